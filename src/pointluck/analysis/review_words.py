"""What the review of a game says, for the terminal and the page alike."""

from __future__ import annotations

from .review import FINE, MARKS, WORSE, Choice, Review, Roll, in_points
from .words import Words


def amount(found: Review, words: Words, value: float, sign: bool = False) -> str:
    """A value, or a difference of values: points, or per cent."""
    if in_points(found):
        return words.number(value, 2, sign)
    return words.say("percent", number=words.number(100 * value, 1, sign))


def moment(words: Words, told: dict[str, int], step: int) -> str:
    for name, number in told.items():
        return words.say(f"review-at-{name}", number=number, step=step)
    return words.say("review-step", step=step)


def headlines(found: Review, words: Words) -> list[tuple[str, str, str]]:
    """What came out, what luck did, and what is left: the name, the number, and more about it."""
    seats, first = found.record.game.seats, found.first
    lines = []
    alone, whose = len(seats) == 1, words.name(first)
    if found.raw is not None:
        name = words.say("review-raw") if alone else words.say("review-raw-of", seat=whose)
        lines.append((name, amount(found, words, found.raw, sign=in_points(found)), ""))
    for number, seat in enumerate(seats):
        luck = -found.luck if number else found.luck
        lines.append((words.say("review-luck", seat=words.name(seat)), amount(found, words, luck, sign=True), ""))
    if found.adjusted is not None:
        told, more = amount(found, words, found.adjusted, sign=in_points(found)), ""
        if found.interval is not None:
            low, high = (amount(found, words, end, sign=in_points(found)) for end in found.interval)
            more = words.say("review-between", low=low, high=high)
        name = words.say("review-adjusted") if alone else words.say("review-adjusted-of", seat=whose)
        lines.append((name, told, more))
    elif found.curve and found.seat is not None:
        now = amount(found, words, found.curve[-1][1], sign=in_points(found))
        lines.append((words.say("review-now"), now, ""))
    return lines


def players(found: Review, words: Words) -> list[tuple[str, list[str]]]:
    """For each seat that is reviewed: its marks, its error rate and the rank that it is nearest to."""
    told = []
    for seat in found.record.game.seats:
        if found.seat not in (None, seat):
            continue
        mine = found.of(seat)
        counts = {mark: sum(choice.mark == mark for choice in mine) for mark in MARKS}
        lines = [words.say("review-weighed", count=len(mine), fine=counts[FINE])]
        lines += [words.say(f"review-count-{mark}", count=counts[mark]) for mark in MARKS[1:] if counts[mark]]
        rate, rank = found.rate(seat), found.rank(seat)
        if rate is not None:
            lines.append(words.say("review-rate", rate=amount(found, words, rate)))
        if rank is not None:
            lines.append(words.say("review-rank", rank=words.name(rank)))
        told.append((words.name(seat), lines))
    return told


def roll_row(found: Review, words: Words, roll: Roll) -> list[str]:
    """When, what, and what it did to the first seat."""
    events = [words.event(event) for event in roll.events if event.seats is None]
    what = " ".join(events[:2]) if events else words.action(roll.outcome)
    luck = amount(found, words, roll.stroke.luck, sign=True)
    return [moment(words, roll.moment, roll.step), what, luck]


def choice_row(found: Review, words: Words, choice: Choice) -> list[str]:
    """When, who, what was done and what the Captain would have done, what it lost, and what that is called."""
    loss = choice.decision.loss
    lost = amount(found, words, loss.mean)
    if loss.error:
        lost = words.say("review-give-or-take", told=lost, error=amount(found, words, loss.error))
    row = [moment(words, choice.moment, choice.step), words.name(choice.seat), words.action(choice.taken)]
    return [*row, words.action(choice.decision.best), lost, words.say(f"review-called-{choice.mark}")]


def heads(found: Review, words: Words) -> tuple[list[str], list[str]]:
    """Of the two tables."""
    when, whose = words.say("review-when"), words.name(found.first)
    rolls = [when, words.say("review-what"), words.say("review-for", seat=whose)]
    names = ("review-seat-head", "review-taken", "review-better", "review-lost", "review-verdict")
    return rolls, [when, *(words.say(name) for name in names)]


def notes(found: Review, words: Words) -> list[str]:
    """What a reader has to know to believe it, and what was left out."""
    sharp = found.judge.sharp
    limits = {mark: amount(found, words, least * sharp) for mark, least in WORSE.items()}
    told = [
        words.say("review-unit-points" if in_points(found) else "review-unit-chance"),
        words.say("review-marks", **limits),
    ]
    if found.interval is not None:
        told.append(words.say("review-interval"))
    if found.seat is not None:
        told.append(words.say("review-unfinished", seat=words.name(found.seat)))
    if found.partial:
        told.append(words.say("review-partial", steps=found.steps, count=len(found.record.steps)))
    return told
