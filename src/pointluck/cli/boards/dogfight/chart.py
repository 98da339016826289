"""The hexagons with everything on them, and what lies beside the board."""

from __future__ import annotations

from rich.text import Text

from pointluck.cli.frame import flow
from pointluck.engine import View
from pointluck.games.dogfight import DogfightState
from pointluck.games.dogfight.combat import aircraft_of
from pointluck.games.dogfight.hexes import NOWHERE, pair
from pointluck.games.dogfight.order_of_battle import KNOWN_ORDERS, SIDES
from pointluck.games.dogfight.view import SEALED
from pointluck.language import Language

from . import marks

_MARGIN = 5
"""Room for the number of a row."""


class Chart:
    """One drawing of the table."""

    def __init__(self, language: Language, view: View, state: DogfightState, width: int) -> None:
        self._language = language
        self._say = language.say
        self._name = language.name
        self._view = view
        self._state = state
        self._width = width

    def draw(self) -> Text:
        lines = [self._heading(), Text(), *self._board(), Text(), *self._below()]
        return Text("\n").join(lines)

    # --- above the board ------------------------------------------------------------------------------------

    def _heading(self) -> Text:
        view = self._view
        parts = [self._name(view["mode"]), self._say("board-round", round=view["round"]), self._name(view["phase"])]
        if view["phase"] == "activation":
            parts.append(self._say("board-holder", side=view["holder"]))
        if view["target"] is not None:
            points = view["points"]
            parts.append(self._say("board-standing", usa=points["usa"], japan=points["japan"], target=view["target"]))
        return Text(" · ".join(parts), "bold")

    # --- the board ------------------------------------------------------------------------------------------

    def _board(self) -> list[Text]:
        """Row by row; an area stands at column 2q + r, half an area to the right for each row down."""
        cells = self._cells()
        columns = {code: 2 * pair(code)[0] + pair(code)[1] for code in cells}
        first, last = min(columns.values()), max(columns.values())
        half = 3 if (last - first) * 3 + 6 + _MARGIN <= self._width else 2
        rows = sorted({pair(code)[1] for code in cells})
        lines = []
        for row in range(rows[0], rows[-1] + 1):
            line = Text()
            for code in sorted((code for code in cells if pair(code)[1] == row), key=columns.__getitem__):
                line.append(" " * ((columns[code] - first) * half - line.cell_len))
                line.append_text(cells[code])
            line.append(" " * max(1, (last - first) * half + 6 - line.cell_len))
            line.append(f"{row:>3}", "dim")
            lines.append(line)
        note = self._overlay_note()
        return [*lines, note] if note is not None else lines

    def _cells(self) -> dict[int, Text]:
        state = self._state
        oob = state.oob
        cells = {code: Text("m" if code in oob.midway else "·", "dim") for code in oob.board.big}
        for place in state.tiles:
            if place != NOWHERE:
                cells |= {code: Text("s", "dim") for code in oob.board.placements[place].areas}
        for side in range(2):
            if oob.domination:
                cells |= {code: Text(SIDES[side][0], marks.STYLES[side]) for code in oob.start[side]}
            else:
                cells[oob.carriers[side]] = marks.carrier(side)
        cells |= self._overlay(cells)
        if state.entering != NOWHERE:
            cells[state.entering] = Text("?", "bold yellow")
        for number, where in enumerate(state.area):
            if where != NOWHERE:
                cells[where] = marks.aircraft(state, number)
        return cells

    def _overlay(self, cells: dict[int, Text]) -> dict[int, Text]:
        """Ghosts of where the aircraft in flight can get to, or the Range Diagram of one in a combat."""
        state = self._state
        oob = state.oob
        if state.combat is not None:
            own = self._shown_in_combat()
            here = state.area[own]
            return {
                here + where: Text(
                    f"{colour.cards}{'!' if colour.attack else ''}", "green" if colour.attack else "cyan"
                )
                for where, colour in oob.diagrams[own][state.facing[own]].items()
                if here + where in cells
            }
        if self._in_flight():
            left = oob.flight_max[state.mover] - state.flown
            reach = oob.board.reach(state.area[state.mover], state.facing[state.mover], left, state.tiles)
            return {code: Text("+", "green") for code in reach}
        return {}

    def _overlay_note(self) -> Text | None:
        state = self._state
        if state.combat is not None:
            return Text(self._say("board-range", aircraft=state.oob.aircraft[self._shown_in_combat()]), "dim")
        if self._in_flight():
            return Text(self._say("board-moving", aircraft=state.oob.aircraft[state.mover]), "dim")
        return None

    def _in_flight(self) -> bool:
        return bool(self._state.stack) and self._state.stack[-1] == "manoeuvre"

    def _shown_in_combat(self) -> int:
        """The seat's own aircraft; whoever only watches sees the Attacker's."""
        seat = self._view["seat"]
        assert self._state.combat is not None
        return self._state.combat.attacker if seat is None else aircraft_of(self._state, SIDES.index(seat))

    # --- below the board ------------------------------------------------------------------------------------

    def _below(self) -> list[Text]:
        view = self._view
        command = view["command"]
        lines = [line for side in range(2) for line in self._squadron(side)]
        lines.append(Text(self._say("board-command", usa=command["usa"], japan=command["japan"])))
        if any(bid is not None for bid in view["bids"].values()) and view["phase"] == "initiative":
            lines.append(Text(self._say("board-bids", usa=self._bid("usa"), japan=self._bid("japan"))))
        for side in SIDES:
            lines.append(
                Text.assemble((self._say("board-hand", side=side), "bold"), f": {self._cards(view['hands'][side])}")
            )
        pool = self._cards(view["pool"], priced=True)
        pile = self._say("board-pile", pile=view["pile"], discards=sum(view["discards"].values()))
        lines.append(Text.assemble((self._say("board-pool"), "bold"), f": {pool} ({pile})"))
        return lines + self._combat()

    def _squadron(self, side: int) -> list[Text]:
        """Each aircraft of a side with its area, as a list that can also be read aloud."""
        state = self._state
        oob = state.oob
        items = [Text(f"{self._say('board-aircraft', side=SIDES[side])}:", "bold")]
        lost = []
        for number in oob.own[side]:
            where = state.area[number]
            if where != NOWHERE:
                items.append(Text.assemble(marks.aircraft(state, number), f" {oob.area_name(where)}"))
            elif state.lost[number]:
                lost.append(oob.aircraft[number])
        if lost:
            items.append(Text(self._say("board-aircraft-lost", aircraft=lost), "dim"))
        return flow(items, self._width, gap="  ")

    def _bid(self, side: str) -> str:
        bid = self._view["bids"][side]
        return self._say("board-bid-none") if bid is None else self._sealed_or(bid)

    def _sealed_or(self, shown: object) -> str:
        return self._say("board-sealed") if shown == SEALED else str(shown)

    def _cards(self, counts: dict[str, int], priced: bool = False) -> str:
        if not counts:
            return self._say("board-nothing")
        cost = dict(zip(KNOWN_ORDERS, self._state.oob.cost, strict=True))
        told = []
        for card, count in counts.items():
            price = f" {cost[card]}" if priced else ""
            told.append(f"{self._name(card)}{price}{f' ×{count}' if count > 1 else ''}")
        return ", ".join(told)

    def _combat(self) -> list[Text]:
        combat = self._view["combat"]
        if combat is None:
            return []
        title = self._say("board-combat", attacker=combat["attacker"], defender=combat["defender"])
        plans = {side: self._plan(combat["plans"][side]) for side in SIDES}
        told = self._say("board-plans", usa=plans["usa"], japan=plans["japan"])
        return [Text.assemble((title, "bold"), f" · {told}")]

    def _plan(self, plan: list[str] | str) -> str:
        if not plan:
            return self._say("board-no-plan")
        if isinstance(plan, str):
            return self._sealed_or(plan)
        return ", ".join(self._name(token) for token in plan)
