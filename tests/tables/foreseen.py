"""Tables whose dice are the same in every run, so that a red build is red for everybody."""

from __future__ import annotations

import base64
import hashlib
from itertools import count

import pytest

from pointluck.tables import seating


def foresee(patch: pytest.MonkeyPatch, name: str) -> None:
    """Ids and secrets of new tables follow from the name of the test."""
    numbers = count()

    def digest() -> bytes:
        return hashlib.sha256(f"{name} {next(numbers)}".encode()).digest()

    patch.setattr(seating, "new_secret", digest)
    patch.setattr(seating, "new_id", lambda: base64.urlsafe_b64encode(digest()[:16]).decode().rstrip("="))
