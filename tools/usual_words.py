"""Make `resources/usual_words_en.txt`: what the tokeniser may remember, for it names nobody.

Run: python tools/usual_words.py

These are the stretches between white space that stand, unmarked, in the most of the notes written
for this project.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from app.training.corpora.documents import LabelledDocument
from app.training.synthetic import authored

ROOT = Path(__file__).parents[1]
COUNT = 4000


def unmarked(note: LabelledDocument) -> set[str]:
    """The words of `note` that no mark touches."""
    marked = bytearray(len(note.text))
    for span in (gold.span for gold in note.spans):
        marked[span.start : span.end] = b"\1" * len(span)
    words = re.finditer(r"\S+", note.text)
    return {word[0] for word in words if not any(marked[word.start() : word.end()])}


if __name__ == "__main__":
    notes = authored.read(ROOT / "app" / "training" / "authored", "train_en")
    seen = Counter(word for note in notes for word in sorted(unmarked(note)))
    usual = sorted(word for word, _ in seen.most_common(COUNT))
    path = ROOT / "resources" / "usual_words_en.txt"
    path.write_text("\n".join(usual) + "\n", encoding="utf-8")
