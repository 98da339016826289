"""What a player may type, and what it means."""

from __future__ import annotations

import pytest

from pointluck.engine import NotationError

from .table import SQUADRONS, Table


def read(table: Table, line: str) -> list[str]:
    return [str(action) for action in table.state.parse_all(line)]


def strike() -> Table:
    """A strike over Midway and in the centre, CAP up, one bomber just landed."""
    table = Table(loads="load akagi 3b 0t; load kaga 0b 3t; load soryu 2b 0t; load hiryu 1b 1t")
    table.put("midway", "A1", "A2", "ZA").put("centre", "K1", "K2", "ZK").put("cap", "ZS", "ZH")
    return table.put("soryu", "S1", facing="N").set(reported=1)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("LAUNCH h1 STRIKE", ["launch H1 strike"]),
        ("launch H1", ["launch H1 strike"]),
        ("launch H1 H2", ["launch H1 strike", "launch H2 strike"]),
        ("launch H1, H2 strike", ["launch H1 strike", "launch H2 strike"]),
        ("launch hiryu", ["launch H1 strike", "launch H2 strike"]),
        ("launch ZH cap; launch H1", ["launch ZH cap", "launch H1 strike"]),
        ("  launch   H1   strike ;;", ["launch H1 strike"]),
        ("fly K1", ["fly K1 fleet"]),
        ("fly A1", ["fly A1 midway"]),
        ("fly K1 fleet-1", ["fly K1 fleet"]),
        ("fly ZK midway", ["fly ZK midway"]),
        ("fly centre fleet", ["fly K1 fleet", "fly K2 fleet", "fly ZK fleet"]),
        ("land K1 > kaga", ["land K1 kaga"]),
        ("land cap kaga", ["land ZS kaga", "land ZH kaga"]),
        ("land center kaga", ["land K1 kaga", "land K2 kaga", "land ZK kaga"]),
        ("ready S1", ["ready S1 bombs"]),
        ("ready S1 t", ["ready S1 torpedoes"]),
        ("ready S1 torps", ["ready S1 torpedoes"]),
        ("ready S1 b", ["ready S1 bombs"]),
        ("ready ZH", ["ready ZH"]),
        ("ready soryu torpedo", ["ready S1 torpedoes", "ready S2 torpedoes"]),
        ("attack midway", ["attack midway"]),
        ("attack fleet", ["attack fleet-1"]),
        ("attack midway a1 ZA", ["attack midway A1 ZA"]),
        ("attack midway 2b 1z", ["attack midway A1 A2 ZA"]),
        ("attack midway 1z", ["attack midway ZA"]),
        ("commit zs, zh", ["commit ZS ZH"]),
        ("commit none", ["commit none"]),
        ("targets enterprise 2, hornet 1", ["targets enterprise 2 hornet 1"]),
        ("4", ["die 4"]),
        ("die 4", ["die 4"]),
        ("draw no fighter", ["draw no-fighter"]),
        ("draw Yorktown", ["draw yorktown"]),
        ("end", ["end"]),
        ("", []),
        (" ; ", []),
    ],
)
def test_what_a_line_means(line: str, meant: list[str]) -> None:
    assert read(strike(), line) == meant


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("load akagi 1b 2t", "load akagi 1b 2t"),
        ("load akagi 1b2t", "load akagi 1b 2t"),
        ("load akagi 2t 1b", "load akagi 1b 2t"),
        ("load akagi 1b", "load akagi 1b 2t"),
        ("load akagi 3t", "load akagi 0b 3t"),
        ("load soryu 2b", "load soryu 2b 0t"),
        ("load Akagi 0B 3T", "load akagi 0b 3t"),
    ],
)
def test_loads_may_be_given_by_half(line: str, meant: str) -> None:
    assert read(Table(loads=""), line) == [meant]


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("sail home", "notation-verb"),
        ("launch", "notation-squadron"),
        ("launch strike", "notation-squadron"),
        ("launch akagi kaga zuikaku", "notation-word"),
        ("launch X1 strike", "notation-word"),
        ("launch midway", "notation-squadron"),
        ("fly ZK", "notation-target"),
        ("land K1", "notation-ship"),
        ("attack", "notation-form"),
        ("attack tokyo", "notation-form"),
        ("attack midway X1", "notation-form"),
        ("attack midway 9b", "notation-squadron"),
        ("attack midway 0b 0z", "notation-form"),
        ("attack midway 1b 1b", "notation-form"),
        ("end now", "notation-form"),
        ("die", "notation-form"),
        ("die six", "notation-form"),
        ("die 1 2", "notation-form"),
        ("draw", "notation-form"),
        ("draw nothing", "notation-form"),
        ("load akagi", "notation-form"),
        ("load", "notation-form"),
        ("load tokyo 3b", "notation-form"),
        ("load akagi 3x", "notation-form"),
        ("load akagi 1b 1b 1t", "notation-form"),
        ("targets enterprise", "notation-form"),
        ("targets enterprise many", "notation-form"),
        ("targets 2 enterprise", "notation-form"),
        ("fill tokyo", "notation-form"),
        ("commit", "notation-form"),
        ("commit nobody", "notation-form"),
        ("meet none", "notation-form"),
        (">", "notation-verb"),
        (",", "notation-verb"),
    ],
)
def test_what_cannot_be_read_is_told(line: str, key: str) -> None:
    with pytest.raises(NotationError) as caught:
        strike().state.parse_all(line)
    assert caught.value.key == key


@pytest.mark.parametrize("line", ["", ";", "launch H1; launch H2", "launch hiryu"])
def test_where_one_action_is_wanted_it_must_be_one(line: str) -> None:
    with pytest.raises(NotationError) as caught:
        strike().state.parse(line)
    assert caught.value.key == "notation-one"


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("launch all cap", ["launch ZK cap", "launch ZH cap"]),
        ("launch kaga cap", ["launch ZK cap"]),
        ("ready kaga", ["ready K1 bombs"]),
        ("ready kaga torpedoes", ["ready K1 torpedoes", "ready K2 torpedoes"]),
        ("fly centre fleet", ["fly ZS fleet"]),
        ("fly centre midway", ["fly S1 midway", "fly ZS midway"]),
    ],
)
def test_a_place_stands_for_the_squadrons_there_that_can_do_just_that(line: str, meant: list[str]) -> None:
    table = Table(loads="load akagi 3b; load kaga 2b; load soryu 2b; load hiryu 2b").set(reported=1)
    table.put("kaga", "K1", facing="N").put("cap", "ZA").put("centre", "S1", "ZS")
    assert read(table, line) == meant


def test_squadrons_named_before_the_loads_are_chosen_are_read_all_the_same() -> None:
    table = Table(loads="")
    assert table.refused("ready A1") == ("other-question", "KB-1c")
    assert table.refused("fly A1") == ("other-question", "KB-1c")


def test_all_stands_for_whoever_could() -> None:
    table = Table().put("cap", "ZA").put("lost", "A1")
    others = [name for name in SQUADRONS if name not in ("A1", "ZA")]
    assert read(table, "launch all") == [f"launch {name} strike" for name in others]
