"""Markup compatibility (ISO/IEC 29500-3): one branch of each alternative, no unknown namespaces."""

from __future__ import annotations

import re
from html import unescape

from app.formats.docx.markup.tree import (
    NAMESPACES,
    Element,
    every,
    qualified,
    remove,
    serialise,
    strip_attributes,
    tidy_namespaces,
    unwrap,
)
from app.notices import NoticeCode

_IGNORABLE = qualified("mc:Ignorable")
_FALLBACK = qualified("mc:Fallback")
_DECLARED = re.compile(rb"""\bxmlns(?::[^\s=]+)?\s*=\s*(?:"([^"]*)"|'([^']*)')""")
_UNDERSTOOD = {NAMESPACES[prefix] for prefix in ("wps", "wpg", "wpc", "w14", "wp14", "a14")}
_KNOWN = frozenset(NAMESPACES.values())


def resolve(root: Element) -> set[NoticeCode]:
    """Keep the branch that Word 2010 and newer show, and drop what only other programs know.

    Text in both branches would be redacted in the one that is read and stay in the other.
    """
    notices = _choose(root)
    _drop_unknown(root)
    return notices


def _choose(root: Element) -> set[NoticeCode]:
    notices: set[NoticeCode] = set()
    for alternative in every(root, "//mc:AlternateContent"):
        chosen = next((c for c in every(alternative, "mc:Choice") if _understood(c)), None)
        for branch in list(alternative):
            if branch is not chosen and (chosen is not None or branch.tag != _FALLBACK):
                remove(branch)
                notices.add(NoticeCode.DOCX_FALLBACKS)
        if chosen is None:
            # Without a choice the wrapper means nothing; both go, their content stays.
            alternative.tag = _FALLBACK
    unwrap(root, (_FALLBACK,))
    return notices


def _understood(choice: Element) -> bool:
    prefixes = (choice.get("Requires") or "").split()
    return bool(prefixes) and all(choice.nsmap.get(p) in _UNDERSTOOD for p in prefixes)


def _drop_unknown(root: Element) -> None:
    declared = {
        unescape((double or single).decode("utf-8", "replace"))
        for double, single in _DECLARED.findall(serialise(root))
    }
    unknown = declared - _KNOWN
    # Unwrapped, not removed: what they hold may be shown. Their own text is cleared later.
    unwrap(root, tuple(f"{{{namespace}}}*" for namespace in unknown))
    strip_attributes(root, tuple(f"{{{namespace}}}*" for namespace in unknown if namespace))
    used = {p for choice in every(root, "//mc:Choice") for p in choice.get("Requires", "").split()}
    ignorable = [
        prefix for prefix in root.get(_IGNORABLE, "").split() if root.nsmap.get(prefix) in _KNOWN
    ]
    strip_attributes(root, (f"{{{NAMESPACES['mc']}}}*",))
    if ignorable:
        root.set(_IGNORABLE, " ".join(ignorable))
    tidy_namespaces(root, used | set(ignorable))
