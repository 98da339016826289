"""The host's seal: what it signs with Ed25519, so that it cannot later say it was another game.

Before the first roll it signs the table, the commitment and everybody's entropy; at the end the whole record. Whoever
has the first signature holds the host to that game. The host tells its key to everybody (docs/fair-dice.md).
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from pointluck.engine import Entropy
from pointluck.engine.fair import mix
from pointluck.engine.notes import BEGIN, END, Signature


class Seal:
    """Signs in the name of a host. `seed`: 32 bytes that nobody else knows."""

    def __init__(self, seed: bytes, host: str) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(seed)
        self.host = host
        self.key = self._key.public_key().public_bytes_raw().hex()

    def begin(self, table: str, commitment: str, entropy: Sequence[Entropy]) -> Signature:
        """To be told before the first roll."""
        return self._signed(BEGIN, begin_message(self.host, table, commitment, entropy))

    def end(self, text: str) -> Signature:
        """`text`: the record up to here, to the end of its last line."""
        return self._signed(END, end_message(self.host, text))

    def _signed(self, part: str, message: bytes) -> Signature:
        return Signature(part, self.host, self.key, self._key.sign(message).hex())


def begin_message(host: str, table: str, commitment: str, entropy: Sequence[Entropy]) -> bytes:
    return f"Point Luck begin {host} {table} {commitment} {mix(entropy)}".encode()


def end_message(host: str, text: str) -> bytes:
    return f"Point Luck end {host} {hashlib.sha256(text.encode()).hexdigest()}".encode()


def holds(made: Signature, message: bytes) -> bool:
    """Whether whoever has that key has signed the message."""
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(made.key)).verify(bytes.fromhex(made.mark), message)
    except (InvalidSignature, ValueError):
        return False
    return True


def fingerprint(key: str) -> str:
    """A key in short, to compare by eye."""
    digits = hashlib.sha256(bytes.fromhex(key)).hexdigest()
    return " ".join(digits[place : place + 4] for place in range(0, 24, 4))
