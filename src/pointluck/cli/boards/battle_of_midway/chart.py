"""The map with what stands in its zones, and beside it the decks, the sky and the battle board, as lines of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from pointluck.cli.console import indented
from pointluck.engine import Plain, View
from pointluck.games import game
from pointluck.games.battle_of_midway.order_of_battle import AREA_NAMES, CENTRE
from pointluck.language import Language

_MARK = {"ijn": "●", "usn": "★"}
_SHORT = {"carrier": "CV", "battleship": "BB", "cruiser": "CA", "destroyer": "DD", "transport": "TR"}
_LETTER = {"ijn": "j", "usn": "u"}
_STYLE = {"ijn": "red", "usn": "cyan"}
_CELL = 15
_LOADS = {"none": "-e", "bombs": "-b", "torpedoes": "-t"}
_FIGHTERS = ("A6M", "F4F")
_PATROLS = ("E13A", "PBY")


def kind_word(unit: Plain) -> str:
    """A unit's kind as it is typed: f4f, sbd-b."""
    word: str = unit["type"].lower()
    return word if unit["type"] in (*_FIGHTERS, *_PATROLS) else word + _LOADS[unit["load"]]


def counted(words: Iterable[str]) -> list[str]:
    return [f"{count}{word}" for word, count in Counter(words).items()]


