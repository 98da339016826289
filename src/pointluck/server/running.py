"""Running the application: one process, or several that share a port and a PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from time import monotonic, sleep
from types import FrameType
from typing import Any

import uvicorn

from pointluck.engine import Problem
from pointluck.tables import Club

from .connection import FrugalProtocol, PromptProtocol
from .health import spare_descriptors, uncaught
from .logs import log, set_up
from .settings import Limits, Settings

NEIGHBOURS = 50
"""How many ports after a taken one are tried."""
DESCRIPTORS = 65_536
UNREAD = 30
"""Seconds for which a client may leave an answer unread before the connection is dropped."""
GRACE = 2
"""Seconds for requests to finish when the server stops."""
LAST = 9.0
"""Seconds after which a server that was told to stop ends, whatever it is doing."""
METRICS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where prometheus-client looks for the folder; it must be set before that is imported."""
_BACKOFF = 1.0
_TICKS = 20
"""Ticks of uvicorn, which are tenths of a second, between two looks at the descriptors."""
_SPAWN = multiprocessing.get_context("spawn")


class ServeProblem(Problem):
    """A server that cannot start as it was asked to."""


def spread_out() -> None:
    """As many file descriptors as the system lets us have: each connection takes one."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = DESCRIPTORS if most == resource.RLIM_INFINITY else min(most, DESCRIPTORS)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def bind(host: str, port: int, search: bool = False) -> socket.socket:
    """A socket that listens there; with `search` on the next free port if that one is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + (NEIGHBOURS if search and port else 1)):
        listening = socket.socket(family)
        if os.name == "posix":
            # Elsewhere it would let two servers share a port.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if sys.platform == "linux":
            # Connections inherit it. Without it one that is closed but not read to its end would stay open.
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD * 1000)
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
    spread_out()
    Server(settings, ready).run(sockets=[listening])


def config_for(app: Any, limits: Limits) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        lifespan="on",
        http=PromptProtocol,
        log_config=None,
        access_log=False,
        # asyncio tries so often in one go to accept a connection, also where no descriptor is left for any.
        backlog=256,
        server_header=False,
        ws=FrugalProtocol,
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
        self._last: threading.Timer | None = None
        super().__init__(config_for(self._application, settings.limits))

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, and be gone in time: also if the event loop, a thread or the database never comes back."""
        super().handle_exit(sig, frame)
        if self._last is None:
            self._last = threading.Timer(LAST, self._end_at_once)
            self._last.daemon = True
            self._last.start()

    def _end_at_once(self) -> None:
        log("did not stop in time", level=logging.ERROR)
        self._application.house.abandon()
        os._exit(1)

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

    async def on_tick(self, counter: int) -> bool:
        if counter % _TICKS == 0:
            spare_descriptors()
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(uncaught)
        await super().startup(sockets)
        if self.started and self._ready is not None:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        self._application.house.end_errands()
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
            until = monotonic() + _BACKOFF
            while monotonic() < until and not self._stopping:
                sleep(0.05)
        return self._start()

    def _dismiss(self) -> None:
        for worker in self._workers:
            worker.terminate()
        patience = monotonic() + LAST + 0.3
        for worker in self._workers:
            worker.join(max(0.1, patience - monotonic()))
            if worker.is_alive():
                worker.kill()
                worker.join()


def _work(settings: Settings, listening: socket.socket) -> None:
    set_up()
    run_one(settings, listening)
