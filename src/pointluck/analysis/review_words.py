"""What the review of a game says, for the terminal, the page and clients alike."""

from __future__ import annotations

from typing import Any, NamedTuple

from pointluck.engine import LANGUAGES, Event, Result

from .days import Hour, day_of
from .par import par
from .par import told as par_told
from .review import FINE, MARKS, WORSE, WORTH_TELLING, Choice, Review, Roll, in_points, standard
from .words import Words

TOLD = 3
"""Events of a roll that are told."""


def amount(found: Review, words: Words, value: float, sign: bool = False, digits: int = 1) -> str:
    """A value, or a difference of values: points, or per cent."""
    if in_points(found):
        return words.number(value, digits + 1, sign)
    return words.say("percent", number=words.number(100 * value, digits, sign))


def spoken(found: Review, words: Words, value: float, error: float = 0.0, sign: bool = False) -> str:
    """The same within a sentence: with its unit, and what it may err by."""
    unit, whole, digits = ("points", 1, 2) if in_points(found) else ("chance", 100, 1)
    number = words.number(whole * value, digits, sign)
    if error:
        number = words.say("review-give-or-take", told=number, error=words.number(whole * error, digits))
    return words.say(f"review-amount-{unit}", number=number)


def moment(words: Words, when: Event | None) -> str:
    """The game's own clock: its turn or round, with the hour where it has one."""
    return words.say("review-before") if when is None else words.event(when)


# --- sentences --------------------------------------------------------------------------------------------------------


def headline(found: Review, words: Words, seat: str) -> str:
    """The whole review for whoever sat there: how it ended, what luck did, and one thing to do better."""
    luck = found.luck if seat == found.first else -found.luck
    told = _ending(found, words, seat)
    if abs(luck) < WORTH_TELLING * found.judge.sharp:
        told.append(words.say("review-head-even"))
    else:
        key = "review-head-lucky" if luck > 0 else "review-head-unlucky"
        told.append(words.say(key, amount=spoken(found, words, abs(luck))))
    if found.adjusted is not None:
        told.append(words.say("review-head-left", left=_left(found, words, seat)))
    proven = [one for one in found.of(seat) if one.mark != FINE]
    costliest = found.costliest(seat)
    if costliest is None:
        if found.of(seat):
            told.append(words.say("review-head-fine"))
        return " ".join(told)
    told.append(words.say("review-head-costliest", told=_gave_away(found, words, costliest)))
    if len(proven) > 1:
        total = sum(one.decision.loss.mean for one in proven)
        told.append(words.say("review-head-all", count=len(proven), amount=spoken(found, words, total)))
    return " ".join(told)


def _left(found: Review, words: Words, seat: str) -> str:
    """The result without luck. Beyond 0 or 100 % a sentence stops there: the fact beside it has the number."""
    assert found.adjusted is not None
    if in_points(found):
        return spoken(found, words, found.adjusted, sign=True)
    left = found.adjusted if seat == found.first else 1 - found.adjusted
    return spoken(found, words, min(1.0, max(0.0, left)))


def whole(found: Review, words: Words) -> list[str]:
    """The headline for each seat that is reviewed, with its name where there are several."""
    told = [(words.name(seat), headline(found, words, seat)) for seat in seats(found)]
    return [line if len(told) == 1 else words.say("review-head-of", seat=name, told=line) for name, line in told]


def _ending(found: Review, words: Words, seat: str) -> list[str]:
    result = found.record.result
    if result is None or found.raw is None:
        return []
    if in_points(found):
        score = spoken(found, words, found.raw, sign=True)
        return [words.say("review-head-score", level=words.name(result.level), score=score)]
    return [words.say(f"review-ended-{_how(result, seat)}")]


def _how(result: Result, seat: str) -> str:
    return "draw" if result.winner is None else "won" if result.winner == seat else "lost"


def roll_told(found: Review, words: Words, roll: Roll) -> str:
    """When, what happened, and what it did for the first seat."""
    luck, seat = roll.stroke.luck, words.name(found.first)
    key = "review-roll-good" if luck > 0 else "review-roll-bad"
    worth = spoken(found, words, abs(luck))
    return words.say(key, when=moment(words, roll.when), what=happened(found, words, roll), seat=seat, amount=worth)


