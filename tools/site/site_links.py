"""Links between documents of the repository, as links between pages of the site."""

from __future__ import annotations

import os
import re
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[2]
DOCS = "docs"
START = "index.md"
MOVED = {
    "README.md": START,
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "reporting.md",
    "models/accurate-en/README.md": "models/accurate-en.md",
    "models/accurate-multi/README.md": "models/accurate-multi.md",
    "models/multi-e5-12/README.md": "models/multi-e5-12.md",
    "models/en-minilm/README.md": "models/en-minilm.md",
    "models/multi-e5/README.md": "models/multi-e5.md",
    "packaging/README.md": "packaging.md",
    "resources/manual.md": "manual.md",
}
"""Where documents from outside of `docs/` go. The site has a start page of its own."""
_LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
_CODE = re.compile(r"(^```.*?^```$|`[^`\n]+`)", re.MULTILINE | re.DOTALL)


def turned(markdown: str, page: str) -> str:
    """The text of a page with its links turned; those to what is no page become plain text."""
    back = {target: source for source, target in MOVED.items() if target != START}
    here = PurePosixPath(back.get(page, f"{DOCS}/{page}"))

    def link(found: re.Match[str]) -> str:
        mark, words, target = found.groups()
        path, hash_, anchor = target.partition("#")
        if not path or re.match(r"[a-z]+:", target):
            return found[0]
        source = os.path.normpath(here.parent / path)
        if source.startswith(f"{DOCS}/") and (ROOT / source).is_file():
            to = source.removeprefix(f"{DOCS}/")
        elif source in MOVED:
            to = MOVED[source]
            hash_, anchor = ("", "") if to == START else (hash_, anchor)
        else:
            return words
        return f"{mark}[{words}]({os.path.relpath(to, PurePosixPath(page).parent)}{hash_}{anchor})"

    parts = _CODE.split(markdown)
    # Every second part is code.
    parts[::2] = [_LINK.sub(link, part) for part in parts[::2]]
    return "".join(parts)
