"""The fixtures of our own tests in a browser."""

from __future__ import annotations

from tests.e2e.conftest import browser, everything_closed, playwright, server, sit

__all__ = ["browser", "everything_closed", "playwright", "server", "sit"]
