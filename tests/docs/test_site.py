"""The documentation is built without a warning, and opens without a network."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOADED = re.compile(r"""<(?:script|img|iframe|source)\b[^>]*\bsrc=["']?(?:https?:)?//|<link\b[^>]*\brel=["']?"""
                    r"""(?:stylesheet|preconnect|preload|icon)\b[^>]*\bhref=["']?(?:https?:)?//""")  # fmt: skip
STYLED = re.compile(r"(?:@import|url\()\s*[\"']?(?:https?:)?//")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs")
    command: list[str | Path] = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", folder]
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return folder


def test_no_page_loads_anything_from_elsewhere(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert (site / "index.html") in pages
    assert (site / "guides" / "hosting.html") in pages
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert LOADED.findall(text) == [], page
        assert 'data-md-component="source"' not in text, f"{page} asks the repository's host for figures"
    for sheet in site.rglob("*.css"):
        assert STYLED.findall(sheet.read_text(encoding="utf-8")) == [], sheet


def test_the_reference_is_made_of_the_docstrings(site: Path) -> None:
    text = (site / "reference" / "match.html").read_text(encoding="utf-8")
    assert 'id="verger.game"' in text
    assert "The seat&#39;s legal actions" in text or "The seat's legal actions" in text
