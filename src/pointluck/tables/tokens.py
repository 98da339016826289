"""Secrets that people carry: random, told once, and kept here only as hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from .signing import Seal


def new_id() -> str:
    """128 random bits as 22 letters. The first is no dash: ids are typed as arguments of `pointluck admin`."""
    while (made := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return made


def new_token() -> str:
    """192 random bits."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Signer:
    """Signs what can be told again: a watch token is a signature of the hash of the table's own, so a new one voids
    it."""

    def __init__(self, key: bytes, seal: Seal) -> None:
        self._key = key
        self.seal = seal
        """What the host signs records with, for everybody to see."""

    def watch(self, table_id: str, kept: str | None) -> str:
        return hmac.new(self._key, f"watch|{table_id}|{kept or ''}".encode(), hashlib.sha256).hexdigest()[:48]

    def reads_watch(self, table_id: str, kept: str | None, token: str) -> bool:
        return _same(token, self.watch(table_id, kept))


def _same(given: str, ours: str) -> bool:
    return hmac.compare_digest(given.encode(), ours.encode())
