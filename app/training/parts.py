"""The parts of a run's corpora: what is learnt from, what chooses, what is only predicted."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from app.engine.domain.label_maps import LabelMap, label_map
from app.errors import InputError
from app.training.config import Config, Data
from app.training.corpora import inline
from app.training.corpora.documents import LabelledDocument, relabelled
from app.training.corpora.files import Documents, read_corpus
from app.training.synthetic.generator import held_out_negatives, held_out_notes

_BEFORE_HYPHEN = re.compile(r"^\d+(?=-\d)")
_TELL_LANGUAGE = ("inline", "jsonl")
_STOP = re.compile(r"(?<=\b[^\W\d_])\.(?=[^\S\n]*$)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Parts:
    """Labelled documents by what they are for. No patient is in two of them.

    Attributes:
        tests: by the name under which predictions and figures are kept.
        earlier: what a network learns from first, alone.
        hidden: those whose labels are not learnt, for recipes that teach themselves.
    """

    labelled: Documents = field(repr=False)
    development: Documents = field(repr=False)
    tests: Mapping[str, Documents] = field(repr=False)
    earlier: Documents = field(repr=False, default=())
    hidden: Documents = field(repr=False, default=())

    @property
    def native(self) -> bool:
        """Whether the labels are not those of the program's schema."""
        return any(
            document.native for document in (*self.labelled, *self.earlier, *self.development)
        )


def parts(data: Data) -> Parts:
    """Read and split the corpora that a configuration names.

    Without `test` the authored notes `dev_*` are the tests, where documents are generated. Raises
    `InputError` for files that cannot be read, and where two parts share a patient.
    """
    labelled = _read(data, data.labelled)
    development, test = _read(data, data.development), _read(data, data.test)
    rest, drawn = split(labelled, data)
    development, test = (*development, *drawn["development"]), (*test, *drawn["test"])
    patient = _patient(data.patient)
    rest = tuple(one for one in rest if _percent("learnt", patient(one.id)) < data.share)
    earlier = _read(data, data.earlier)
    hidden = _read(data, data.hidden)
    named = {
        "labelled": rest,
        "earlier": earlier,
        "development": development,
        "test": test,
        "hidden": hidden,
    }
    _refuse_shared(named, data)
    tests = {"test": test} if test else {}
    if data.documents and not test:
        tests = _authored(data)
    return Parts(rest, development, tests, earlier, hidden)


def held_out_documents(settings: Config, known: Parts) -> list[LabelledDocument]:
    """What stops training and calibrates, in the languages that a pack is offered for.

    The development documents and, where notes are generated, those that no training sees.
    """
    notes = list(known.development)
    if settings.data.documents:
        notes += [*held_out_notes(settings.data), *held_out_negatives(settings.data, 12)]
    return [note for note in notes if note.language in settings.served]


def learnt_map(data: Data) -> LabelMap | None:
    """The map whose labels are learnt; None where the schema's own are. Raises `InputError`."""
    return label_map(data.learn) if data.learn else None


def unmapped(data: Data, known: Parts) -> bool:
    """Whether the labels that are learnt mean nothing to the program, which cannot run the pack.

    Raises `InputError` where there is no test either, so that the run would be for nothing.
    """
    if not known.native or data.learn:
        return False
    if not known.tests:
        raise InputError(
            "A pack needs a map from the corpus's labels to the program's.",
            hint="Name it in [data] as labels or, to learn the corpus's own labels, as learn; "
            "or name a test, which is predicted.",
        )
    return True


def split(documents: Documents, data: Data) -> tuple[Documents, dict[str, Documents]]:
    """What is left to learn from, and what `data.split` takes out of it by part.

    Shares are drawn by a hash of the patient, so that they depend on nothing else: not on the
    format, nor on what other documents there are.
    """
    patient = _patient(data.patient)
    takes = {part: _takes(wanted, part) for part, wanted in data.split}
    drawn: dict[str, list[LabelledDocument]] = {"development": [], "test": []}
    rest: list[LabelledDocument] = []
    for document in documents:
        owner = next((p for p, take in takes.items() if take(document.id, patient)), None)
        (rest if owner is None else drawn[owner]).append(document)
    return tuple(rest), {part: tuple(taken) for part, taken in drawn.items()}


Patient = Callable[[str], str]


def _patient(pattern: str) -> Patient:
    found = re.compile(pattern) if pattern else _BEFORE_HYPHEN

    def patient(id_: str) -> str:
        match = found.search(id_)
        return match[0] if match else id_

    return patient


def _takes(wanted: int | str, part: str) -> Callable[[str, Patient], bool]:
    if isinstance(wanted, int):
        return lambda id_, patient: _percent(part, patient(id_)) < wanted
    try:
        listed = set(Path(wanted).read_text(encoding="utf-8").split())
    except (OSError, UnicodeDecodeError):
        raise InputError(f"The list of ids {Path(wanted).name} cannot be read.") from None
    return lambda id_, _: id_ in listed


def _percent(part: str, patient: str) -> int:
    digest = hashlib.sha256(f"{part} {patient}".encode()).digest()
    return int.from_bytes(digest[:4], "big") % 100


def _read(data: Data, paths: Sequence[Path]) -> Documents:
    if not paths:
        return ()
    forward = label_map(data.labels).forward if data.labels else None
    language = None if data.format in _TELL_LANGUAGE else data.languages[0]
    if data.format == "meddocan" and data.languages == ("en",):
        language = None
    documents = read_corpus(paths, data.format, forward, language)
    if data.stops:
        documents = tuple(map(_with_stops, documents))
    learnt = learnt_map(data)
    if learnt is None or any(document.native for document in documents):
        return documents
    return tuple(relabelled(document, learnt) for document in documents)


def _with_stops(document: LabelledDocument) -> LabelledDocument:
    return replace(
        document, barriers=tuple(found.start() for found in _STOP.finditer(document.text))
    )


def _refuse_shared(named: Mapping[str, Documents], data: Data) -> None:
    patient = _patient(data.patient)
    owners = Counter(
        one for documents in named.values() for one in {patient(d.id) for d in documents}
    )
    shared = sum(count > 1 for count in owners.values())
    if shared:
        raise InputError(
            f"{shared} patients have documents in more than one part.",
            hint="Change the split, or say with `patient` in [data] how ids tell patients apart.",
        )


def _authored(data: Data) -> dict[str, Documents]:
    files = sorted(data.authored.glob(f"dev_*_{data.languages[0]}*.txt"))
    return {path.stem: inline.parse(path.read_text(encoding="utf-8"), path.name) for path in files}
