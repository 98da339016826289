"""The site of the documentation: every link leads somewhere, and reading it asks nothing of other machines."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import pointluck

ROOT = Path(__file__).parents[2]
_FETCHED = re.compile(r"""<(?:script|img|iframe|source|link(?=[^>]*rel="?(?:stylesheet|icon|preload)))[^>]*https?://""")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    # Strict: a link that leads nowhere ends the build.
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(folder)]
    subprocess.run(command, cwd=ROOT, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"}, check=True)
    return folder


@pytest.mark.slow
def test_the_site_is_whole_and_asks_nothing_of_others(site: Path) -> None:
    pages = {page.relative_to(site).as_posix(): page.read_text(encoding="utf-8") for page in site.rglob("*.html")}
    assert [name for name, page in pages.items() if _FETCHED.search(page)] == []
    # The theme would fetch what draws these from a stranger.
    assert [name for name, page in pages.items() if 'class="mermaid"' in page] == []
    styles = [sheet.read_text(encoding="utf-8") for sheet in site.rglob("*.css")]
    assert styles and not any(re.search(r"(?:url\(|@import)\s*[\"']?(?:https?:)?//", sheet) for sheet in styles)
    for game in ("kido-butai", "battle-of-midway", "dogfight"):
        assert all(clause in pages[f"rules/{game}.html"] for clause in pointluck.game(game).clauses)
        assert "Presets" in pages[f"games/{game}.html"]
    assert "load akagi 3b 0t" in pages["api/engine.html"], "the examples of docstrings are shown"
