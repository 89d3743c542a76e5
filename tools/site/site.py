"""What the site has beside `docs/`: pages from elsewhere, and reference made of the program.

MkDocs calls this (`hooks` in mkdocs.yml); `python3 dev.py docs` builds the site. Documents stay
where the repository has them, and link to each other as files; here the links of pages that move
are turned, and names of files that are no pages become plain text.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

sys.path[:0] = [str(Path(__file__).resolve().parents[2]), str(Path(__file__).resolve().parent)]

from command_reference import page as command_page  # noqa: E402
from site_links import MOVED, ROOT, START, turned  # noqa: E402

_API = """# Every name of the Python interface

Made of the docstrings. [The Python interface](../python.md) has examples.

::: incognote.engine.Engine

## Values

::: incognote.values

## spaCy and Presidio

::: incognote.spacy_component

::: incognote.presidio
"""
_ELSEWHERE = re.compile(
    r"""<(?:script|img|iframe|source)[^>]*\ssrc=["']?(?:https?:)?//"""
    r"""|<link[^>]*rel=["']?(?:stylesheet|preload|icon|preconnect)[^>]*href=["']?(?:https?:)?//"""
    r"""|@import\s+(?:url\()?["']?(?:https?:)?//|url\(["']?(?:https?:)?//"""
)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that do not lie in `docs/`."""
    made = {"reference/commands.md": command_page(), "reference/python.md": _API}
    for source, target in MOVED.items():
        if target != START:
            made[target] = (ROOT / source).read_text(encoding="utf-8")
    for target, text in made.items():
        files.append(File.generated(config, target, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001
    """Turn links between documents of the repository into links between pages."""
    return turned(markdown, page.file.src_uri)


def on_post_build(config: MkDocsConfig) -> None:
    """Refuse a site that would fetch something from another place."""
    for path in Path(config.site_dir).rglob("*"):
        if path.suffix in {".html", ".css"} and _ELSEWHERE.search(path.read_text("utf-8")):
            raise PluginError(f"{path} loads something from the network.")
