"""Many games on many machines: a Ray cluster in the place of this machine's processes (docs/cluster.md).

A batch that was lost with its machine is done again on another one, and since a game depends on its number alone it
comes out the same. Only this module knows Ray, which comes with the extra `cluster`.
"""

from __future__ import annotations

import os
import pickle
import re
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, TypeVar, cast

import pointluck
from pointluck.engine import Problem
from pointluck.players.brought import VARIABLE

from .workers import Batch, Job, Submit, batch

T = TypeVar("T")

AUTO = "auto"
_AGAIN = 3
"""How often a batch is done again whose worker was lost: a game that kills whoever plays it must come to an end."""
_ANSWERS_WITHIN = 5.0
"""Seconds. Ray alone would try for minutes to reach a machine that is not there."""
_QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # or every start warns of a change to come
    "RAY_DEDUP_LOGS_SKIP_REGEX": ".",  # or it prints what became of a machine among our results
}


class Cluster:
    """A connection to a cluster that is running: an executor for `workers.in_order`."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        """`address`: HOST:PORT, or `auto` for the cluster that this machine is a part of.

        `workers`: batches at the same time; by default one for each processor of the cluster.
        """
        os.environ.update(_QUIET)
        try:
            import ray
        except ModuleNotFoundError:
            raise Problem("cluster-missing") from None
        _reach(address)
        try:
            ray.init(address, log_to_driver=False, logging_level="ERROR")
        except (ray.exceptions.RayError, OSError, RuntimeError, ValueError) as error:
            raise Problem("cluster-unreachable", address=address, why=_first_line(error)) from None
        self._ray: Any = ray
        self.workers = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))

    def close(self) -> None:
        """Whatever is still being done for us ends with the connection."""
        self._ray.shutdown()

    @contextmanager
    def at_work(self, job: Job[T], workers: int) -> Iterator[Submit[T]]:
        errors = self._ray.exceptions
        do = self._ray.remote(max_retries=_AGAIN)(_sent_whole())
        # Pickled here and not with the call: a machine without our package must get far enough to say so.
        told = (self._ray.cloudpickle.dumps(job), os.environ.get(VARIABLE), pointluck.__version__)

        def submit(first: int, count: int) -> Future[Batch[T]]:
            return cast("Future[Batch[T]]", do.remote(*told, first, count).future())

        try:
            yield submit
        except errors.RayTaskError as error:
            if isinstance(error.cause, ImportError):
                raise Problem("cluster-without", machine=str(error.cause)) from None
            raise error.cause from None
        except errors.RayError as error:
            raise Problem("cluster-lost", why=_first_line(error)) from None


def _reach(address: str) -> None:
    if address == AUTO:
        return
    found = re.fullmatch(r"\[?([0-9A-Za-z.:_-]+?)\]?:(\d{1,5})", address)
    if found is None or int(found[2]) > 65535:
        raise Problem("cluster-address", given=address)
    try:
        socket.create_connection((found[1], int(found[2])), timeout=_ANSWERS_WITHIN).close()
    except OSError as error:
        raise Problem("cluster-unreachable", address=address, why=error.strerror or str(error)) from None


def _first_line(error: Exception) -> str:
    return next(iter(str(error).splitlines()), type(error).__name__)


# --- on the machines of the cluster ---------------------------------------------------------------------------


def _sent_whole() -> Callable[[bytes, str | None, str, int, int], Batch[Any]]:
    """What a worker of the cluster runs. Ray sends a function within a function as it is, and looks up any other."""

    def do(job: bytes, players: str | None, version: str, first: int, count: int) -> Batch[Any]:
        try:
            from pointluck.analysis.cluster import do_here
        except ImportError:
            import socket

            raise ImportError(socket.gethostname()) from None
        return do_here(job, players, version, first, count)

    return do


def do_here(job: bytes, players: str | None, version: str, first: int, count: int) -> Batch[Any]:
    if version != pointluck.__version__:
        machine = socket.gethostname()
        raise Problem("cluster-version", machine=machine, theirs=pointluck.__version__, ours=version)
    if players is not None:
        os.environ[VARIABLE] = players
    return batch(_job(job), first, count)


@lru_cache(maxsize=1)
def _job(pickled: bytes) -> Job[Any]:
    """The same object for all its batches, since it keeps what it has prepared."""
    return cast("Job[Any]", pickle.loads(pickled))
