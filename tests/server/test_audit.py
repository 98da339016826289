"""`make audit` fails for a hole that is known, and for nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tools import audit

SAFE: dict[str, Any] = {"name": "rich", "version": "1.0", "vulns": []}
UNSAFE: dict[str, Any] = {"name": "leaky", "version": "0.1", "vulns": [{"id": "PYSEC-1", "fix_versions": ["0.2"]}]}
UNKNOWN: dict[str, Any] = {"name": "ours", "skip_reason": "not found"}


@pytest.mark.parametrize(
    ("found", "code", "told"),
    [
        ([SAFE, UNKNOWN], 0, "1 packages checked, 0 unsafe, 1 unknown"),
        ([SAFE, UNSAFE], 1, "leaky 0.1: PYSEC-1, mended in 0.2"),
        ([UNKNOWN], 0, "not checked"),
        ([], 0, "not checked"),
    ],
)
def test_what_is_found_decides(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], found: list[Any], code: int, told: str
) -> None:
    monkeypatch.setattr(audit, "ask", lambda lock, service: found)
    assert audit.audit(Path("run.lock")) == code
    assert told in capsys.readouterr().out
