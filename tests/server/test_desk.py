"""The odds desk and the designer's lab over HTTP: answered aside, remembered, rated, refused in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

import pointluck
from pointluck.analysis.desk import ask, forms, games
from pointluck.server.routes import desk
from pointluck.server.settings import Limits, Rate, Settings
from tests.server import patient
from tests.server.conftest import sqlite
from tests.server.serving import Running, serving

MIDWAY = "/api/games/battle-of-midway"


def asked(server: Running, sentence: str, game: str = "battle-of-midway", **more: str) -> Any:
    return patient.post(f"{server.origin}/api/games/{game}/odds", json={"sentence": sentence, **more})


def test_the_answer_is_that_of_the_rules(server: Running) -> None:
    told = asked(server, "1 pby > akagi").json()
    assert told["understood"] == "1 pby > akagi"
    (stake,) = told["stakes"]
    assert (stake["key"], [one["exact"] for one in stake["changes"]]) == ("ijn-located", ["253/864", "611/864"])
    assert stake["changes"][1]["value"] == pytest.approx(611 / 864)


@pytest.mark.parametrize(
    ("sentence", "status", "key"),
    [
        ("6 sbd > enterprise", 400, "problem-odds-stopped"),
        ("12 sbd + 4 tbd + 12 f4f > akagi cap 4 screen 4 destroyers", 400, "problem-odds-too-large"),
        ("x" * 201, 422, "problem-request-wrong"),
    ],
)
@pytest.mark.slow
def test_what_cannot_be_answered_is_refused_in_words(server: Running, sentence: str, status: int, key: str) -> None:
    refused = asked(server, sentence)
    assert (refused.status_code, refused.json()["key"]) in ((status, key), (413, "problem-work-much"))


def test_games_and_presets_that_are_not_there(server: Running) -> None:
    assert asked(server, "1 pby > akagi", game="chess").status_code == 404
    assert asked(server, "1 pby > akagi", preset="none").status_code == 404
    assert patient.get(f"{server.origin}/api/games/chess/desk").status_code == 404


@pytest.mark.parametrize("game", games())
def test_what_can_be_clicked_together_is_understood(server: Running, game: str) -> None:
    told = patient.get(f"{server.origin}/api/games/{game}/desk").json()
    assert told["examples"]
    setup = pointluck.game(game).setup()
    assert [one["key"] for one in told["forms"]] == [form.key for form in forms(setup)]
    for form in forms(setup):
        assert ask(setup, form.said()).odds, form.said()


def test_every_choice_of_a_form_is_understood() -> None:
    """Each part by itself, set to its last value, beside the others as they are in the beginning."""
    for game in games():
        setup = pointluck.game(game).setup()
        for form in forms(setup):
            for group in form.groups:
                for part in group.parts:
                    last = len(part.texts) - 1 if part.kind == "choice" else min(part.most, 1) or 1
                    other = group._replace(parts=tuple(p._replace(start=last) if p is part else p for p in group.parts))
                    groups = tuple(other if one is group else one for one in form.groups)
                    pointluck.analysis.desk._desk(game).read(form._replace(groups=groups).said(), setup)  # type: ignore[attr-defined]


# --- the lab ------------------------------------------------------------------------------------------------------


def experiment(server: Running, game: str, figures: dict[str, Any], seconds: float = 60.0) -> Any:
    wish = {"figures": figures}
    until = monotonic() + seconds
    while True:
        told = patient.post(f"{server.origin}/api/games/{game}/lab", json=wish)
        if told.status_code != 200 or told.json()["status"] != "working" or monotonic() > until:
            return told
        sleep(0.1)


@pytest.mark.slow
def test_an_experiment_is_worked_out_and_remembered(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(desk.GAMES, "kido-butai", 20)
    told = experiment(server, "kido-butai", {"bombing/japan_v_carrier_min": 2}).json()
    assert (told["status"], told["games"], told["found"]["games"]) == ("done", 20, 20)
    assert {one["key"] for one in told["found"]["wins"]} == {"japan", "usa"}
    began = monotonic()
    assert experiment(server, "kido-butai", {"bombing/japan_v_carrier_min": 2}).json() == told
    assert monotonic() - began < 2


@pytest.mark.slow
def test_an_impossible_figure_is_refused_by_its_name(server: Running) -> None:
    told = experiment(server, "kido-butai", {"bombing/us_v_carier_min": 6}).json()
    assert (told["status"], told["key"]) == ("failed", "problem-data-unknown")
    assert told["params"]["path"] == "/bombing/us_v_carier_min"


# --- limits -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("strict")
    limits = Limits(desk=Rate(0.001, 2), lab=Rate(0.001, 1))
    with serving(Settings(sqlite(folder), bots=0, limits=limits)) as running:
        yield running


@pytest.mark.slow
def test_questions_are_rated_but_what_is_known_costs_nothing(strict: Running) -> None:
    import httpx

    def status(sentence: str) -> int:
        return httpx.post(f"{strict.origin}{MIDWAY}/odds", json={"sentence": sentence}, timeout=60).status_code

    assert [status("1 pby > akagi"), status("2 pby > akagi"), status("3 pby > akagi")] == [200, 200, 429]
    assert status("1 pby > akagi") == 200

    def begun(value: int) -> int:
        wish = {"figures": {"bombing/us_v_carrier_min": value}}
        return httpx.post(f"{strict.origin}/api/games/kido-butai/lab", json=wish, timeout=60).status_code

    assert [begun(6), begun(4), begun(6)] == [200, 429, 200]
