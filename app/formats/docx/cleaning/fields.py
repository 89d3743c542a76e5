"""Replace fields by their result, because their code and data hold hidden text.

Page numbers stay fields. Fields that are shown without a result become what they show.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice

from app.formats.docx.markup.known_values import PAGE_NUMBER
from app.formats.docx.markup.tree import (
    VALUE,
    Element,
    every,
    qualified,
    qualify,
    remove,
    strip_elements,
    unwrap,
)
from app.notices import NoticeCode

_FIELD, _INSTRUCTION = qualify("w:fldChar w:instrText")
_TYPE, _SIMPLE_CODE = qualify("w:fldCharType w:instr")
_TEXT = qualified("w:t")
_DATA = qualify("w:fldData w:ffData")
# Another transparent wrapper, under whose name a field is unwrapped alone.
_UNLINKED = qualified("w:smartTag")
_SHOWN = (_TEXT, *qualify("w:tab w:br w:cr w:sym w:noBreakHyphen w:drawing w:pict w:object"))
# Code that Word shows in place of a result: all after the name, or after the first argument.
_SHOWN_CODE = {"EQ": 1, "MACROBUTTON": 2, "GOTOBUTTON": 2}


@dataclass(slots=True, eq=False)
class _Field:
    marks: list[Element]
    in_code: bool = True
    instructions: list[Element] = field(default_factory=list)
    results: list[Element] = field(default_factory=list)
    hidden: list[Element] = field(default_factory=list)

    @property
    def code(self) -> str:
        return "".join(element.text or "" for element in self.instructions)


def unlink(root: Element) -> set[NoticeCode]:
    """Leave no field but page numbers in a story part."""
    found = every(root, "//w:fldChar|//w:instrText|//w:fldSimple")
    if not found:
        return set()
    stack: list[_Field] = []
    changed = False
    for element in list(root.iter(_FIELD, _INSTRUCTION, *_SHOWN)):
        if element.tag == _FIELD:
            changed |= _step(stack, element)
        elif element.tag == _INSTRUCTION:
            if stack and stack[-1].in_code:
                stack[-1].instructions.append(element)
            else:
                remove(element)
        elif stack:
            _shown(stack, element)
    for unfinished in stack:
        _remove_all(unfinished.marks + unfinished.instructions)
    changed |= bool(stack) | _unlink_simple(root)
    strip_elements(root, _DATA)
    return {NoticeCode.DOCX_FIELDS} if changed else set()


def _step(stack: list[_Field], mark: Element) -> bool:
    """Follow a field character; True when a field was replaced by its result."""
    kind = mark.get(_TYPE)
    if kind == "begin":
        stack.append(_Field([mark]))
        return False
    if not stack:
        remove(mark)
        return True
    stack[-1].marks.append(mark)
    if kind == "separate":
        stack[-1].in_code = False
        return False
    finished = stack.pop()
    nested_in_code = any(outer.in_code for outer in stack)
    if PAGE_NUMBER.fullmatch(finished.code) and not nested_in_code:
        return False
    if not finished.results and not nested_in_code:
        _show_code(finished)
    _remove_all(finished.marks + finished.instructions + finished.hidden)
    return True


def _shown(stack: list[_Field], element: Element) -> None:
    # Results of fields inside the code of another are never shown. Text straight inside code is
    # damage by other programs, which show it: it stays, where a reviewer sees it.
    outer = next((f for f in islice(stack, len(stack) - 1) if f.in_code), None)
    if outer is not None:
        outer.hidden.append(element)
    elif not stack[-1].in_code:
        stack[-1].results.append(element)


def _show_code(finished: _Field) -> None:
    text = _shown_text(finished)
    run = finished.marks[0].getparent()
    if text and run is not None:
        shown = run.makeelement(_TEXT)
        shown.text = text
        shown.set(qualified("xml:space"), "preserve")
        finished.marks[0].addprevious(shown)


def _shown_text(finished: _Field) -> str:
    words = finished.code.split(maxsplit=1)
    name = words[0].upper() if words else ""
    if name in _SHOWN_CODE:
        return "".join(finished.code.split(maxsplit=_SHOWN_CODE[name])[_SHOWN_CODE[name] :])
    if name == "SYMBOL":
        return _symbol(words[1] if len(words) > 1 else "")
    begin = finished.marks[0]
    if name == "FORMCHECKBOX":
        states = every(begin, "w:ffData/w:checkBox/w:checked") or every(
            begin, "w:ffData/w:checkBox/w:default"
        )
        return "☒" if states and _on(states[0]) else "☐"
    if name == "FORMDROPDOWN":
        entries = every(begin, "w:ffData/w:ddList/w:listEntry")
        chosen = every(begin, "w:ffData/w:ddList/w:result") or every(
            begin, "w:ffData/w:ddList/w:default"
        )
        number = chosen[0].get(VALUE, "") if chosen else "0"
        if number.isascii() and number.isdigit() and int(number) < len(entries):
            return entries[int(number)].get(VALUE, "")
    return ""


def _symbol(argument: str) -> str:
    match = re.match(r"0x([0-9a-f]{1,5})|(\d{1,6})", argument, re.IGNORECASE | re.ASCII)
    if match is None:
        return ""
    code = int(match[1], 16) if match[1] else int(match[2])
    return chr(code) if 32 <= code < 0xD800 else ""


def _on(state: Element) -> bool:
    return state.get(VALUE, "1") not in ("0", "false", "off")


def _unlink_simple(root: Element) -> bool:
    changed = False
    for simple in every(root, "//w:fldSimple"):
        if PAGE_NUMBER.fullmatch(simple.get(_SIMPLE_CODE, "")):
            continue
        simple.tag = _UNLINKED
        changed = True
    unwrap(root, (_UNLINKED,))
    return changed


def _remove_all(elements: list[Element]) -> None:
    for element in elements:
        remove(element)


_CONTROLS = qualify("w:sdt w:fldSimple")
_TEXT, _RUN, _MARK, _CHARACTER_TYPE = map(qualified, ("w:t", "w:r", "w:fldChar", "w:fldCharType"))
_UNSEEN = qualify("w:bookmarkStart w:bookmarkEnd w:proofErr w:permStart w:permEnd")


def seams(root: Element) -> frozenset[Element]:
    """The first texts of fields and content controls right behind another one in a paragraph.

    Each is a value of its own, so that no word consists of letters of both.
    """
    found: list[Element] = []
    for paragraph in every(root, "//w:p[w:sdt|w:fldSimple|w:r/w:fldChar]"):
        ended = False
        for child in paragraph:
            if child.tag in _UNSEEN:
                continue
            if ended and _begins(child):
                found += _first_text(child)
            ended = _ends(child)
    return frozenset(found)


def _begins(element: Element) -> bool:
    return element.tag in _CONTROLS or "begin" in _marks(element)


def _ends(element: Element) -> bool:
    return element.tag in _CONTROLS or "end" in _marks(element)[-1:]


def _marks(element: Element) -> list[str]:
    return (
        [mark.get(_CHARACTER_TYPE, "") for mark in element.findall(_MARK)]
        if element.tag == _RUN
        else []
    )


def _first_text(control: Element) -> Iterator[Element]:
    """Of a field in several runs it is in one of those behind the first."""
    text = next(control.iter(_TEXT), None)
    if text is None and control.tag == _RUN:
        following = (text for run in control.itersiblings(_RUN) for text in run.iter(_TEXT))
        text = next(following, None)
    if text is not None:
        yield text
