"""A process that does what processes should not: for the tests of those who have to bear it."""

from __future__ import annotations

import os
import sys
import time
from typing import Any

from pointluck.players.answering import Job, Tell, answer


def work(job: Job, tell: Tell) -> Any:
    match job["do"]:
        case "echo":
            for part in job.get("parts", ()):
                tell(part)
            return job["what"]
        case "sleep":
            time.sleep(600)
        case "spin":
            while True:
                pass
        case "eat":
            return len([bytearray(1 << 20) for _ in range(1 << 16)])
        case "babble":
            os.write(1, b"this is no answer\n")
        case "flood":
            os.write(1, b"[" * (1 << 20))
            while True:
                os.write(1, b"[" * (1 << 16))
        case "die":
            sys.exit(3)
        case "break":
            raise RuntimeError("it broke")
    return None


if __name__ == "__main__":
    answer(work)