def happened(found: Review, words: Words, roll: Roll) -> str:
    events = [event for event in roll.events if event.seats is None]
    if not events and found.record.over:
        events = roll.events  # what was drawn in secret is no secret any more
    told = [f"{words.event(event).rstrip('.')}." for event in events[:TOLD]]
    return " ".join(told) or words.say("review-outcome", outcome=words.action(roll.outcome))


def choice_told(found: Review, words: Words, choice: Choice) -> str:
    """When, who, what was done, what it gave away, and the better answer."""
    return words.say("review-choice", seat=words.name(choice.seat), told=_gave_away(found, words, choice))


def _gave_away(found: Review, words: Words, choice: Choice) -> str:
    return words.say("review-when", when=moment(words, choice.when), told=gave_away(found, words, choice))


def gave_away(found: Review, words: Words, choice: Choice) -> str:
    decision = choice.decision
    return words.say(
        "review-gave-away",
        taken=words.action(choice.taken),
        better=words.action(decision.best),
        lost=spoken(found, words, *decision.loss),
        against=found.judge.against,
    )


# --- numbers ----------------------------------------------------------------------------------------------------------


def headlines(found: Review, words: Words) -> list[tuple[str, str, str]]:
    """What came out, what luck did, and what is left: the name, the number, and more about it."""
    seats, first = found.record.game.seats, found.first
    lines = []
    alone, whose = len(seats) == 1, words.name(first)
    if found.raw is not None:
        name = words.say("review-raw") if alone else words.say("review-raw-of", seat=whose)
        lines.append((name, _raw(found, words), ""))
    for number, seat in enumerate(seats):
        luck = -found.luck if number else found.luck
        lines.append((words.say("review-luck", seat=words.name(seat)), amount(found, words, luck, sign=True), ""))
    if found.adjusted is not None:
        told, more = amount(found, words, found.adjusted, sign=in_points(found)), ""
        if tells_something(found):
            low, high = (amount(found, words, end, sign=in_points(found)) for end in found.interval or ())
            more = words.say("review-between", low=low, high=high)
        name = words.say("review-adjusted") if alone else words.say("review-adjusted-of", seat=whose)
        lines.append((name, told, more))
    elif found.curve and found.seat is not None:
        now = amount(found, words, found.curve[-1][1], sign=in_points(found))
        lines.append((words.say("review-now"), now, ""))
    if found.raw is not None and (measured := par(found.record.setup)) is not None:
        lines.append(par_told(measured, found.record.game, first, words))
    return lines


def _raw(found: Review, words: Words) -> str:
    assert found.raw is not None
    if in_points(found):
        return amount(found, words, found.raw, sign=True)
    result = found.record.result
    assert result is not None
    return words.say(f"review-result-{_how(result, found.first)}")


def tells_something(found: Review) -> bool:
    """An interval wider than from certain defeat to certain victory is none."""
    return found.interval is not None and (in_points(found) or found.interval[1] - found.interval[0] < 1)


def seats(found: Review) -> list[str]:
    """Those whose decisions were weighed."""
    return [seat for seat in found.record.game.seats if found.seat in (None, seat)]


def players(found: Review, words: Words) -> list[tuple[str, list[str]]]:
    """For each seat that is reviewed: its marks, its error rate and the ranks that it may be."""
    told = []
    for seat in seats(found):
        mine = found.of(seat)
        counts = {mark: sum(choice.mark == mark for choice in mine) for mark in MARKS}
        lines = [words.say("review-weighed", count=len(mine), fine=counts[FINE])]
        lines += [words.say(f"review-count-{mark}", count=counts[mark]) for mark in MARKS[1:] if counts[mark]]
        rate = found.rate(seat)
        if rate is not None:
            told_rate, error = (amount(found, words, one, digits=2) for one in rate)
            told_rate = words.say("review-give-or-take", told=told_rate, error=error)
            if in_points(found):
                told_rate = words.say("review-amount-points", number=told_rate)
            lines.append(words.say("review-rate", rate=told_rate, against=found.judge.against))
        if ranks := found.ranks(seat):
            lines.append(words.say("review-rank", ranks=ranks))
        told.append((words.name(seat), lines))
    return told


