"""The map with everything on it."""

from __future__ import annotations

from rich.text import Text

from pointluck.cli.frame import Cell, flow, frame, widths
from pointluck.engine import Plain, View
from pointluck.language import Language

from . import marks

_COUNTERS = ("bombers", "bomber-dummies", "fighters", "fighter-dummies")
_WIDEST = 120
# Shares of the width: the centre holds most, and what the Americans know needs little.
_TOP = (5, 6, 5)
_MIDDLE = (3, 1)


class Chart:
    """One drawing of the map."""

    def __init__(self, language: Language, view: View, width: int) -> None:
        assert language.game is not None
        self._say = language.say
        self._name = language.name
        self._language = language
        self._view = view
        self._width = min(width, _WIDEST)
        setup = language.game.setup_from(view["setup"])
        self._hours: list[str] = setup.figures["turns"]["hours"][: setup.figures["turns"]["count"]]
        hits = setup.figures["hits_to_destroy"]
        self._ship_hits: int = hits["japanese_carrier"]
        self._base_hits: int = hits["midway"]
        tough = setup.options["kb.adv_10a"] is True
        self._us_hits: int = hits["us_carrier_with_10a" if tough else "us_carrier"]

    def draw(self) -> Text:
        inner = self._width - 2
        top, middle = widths(_TOP, inner), widths(_MIDDLE, inner)
        decks = widths([1] * len(self._view["ships"]), inner)
        rows = [
            [self._north_east(top[0]), self._centre(top[1]), self._south_east(top[2])],
            [self._cap(middle[0]), self._discovery()],
            [self._deck(ship, size) for ship, size in zip(self._view["ships"], decks, strict=True)],
            [Cell(Text(self._say("board-track")), self._track())],
            [Cell(Text(self._say("board-cups")), self._cups())],
        ]
        drawn = self._heading()
        drawn.append("\n")
        drawn.append_text(frame(rows, self._width))
        return drawn

    # --- above the map --------------------------------------------------------------------------------------

    def _heading(self) -> Text:
        """What the hour is, and who is ahead."""
        view = self._view
        turn = self._say("board-turn", turn=view["turn"], hour=view["hour"], turns=len(self._hours))
        phase = self._name(view["phase"])
        points = view["points"]
        difference = points["japan"] - points["usa"]
        right = Text.assemble(
            ("●", marks.JAPANESE),
            f" {self._name('japan')} {points['japan']} : {points['usa']} {self._name('usa')} ",
            ("★", marks.AMERICAN),
            (f" = {difference:+d}" if difference else " = 0", "bold"),
        )
        left = Text.assemble((turn, "bold"), " · ", phase)
        gap = self._width - left.cell_len - right.cell_len
        return Text.assemble(left, " " * max(gap, 2), right)

    # --- the map --------------------------------------------------------------------------------------------

    def _at(self, place: str) -> list[Plain]:
        return [piece for piece in self._view["squadrons"] if piece["place"] == place]

    def _north_east(self, size: int) -> Cell:
        view = self._view
        lines: list[Text] = []
        if not view["fleets_reported"]:
            lines.append(Text(self._say("board-unreported"), "dim"))
        drawn = [ship for ship in view["us_ships"] if ship["place"].startswith("fleet-")]
        for number in range(1, view["fleets_reported"] + 1):
            ships = [ship for ship in drawn if ship["place"] == f"fleet-{number}"]
            lines += self._fleet(number, ships, size)
        hidden = [ship for ship in drawn if int(ship["place"][-1]) > view["fleets_reported"]]
        if hidden:
            lines += flow([Text(self._say("board-fleet-missing", count=len(hidden)), "dim")], size)
        lines += flow([marks.squadron(piece) for piece in self._at("fleet")], size)
        return Cell(Text(self._say("board-north-east")), lines, _TOP[0])

    def _fleet(self, number: int, ships: list[Plain], size: int) -> list[Text]:
        label = Text(f"{self._say('board-fleet', number=number)}:")
        if not ships:
            return flow([label, Text(self._say("board-fleet-undrawn"), "dim")], size)
        return flow([label, *(self._us_ship(ship, self._us_hits, "board-ship-sunk") for ship in ships)], size)

    def _us_ship(self, ship: Plain, enough: int, sunk: str) -> Text:
        mark = marks.american(ship["name"])
        mark.append(f" {self._say(sunk) if ship['condition'] == 'sunk' else marks.damage(ship['hits'], enough)}")
        return mark

    def _centre(self, size: int) -> Cell:
        lines: list[Text] = []
        for facing, key in (("E", "board-outbound"), ("W", "board-inbound")):
            there = [marks.squadron(piece) for piece in self._at("centre") if piece["facing"] == facing]
            if there:
                lines += flow([Text(f"{self._say(key)}:", "dim"), *there], size)
        return Cell(Text(self._say("board-centre")), lines or [Text(self._say("board-empty"), "dim")], _TOP[1])

    def _south_east(self, size: int) -> Cell:
        base = next(ship for ship in self._view["us_ships"] if ship["place"] == "midway")
        lines = [self._us_ship(base, self._base_hits, "board-base-sunk")]
        lines += flow([marks.squadron(piece) for piece in self._at("midway")], size)
        return Cell(Text(self._say("board-south-east")), lines, _TOP[2])

    def _cap(self, size: int) -> Cell:
        zeros = [self._zero(piece) for piece in self._at("cap")]
        lines = flow(zeros, size, gap="   ") or [Text(self._say("board-empty"), "dim")]
        return Cell(Text(self._say("board-cap")), lines, _MIDDLE[0])

    def _discovery(self) -> Cell:
        found = int(self._view["kido_butai_found"])
        line = Text(self._say("board-found", found=found), "bold" if found else "dim")
        return Cell(Text(self._say("board-fleet-name")), [line], _MIDDLE[1])

    def _zero(self, piece: Plain) -> Text:
        """With the hours it can still stay, this one included (KB-3h)."""
        mark = marks.squadron(piece)
        left = {"E": 3, "S": 2, "W": 1}[piece["facing"]]
        mark.append(" ")
        mark.append(self._say("board-must-land") if piece["must_land"] else self._say("board-hours", hours=left))
        if piece["low_until"]:
            mark.append(f" {self._say('board-low')}", "bold")
        return mark

    def _deck(self, ship: Plain, size: int) -> Cell:
        aboard = self._at(ship["id"])
        title = marks.japanese(ship["name"])
        if ship["condition"] == "sunk":
            return Cell(title, [Text(self._say("board-ship-sunk"), "bold")])
        title.append(f" {len(aboard)}/{ship['capacity']}")
        lines = flow([marks.squadron(piece) for piece in aboard], size) or [Text(self._say("board-empty"), "dim")]
        status: list[Text] = []
        if ship["hits"]:
            condition = self._say("board-ship-damaged")
            status.append(Text(f"{marks.damage(ship['hits'], self._ship_hits)} {condition}", "bold"))
        if ship["deck"] != "free":
            status.append(Text(self._say(f"board-deck-{ship['deck']}"), "italic"))
        return Cell(title, lines + flow(status, size))

    # --- the turn track and the cups --------------------------------------------------------------------------

    def _track(self) -> list[Text]:
        due = {box["turn"]: box for box in self._view["track"]}
        inner = self._width - 2
        full = sum(len(hour) + 1 for hour in self._hours) + 1 + len(due) <= inner
        hours = flow([self._hour(turn, full, turn in due) for turn in range(1, len(self._hours) + 1)], inner)
        boxes = [
            Text(self._say("board-due", hour=box["hour"], counters=", ".join(self._counters(box))))
            for box in due.values()
        ]
        listed = flow(boxes, inner, gap="; ")
        # A row is spared where everything fits beside the hours.
        if len(listed) == 1 and hours[-1].cell_len + 3 + listed[0].cell_len <= inner:
            return [*hours[:-1], Text.assemble(hours[-1], "   ", listed[0])]
        return [*hours, *listed]

    def _hour(self, turn: int, full: bool, due: bool) -> Text:
        """The marker stands on its hour in brackets; a plus means that counters come back then."""
        hour = self._hours[turn - 1]
        shown = hour if full else hour[:2]
        mark = Text()
        if turn == self._view["turn"]:
            mark.append(f"[{shown}]", "bold reverse")
        else:
            mark.append(shown, "dim" if turn < self._view["turn"] else "")
        mark.append("+" if due else "")
        return mark

    def _counters(self, counts: Plain) -> list[str]:
        return [self._say(f"board-counter-{kind}", count=counts[kind]) for kind in _COUNTERS if counts[kind]]

    def _cups(self) -> list[Text]:
        view, say = self._view, self._say
        cups = view["cups"]
        items = [
            say("board-bomber-cup", squadrons=cups["bombers"], dummies=cups["bomber-dummies"]),
            say("board-fighter-cup", squadrons=cups["fighters"], dummies=cups["fighter-dummies"]),
            say("board-fleet-cup", carriers=view["fleet_cup"]["carriers"]),
        ]
        drawn = self._counters(view["drawn"])
        if drawn:
            items.append(say("board-drawn", counters=", ".join(drawn)))
        lost = [piece["name"] for piece in self._at("lost")]
        if lost:
            items.append(say("board-lost", squadrons=lost))
        out = sum(view["shot_down"][kind] + view["removed"][kind] for kind in ("bombers", "fighters"))
        if out:
            items.append(say("board-us-lost", count=out))
        return flow(map(Text, filter(None, items)), self._width - 2, " · ")
