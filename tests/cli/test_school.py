"""`pointluck school`: a position, an answer, and what it was worth."""

from __future__ import annotations

from pointluck.analysis.school import positions

from .running import Run


def test_a_position_is_answered_by_number_or_in_notation(run: Run) -> None:
    one = positions("dogfight")[0]
    wrong = run("school", "dogfight", "--position", "1", typed=f"99\nnonsense\n{one.worth[-1].action}\n")
    assert wrong.code == 0 and "Not the best." in wrong.out and "the next gives away" in wrong.out
    assert wrong.out.count("Type a number from 1 to") == 2
    number = [str(action) for action in one.state().legal()].index(one.best.action) + 1
    right = run("school", "dogfight", "--position", "1", "--lang", "de", typed=f"{number}\n")
    assert right.code == 0 and "Gefunden" in right.out


def test_nothing_is_told_before_an_answer(run: Run) -> None:
    left = run("school", "dogfight", typed="")
    assert left.code == 0 and "Which answer is best?" in left.out and "chance to win" not in left.out


def test_what_is_not_there_is_refused(run: Run) -> None:
    for words, told in (
        (("night-guns",), "no battle school"),
        (("dogfight", "--position", "9999"), "no position"),
        (("dogfight", "--position", "0"), "--position"),
        ((), "dogfight"),
    ):
        refused = run("school", *words)
        assert refused.code == 2 and told in refused.err
