"""What /metrics tells. With several workers the numbers of all of them, gathered in a folder they share."""

from __future__ import annotations

import os

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

METRICS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"

REQUESTS = Counter("pointluck_requests", "HTTP requests answered.", ["method", "route", "status"])
SECONDS = Histogram("pointluck_request_seconds", "Time to answer an HTTP request.", ["route"])
SOCKETS = Gauge("pointluck_sockets", "Open sockets.", multiprocess_mode="livesum")
MESSAGES = Counter("pointluck_messages", "Messages from clients, by type; `no` for those that were none.", ["type"])
REFUSALS = Counter("pointluck_refusals", "Requests on sockets that were refused.", ["key"])
MOVES = Counter("pointluck_moves", "Moves that were taken and saved.", ["game"])
MOVE_SECONDS = Histogram(
    "pointluck_move_seconds",
    "From reading a move to its being saved.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)
SENT_BYTES = Counter("pointluck_sent_bytes", "Bytes sent on sockets, by type of message.", ["type"])
BEHIND = Counter("pointluck_behind", "Clients that were given up because they did not read.")
LIMITED = Counter("pointluck_limited", "Requests refused by a limit.", ["limit"])


def exposition() -> tuple[bytes, str]:
    """All numbers as Prometheus reads them, and the content type."""
    registry: CollectorRegistry = REGISTRY
    if os.environ.get(METRICS_FOLDER):
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry), CONTENT_TYPE_LATEST


def sent(kind: str, size: int) -> None:
    SENT_BYTES.labels(kind).inc(size)
