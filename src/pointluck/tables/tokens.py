"""Secrets that people carry: random, told once, and kept here only as hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def new_id() -> str:
    """128 random bits as 22 letters."""
    return secrets.token_urlsafe(16)


def new_token() -> str:
    """192 random bits."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Signer:
    """Signs a person's id, so that a device can prove whose it is without a look into the store.

    A watch token that can be told again is a signature too: of the hash of the table's own, so a new one voids it.
    """

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, person_id: str) -> str:
        return f"{person_id}.{self._mark(person_id)}"

    def read(self, token: str) -> str | None:
        person_id, _, mark = token.partition(".")
        # As bytes: a token from outside may hold any letters.
        return person_id if _same(mark, self._mark(person_id)) else None

    def watch(self, table_id: str, kept: str | None) -> str:
        return hmac.new(self._key, f"watch|{table_id}|{kept or ''}".encode(), hashlib.sha256).hexdigest()[:48]

    def reads_watch(self, table_id: str, kept: str | None, token: str) -> bool:
        return _same(token, self.watch(table_id, kept))

    def _mark(self, person_id: str) -> str:
        return hmac.new(self._key, f"device|{person_id}".encode(), hashlib.sha256).hexdigest()


def _same(given: str, ours: str) -> bool:
    return hmac.compare_digest(given.encode(), ours.encode())
