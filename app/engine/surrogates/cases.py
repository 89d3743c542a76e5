"""Surrogates that hold in all documents of a case, whatever their order.

The documents of a case are joined into one long review in an order of their own, of which the
surrogates are made once. A word of any of them is known then, so that no surrogate stands against
another document. What is settled earlier stays as it is.

What stands for the patient of one case stands for nobody else's: full names never, numbers and
addresses never, single names as long as there are others. Cases are settled in the order of their
ids, which is the same wherever the same key is.
"""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace

from app.engine.domain.case import Case, Taken
from app.engine.domain.document import Document, Passage, Span
from app.engine.domain.export import USUAL_DATE_SHIFT
from app.engine.domain.review import Review
from app.engine.surrogates.generator import SurrogateGenerator
from app.engine.surrogates.pins import CODES
from app.engine.surrogates.table import NoSurrogate
from app.engine.text.folding import key_of

_BETWEEN = "\n\n\f\n\n"
_ATTEMPTS = 200


def joined(case_id: str, reviews: Iterable[Review]) -> Review:
    """All documents of a case as one review, the same for every order of them."""
    texts: list[str] = []
    findings = []
    passages: list[Passage] = []
    start = 0
    # The same document twice says nothing new.
    by_content = {(one.document.sha256, one.document.text): one for one in reviews}
    for number, (_, one) in enumerate(sorted(by_content.items(), key=lambda item: item[0])):
        findings += [
            replace(finding, id=f"{number}-{finding.id}", span=_moved(finding.span, start))
            for finding in one.redacted
        ]
        passages += [replace(part, span=_moved(part.span, start)) for part in one.passages]
        texts.append(one.document.text)
        start += len(one.document.text) + len(_BETWEEN)
    document = Document(case_id, "case", case_id, _BETWEEN.join(texts), passages=tuple(passages))
    return Review(document, tuple(findings))


def settled(
    case: Case,
    documents: Review,
    key: bytes,
    shift_key: bytes,
    *,
    longest: int = USUAL_DATE_SHIFT,
    taken: Taken,
    tick: Callable[[], None] = lambda: None,
) -> Case:
    """`case` with surrogates for everything in its `joined` documents.

    Args:
        case: what is settled already; but for its id it may be empty.
        documents: as `joined` makes them.
        key: of surrogates; the case has a key of its own, derived from it.
        shift_key: of the shifts of dates.
        longest: days by which dates move at most.
        taken: what stands for other patients.
        tick: called now and then.

    Raises `NoSurrogate` where every identity is taken.
    """
    own = case_key(case, key)
    for attempt in range(case.attempt, case.attempt + _ATTEMPTS):
        trial = replace(case, attempt=attempt)
        generator = SurrogateGenerator(
            own, documents, longest, shift_key=shift_key, case=trial, taken=taken, tick=tick
        )
        made = generator.settled(trial)
        if taken.identities.isdisjoint(set(made.identities) - set(case.identities)):
            return made
    raise NoSurrogate


def case_key(case: Case, key: bytes) -> bytes:
    """The key of the surrogates of a case; it tells nothing of those of other cases."""
    return hmac.new(key, b"case " + case.id.encode(), "sha256").digest()


def settled_all(
    known: Iterable[Case],
    documents: Mapping[str, Review],
    key: bytes,
    shift_key: bytes,
    *,
    longest: int = USUAL_DATE_SHIFT,
    tick: Callable[[], None] = lambda: None,
) -> Iterator[Case]:
    """The cases of some documents, `joined` by their ids, in the order of the ids.

    `known` are all cases of before, also those of which there are no documents now. `tick` is
    called now and then. Raises as `settled`.
    """
    before = {case.id: case for case in known}
    taken = _Taken()
    for case in before.values():
        taken.add(case)
    for case_id in sorted(documents):
        case = before.get(case_id, Case(case_id))
        taken.remove(case)
        made = settled(
            case,
            documents[case_id],
            key,
            shift_key,
            longest=longest,
            taken=taken.by_others,
            tick=tick,
        )
        taken.add(made)
        yield made


class _Taken:
    """What cases have so far. A single name may be that of several."""

    def __init__(self) -> None:
        self._identities, self._codes = set[str](), set[tuple[str, str]]()
        self._names: Counter[str] = Counter()
        self.by_others = Taken(self._identities, self._names.keys(), self._codes)

    def add(self, case: Case) -> None:
        self._identities.update(case.identities)
        self._codes.update(_codes(case))
        self._names.update(name for one in case.identities for name in one.split())

    def remove(self, case: Case) -> None:
        self._identities.difference_update(case.identities)
        self._codes.difference_update(_codes(case))
        for name in (name for one in case.identities for name in one.split()):
            self._names[name] -= 1
            if not self._names[name]:
                del self._names[name]


def _codes(case: Case) -> Iterator[tuple[str, str]]:
    return ((pin.kind, key_of(pin.surrogate)) for pin in case.pins if pin.kind in CODES)


def _moved(span: Span, by: int) -> Span:
    return Span(span.start + by, span.end + by)
