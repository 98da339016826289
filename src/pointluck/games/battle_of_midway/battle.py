"""A battle while it is resolved: who is on the boards, where, and what is being rolled."""

from __future__ import annotations

from pointluck.engine import Fields


class Battle(Fields):
    """A battle while it is resolved: who is on the boards, where, and what is being rolled."""

    zone: int
    kind: str
    """surface: aircraft against ships or land; ships: ships or land of both sides; bombers: interceptors against
    bombers; fighters: fighters alone."""
    attacker: int
    boards: list[int]
    """Sides that have a battle board: the defender, or both."""
    round: int
    ships: list[int]
    ship_area: list[int]
    fliers: list[int]
    """Air units on the boards, with the area of each and its team; -1: a defender by itself."""
    flier_area: list[int]
    flier_team: list[int]
    team_area: list[int]
    """Teams are attacking Air Groups with their escorts."""
    team_mode: list[int]
    team_side: list[int]
    board: int
    """The board, and the area on it, where fire is being resolved or units are being placed."""
    area: int
    stage: int
    """Whose dice are being rolled, or whose losses are being chosen: 0 attackers, 1 defenders, 2 anti-aircraft."""
    standing: int
    """The target at which all ships of a side still to fire do so; -1: each is asked."""
    dice: list[int]
    """Values still to be rolled against."""
    firers: list[int]
    """Who rolls each of them: air units, or ships where ships fire."""
    aim: list[int]
    """For ordnance and guns, the target of each die and what is thrown at it."""
    aim_load: list[int]
    aimed: list[int]
    """All that ordnance or guns were aimed at in this step of fire: target, value, load; three numbers for each die."""
    hits: list[int]
    """In this area: by the attackers, by defending aircraft, by anti-aircraft fire."""
    queue: list[int]
    struck: list[int]
    """Hits not yet applied: target, bombs, others; three numbers each."""
    bonus: list[int]
    """Carriers that have had their first bomb hit (BM-R29)."""
    moved: list[int]
    """CAP that has moved this round."""

    __slots__ = tuple(__annotations__)

    def __init__(self, zone: int, kind: str, attacker: int, boards: list[int]) -> None:
        self.zone = zone
        self.kind = kind
        self.attacker = attacker
        self.boards = boards
        self.round = 0
        self.ships = []
        self.ship_area = []
        self.fliers = []
        self.flier_area = []
        self.flier_team = []
        self.team_area = []
        self.team_mode = []
        self.team_side = []
        self.board = boards[0]
        self.area = 0
        self.stage = 0
        self.standing = -1
        self.dice = []
        self.firers = []
        self.aim = []
        self.aim_load = []
        self.aimed = []
        self.hits = [0, 0, 0]
        self.queue = []
        self.struck = []
        self.bonus = []
        self.moved = []

    # --- reading the boards -----------------------------------------------------------------------------------

    def team(self, number: int) -> list[int]:
        """The air units of a team."""
        return [unit for unit, team in zip(self.fliers, self.flier_team, strict=True) if team == number]

    def teams_in(self, board: int, area: int) -> list[int]:
        """Teams attacking in that area of that side's board."""
        return [team for team, where in enumerate(self.team_area) if where == area and self.team_side[team] != board]

    def ships_in(self, side: int, area: int, sides: list[int]) -> list[int]:
        return [
            ship
            for ship, where in zip(self.ships, self.ship_area, strict=True)
            if where == area and sides[ship] == side
        ]

    def pending(self, ship: int) -> int:
        """Hits on a ship that do not count before the step of fire is over."""
        struck = self.struck
        return sum(struck[at + 1] + struck[at + 2] for at in range(0, len(struck), 3) if struck[at] == ship)

    def remove(self, unit: int) -> None:
        number = self.fliers.index(unit)
        del self.fliers[number], self.flier_area[number], self.flier_team[number]
