"""What must be true of every state and every step of every game. The fuzzer and the tests both ask here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import lcm
from random import Random

from pointluck.engine import CHANCE, Action, Event, Game, Problem, Question, Record, Refusal, Refused, State

INVARIANTS = (
    "problems",
    "seat",
    "legal",
    "odds",
    "why-not",
    "refused",
    "copy",
    "json",
    "notation",
    "view",
    "sample",
    "census",
    "words",
    "undo",
    "record",
    "result",
    "end",
    "figures",
    "limits",
    "crash",
)
"""The closed list of what can be found broken; each has a sentence `invariant-...` in the text files."""


class Broken(AssertionError):
    """An invariant that does not hold, and what was seen instead."""

    def __init__(self, invariant: str, detail: str) -> None:
        super().__init__(f"{invariant}: {detail}")
        self.invariant = invariant
        self.detail = detail


def must(holds: bool, invariant: str, *detail: object) -> None:
    if not holds:
        raise Broken(invariant, " ".join(str(part) for part in detail))


# --- a state as it stands -----------------------------------------------------------------------------------------


def standing(state: State) -> Question | None:
    """Nothing is wrong with it, somebody is to act unless it is over, and every legal action is there once.

    Gives the question that is asked.
    """
    problems = state.problems()
    must(not problems, "problems", *problems)
    seat = state.seat
    over = state.over
    must(over == (seat is None), "seat", "over:", over, "to act:", seat)
    question = state.question
    must(over == (question is None), "seat", "over:", over, "asked:", question)
    must(over == (state.result is not None), "result", "over:", over, "result:", state.result)
    legal = state.legal()
    must(over == (not legal), "legal", "over:", over, "legal actions:", len(legal))
    if len(set(legal)) < len(legal):
        raise Broken("legal", f"doubles: {_doubles(legal)}")
    if seat == CHANCE:
        fair_chance(state, legal)
    elif seat is not None:
        must(seat in state.setup.game.seats, "seat", seat, "is no seat")
    return question


def follows(state: State, before: State, action: Action, events: list[Event]) -> None:
    """What an action has changed is what an action can change."""
    problems = state.problems_since(before, events)
    must(not problems, "problems", "after", action, ":", *problems)


def _doubles(actions: list[Action]) -> list[str]:
    return sorted({str(action) for action in actions if actions.count(action) > 1})


def fair_chance(state: State, outcomes: list[Action]) -> None:
    odds = state.odds()
    must(len(odds) == len(outcomes), "odds", len(odds), "odds for", len(outcomes), "outcomes")
    # In whole numbers: adding fractions one by one would cost more than the step itself.
    whole = lcm(*(part.denominator for part in odds))
    parts = [part.numerator * (whole // part.denominator) for part in odds]
    must(min(parts) > 0 and sum(parts) == whole, "odds", "do not add up to 1:", *odds)


def census_is_constant(state: State, total: int | None) -> int:
    """Every piece is somewhere at every milestone."""
    count = sum(state.census().values())
    must(total is None or count == total, "census", f"{count} pieces instead of {total}")
    return count


def result_is_whole(state: State) -> None:
    game, result = state.setup.game, state.result
    must(result is not None, "result", "none at the end")
    assert result is not None
    must(set(result.score) == set(game.seats), "result", f"scores of {sorted(result.score)}")
    must(not game.levels or result.level in game.levels, "result", f"{result.level} is no level")


# --- actions ------------------------------------------------------------------------------------------------------


def allowed(state: State, actions: Iterable[Action]) -> None:
    """Legal actions are not refused."""
    for action in actions:
        refusal = state.why_not(action)
        must(refusal is None, "why-not", "refuses the legal action", action, refusal)


def judged_alike(state: State, action: Action, before: str) -> Refusal | None:
    """`why_not` allows exactly what `apply` takes, and a refused action changes nothing. Gives the refusal."""
    refusal = state.why_not(action)
    twin = state.copy()
    try:
        twin.apply(action)
    except Refused:
        must(refusal is not None, "why-not", "allows", action, "but it cannot be applied")
        must(twin == state, "refused", action, "was refused but changed the state")
        return refusal
    must(refusal is None, "why-not", "forbids", action, "but it can be applied:", refusal)
    must(state.hash() == before, "copy", action, "on a copy changed the original")
    problems = twin.problems()
    must(not problems, "problems", "after", action, ":", *problems)
    return None


def reads_back(state: State, action: Action) -> None:
    """The text of an action means the action."""
    try:
        found = state.parse(str(action))
    except Problem as error:
        raise Broken("notation", f"cannot read {action}: {error}") from None
    must(found == action, "notation", action, "is read as", found)


def text_is_harmless(state: State, text: str) -> None:
    """Whatever somebody types is an action or a named problem."""
    try:
        state.parse(text)
        state.parse_all(text)
    except Problem:
        return


# --- copies -------------------------------------------------------------------------------------------------------


def copies_are_independent(state: State, actions: list[Action], before: str) -> None:
    """A copy equals its original, and neither notices what happens to the other."""
    twin = state.copy()
    must(twin == state and twin.hash() == before, "copy", "differs from its original")
    for action in actions:
        other = state.copy()
        other.apply(action)
        must(state.hash() == before, "copy", f"{action} on a copy changed the original")
        must(twin == state, "copy", f"{action} on a copy changed another copy")


def json_restores(state: State, before: str) -> None:
    """JSON gives back the same state, which asks the same question and lists the same answers in the same order."""
    text = state.to_json()
    try:
        again = state.setup.game.from_json(text)
    except Problem as error:
        raise Broken("json", f"cannot be read: {error}") from None
    must(again == state and again.to_json() == text and again.hash() == before, "json", "another state came back")
    must(again.seat == state.seat and again.question == state.question, "json", "another question came back")
    must(again.legal() == state.legal(), "json", "other legal actions, or in another order")
    if state.seat == CHANCE:
        must(again.odds() == state.odds(), "json", "other odds")


def sample_fits(state: State, rng: Random) -> None:
    """A state made up from a seat's view gives that seat the same view again."""
    game = state.setup.game
    for seat in game.seats:
        view = state.view(seat)
        sampled = game.sample(view, rng)
        problems = sampled.problems()
        must(not problems, "sample", f"for {seat}:", *problems)
        must(sampled.view(seat) == view, "sample", f"gives {seat} another view")
        must(sampled.view(None) == state.view(None), "sample", f"of {seat} shows onlookers more than {seat} knows")
        must(sampled.seat == state.seat, "sample", f"asks {sampled.seat} instead of {state.seat}")
        if state.seat == seat:
            must(sampled.legal() == state.legal(), "sample", f"other legal actions for {seat}")


