"""Bots with faults, for tests: `python -m tests.tables.odd_bots`. The admiral hangs, the captain breaks down, the
doctrine is slow, and everybody else takes the first action there is."""

from __future__ import annotations

import time

from pointluck.players.answering import Job, Tell, answer


def work(job: Job, tell: Tell) -> int:
    match job["bot"]:
        case "admiral":
            time.sleep(600)
        case "captain":
            raise RuntimeError("it broke")
        case "doctrine":
            time.sleep(0.1)
    return 0


if __name__ == "__main__":
    answer(work)
