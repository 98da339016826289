"""What the tests of tables share: a club for a while, tables of each game, and random play at them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

from pointluck.games import game
from pointluck.tables import Club, NewTable, Person, SeatWish, TableInfo

ENTROPY = "00112233445566778899aabbccddeeff"


@asynccontextmanager
async def opened(database: str, bots: int = 0) -> AsyncIterator[Club]:
    club = await Club.open(database, bots)
    try:
        yield club
    finally:
        await club.close()


async def alone(club: Club, name: str = "kido-butai", **wish: object) -> tuple[Person, TableInfo]:
    """Somebody who holds every seat of a new table."""
    person = await club.new_person("Ann")
    seats = {seat: SeatWish("me") for seat in game(name).seats}
    made = await club.create(person.id, NewTable(name, seats, ENTROPY, **wish))  # type: ignore[arg-type]
    return person, made.table


async def two(club: Club, name: str = "dogfight", **wish: object) -> tuple[dict[str, Person], str]:
    """Two people at a new table, by seat."""
    first, second = game(name).seats
    ann, ben = await club.new_person("Ann"), await club.new_person("Ben")
    seats = {first: SeatWish("me"), second: SeatWish("open")}
    made = await club.create(ann.id, NewTable(name, seats, ENTROPY, **wish))  # type: ignore[arg-type]
    await club.join(ben.id, made.table.id, second, made.invitations[second], ENTROPY[::-1])
    return {first: ann, second: ben}, made.table.id


async def against_bot(club: Club, bot: str = "random", name: str = "dogfight") -> tuple[Person, str]:
    """Somebody in the first seat, a bot in the second."""
    first, second = game(name).seats
    person = await club.new_person("Ann")
    wish = NewTable(name, {first: SeatWish("me"), second: SeatWish("bot", bot)}, ENTROPY)
    return person, (await club.create(person.id, wish)).table.id


async def play(
    club: Club, table_id: str, people: dict[str, Person] | Person, seed: int | str, moves: int = 10_000
) -> int:
    """Random legal moves of people, until the game is over, a bot is asked or `moves` are made; how many it were."""
    random = Random(f"play {seed}")
    first_seat = (await club.info(table_id, people.id)).seats[0].seat if isinstance(people, Person) else min(people)
    for made in range(moves):
        seat = (await club.outlook(table_id, None)).waiting_for
        if seat is None:
            return made
        chair = first_seat if seat == "chance" else seat  # dice by hand: the first seat rolls
        person = people if isinstance(people, Person) else people[chair]
        outlook = await club.outlook(table_id, chair)
        if outlook.prompt is None:
            return made
        await club.act(person.id, table_id, seat, outlook.seq, str(random.choice(outlook.prompt.legal)))
    return moves


async def asked(club: Club, table_id: str, *seats: str | None) -> None:
    """Wait until one of these is asked (None: until the game is over): bots have taken their turns."""
    async with asyncio.timeout(30):
        while (await club.outlook(table_id, None)).waiting_for not in seats:
            await asyncio.sleep(0.01)