def secrets_are_kept(state: State, rng: Random) -> None:
    """Two states that differ only in what a seat, or an onlooker, may not know give it the same view."""
    for seat in (*state.setup.game.seats, None):
        other = state.with_other_secrets(seat, rng)
        if other is None:
            continue
        must(not other.problems(), "view", f"other secrets for {seat}:", *other.problems())
        must(other.view(seat) == state.view(seat), "view", f"tells {seat or 'onlookers'} a secret")
        must(other.seat == state.seat, "view", f"tells {seat or 'onlookers'} a secret by asking {state.seat}")
        if seat is not None and seat == state.seat:
            same = other.legal() == state.legal() and other.question == state.question
            must(same, "view", f"tells {seat} a secret by what is asked")


def sealing_tells_nothing(before: State, action: Action, events: list[Event], after: State, rng: Random) -> None:
    """Where an action has made a secret, another one in its place looks the same to those who may not know it.

    What lies open of it, such as that a force comes but not where, they are told by events; the view shows as much.
    """
    knowing = before.known_to
    if before.seat == CHANCE or knowing is None:
        return
    for seat in (*before.setup.game.seats, None):
        if seat in knowing or before.with_other_secrets(seat, rng) is not None:
            continue
        if after.with_other_secrets(seat, rng) is None:
            continue
        other, twin = before.copy(), rng.choice(before.legal())
        sounds_alike = _told_others(other.apply(twin), knowing) == _told_others(events, knowing)
        looks_alike = other.view(seat) == after.view(seat)
        must(sounds_alike == looks_alike, "view", f"{seat or 'onlookers'} can tell {action} from {twin}")


def _told_others(events: list[Event], knowing: tuple[str, ...]) -> list[Event]:
    """What is told to anybody but those."""
    return [event for event in events if event.seats is None or set(event.seats) - set(knowing)]


def learning_is_news(before: State, action: Action, events: list[Event], after: State, rng: Random) -> None:
    """Whoever sees something else after an action, had the secrets been others, has learned it: no way back."""
    if before.seat == CHANCE or any(event.reveals for event in events):
        return
    for seat in before.setup.game.seats:
        other = before.with_other_secrets(seat, rng)
        if other is not None and other.why_not(action) is None:
            other.apply(action)
            must(other.view(seat) == after.view(seat), "undo", f"{action} tells {seat} a secret and can be taken back")


# --- records ------------------------------------------------------------------------------------------------------


class News:
    """Keeps its own book of when somebody learned something, to hold the record's undo rule to it."""

    def __init__(self) -> None:
        self._seats: list[str] = []
        self._news: list[bool] = []

    def step(self, seat: str, events: list[Event]) -> None:
        self._seats.append(seat)
        self._news.append(seat == CHANCE or any(event.reveals for event in events))

    def back_to(self, number: int) -> None:
        del self._seats[number:]
        del self._news[number:]

    def no_undo_past_news(self, record: Record) -> None:
        """Nobody may take back what told them, or anybody, something new, nor what others have done."""
        count = len(self._news)
        must(len(record.steps) == count, "undo", len(record.steps), "steps instead of", count)
        for seat in record.game.seats:
            point = record.undo_point(seat)
            must(0 <= point <= count, "undo", seat, "back to step", point, "of", count)
            must(not any(self._news[point:]), "undo", seat, "may go back before something was learned, to step", point)
            others = set(self._seats[point:]) - {seat}
            must(not others, "undo", seat, "may take back steps of", *others)


def undo_restores(record: Record, number: int) -> None:
    """Going back gives the very state that was there."""
    expected = record.steps[number - 1].state_hash if number else record.start.hash()
    steps = record.steps[:number]
    record.undo(number)
    must(record.state.hash() == expected, "undo", f"to step {number} gives another state")
    must(record.steps == steps, "undo", f"to step {number} leaves other steps")


def record_replays(record: Record, find: Callable[[str], Game]) -> None:
    """The written record read back gives the same states, step by step, and the same text."""
    text = record.text()
    try:
        again = Record.read(text.splitlines(keepends=True), find)
    except Problem as error:
        raise Broken("record", f"cannot be read back: {error}") from None
    must(again.steps == record.steps, "record", "other steps came back")
    must(again.state.hash() == record.state.hash(), "record", "another final state came back")
    must(again.text() == text, "record", "is written differently after reading")
