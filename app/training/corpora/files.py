"""Corpora on disk: which files belong to a format, reading them and writing them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from app.errors import Corrupt, InputError, Unsupported
from app.training.corpora import brat, conll, i2b2, inline, jsonl
from app.training.corpora.documents import LabelledDocument

Documents = tuple[LabelledDocument, ...]


@dataclass(frozen=True, slots=True)
class CorpusFormat:
    """A format: the ending of its files, how one file is read, how a corpus is written.

    `write` maps documents to file names and contents; None where a format is only read.
    """

    suffixes: tuple[str, ...]
    read: Callable[[Path], Documents]
    write: Callable[[Sequence[LabelledDocument]], Mapping[str, bytes]] | None


def read_corpus(paths: Sequence[Path], name: str) -> Documents:
    """All documents of the files, and of the files in the folders, in order of their paths.

    Raises `InputError` for paths that cannot be read or hold no such file, `Corrupt` for broken
    files and for ids that occur twice, and `KeyError` for an unknown format.
    """
    corpus_format = FORMATS[name]
    documents = tuple(
        document
        for path in paths
        for file in _files(path, corpus_format.suffixes)
        for document in corpus_format.read(file)
    )
    if len({document.id for document in documents}) < len(documents):
        raise Corrupt("Two documents of the corpus have the same id.")
    return documents


def write_corpus(documents: Sequence[LabelledDocument], folder: Path, name: str) -> None:
    """Write the files of a corpus into `folder`, which is made where it is missing.

    Raises `Unsupported` for what the format cannot hold and for ids that are no file names, and
    `KeyError` for an unknown format.
    """
    write = FORMATS[name].write
    if write is None:
        raise Unsupported(f"The format {name} is only read.")
    contents = write(documents)
    if any(Path(file).name != file for file in contents):
        raise Unsupported("A document's id cannot be the name of a file.")
    folder.mkdir(parents=True, exist_ok=True)
    for file, content in contents.items():
        (folder / file).write_bytes(content)


def _files(path: Path, suffixes: tuple[str, ...]) -> list[Path]:
    if not path.exists():
        raise InputError(f"{path.name}: no such file or folder.")
    inside = sorted(p for p in path.rglob("*") if p.suffix.lower() in suffixes)
    files = inside if path.is_dir() else [path]
    if not files:
        raise InputError(f"{path.name}: no files that end in {' or '.join(suffixes)}.")
    return files


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        raise InputError(f"{path.name}: cannot be read.") from None


def _text(path: Path) -> str:
    """The file's text with its line ends as they are: offsets count them."""
    try:
        return _bytes(path).decode("utf-8")
    except UnicodeDecodeError:
        raise Corrupt(f"{path.name}: not UTF-8.") from None


def _brat(path: Path) -> LabelledDocument:
    return brat.parse(_text(path), _text(path.with_suffix(".ann")), path.stem)


def _write_brat(documents: Sequence[LabelledDocument]) -> Mapping[str, bytes]:
    contents = {}
    for document in documents:
        text, annotations = brat.serialise(document)
        contents[f"{document.id}.txt"] = text.encode()
        contents[f"{document.id}.ann"] = annotations.encode()
    return contents


FORMATS: Mapping[str, CorpusFormat] = {
    "i2b2": CorpusFormat(
        (".xml",),
        lambda path: (i2b2.parse(_bytes(path), path.stem),),
        lambda documents: {f"{d.id}.xml": i2b2.serialise(d) for d in documents},
    ),
    "meddocan": CorpusFormat(
        (".xml",), lambda path: (i2b2.parse_meddocan(_bytes(path), path.stem),), None
    ),
    "brat": CorpusFormat((".txt",), lambda path: (_brat(path),), _write_brat),
    "conll": CorpusFormat(
        (".conll", ".tsv", ".dsv"),
        lambda path: conll.parse(_text(path), path.stem),
        lambda documents: {"corpus.conll": conll.serialise(documents).encode()},
    ),
    "jsonl": CorpusFormat(
        (".jsonl",),
        lambda path: jsonl.parse(_text(path), path.stem),
        lambda documents: {"corpus.jsonl": jsonl.serialise(documents).encode()},
    ),
    "inline": CorpusFormat(
        (".txt",),
        lambda path: inline.parse(_text(path), path.stem),
        lambda documents: {"corpus.txt": inline.serialise(documents).encode()},
    ),
}
