"""Somebody with the rulebook and the log alone: fights every battle over again from its events and compares.

It shares no code with the rules. What it knows is the figures, what the events tell, and how a battle goes.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from pointluck.engine import Event

FIGHTERS = ("a6m", "f4f")
RINGS = {"a": "outer", "c": "cruiser"}


class Flier:
    """One air unit on a board: s1/d3a-b@akagi."""

    def __init__(self, word: str, area: str) -> None:
        match = re.fullmatch(r"(?:([sc]\d+)/)?([a-z]\w*?)(?:-([bte]))?@([\w-]+)", word)
        assert match, word
        self.group, self.type, self.load, self.home = match.groups()
        self.word = word
        self.area = area

    @property
    def fighter(self) -> bool:
        return self.type in FIGHTERS


def fliers(words: list[str], area: str) -> list[Flier]:
    """Words with a number, s1/3d3a-b@akagi, one by one."""
    found = []
    for word in words:
        head, slash, tail = word.rpartition("/")
        count, kind = re.fullmatch(r"(\d+)(\D.*)", tail).groups()  # type: ignore[union-attr]
        found += [Flier(f"{head}{slash}{kind}", area) for _ in range(int(count))]
    return found


class Team:
    """Bombers with their escorts, in one area."""

    def __init__(self, seat: str, members: list[Flier], area: str) -> None:
        self.seat, self.members, self.area, self.mode = seat, members, area, "fight"

    @property
    def name(self) -> str:
        one = next((one for one in self.members if not one.fighter), self.members[0])
        return f"{one.group}/{one.type}@{one.home}"

    def firing(self) -> list[Flier]:
        return [one for one in self.members if one.fighter or self.mode == "fight"]


def other(seat: str) -> str:
    return "usn" if seat == "ijn" else "ijn"


class Scorekeeper:
    """Takes the events of a game in their order; an assertion fails where the log does not add up."""

    def __init__(self, figures: dict[str, Any], fifths: bool = False) -> None:
        self.figures = figures
        self.entry = figures["battle_board"]["outer_fifths" if fifths else "outer"]
        self.air = {key.lower().replace("-", ""): unit for key, unit in figures["air"].items()}
        self.damage: Counter[str] = Counter()
        self.status: dict[str, str] = {}
        self.fought: Counter[str] = Counter()
        """What has been checked, by the kind of event."""
        self.battle = False

    def hear(self, event: Event) -> None:
        take: Callable[..., None] | None = getattr(self, "on_" + event.kind.replace("-", "_"), None)
        if take is not None and (self.battle or event.kind in ("battle-began", "status-set")):
            take(**event.params)
            self.fought[event.kind] += 1

    # --- figures ------------------------------------------------------------------------------------------------------

    def ship(self, name: str) -> dict[str, Any]:
        plain = re.sub(r" \d+$", "", name)
        groups = [*self.figures["ships"].values(), *self.figures["land"].values()]
        for entry in groups:
            if entry["name"] == plain or (plain == "Transports" and entry.get("type") == "transport"):
                return dict(entry)
        return dict(self.figures["ships"]["CVL" if name == "Zuiho" else "CV"])

    def hp(self, name: str) -> int:
        own = self.figures["carriers"].get(name, {}).get("hp")
        whole = 8 if name.startswith("Transports") else int(own or self.ship(name)["hp"])
        return whole - self.damage[name]

    def dice(self, name: str, weapon: str) -> list[int]:
        """The dice of a ship: of the batteries, for each that is left."""
        entry = self.ship(name)[weapon]
        count = entry["dice"] * (self.hp(name) if name == "AA guns" else 1)
        return [entry["value"]] * count if entry["value"] else []

    def modifiers(self, weapon: str, target: str, value: int) -> list[str]:
        table = self.figures["modifiers"]
        kind = self.ship(target).get("type", "land")
        if kind == "carrier":
            evades = self.status.get(target, "maneuver") == "maneuver"
            name, amount = "evading", table["carrier_maneuver"][weapon] if evades else 0
        else:
            name, amount = kind, table[kind][weapon] if kind in ("cruiser", "destroyer") else 0
        lift = table["minimum_to_hit"] - value - amount
        found = [f"{name}={amount:+d}"] if amount else []
        return [*found, f"least={lift:+d}"] if lift > 0 else found

    # --- setting up ---------------------------------------------------------------------------------------------------

    def on_status_set(self, ship: str, status: str) -> None:
        self.status[ship] = status

    def on_battle_began(self, zone: str, type: str, attacker: str) -> None:
        assert not self.battle
        self.battle = True
        self.type = type
        self.round = 0
        self.ships: dict[str, dict[str, str]] = {"ijn": {}, "usn": {}}
        self.defenders: dict[str, list[Flier]] = {"ijn": [], "usn": []}
        self.waiting: dict[str, list[Flier]] = {"ijn": [], "usn": []}
        self.teams: list[Team] = []
        self.escorts: dict[str, list[str]] = {}
        self.bonus: set[str] = set()
        self.struck: Counter[str] = Counter()
        self.bombed: set[str] = set()
        self.begin_round()

    def on_defends(self, seat: str, ships: list[str], units: list[str]) -> None:
        self.ships[seat] = dict.fromkeys(ships, "centre")
        self.defenders[seat] = fliers(units, "centre")

    def on_attacks(self, seat: str, units: list[str]) -> None:
        self.waiting[seat] = fliers(units, "strip")
        if self.type == "fighters":
            self.teams.append(Team(seat, self.waiting[seat], "centre"))

    def on_placed(self, seat: str, units: list[str], areas: list[str]) -> None:
        assert len(units) == len(areas)
        for unit, area in zip(units, areas, strict=True):
            if unit in self.ships[seat]:
                self.ships[seat][unit] = area
            else:
                one = next(one for one in self.defenders[seat] if (one.word, one.area) == (unit, "centre"))
                one.area = area

    def on_escort_joined(self, seat: str, units: list[str], team: str) -> None:
        assert all(one.fighter for one in fliers(units, ""))
        self.escorts.setdefault(team, []).extend(units)

    def on_entry_free(self, seat: str, team: str, die: int) -> None:
        assert not any(low <= die <= high for low, high in self.entry.values())

    def on_entered(self, seat: str, team: str, area: str, units: list[str], die: int) -> None:
        """The die leads to the area, and whoever was paired comes together."""
        if die:
            low, high = self.entry[area.upper()]
            assert low <= die <= high
        members = fliers(units, area)
        self.teams.append(Team(seat, members, area))
        assert self.teams[-1].name == team
        assert set(self.escorts.get(team, [])) <= set(units)
        for one in members:
            self.waiting[seat].remove(next(two for two in self.waiting[seat] if two.word == one.word))

    # --- rounds -------------------------------------------------------------------------------------------------------

    def begin_round(self) -> None:
        self.rolls: list[dict[str, Any]] = []
        self.expected: dict[tuple[str, str, str], list[str]] | None = None
        self.exposed: dict[tuple[str, str], tuple[int, int]] = {}
        self.hits: Counter[tuple[str, str, str]] = Counter()
        self.lost: Counter[tuple[str, str, str]] = Counter()
        self.at: tuple[str, str] | None = None
        self.dropping: list[tuple[str, str, str]] = []
        self.left: list[Team] = []
        self.shooting: list[tuple[str, str]] = []
        self.shot: set[str] = set()

    def end_round(self) -> None:
        self.end_fire()
        assert not self.dropping
        assert not self.shooting
        assert not self.struck
        for team in self.left:
            self.teams.remove(team)
        self.teams = [team for team in self.teams if team.members]

    def on_round_began(self, round: int) -> None:
        if self.round:
            self.end_round()
        assert not any(self.waiting.values()), "everybody has entered"
        assert round == self.round + 1
        self.round = round
        for team in self.teams:
            team.mode = "fight"
        self.begin_round()

    def on_battle_ended(self, zone: str) -> None:
        self.end_round()
        self.battle = False

    def team(self, name: str, area: str | None = None) -> Team:
        (team,) = [one for one in self.teams if one.members and one.name == name]
        assert area in (None, team.area)
        return team

    def on_went_in(self, seat: str, team: str, start: str, area: str) -> None:
        contact = [word.upper() if word != "centre" else word for word in (start, area)]
        assert contact in self.figures["battle_board"]["contacts"]
        self.team(team, start).area = area

    def on_stayed_out(self, seat: str, team: str, area: str) -> None:
        self.team(team, area)

    def on_shifted(self, seat: str, unit: str, start: str, area: str) -> None:
        one = next(one for one in self.defenders[seat] if (one.word, one.area) == (unit, start))
        one.area = area

    def on_mode_chosen(self, seat: str, team: str, area: str, mode: str) -> None:
        self.team(team, area).mode = mode

    # --- fire between aircraft and from below -------------------------------------------------------------------------

    def before_fire(self) -> None:
        """Who fires, area by area, now that all have moved and said what they do."""
        if self.expected is not None:
            return
        self.expected = {}
        for board in ("ijn", "usn"):
            teams = [team for team in self.teams if team.seat == other(board)]
            for area in {team.area for team in teams}:
                here = [team for team in teams if team.area == area]
                attackers = [one for team in here for one in team.members]
                defenders = [one for one in self.defenders[board] if one.area == area]
                self.exposed[board, area] = len(attackers), len(defenders)
                firing = [one for team in here for one in team.firing()] if defenders else []
                self.expect(board, area, "attackers", [one.word for one in firing if self.air[one.type]["vs_air"]])
                self.expect(board, area, "defenders", [one.word for one in defenders if self.air[one.type]["vs_air"]])
                if self.type != "fighters":
                    ships = [name for name, where in self.ships[board].items() if where == area]
                    self.expect(board, area, "flak", [name for name in ships for _ in self.dice(name, "aa")])

    def expect(self, board: str, area: str, by: str, firers: list[str]) -> None:
        assert self.expected is not None
        if firers:
            self.expected[board, area, by] = firers

    def end_fire(self) -> None:
        """Everybody has fired who could, and as many were lost as were hit."""
        self.before_fire()
        assert not self.expected
        for (board, area), (attackers, defenders) in self.exposed.items():
            hits = self.hits[board, area, "defenders"] + self.hits[board, area, "flak"]
            assert self.lost[board, area, other(board)] == min(hits, attackers)
            assert self.lost[board, area, board] == min(self.hits[board, area, "attackers"], defenders)

    def on_rolled(self, **roll: Any) -> None:
        amounts = [int(word.split("=")[1]) for word in roll["modifiers"]]
        assert roll["needed"] == roll["value"] + sum(amounts)
        assert roll["effect"] == ("hit" if roll["die"] <= roll["needed"] else "missed")
        weapon, firer, target = roll["weapon"], roll["firer"], roll["target"]
        if weapon in ("air", "flak"):
            self.before_fire()
            aircraft = weapon == "air"
            value = self.air[Flier(firer, "").type]["vs_air"] if aircraft else self.ship(firer)["aa"]["value"]
            assert (roll["value"], roll["modifiers"], target) == (value, [], "aircraft")
            self.rolls.append(roll)
            return
        hit = roll["effect"] == "hit"
        assert roll["area"] == self.ships[roll["board"]][target]
        if weapon == "gun":
            assert self.shooting.pop(0) == (firer, target)
            assert (roll["value"], roll["modifiers"]) == (self.ship(firer)["gun"]["value"], [])
        else:
            assert self.dropping.pop(0) == (firer, weapon, target)
            assert roll["value"] == self.air[Flier(firer, "").type][weapon]
            assert roll["modifiers"] == self.modifiers(weapon, target, roll["value"])
            self.bombed |= {target} if hit and weapon == "bomb" else set()
        if hit:
            self.struck[target] += 1

    def on_fired(self, seat: str, by: str, area: str, hits: int, units: list[str]) -> None:
        board = other(seat) if by == "attackers" else seat
        assert self.expected is not None
        assert sorted(roll["firer"] for roll in self.rolls) == sorted(self.expected.pop((board, area, by)))
        assert {(roll["seat"], roll["board"], roll["area"]) for roll in self.rolls} == {(seat, board, area)}
        assert sum(roll["effect"] == "hit" for roll in self.rolls) == hits
        attackers, defenders = self.exposed[board, area]
        at = [re.match(r"\d+", word) for word in units]
        assert sum(int(one[0]) for one in at if one) == (defenders if by == "attackers" else attackers)
        self.hits[board, area, by] = hits
        self.rolls = []
        self.at = (board, area)

    def on_air_unit_lost(self, seat: str, unit: str, cause: str) -> None:
        if cause != "shot-down":
            return
        assert self.at is not None
        board, area = self.at
        if seat == board:
            units = self.defenders[board]
        else:
            teams = [team for team in self.teams if team.seat == seat and team.area == area]
            units = next(team.members for team in teams if unit in [one.word for one in team.members])
        units.remove(next(one for one in units if (one.word, one.area if seat == board else area) == (unit, area)))
        self.lost[board, area, seat] += 1

    # --- ordnance and guns --------------------------------------------------------------------------------------------

    def on_targeted(self, team: str, ship: str, units: list[str]) -> None:
        self.end_fire()
        group = self.team(team)
        assert group.mode == "drop"
        assert self.ships[other(group.seat)][ship] == group.area
        land = "type" not in self.ship(ship)
        bombers = [one for one in group.members if one.load == "b" or (one.load == "t" and not land)]
        counts = Counter(one.word.partition("/")[2].partition("@")[0] for one in bombers)
        assert sorted(f"{count}{word}" for word, count in counts.items()) == sorted(units)
        self.dropping += [(one.word, {"b": "bomb", "t": "torpedo"}[one.load], ship) for one in bombers]
        self.left.append(group)

    def on_gun_target(self, shooter: str, ship: str) -> None:
        """All its guns at one enemy; both in a ring that is in range by now; once a round."""
        seat = "ijn" if shooter in self.ships["ijn"] else "usn"
        rings = self.figures["battle_board"]["gun_range_by_round"][self.round - 1]
        for area in (self.ships[seat][shooter], self.ships[other(seat)][ship]):
            assert RINGS.get(area[:1] if area != "centre" else "", "centre") in rings
        assert shooter not in self.shot
        self.shot.add(shooter)
        self.shooting += [(shooter, ship)] * len(self.dice(shooter, "gun"))

    def on_hit(self, ship: str, seat: str, hits: int, bonus: int, damage: int, surplus: int, left: int) -> None:
        assert hits == self.struck.pop(ship)
        if bonus:
            assert bonus == self.figures["modifiers"]["deck_bonus_damage"]
            assert ship in self.bombed
            assert ship not in self.bonus, "once in a battle"
        self.bonus |= {ship} & self.bombed
        assert damage == min(self.hp(ship), hits + bonus)
        assert surplus == hits + bonus - damage
        self.damage[ship] += damage
        assert left == self.hp(ship)

    def on_sunk(self, ship: str, seat: str) -> None:
        assert self.hp(ship) == 0
        del self.ships[seat][ship]

    def on_knocked_out(self, ship: str) -> None:
        assert self.hp(ship) == 0
        del self.ships["usn"][ship]
