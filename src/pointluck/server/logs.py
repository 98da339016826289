"""Logs as lines of JSON. No tokens, names, addresses or query strings: a route is named by its pattern."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from time import monotonic
from typing import Any

LOG = logging.getLogger("pointluck")
_SELDOM = 60.0
_last: dict[str, float] = {}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= getattr(record, "fields", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: str = "info") -> None:
    """To stderr, for this process. uvicorn tells full paths when it is talkative, and those hold tokens."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[lines], force=True)
    LOG.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(logging.WARNING)


def log(message: str, /, *, level: int = logging.INFO, trace: bool = False, **fields: object) -> None:
    if LOG.isEnabledFor(level):
        LOG.log(level, message, exc_info=trace, extra={"fields": fields})


def log_seldom(message: str, /, why: str = "") -> None:
    """Once a minute at most, for what goes on failing: the log must not fill the disk that is full already."""
    if monotonic() - _last.get(message, -_SELDOM) >= _SELDOM:
        _last[message] = monotonic()
        log(message, level=logging.ERROR, why=why)
