"""Moments of real games, for pictures: bots play until something is asked or has happened, and the record is kept.

A record that is brought to the server becomes a table at which a person goes on, so every picture is of the real thing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import pointluck
from pointluck.engine import CHANCE, Record, Seeded
from pointluck.players import Situation, player

BOT = "doctrine"


class Wanted(NamedTuple):
    """A moment: the `skip`-th time that a seat is asked this after an event of that kind has happened."""

    name: str
    asked: str = ""
    """The kind of question; "" for any, "over" for the end."""
    after: str = ""
    """The kind of event that must have come before; with "!" at its end, since the seat's last answer."""
    skip: int = 0


class Course(NamedTuple):
    """A game that bots play, with the seat that the person takes over, and what is wanted of it."""

    game: str
    seat: str
    seed: int
    wanted: tuple[Wanted, ...]
    preset: str = "standard"
    options: tuple[tuple[str, str], ...] = ()


class Found(NamedTuple):
    name: str
    record: str


def moments(course: Course) -> Iterable[Found]:
    """Plays the game once and gives the record at each wanted moment, in the order in which they come."""
    state = pointluck.game(course.game).new(course.preset, **dict(course.options))
    seats = {seat: "person" if seat == course.seat else BOT for seat in state.setup.game.seats}
    record = Record(state, seats)
    players = {seat: player(BOT, course.game, seat, course.seed) for seat in seats}
    dice = Seeded(course.seed)
    missing = {wanted: wanted.skip for wanted in course.wanted}
    ever: set[str] = set()
    lately: set[str] = set()
    while (seat := record.state.seat) is not None:
        if seat == course.seat:
            for wanted in [one for one in missing if _is_now(one, record, ever, lately)]:
                if missing[wanted]:
                    missing[wanted] -= 1
                    continue
                del missing[wanted]
                yield Found(f"{course.game}-{wanted.name}", _text(record))
            lately = set()
        events = record.apply(
            dice.pick(record.state) if seat == CHANCE else players[seat].choose(Situation(record.state, seat))
        )
        ever |= {event.kind for event in events}
        lately |= {event.kind for event in events}
    for wanted in list(missing):
        if wanted.asked == "over":
            del missing[wanted]
            yield Found(f"{course.game}-{wanted.name}", _text(record))
    if missing:
        names = ", ".join(wanted.name for wanted in missing)
        raise SystemExit(f"seed {course.seed} of {course.game} has no {names}: choose another seed or another moment")


def _text(record: Record) -> str:
    return "".join(f"{line}\n" for line in record.lines)


def _is_now(wanted: Wanted, record: Record, ever: set[str], lately: set[str]) -> bool:
    question = record.state.question
    if wanted.asked and (question is None or question.kind != wanted.asked):
        return False
    past = lately if wanted.after.endswith("!") else ever
    return not wanted.after or wanted.after.rstrip("!") in past


COURSES = (
    Course(
        "kido-butai",
        "japan",
        7,
        (
            Wanted("1-loads", "loads"),
            Wanted("2-dawn", "japanese-phase"),
            Wanted("3-strike-out", "japanese-phase", "launched", 6),
            Wanted("4-commit", "commit"),
            Wanted("5-meet", "meet"),
            Wanted("6-fleet-found", "japanese-phase", "fleet-drawn!"),
            Wanted("7-hurt", "japanese-phase", "damaged!"),
            Wanted("8-late", "japanese-phase", "sunk", 40),
            Wanted("9-end", "over"),
        ),
    ),
    Course(
        "battle-of-midway",
        "usn",
        2,
        (
            Wanted("01-reinforce", "reinforce"),
            Wanted("02-patrol", "patrol"),
            Wanted("03-order", "order"),
            Wanted("04-fly-to", "fly-to"),
            Wanted("05-send", "send"),
            Wanted("06-mode", "mode"),
            Wanted("07-status", "status"),
            Wanted("08-spot", "spot"),
            Wanted("09-merge", "merge"),
            Wanted("10-weather", "weather"),
            Wanted("11-clear", "clear"),
            Wanted("12-cap-to", "cap-to"),
            Wanted("13-place", "place"),
            Wanted("14-shift", "shift"),
            Wanted("16-lose", "lose"),
            Wanted("17-target", "target"),
            Wanted("18-order-late", "order", "sunk"),
            Wanted("19-return", "return"),
            Wanted("20-land", "land"),
            Wanted("21-gun", "gun"),
            Wanted("22-move-to", "move-to"),
            Wanted("23-end", "over"),
        ),
    ),
    Course(
        "battle-of-midway",
        "ijn",
        1,
        (
            Wanted("30-ijn-status", "status"),
            Wanted("31-ijn-spot", "spot"),
            Wanted("32-ijn-intercept", "intercept"),
            Wanted("33-ijn-battle", "pick-battle"),
            Wanted("34-ijn-land-some", "land-some"),
            Wanted("35-ijn-rearm", "rearm"),
            Wanted("36-ijn-divert", "divert"),
            Wanted("37-ijn-gun", "gun"),
            Wanted("38-ijn-escort", "escort"),
        ),
    ),
    Course(
        "dogfight",
        "usa",
        7,
        (
            Wanted("01-place", "place", "", 2),
            Wanted("02-bid", "bid"),
            Wanted("03-activate", "activate"),
            Wanted("04-manoeuvre", "manoeuvre"),
            Wanted("05-buy", "buy"),
            Wanted("06-plan", "plan"),
            Wanted("07-first", "first"),
            Wanted("08-card", "card"),
            Wanted("09-plan-again", "plan-again"),
            Wanted("10-late", "activate", "destroyed", 5),
            Wanted("11-end", "over"),
        ),
    ),
    Course(
        "dogfight",
        "japan",
        6,
        (
            Wanted("20-domination", "activate", "scored"),
            Wanted("21-face", "face"),
            Wanted("22-exchange", "exchange"),
            Wanted("23-return", "return"),
            Wanted("24-domination-end", "over"),
        ),
        "standard",
        (("mode", "domination"),),
    ),
)
