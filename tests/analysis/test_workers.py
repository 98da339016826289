"""Work on several processes comes back whole and in order, and ends when it is told to."""

from __future__ import annotations

import os
import signal
from contextlib import closing

import pytest

from pointluck.analysis.workers import Breakdown, Interruption, cores, in_order
from pointluck.engine import Problem


class Squares:
    """Plain work that other processes can be sent."""

    def do(self, number: int) -> int:
        return number * number


class Dies:
    def do(self, number: int) -> int:
        if number == 3:
            os._exit(1)
        return number


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_results_come_in_order(workers: int) -> None:
    assert list(in_order(Squares(), 5, 40, workers)) == [number * number for number in range(5, 45)]


def test_closing_early_stops_the_processes() -> None:
    with closing(in_order(Squares(), 1, 1_000_000, 2)) as results:
        assert [next(results) for _ in range(3)] == [1, 4, 9]


def test_a_process_that_dies_is_a_problem_with_a_name() -> None:
    with pytest.raises(Problem, match="worker-died"):
        list(in_order(Dies(), 1, 100, 2))


def test_interruption_asks_first_and_insists_the_second_time() -> None:
    before = signal.getsignal(signal.SIGINT)
    with pytest.raises(KeyboardInterrupt), Interruption() as interruption:
        os.kill(os.getpid(), signal.SIGINT)
        assert interruption.asked
        os.kill(os.getpid(), signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before


def test_a_breakdown_says_where() -> None:
    try:
        raise ValueError("no such ship")
    except ValueError as error:
        broken = Breakdown.of(7, error)
    assert broken.number == 7
    assert broken.error == "ValueError: no such ship"
    assert broken.place.startswith("test_workers.py:")


def test_there_is_a_processor() -> None:
    assert cores() >= 1
