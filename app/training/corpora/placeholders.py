"""Texts in which somebody put placeholders for identifiers: filled again, and labelled by it.

So `[**Patient Name**] visited [**Hospital**]` becomes `John Doe visited SAH`, text like the text
that systems meet. A conversion of MIMIC-III in this way is what semi-supervised taggers on i2b2
2014 learn from (docs/evaluation.md names the sources).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from app.training.corpora.documents import LabelledDocument, TextBuilder

Fill = Callable[[str, str], str]
"""Makes a surrogate from a subcategory and a hint, never an empty one.

The hint is the form of a name as in docs/annotation.md, the written date that stood there or what
parts of a date are wanted (`month/day`), `over 90` for ages, and otherwise empty.
"""


@dataclass(frozen=True, slots=True)
class Slot:
    """A placeholder: where it stands, what belongs there, and what makes two the same entity.

    `key` is None where two equal placeholders need not mean the same.
    """

    match: re.Match[str]
    group: int | str
    subcategory: str
    hint: str
    key: str | None


def filled(text: str, slots: Iterable[Slot], id_: str, fill: Fill) -> LabelledDocument:
    """The text with a surrogate in every slot; equal keys get equal surrogates.

    `slots` are sorted and disjoint. The surrogates are the document's gold spans.
    """
    builder, position = TextBuilder(), 0
    known: dict[tuple[str, str, str], tuple[str, str]] = {}
    entities = 0
    for slot in slots:
        builder.add(text[position : slot.match.start(slot.group)])
        position = slot.match.end(slot.group)
        key = None if slot.key is None else (slot.subcategory, slot.hint, slot.key)
        if key is None or key not in known:
            entities += 1
            made = fill(slot.subcategory, slot.hint), str(entities)
            if key is not None:
                known[key] = made
        else:
            made = known[key]
        form = slot.hint if slot.subcategory in {"PATIENT", "DOCTOR"} else None
        builder.mark(made[0], slot.subcategory, made[1], form)
    builder.add(text[position:])
    return builder.document(id_)
