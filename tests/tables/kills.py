"""`kill -9` in the middle of heavy play: of a process that plays, and of PostgreSQL itself.

    python -m tests.tables.kills --rounds 50 [--only sqlite]

That many rounds on SQLite, and as many on PostgreSQL. Each plays many tables at once, notes every move that was
acknowledged, kills, and then looks: every acknowledged step must be in the store as it was acknowledged, every table
must replay to the position it claims, and go on.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from pointluck.engine import Problem
from pointluck.games import game, games
from pointluck.tables import Club, NewTable, SeatWish, Stale, StoreProblem
from pointluck.tables.backup import check
from pointluck.tables.rows import Line
from tests.postgres import Server
from tests.tables.playing import ENTROPY, opened

TABLES = 9
_ROOT = Path(__file__).parents[2]


# --- the process that plays -----------------------------------------------------------------------------------------


async def drive(database: str, person_id: str, seed: int) -> None:
    """Play random legal moves at all tables of a person, for ever; a line for each move that was acknowledged."""
    club = await Club.open(database, bots=0)
    yours, _ = await club.lobby(person_id)
    running = [card.id for card in yours if not card.over]
    await asyncio.gather(*(_sit(club, person_id, table_id, Random(f"{seed} {table_id}")) for table_id in running))


async def _sit(club: Club, person_id: str, table_id: str, random: Random) -> None:
    while True:
        try:
            await _move(club, person_id, table_id, random)
        except Stale:
            await asyncio.sleep(0)
        except StoreProblem:
            await asyncio.sleep(0.05)


async def _move(club: Club, person_id: str, table_id: str, random: Random) -> None:
    asked = (await club.outlook(table_id, None)).waiting_for
    if asked is None:
        await asyncio.sleep(1)
        return
    outlook = await club.outlook(table_id, asked)
    if outlook.prompt is None:
        await asyncio.sleep(0)
        return
    if outlook.number > 40 and random.random() < 0.02:
        await club.undo(person_id, table_id, asked, outlook.seq, random.randrange(outlook.number))
        os.write(1, f"{table_id} {outlook.seq + 1} undo\n".encode())
        return
    action = str(random.choice(outlook.prompt.legal))
    await club.act(person_id, table_id, asked, outlook.seq, action)
    os.write(1, f"{table_id} {outlook.seq + 1} {action}\n".encode())


# --- the one that kills and looks -----------------------------------------------------------------------------------


@dataclass
class Tally:
    """What came out of all rounds."""

    kills: int = 0
    acknowledged: int = 0
    told: dict[tuple[str, int], str] = field(default_factory=dict)


class Driver:
    """A playing process, and what it has told so far."""

    def __init__(self, database: str, person_id: str, seed: int) -> None:
        self.told: list[str] = []
        self._errors = tempfile.TemporaryFile(mode="w+")  # noqa: SIM115 - closed with the process
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.tables.kills", "--drive", database, person_id, str(seed)],
            stdout=subprocess.PIPE,
            # It says again and again that PostgreSQL is gone; that is only of interest if it does not recover.
            stderr=self._errors,
            cwd=_ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(_ROOT), *filter(None, sys.path)])},
        )
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as lines:
            for line in lines:
                if line.endswith(b"\n"):
                    self.told.append(line.decode().rstrip("\n"))

    def wait_for(self, more: int) -> None:
        """Until so many more moves are acknowledged."""
        wanted = len(self.told) + more
        for _ in range(3000):
            if len(self.told) >= wanted:
                return
            if self._process.poll() is not None:
                break
            time.sleep(0.02)
        self._errors.seek(0)
        said = self._errors.read()[-2000:]
        self.kill()
        raise AssertionError(f"play does not go on: {said}")

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        self._reader.join()
        self._errors.close()


async def _prepare(database: str) -> str:
    """Somebody with many tables of all games; finished ones are replaced by new ones before each round."""
    async with opened(database) as club:
        person = await club.new_person("Ann")
        await _refill(club, person.id)
        return person.id


async def _refill(club: Club, person_id: str) -> None:
    yours, _ = await club.lobby(person_id)
    names = games() * TABLES
    for number in range(sum(not card.over for card in yours), TABLES):
        seats = {seat: SeatWish("me") for seat in game(names[number]).seats}
        await club.create(person_id, NewTable(names[number], seats, ENTROPY))


async def _look(database: str, person_id: str, tally: Tally) -> None:
    """Nothing that was acknowledged is lost, every table is whole, and every table goes on."""
    async with opened(database) as club:
        kept = await check(club._store)
        assert not kept.stuck
        yours, _ = await club.lobby(person_id)
        for card in yours:
            async with club._store.read() as connection:
                lines = {line.seq: line for line in await club._lines(connection, card.id)}
            _compare(card.id, lines, tally)
            if not card.over:
                await _goes_on(club, person_id, card.id)
        await _refill(club, person_id)


def _compare(table_id: str, lines: dict[int, Line], tally: Tally) -> None:
    for (told_table, seq), said in tally.told.items():
        if told_table == table_id:
            assert seq in lines, f"line {seq} of {table_id} was acknowledged and is lost"
            line = lines[seq]
            assert line.kind == "undo" if said == "undo" else line.body == said, (line, said)


async def _goes_on(club: Club, person_id: str, table_id: str) -> None:
    outlook = await club.outlook(table_id, None)
    assert outlook.waiting_for is not None
    outlook = await club.outlook(table_id, outlook.waiting_for)
    assert outlook.prompt is not None
    assert outlook.waiting_for is not None
    action = str(outlook.prompt.legal[0])
    assert await club.act(person_id, table_id, outlook.waiting_for, outlook.seq, action) > outlook.seq


def _note(tally: Tally, drivers: list[Driver]) -> None:
    for driver in drivers:
        tally.acknowledged += len(driver.told)
        for line in driver.told:
            table_id, seq, said = line.split(" ", 2)
            place = (table_id, int(seq))
            assert place not in tally.told, "two moves were acknowledged on the same line"
            tally.told[place] = said


# --- three ways to die ----------------------------------------------------------------------------------------------


def kill_players(database: str, rounds: int, seed: int, drivers: int = 1) -> Tally:
    """Kill one of the playing processes; the others, if there are any, must play on."""
    tally, random = Tally(), Random(seed)
    person_id = asyncio.run(_prepare(database))
    for number in range(rounds):
        running = [Driver(database, person_id, seed + 100 * number + one) for one in range(drivers)]
        try:
            for driver in running:
                driver.wait_for(30 // drivers)
            time.sleep(random.random() * 0.3)
            running[0].kill()
            for other in running[1:]:
                other.wait_for(10)
        finally:
            for driver in running:
                driver.kill()
        tally.kills += 1
        _note(tally, running)
        asyncio.run(_look(database, person_id, tally))
    return tally


def kill_postgres(server: Server, rounds: int, seed: int) -> Tally:
    """Kill PostgreSQL under two playing processes, and start it again; both must play on by themselves."""
    tally, random = Tally(), Random(seed)
    database = server.new_database()
    person_id = asyncio.run(_prepare(database))
    for number in range(rounds):
        running = [Driver(database, person_id, seed + 100 * number + one) for one in range(2)]
        try:
            for driver in running:
                driver.wait_for(15)
            time.sleep(random.random() * 0.3)
            server.kill()
            time.sleep(random.random() * 0.2)
            server.start()
            for driver in running:
                driver.wait_for(5)
        finally:
            for driver in running:
                driver.kill()
        tally.kills += 1
        _note(tally, running)
        asyncio.run(_look(database, person_id, tally))
    return tally


def kill_all_in_turn(server: Server, seed: int) -> Tally:
    """The shortest way: of two playing processes one is killed, then PostgreSQL under the other."""
    tally, database = Tally(), server.new_database()
    person_id = asyncio.run(_prepare(database))
    running = [Driver(database, person_id, seed + one) for one in range(2)]
    try:
        for driver in running:
            driver.wait_for(10)
        running[0].kill()
        running[1].wait_for(10)
        server.kill()
        server.start()
        running[1].wait_for(10)
    finally:
        for driver in running:
            driver.kill()
    tally.kills += 2
    _note(tally, running)
    asyncio.run(_look(database, person_id, tally))
    return tally


def on_sqlite(rounds: int) -> int:
    with tempfile.TemporaryDirectory() as folder:
        tally = kill_players(f"sqlite+aiosqlite:///{folder}/club.db", rounds, 1)
    print(f"SQLite, playing process killed: {tally.kills} times, {tally.acknowledged} moves acknowledged, none lost")
    return tally.kills


def on_postgresql(rounds: int) -> int:
    """Half of the rounds kill one of two that play, the others PostgreSQL itself."""
    server = Server.new(durable=True)
    try:
        players = kill_players(server.new_database(), rounds - rounds // 2, 2, drivers=2)
        print(f"PostgreSQL, playing process killed: {players.kills} times, {players.acknowledged} moves, none lost")
        keepers = kill_postgres(server, rounds // 2, 3)
        print(f"PostgreSQL itself killed: {keepers.kills} times, {keepers.acknowledged} moves acknowledged, none lost")
    finally:
        server.stop()
    return players.kills + keepers.kills


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=50, help="on each database (default 50)")
    parser.add_argument("--only", choices=["sqlite", "postgresql"], help="only on this database")
    given = parser.parse_args()
    began = time.perf_counter()
    try:
        kills = 0 if given.only == "postgresql" else on_sqlite(given.rounds)
        kills += 0 if given.only == "sqlite" else on_postgresql(given.rounds)
    except (AssertionError, Problem) as error:
        sys.exit(f"Lost: {error}")
    print(f"{kills} kills in {time.perf_counter() - began:.0f} s: nothing acknowledged was lost, every table goes on")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--drive"]:
        # Not for the parser: a person's id may begin like an option.
        asyncio.run(drive(sys.argv[2], sys.argv[3], int(sys.argv[4])))
    else:
        main()
