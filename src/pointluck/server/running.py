"""Running the application: one process, or several that share a port and a PostgreSQL."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from time import monotonic, sleep
from typing import Any

import uvicorn

from pointluck.engine import Problem
from pointluck.tables import Club

from .connection import PromptProtocol
from .logs import log, set_up
from .settings import Limits, Settings

NEIGHBOURS = 50
"""How many ports after a taken one are tried."""
GRACE = 15
"""Seconds for requests, bots and writes to finish when the server stops."""
METRICS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where prometheus-client looks for the folder; it must be set before that is imported."""
_BACKOFF = 1.0
_SPAWN = multiprocessing.get_context("spawn")


class ServeProblem(Problem):
    """A server that cannot start as it was asked to."""


def bind(host: str, port: int, search: bool = False) -> socket.socket:
    """A socket that listens there; with `search` on the next free port if that one is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + (NEIGHBOURS if search and port else 1)):
        listening = socket.socket(family)
        if os.name == "posix":
            # Elsewhere it would let two servers share a port.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
            # A server that bound the port but does not listen yet would let us bind it as well.
            listening.listen(2048)
        except OSError as error:
            listening.close()
            failed = error
            continue
        return listening
    raise ServeProblem("port-taken", host=host, port=str(port), why=failed.strerror or str(failed))


def prepare(settings: Settings) -> None:
    """Make the database or bring it up to date once, before anybody works with it: what is wrong is told here."""
    asyncio.run(_opened(settings.database))


async def _opened(database: str) -> None:
    club = await Club.open(database, bots=0)
    await club.close()


def run_one(settings: Settings, listening: socket.socket, ready: Callable[[], None] | None = None) -> None:
    """Serve in this process until told to stop."""
    Server(settings, ready).run(sockets=[listening])


def config_for(app: Any, limits: Limits) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        lifespan="on",
        http=PromptProtocol,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=limits.frame,
        # A window for each socket would cost more memory than the table behind it.
        ws_per_message_deflate=False,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=GRACE,
        h11_max_incomplete_event_size=16 * 1024,
    )


class Server(uvicorn.Server):
    """uvicorn, which says when it is ready, and takes leave of its clients before it closes their sockets."""

    def __init__(self, settings: Settings, ready: Callable[[], None] | None = None) -> None:
        from .app import create_app

        self._application = create_app(settings)
        self._ready = ready
        super().__init__(config_for(self._application, settings.limits))

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """uvicorn would send itself the signal once more at the end, and never come back to say goodbye."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._ready is not None:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self._application.house.say_goodbye()
        await super().shutdown(sockets)


# --- several workers ----------------------------------------------------------------------------------------------


def run_many(
    settings: Settings, listening: socket.socket, workers: int, ready: Callable[[], None] | None = None
) -> None:
    """Serve with so many processes; one that dies is replaced, and its clients come to another meanwhile."""
    with tempfile.TemporaryDirectory(prefix="pointluck-") as folder:
        os.environ[METRICS_FOLDER] = folder
        crew = _Crew(settings, listening, workers)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, crew.stop)
        crew.run(ready)


class _Crew:
    def __init__(self, settings: Settings, listening: socket.socket, workers: int) -> None:
        self._settings = settings
        self._listening = listening
        self._stopping = False
        self._started: dict[int, float] = {}
        self._workers: list[SpawnProcess] = []
        self._wanted = workers

    def stop(self, *_: object) -> None:
        self._stopping = True

    def run(self, ready: Callable[[], None] | None) -> None:
        self._workers = [self._start() for _ in range(self._wanted)]
        if ready is not None:
            ready()
        while not self._stopping:
            wait([worker.sentinel for worker in self._workers], timeout=0.5)
            if not self._stopping:
                self._workers = [self._kept(worker) for worker in self._workers]
        self._dismiss()

    def _start(self) -> SpawnProcess:
        worker = _SPAWN.Process(target=_work, args=(self._settings, self._listening))
        worker.start()
        assert worker.pid is not None
        self._started[worker.pid] = monotonic()
        return worker

    def _kept(self, worker: SpawnProcess) -> SpawnProcess:
        if worker.is_alive():
            return worker
        from prometheus_client.multiprocess import mark_process_dead

        assert worker.pid is not None
        log("worker died", pid=worker.pid, exit=worker.exitcode)
        mark_process_dead(worker.pid)  # type: ignore[no-untyped-call]
        if monotonic() - self._started.pop(worker.pid) < _BACKOFF:
            # One that dies at once would be replaced without end: take a breath in between.
            sleep(_BACKOFF)
        return self._start()

    def _dismiss(self) -> None:
        for worker in self._workers:
            worker.terminate()
        patience = monotonic() + GRACE + 10
        for worker in self._workers:
            worker.join(max(0.1, patience - monotonic()))
            if worker.is_alive():
                worker.kill()
                worker.join()


def _work(settings: Settings, listening: socket.socket) -> None:
    set_up()
    run_one(settings, listening)