def notes(found: Review, words: Words) -> list[str]:
    """What a reader has to know to believe it, and what was left out."""
    sharp = found.judge.sharp
    limits = {mark: amount(found, words, least * sharp) for mark, least in WORSE.items()}
    told = [
        words.say("review-unit-points" if in_points(found) else "review-unit-chance"),
        words.say("review-marks", **limits),
    ]
    spread = standard(found.record.game.id, found.record.setup.preset).spread
    if tells_something(found):
        told.append(words.say("review-interval"))
    elif found.adjusted is not None and spread is not None:
        told.append(words.say("review-wide", spread=amount(found, words, spread, digits=0)))
    if found.adjusted is not None and not in_points(found) and not 0 <= found.adjusted <= 1:
        told.append(words.say("review-beyond"))
    if found.seat is not None:
        told.append(words.say("review-unfinished", seat=words.name(found.seat)))
    if found.partial:
        told.append(words.say("review-partial", steps=found.steps, count=len(found.record.steps)))
    return told + sources(found, words)


# --- a day of history -------------------------------------------------------------------------------------------------


class HourTold(NamedTuple):
    """An hour of it in sentences, beside what the review found."""

    step: int
    """How many steps come before it."""
    hour: str
    happened: str
    knew: str
    game: str
    """Where the game tells it otherwise; empty where it does not."""
    luck: str
    worth: list[str]
    """What the decisions gave away, and the better answers, the costliest first."""


def hours(found: Review, words: Words) -> list[HourTold]:
    """None where the game is no day of history."""
    day = day_of(found.record)
    if day is None:
        return []
    ends = [*(hour.after for hour in day.hours[1:]), len(day.record.steps)]
    return [_hour(found, hour, range(hour.after, end), words) for hour, end in zip(day.hours, ends, strict=True)]


def _hour(found: Review, hour: Hour, before: range, words: Words) -> HourTold:
    """`before`: how many steps come before each of the hour's."""
    code = words.code
    luck = sum(roll.stroke.luck for roll in found.rolls if roll.step - 1 in before)
    choices = sorted((one for one in found.choices if one.step - 1 in before), key=lambda one: -one.decision.loss.mean)
    worth = [gave_away(found, words, one) for one in choices if one.mark != FINE]
    return HourTold(
        step=hour.after,
        hour=hour.hour,
        happened=hour.happened[code],
        knew=words.say("day-knew", knew=hour.knew[code]),
        game="" if hour.game is None else words.say("day-game", told=hour.game[code]),
        luck=words.say("day-luck", amount=spoken(found, words, luck, sign=True)),
        worth=worth or ([words.say("day-fine")] if choices else []),
    )


def sources(found: Review, words: Words) -> list[str]:
    """After whom a day of history is told."""
    day = day_of(found.record)
    return [] if day is None else [words.say("day-sources", told=" ".join(day.sources))]


# --- for clients ------------------------------------------------------------------------------------------------------


def plain(found: Review) -> dict[str, Any]:
    """All of it as plain data, and what is told in each language."""
    game = found.record.game
    return found.to_plain() | {"told": {code: told(found, Words(code, game)) for code in LANGUAGES}}


def told(found: Review, words: Words) -> dict[str, Any]:
    """What is told, ready to be shown."""
    return {
        "headline": {seat: headline(found, words, seat) for seat in seats(found)},
        "facts": [{"name": name, "value": value, "more": more} for name, value, more in headlines(found, words)],
        "players": {
            seat: {"name": name, "lines": lines}
            for seat, (name, lines) in zip(seats(found), players(found, words), strict=True)
        },
        "rolls": [
            {"step": roll.step, "luck": roll.stroke.luck, "told": roll_told(found, words, roll)}
            for roll in found.great_rolls()
        ],
        "decisions": [_choice_plain(found, words, choice) for choice in found.great_choices()],
        "notes": notes(found, words),
        "hours": [one._asdict() for one in hours(found, words)],
    }


def _choice_plain(found: Review, words: Words, choice: Choice) -> dict[str, Any]:
    return {
        "step": choice.step,
        "seat": choice.seat,
        "mark": choice.mark,
        "called": words.say(f"review-called-{choice.mark}"),
        "asked": words.question(choice.asked),
        "told": choice_told(found, words, choice),
    }
