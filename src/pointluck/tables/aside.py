"""The process in which long work is done that somebody asked for: `python -m pointluck.tables.aside`.

It knows no store and no secrets, only what it is given; what it finds goes back in parts, none of them large.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict
from time import time
from typing import Any

from pydantic import TypeAdapter

from pointluck.analysis.odds import odds
from pointluck.engine import Action, Plain, Problem, Question, Record, Settlement, State
from pointluck.engine.notes import Forked
from pointluck.games import game
from pointluck.players import Situation
from pointluck.players.answering import Job, Tell, answer

from .forking import went_on
from .info import Reviewed
from .problems import TableProblem
from .records import Made, brought, course_of
from .verify import verify

Parts = Iterator[Any]
_REVIEWED = TypeAdapter(Reviewed)
_AT_ONCE = 200
_LEAST_SECONDS = 0.4
DESK_NODES = 60_000
"""Some seconds of work on a slow machine."""
LAB_SEED = 1942
"""The same experiment has the same games, whoever asks."""


def work(job: Job, tell: Tell) -> list[Any] | None:
    """Do an errand; None if it went well, else the problem: its class and what is in it."""
    try:
        errand = job.pop("errand")
        if errand in TELLING:
            tell(TELLING[errand](**job, tell=tell))
        else:
            for part in ERRANDS[errand](**job):
                tell(part)
    except Problem as problem:
        return [type(problem).__name__, vars(problem)]
    return None


def _begun(setup: Plain) -> State:
    title = game(setup["game"])
    state = title.begin(title.setup_from(setup))
    state.start()
    return state


def _figures(name: str, figures: Plain) -> Parts:
    """What figures of one's own change."""
    title = game(name)
    # A whole setup is begun, so that figures which fit the shape but not the rules are refused here as in play.
    setup = title.setup(data=figures)
    title.begin(setup).start()
    yield [[change.path, change.default, change.value] for change in title.data.changes(setup.overrides)]


def _begin(name: str, preset: str, figures: Plain, options: Plain) -> Parts:
    """Whether a game can be begun like this, within the limits of this process."""
    title = game(name)
    title.begin(title.setup(preset, figures, options)).start()
    yield from ()


def _verify(text: str, known: dict[str, str]) -> Parts:
    yield asdict(verify(text, known))


def _import(person_id: str, text: str, entropy: str | None) -> Parts:
    yield from _new_table(brought(person_id, text, entropy))


def _fork(setup: Plain, bodies: list[str], origin: tuple[str, int], **job: Any) -> Parts:
    yield from _new_table(went_on(start=_begun(setup), bodies=bodies, origin=Forked(*origin), **job))


def _new_table(made: Made) -> Parts:
    row, seats, lines = made
    yield [row, seats]
    for first in range(0, len(lines), _AT_ONCE):
        yield lines[first : first + _AT_ONCE]


def _moments(setup: Plain, bodies: list[str], seat: str | None, first: int, everything: bool) -> Parts:
    """The views after `first` steps, and after each one that follows."""
    state = _begun(setup)
    for number in range(len(bodies) + 1):
        if number:
            state.apply(state.parse(bodies[number - 1]))
        if number >= first:
            yield state.open_view() if everything else state.view(seat)


def _course(setup: Plain, bodies: list[str], taken_back: int) -> Parts:
    title = game(setup["game"])
    yield asdict(course_of(title.begin(title.setup_from(setup)), bodies, taken_back))


def _review(setup: Plain, bodies: list[str], settled: str | None, tell: Tell) -> str:
    """The review of a finished game as JSON. Tells the number of each step that it has gone through."""
    from pointluck.analysis.review import review
    from pointluck.analysis.review_words import plain

    if not bodies:
        raise TableProblem("review-empty")
    record = Record(_begun(setup))
    for body in bodies:
        record.apply(record.state.parse(body))
    ended = None if settled is None else Settlement.read(settled, record.game)
    if ended is not None:
        record.settle(ended)

    def passed(number: int) -> bool:
        tell(number)
        return False

    found = plain(review(record, None, passed))
    found["curve"] = [{"step": step, "value": value} for step, value in found["curve"]]
    return _REVIEWED.dump_json(_REVIEWED.validate_python(found)).decode()


def _desk(name: str, preset: str, sentence: str) -> Parts:
    """The answer of the odds desk."""
    from pointluck.analysis.desk import ask

    yield ask(game(name).setup(preset), sentence, DESK_NODES).to_plain()


def _lab(name: str, preset: str, figures: list[list[Any]], games: int, tell: Tell) -> Plain:
    """What figures would change. Tells the number of games that have been played."""
    from pointluck.analysis.lab import Trial, changed, experiment
    from pointluck.players import usual_player

    title = game(name)
    setup = title.setup(preset)
    other = changed(setup, [(path, value) for path, value in figures])
    trial = Trial.of([setup, other], dict.fromkeys(title.seats, usual_player(name)), LAB_SEED)
    report = experiment(trial, games, 1, tell)
    if report.failure is not None:
        raise report.failure
    return report.to_plain()


def _advice(
    name: str,
    seat: str,
    view: Plain,
    question: list[Any],
    legal: list[Any],
    seed: str,
    given: list[Any] | None,
    until: float,
) -> Parts:
    """The advice of a staff. `until`: when whoever asks has waited long enough."""
    from pointluck.analysis.staff import SECONDS, Advised, advise

    def told(one: Advised) -> Plain:
        value = None if one.value is None else one.value.mean
        gap, error = (None, None) if one.gap is None else one.gap
        return {"action": str(one.action), "why": one.why, "value": value, "gap": gap, "error": error}

    actions = [Action(kind, tuple(args)) for kind, args in legal]
    situation = Situation.plain(seat, Question(*question), actions, view)
    mine = None if given is None else Action(given[0], tuple(given[1]))
    seconds = max(_LEAST_SECONDS, min(SECONDS, until - time()))
    counsel = advise(game(name), situation, seed, mine, seconds)
    yield counsel._asdict() | {
        "answers": [told(one) for one in counsel.answers],
        "given": None if counsel.given is None else told(counsel.given),
    }


def _tried(setup: Plain, bodies: list[str], taken: str, then: str | None) -> Parts:
    """An answer weighed at a position, beside the one that was given there in another game."""
    from pointluck.analysis.trying import judged

    state = _begun(setup)
    for body in bodies:
        state.apply(state.parse(body))
    yield judged(state, len(bodies) + 1, taken, then)


def _odds(name: str, view: Plain, texts: list[str]) -> Parts:
    """For each action the stakes; a share as the two numbers of a fraction."""
    for text in texts:
        found = odds(game(name), view, text)
        yield (
            None
            if found is None
            else [[key, [[change, *share.as_integer_ratio()] for change, share in changes]] for key, changes in found]
        )


ERRANDS: dict[str, Callable[..., Parts]] = {
    "advice": _advice,
    "begin": _begin,
    "course": _course,
    "desk": _desk,
    "figures": _figures,
    "fork": _fork,
    "import": _import,
    "moments": _moments,
    "odds": _odds,
    "tried": _tried,
    "verify": _verify,
}
TELLING: dict[str, Callable[..., Any]] = {"lab": _lab, "review": _review}
"""Those that tell how far they have come."""


if __name__ == "__main__":
    answer(work)
