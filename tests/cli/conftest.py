"""The command line in this process, with a data folder of its own."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from pointluck.cli import main
from tests.cli.running import Ran, Run


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)

    def running(*words: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(list(words))
        caught = capsys.readouterr()
        assert "Traceback" not in caught.out + caught.err
        return Ran(code, caught.out, caught.err)

    return running
