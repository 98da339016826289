"""What may be typed: forgiving about the form, strict about the meaning."""

from __future__ import annotations

import pytest

from pointluck.engine import NotationError

from .table import Table


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("PLACE u1 4,2 nw", "place U1 4,2 NW"),
        ("place U1 (4, 2) E", "place U1 4,2 E"),
        ("l", "left"),
        ("plan f l", "plan forward left"),
        ("play feint left", "play feint-left"),
        ("play surprise_attack", "play surprise-attack"),
        ("play thach weave u3", "play thach-weave U3"),
        ("play thach-weave", "play thach-weave"),
        ("draw 6 2", "draw 2 6"),
        ("tile s2 9, -4", "tile S2 9,-4"),
        ("tile S1 4,-1/2", "tile S1 4,-1/2"),
        ("bid 02", "bid 2"),
        ("face se", "face SE"),
    ],
)
def test_what_is_meant(typed: str, meant: str) -> None:
    state = Table().state
    assert str(state.parse(typed)) == meant
    assert state.parse(meant) == state.parse(typed)


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("", "notation-verb"),
        ("loop", "notation-verb"),
        ("place U1 4,2", "notation-form"),
        ("place U1 here E", "notation-form"),
        ("place U1 4,2 north", "notation-form"),
        ("place U9 4,2 E", "notation-aircraft"),
        ("fly", "notation-form"),
        ("fly U1 U2", "notation-form"),
        ("attack U1", "notation-form"),
        ("attack U1 J9", "notation-aircraft"),
        ("stop now", "notation-form"),
        ("tile S9 1,1", "notation-form"),
        ("tile S1", "notation-form"),
        ("plan", "notation-form"),
        ("plan up", "notation-form"),
        ("first germany", "notation-form"),
        ("skip two", "notation-form"),
        ("play", "notation-form"),
        ("play ace", "notation-form"),
        ("play loop U1", "notation-form"),
        ("play thach-weave X", "notation-aircraft"),
        ("draw", "notation-form"),
        ("draw high", "notation-form"),
        ("buy everything", "notation-form"),
    ],
)
def test_what_is_not_understood_is_named(typed: str, key: str) -> None:
    with pytest.raises(NotationError) as caught:
        Table().state.parse(typed)
    assert caught.value.key == key
