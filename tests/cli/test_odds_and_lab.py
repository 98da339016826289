"""The commands of the odds desk and of the designer's lab."""

from __future__ import annotations

import json

from tests.cli.running import Run


def test_the_command(run: Run) -> None:
    figures = ("--figure", "turns/count=12")
    told = run(
        "lab", "kido-butai", *figures, "--players", "random", "--games", "3", "--seed", "1", "--json", "--workers", "1"
    )
    plain = json.loads(told.out)
    assert (told.code, plain["games"], plain["variants"][0]["figures"][0]["value"]) == (0, 3, 12)
    refused = run("lab", "kido-butai", "--figure", "turns/count=0")
    assert (refused.code, "/turns/count" in refused.err) == (1, True)


def test_the_command_of_the_odds_desk(run: Run) -> None:
    told = run("odds", "kido-butai", "search 1 turn", "--json")
    shares = {stake["key"]: stake["changes"][1]["exact"] for stake in json.loads(told.out)["stakes"]}
    assert shares == {"kido-butai-found": "1/3", "fleets-reported": "1/6"}
    assert "1/3" in run("odds", "kido-butai", "search", "1", "turn").out
    assert 'pointluck odds kido-butai "' in run("odds", "kido-butai").out
    refused = run("odds", "kido-butai", "4 dolphins", "--lang", "de")
    assert (refused.code, "Verstanden bis hier: „4“" in refused.err) == (2, True)
