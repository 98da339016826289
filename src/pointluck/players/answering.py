"""A process that works for another one: a line of JSON is a job, and lines of JSON go back.

`{"part": ...}` as often as there is something to tell, then `{"answer": ...}`, or `{"failed": "why"}`. It sets its own
limits, given as words of the command: bytes of memory, seconds of processor time for a job, and how far it stands back.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from math import ceil
from typing import Any, TextIO

try:
    import resource
except ImportError:  # not everywhere; whoever started the process has a clock of its own
    resource = None  # type: ignore[assignment]

Job = dict[str, Any]
Tell = Callable[[Any], None]


def answer(work: Callable[[Job, Tell], Any]) -> None:
    """Do what is asked, one job after the other, until nobody is there to ask."""
    # Ctrl-C in a terminal reaches every process there; whoever started this one ends it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    memory, seconds, nice = (int(word) for word in sys.argv[1:])
    _stay_below(memory, nice)
    # Whatever is printed on the way must not be taken for an answer.
    answers, sys.stdout = sys.stdout, sys.stderr

    def tell(part: Any) -> None:
        _say(answers, {"part": part})

    for line in sys.stdin:
        _give_time(seconds)
        try:
            _say(answers, {"answer": work(json.loads(line), tell)})
        except MemoryError:
            # What is left is not to be trusted with another job.
            os._exit(1)
        except Exception as error:  # one that fails must not take the process of the next with it
            _say(answers, {"failed": f"{type(error).__name__}: {error}"})


def _say(answers: TextIO, message: dict[str, Any]) -> None:
    answers.write(json.dumps(message) + "\n")
    answers.flush()


def _stay_below(memory: int, nice: int) -> None:
    if hasattr(os, "nice"):
        os.nice(max(0, nice - os.nice(0)))
    if resource is not None:
        # Some systems know a limit but do not let it be set.
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _give_time(seconds: int) -> None:
    """So much processor time from now on; then the system ends this process, also if nobody is left who would."""
    if resource is not None:
        used = resource.getrusage(resource.RUSAGE_SELF)
        until = ceil(used.ru_utime + used.ru_stime) + seconds
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_CPU, (until, resource.getrlimit(resource.RLIMIT_CPU)[1]))
