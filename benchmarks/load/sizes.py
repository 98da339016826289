"""`python -m benchmarks.load.sizes`: how many bytes the messages of whole random games have, from every chair."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from random import Random
from secrets import token_hex
from statistics import median

import pointluck
from pointluck.server.house import House
from pointluck.server.viewpoint import Viewpoint
from pointluck.tables import Club, NewTable, SeatWish, StepsTaken

Sizes = dict[tuple[str, str], list[int]]
"""By game and kind of message."""


async def play(club: Club, house: House, name: str, pick: Random, sizes: Sizes) -> None:
    """One game between people, with somebody who watches; every message is made as it would be sent."""
    game = pointluck.game(name)
    people = {seat: (await club.new_person(seat)).id for seat in game.seats}
    first, *others = game.seats
    wish = {seat: SeatWish("me" if seat == first else "open") for seat in game.seats}
    made = await club.create(people[first], NewTable(name, wish, token_hex(16), watch="everyone"))
    table = made.table.id
    for one in others:
        await club.join(people[one], table, one, made.invitations[one], token_hex(16))
    watching: list[str | None] = [*game.seats, None]
    chairs = [Viewpoint(house, table, 10**9) for _ in watching]
    for chair, seat in zip(chairs, watching, strict=True):
        chair.person_id = people.get(seat or "")
        sizes[name, "first welcome"].append(await welcome(chair, seat))
    while (to_act := (await club.info(table, people[first])).to_act) is not None:
        outlook = await club.outlook(table, to_act)
        assert outlook.prompt is not None
        action = str(pick.choice(outlook.prompt.legal))
        seq = await club.act(people[to_act], table, to_act, outlook.seq, action)
        for chair in chairs:
            for message in await chair.news([StepsTaken(outlook.seq + 1, seq)]):
                sizes[name, "news"].append(len(message.text))
    for chair, seat in zip(chairs, watching, strict=True):
        sizes[name, "last welcome"].append(await welcome(chair, seat))


async def welcome(chair: Viewpoint, seat: str | None) -> int:
    message = await chair.welcome(await chair.sit(seat), None)
    return len(message.text)


async def measure(games: int) -> Sizes:
    sizes: Sizes = defaultdict(list)
    with tempfile.TemporaryDirectory(prefix="pointluck-sizes-") as folder:
        club = await Club.open(f"sqlite+aiosqlite:///{Path(folder) / 'club.db'}", bots=0)
        house = House()
        house.open(club)
        for name in pointluck.games():
            for number in range(games):
                await play(club, house, name, Random(number), sizes)
        await house.close()
        await club.close()
    return sizes


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.sizes", description=__doc__)
    parser.add_argument("--games", type=int, default=3, help="of each title (default 3)")
    sizes = asyncio.run(measure(parser.parse_args().games))
    print("| game | message | median | largest |")
    print("|---|---|---|---|")
    for (game, kind), found in sorted(sizes.items()):
        print(f"| {game} | {kind} | {median(found):,.0f} | {max(found):,} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
