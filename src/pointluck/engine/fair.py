"""Dice that nobody can choose and everybody can check: commit and reveal with HMAC-SHA-256.

Before the first step whoever holds the game draws a secret and tells its SHA-256, the commitment. Everybody who plays
adds digits of their own, the entropy. From then on every outcome follows from the secret, the entropy and the line of
the log on which it stands; after the end the secret is told, and anybody can do the sums again (docs/fair-dice.md).
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable, Sequence
from typing import NamedTuple

from .chance import Chance, weighted
from .state import State
from .words import Action

SECRET_BYTES = 32
_SPACE = 1 << 256
_FAIR = re.compile(r"fair [0-9a-f]{64} [A-Za-z0-9_-]{1,64} [0-9]{1,9}")
_SECRET = re.compile(r"secret [0-9a-f]{64}")
_ENTROPY = re.compile(r"[0-9a-f]{32,128}")


class Entropy(NamedTuple):
    """What the person in a seat adds to the dice: 128 to 512 bits as hex digits."""

    seat: str
    digits: str


class Fairness(NamedTuple):
    """What a record says about its dice: fair from log line `seq` + 1 on, with what is needed to check them."""

    commitment: str
    table: str
    seq: int
    entropy: tuple[Entropy, ...] = ()
    secret: str | None = None

    def lines(self) -> list[str]:
        """What the record says about them before the first fair one, without the links."""
        return [
            f"fair {self.commitment} {self.table} {self.seq}",
            *(f"entropy {seat} {digits}" for seat, digits in self.entropy),
        ]

    @staticmethod
    def after(known: Fairness | None, line: str, seats: Sequence[str], follows: bool, over: bool) -> Fairness | None:
        """What is known after a line of the record about the dice; None if no such line can stand there.

        `follows`: the line before it was about the dice too, so entropy may still be added.
        """
        kind, *words = line.split(" ")
        if kind == "fair" and known is None and not over and _FAIR.fullmatch(line):
            return Fairness(words[0], words[1], int(words[2]))
        if known is None or known.secret is not None:
            return None
        if (
            kind == "entropy"
            and follows
            and not over
            and len(words) == 2
            and words[0] in seats
            and is_entropy(words[1])
        ):
            return known._replace(entropy=(*known.entropy, Entropy(*words)))
        if kind == "secret" and over and _SECRET.fullmatch(line):
            return known._replace(secret=words[0])
        return None


def published(secret: str) -> str:
    """The line that tells the secret behind the dice."""
    return f"secret {secret}"


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def is_entropy(digits: str) -> bool:
    return _ENTROPY.fullmatch(digits) is not None


def mix(entropy: Sequence[Entropy]) -> str:
    """The digest of what all people gave, in the order in which the record lists them."""
    return hashlib.sha256("".join(f"{seat} {digits}\n" for seat, digits in entropy).encode()).hexdigest()


class FairDice:
    """The outcomes of one table. `seq` is a line of a log that only grows, so no outcome is ever used twice."""

    __slots__ = ("_keyed", "_prefix", "_suffix")

    def __init__(self, secret: bytes, table: str, entropy: Sequence[Entropy]) -> None:
        # The keyed start is the same for every outcome; copying it saves two of the four SHA-256 blocks.
        self._keyed = hmac.new(secret, digestmod=hashlib.sha256)
        self._prefix = f"{table}|"
        self._suffix = f"|{mix(entropy)}|"

    def on(self, seq: int) -> Chance:
        """Whoever supplies the outcome of the chance point on line `seq`."""
        return _OnLine(self, seq)

    def below(self, total: int, seq: int) -> int:
        """A whole number from 0 to `total` - 1, each exactly as likely as the others."""
        return uniform(total, lambda counter: self._number(seq, counter))

    def _number(self, seq: int, counter: int) -> int:
        keyed = self._keyed.copy()
        keyed.update(f"{self._prefix}{seq}{self._suffix}{counter}".encode())
        return int.from_bytes(keyed.digest(), "big")


class _OnLine(NamedTuple):
    dice: FairDice
    seq: int

    def pick(self, state: State) -> Action:
        weights = state.weights()
        return weighted(state.legal(), weights, self.dice.below(sum(weights), self.seq))


def uniform(total: int, numbers: Callable[[int], int], space: int = _SPACE) -> int:
    """Rejection sampling: `numbers(0)`, `numbers(1)`, ... are uniform below `space`, the result is so below `total`.

    Numbers above the largest multiple of `total` are passed over, so that every remainder has as many ways to come up.
    """
    fair = space - space % total
    counter = 0
    while (number := numbers(counter)) >= fair:
        counter += 1
    return number % total
