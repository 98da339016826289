"""Ids can be typed as they are behind a command."""

from __future__ import annotations

import secrets
from itertools import chain, repeat

import pytest

from pointluck.tables.tokens import new_id


def test_no_id_begins_with_a_dash_which_would_make_it_an_option_of_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = chain(["-Aq9", "--zz"], repeat("a-b_c"))
    monkeypatch.setattr(secrets, "token_urlsafe", lambda bits: next(drawn))
    assert new_id() == "a-b_c"
