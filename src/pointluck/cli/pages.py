"""Pages of figures, written to a file that a person named."""

from __future__ import annotations

import sys
from pathlib import Path

from pointluck.language import Language

from .problems import FileProblem


def page_to_be(name: str) -> Path:
    """Whether the page can be written is found out before the work, not after it."""
    page = Path(name)
    existed = page.exists()
    try:
        with page.open("a", encoding="utf-8"):
            pass
        if not existed:
            page.unlink()
    except OSError as error:
        raise _unwritable(page, error) from None
    return page


def write_page(page: Path, text: str, words: Language) -> None:
    try:
        page.write_text(text, encoding="utf-8")
    except OSError as error:
        raise _unwritable(page, error) from None
    print(words.say("simulate-written", file=str(page)), file=sys.stderr)


def _unwritable(page: Path, error: OSError) -> FileProblem:
    return FileProblem("file-unwritable", file=str(page), why=error.strerror or type(error).__name__)
