"""A hook of MkDocs: the pages at the root of the repository are pages of the site, each written once."""

from __future__ import annotations

import posixpath
import re
import tomllib
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent
PAGES = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "GLOSSARY.md": "glossary.md",
    "SECURITY.md": "security.md",
    "deploy/README.md": "deploy.md",
}
LINK = re.compile(r"(?<=\]\()(?!\w+:|#)([^)#]+)")


def source() -> str:
    """Where the repository's files can be read."""
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return f"{project['urls']['Source']}/blob/main"


def led(target: str, origin: str, place: str) -> str:
    """Where a link of the file `origin` leads on the site's page `place`: to a page, or to a file of the repository.

    One that leads nowhere stays as it is: MkDocs warns of it.
    """
    path = posixpath.normpath(posixpath.join(posixpath.dirname(origin), target))
    if not (ROOT / path).exists():
        return target
    there = PAGES.get(path, path.removeprefix("docs/"))
    return f"{source()}/{path}" if there == path else posixpath.relpath(there, posixpath.dirname(place) or ".")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name, place in PAGES.items():
        files.append(File.generated(config, place, content=(ROOT / name).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links are written as they lead in the repository, and led to where they lead on the site."""
    place = page.file.src_uri
    origin = next((name for name, there in PAGES.items() if there == place), f"docs/{place}")
    return LINK.sub(lambda found: led(found[1], origin, place), markdown)
