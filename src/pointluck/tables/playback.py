"""A table's log played again: the state it leads to, the steps that stand, and whether its chain holds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from pointluck.engine import Seen, Setup, State
from pointluck.engine.lines import Writer, link_of
from pointluck.engine.taking_back import undoing
from pointluck.engine.trail import Trail

from .problems import TableProblem
from .rows import Line, TableRow
from .writing import Sat, write_notes_before


def begun(setup: Setup) -> State:
    """The state before the first step."""
    state = setup.game.begin(setup)
    state.start()
    return state


def step_of(bodies: Sequence[str]) -> Callable[[State, int], object]:
    """Takes the step that stands at that place."""
    return lambda state, place: state.apply(state.parse(bodies[place]))


class Played:
    """A game as it comes from its log, line by line."""

    def __init__(self, state: State, seen: Seen, bodies: list[str], way: Callable[[], Trail]) -> None:
        self.state = state
        self.seen = seen
        self._bodies = bodies
        self._way = way

    def take(self, line: Line) -> None:
        if line.kind == "step":
            self.seen = self.seen.step(self.state)
            self.state.apply(self.state.parse(line.body))
            self._bodies.append(line.body)
        elif line.kind == "undo":
            undone = self._bodies[line.number :]
            del self._bodies[line.number :]
            self.state = self._way().back(line.number, step_of(self._bodies))
            self.seen = self.seen.back(self.state, undone, line.body == undoing(line.number))


def stands(lines: Iterable[Line]) -> list[Line]:
    """The steps that stand after all that was taken back."""
    standing: list[Line] = []
    for line in lines:
        if line.kind == "step":
            standing.append(line)
            continue
        # The lines may be the last part of a log, so the places in the list are not the numbers of the steps.
        while standing and standing[-1].number > line.number:
            standing.pop()
    return standing


def write_again(writer: Writer, line: Line, row: TableRow, sat: Sat) -> None:
    """A line that is saved. Raises TableProblem if its link does not hold it to those before it."""
    write_notes_before(writer, line.seq, row, sat, line.staff)
    text = line.text()
    if link_of(writer.chain, text.rpartition(" ")[0]) != line.link:
        raise TableProblem("table-broken", table=row.id)
    writer.add(text)
