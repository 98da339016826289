"""The fixtures of our own tests: the command line, a server, and people at it."""

from __future__ import annotations

from tests.server.conftest import everything_closed, nimitz, run, server, yamamoto

__all__ = ["everything_closed", "nimitz", "run", "server", "yamamoto"]