class Chart:
    """One view, laid out for a terminal of that width."""

    def __init__(self, language: Language, view: View, width: int) -> None:
        self._say = language.say
        self._language = language
        self._view = view
        self._width = width
        zones: dict[str, Any] = game("battle-of-midway").data.merged(view["setup"]["figures"])["map"]["zones"]
        self._places: dict[str, list[int]] = {name: entry["at"] for name, entry in zones.items()}

    def draw(self) -> RenderableType:
        """The whole table; while a battle is fought, what matters to it."""
        battle = self._view["battle"]
        if battle is not None:
            zone = list(self._places)[battle["zone"] - 1]
            return Group(self._head(), *self._carriers(zone), *self._battle(zone))
        return Group(self._head(), *self._map(), Text(), *self._carriers(), *self._sky())

    def _head(self) -> Text:
        view = self._view
        points = view["points"]
        told = [
            self._say("board-turn", turn=view["turn"], phase=view["phase"]),
            self._say("board-points", ijn=points["ijn"], usn=points["usn"], target=view["points_to_win"]),
            self._say("board-cup", **view["cup"]),
        ]
        return Text("   ".join(told), "bold")

    # --- the map ----------------------------------------------------------------------------------------------------

    def _map(self) -> list[Text]:
        rows: dict[int, list[tuple[int, list[tuple[str, str]]]]] = {}
        for name, (column, row) in self._places.items():
            rows.setdefault(row, []).append((column, self._cell(name)))
        lines: list[Text] = []
        for row in sorted(rows):
            cells = sorted(rows[row])
            height = max(len(cell) for _, cell in cells)
            for number in range(height):
                line = Text()
                for column, cell in cells:
                    line.append(" " * max(0, column * _CELL // 2 - line.cell_len))
                    text, style = cell[number] if number < len(cell) else ("", "")
                    line.append(text[: _CELL - 1], style)
                lines.append(line)
        return lines

    def _cell(self, zone: str) -> list[tuple[str, str]]:
        view = self._view
        mark = "~" if zone in view["squalls"] else ""
        base = "#" if any(ship["zone"] == zone and ship["type"] == "land" for ship in view["ships"]) else ""
        cell = [(f"{zone}{base}{mark}", "bold blue" if mark else "bold" if base else "dim")]
        for seat in ("ijn", "usn"):
            ships = [ship for ship in view["ships"] if ship["zone"] == zone and ship["side"] == seat]
            counts = Counter(_SHORT[ship["type"]] for ship in ships if ship["type"] in _SHORT)
            if counts:
                located = "!" if zone in view["located"][seat] else ""
                told = _MARK[seat] + located + " ".join(f"{count}{kind}" for kind, count in counts.items())
                cell.append((told if len(told) < _CELL else told.replace(" ", ""), _STYLE[seat]))
            units = [unit for unit in view["air"] if unit["at"] == zone and unit["side"] == seat]
            if units:
                words = "".join(counted(self._sort(unit) for unit in units))
                cell.append((f"{_LETTER[seat]}{words}", _STYLE[seat]))
        return cell

    def _sort(self, unit: Plain) -> str:
        if unit["job"] in ("patrol", "shadow", "shadowing"):
            return "p"
        if not unit["fuel"]:
            return "x"
        return "f" if unit["type"] in _FIGHTERS else "b"

    # --- decks ------------------------------------------------------------------------------------------------------

    def _carriers(self, zone: str = "") -> list[Text]:
        """Decks and bases, or only those in one zone."""
        lines = [Text(self._say("board-carriers"), "bold")]
        for ship in self._view["ships"]:
            if ship["type"] not in ("carrier", "land") or ship["zone"] in ("gone", "off-map"):
                continue
            if zone and ship["zone"] != zone:
                continue
            shown = {"name": self._name(ship), "damage": ship["damage"], "hp": ship["hp"]}
            if ship["type"] == "carrier":
                told = self._say("board-carrier", zone=ship["zone"], status=ship["status"], **shown)
            else:
                told = self._say("board-base", **shown)
            parts = [told]
            for place, key in (("deck", "board-deck"), ("below", "board-below")):
                units = [unit for unit in self._view["air"] if unit["at"] == f"{ship['id']} {place}"]
                if units:
                    parts.append(self._say(key, units=counted(kind_word(unit) for unit in units)))
            lines.append(indented("; ".join(parts), 2, self._width, _STYLE[ship["side"]]))
        sunk = [ship["name"] for ship in self._view["ships"] if ship["zone"] == "gone" and ship["type"] != "transport"]
        if sunk and not zone:
            lines.append(indented(self._say("board-sunk", ships=sunk), 2, self._width))
        return lines if len(lines) > 1 else []

    def _name(self, ship: Plain) -> str:
        """Ships have names; what stands on the island is called something in each language."""
        name: str = ship["name"]
        return self._language.name(ship["id"]) if ship["type"] == "land" else name

    # --- the sky ----------------------------------------------------------------------------------------------------

    def _sky(self) -> list[Text]:
        groups: dict[tuple[str, str, str, str], list[str]] = {}
        for unit in self._view["air"]:
            if unit["at"] not in self._places:
                continue
            fuel = str(unit["fuel"]) if 0 < unit["fuel"] < 9 else "-"
            if unit["group"]:
                word = f"{'c' if unit['job'] == 'cap' else 's'}{unit['group']}"
            else:
                word = self._say(
                    "board-patrol" if unit["job"] in ("patrol", "shadow", "shadowing") else "board-homebound"
                )
            name = unit["name"] if unit["type"] in _PATROLS else f"{kind_word(unit)}@{unit['home']}"
            groups.setdefault((unit["side"], word, unit["at"], fuel), []).append(name)
        if not groups:
            return []
        lines = [Text(self._say("board-aloft"), "bold")]
        for (seat, word, zone, fuel), names in sorted(groups.items()):
            told = self._say("board-group", word=word, zone=zone, fuel=fuel, units=counted(names))
            lines.append(indented(told, 2, self._width, _STYLE[seat]))
        return lines

    # --- the battle board -------------------------------------------------------------------------------------------

    def _battle(self, zone: str) -> list[Text]:
        battle = self._view["battle"]
        lines = [Text(self._say("board-battle", zone=zone, round=battle["round"]), "bold")]
        places: dict[tuple[int, str], list[str]] = {}
        for ship, area in zip(battle["ships"], battle["ship_area"], strict=True):
            piece = self._view["ships"][ship]
            places.setdefault((area, piece["side"]), []).append(self._name(piece))
        for unit, area, team in zip(battle["fliers"], battle["flier_area"], battle["flier_team"], strict=True):
            piece = self._view["air"][unit]
            where = battle["team_area"][team] if team >= 0 else area
            places.setdefault((where, piece["side"]), []).append(f"{kind_word(piece)}@{piece['home']}")
        for (area, seat), names in sorted(places.items()):
            name = AREA_NAMES[area] if 0 <= area < len(AREA_NAMES) else "-"
            name = self._language.name(name) if area == CENTRE else name
            told = self._say(
                "board-area", area=name, units=[word if n == 1 else f"{n}{word}" for word, n in Counter(names).items()]
            )
            lines.append(indented(told, 2, self._width, _STYLE[seat]))
        return lines
