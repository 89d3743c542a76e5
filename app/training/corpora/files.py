"""Corpora on disk: which files belong to a format, reading them and writing them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from app.atomic_files import write_atomically
from app.errors import Corrupt, InputError, Unsupported
from app.training.corpora import annotation_tools, brat, conll, i2b2, inline, jsonl
from app.training.corpora.documents import LabelledDocument, Labels

Documents = tuple[LabelledDocument, ...]


@dataclass(frozen=True, slots=True)
class CorpusFormat:
    """A format: the ending of its files, how one file is read, how a corpus is written.

    `read` is given the label map, None for what is usual in the format, and a language, None for
    what the format says. `write` maps documents and a tag scheme to file names and contents; None
    where a format is only read.
    """

    suffixes: tuple[str, ...]
    read: Callable[[Path, Labels | None, str | None], Documents]
    write: Callable[[Sequence[LabelledDocument], str], Mapping[str, bytes]] | None


def read_corpus(
    paths: Sequence[Path],
    name: str,
    labels: Labels | None = None,
    language: str | None = None,
) -> Documents:
    """All documents of the files, and of the files in the folders, in order of their paths.

    `labels` translates their labels, `language` is theirs; without, the format says so.

    Raises `InputError` for paths that cannot be read or hold no such file, `Corrupt` for broken
    files and for ids that occur twice, and `KeyError` for an unknown format.
    """
    corpus_format = FORMATS[name]
    documents = tuple(
        document
        for path in paths
        for file in _files(path, corpus_format.suffixes)
        for document in corpus_format.read(file, labels, language)
    )
    if len({document.id for document in documents}) < len(documents):
        raise Corrupt("Two documents of the corpus have the same id.")
    return documents


def write_corpus(
    documents: Sequence[LabelledDocument], folder: Path, name: str, scheme: str = "iob2"
) -> None:
    """Write the files of a corpus into `folder`, which is made where it is missing.

    `scheme` is that of the labels of tokens, a name in `tag_schemes.SCHEMES`.

    Raises `Unsupported` for what the format cannot hold and for ids that are no file names, and
    `KeyError` for an unknown format.
    """
    write = FORMATS[name].write
    if write is None:
        raise Unsupported(f"The format {name} is only read.")
    contents = write(documents, scheme)
    if any(Path(file).name != file for file in contents):
        raise Unsupported("A document's id cannot be the name of a file.")
    folder.mkdir(parents=True, exist_ok=True)
    for file, content in contents.items():
        write_atomically(folder / file, content)


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


def _brat(path: Path, labels: Labels | None, language: str | None) -> Documents:
    annotations = _text(path.with_suffix(".ann"))
    document = brat.parse(
        _text(path), annotations, path.stem, labels=labels, language=language or "en"
    )
    return (document,)


def _write_brat(documents: Sequence[LabelledDocument], _scheme: str) -> Mapping[str, bytes]:
    contents = {}
    for document in documents:
        text, annotations = brat.serialise(document)
        contents[f"{document.id}.txt"] = text.encode()
        contents[f"{document.id}.ann"] = annotations.encode()
    return contents


def _xml(
    parse: Callable[..., LabelledDocument],
) -> Callable[[Path, Labels | None, str | None], Documents]:
    def read(path: Path, labels: Labels | None, language: str | None) -> Documents:
        told = {} if language is None else {"language": language}
        return (parse(_bytes(path), path.stem, labels=labels, **told),)

    return read


def _texts(
    parse: Callable[..., Documents], *, tells_language: bool = False
) -> Callable[[Path, Labels | None, str | None], Documents]:
    """A reader of texts; where the format itself `tells_language`, only a wish is followed."""

    def read(path: Path, labels: Labels | None, language: str | None) -> Documents:
        if tells_language:
            found = parse(_text(path), path.stem, labels=labels)
            return found if language is None else _spoken(found, language)
        return parse(_text(path), path.stem, labels=labels, language=language or "en")

    return read


def _spoken(documents: Documents, language: str) -> Documents:
    return tuple(replace(document, language=language) for document in documents)


FORMATS: Mapping[str, CorpusFormat] = {
    "i2b2": CorpusFormat(
        (".xml",),
        _xml(i2b2.parse),
        lambda documents, _: {f"{d.id}.xml": i2b2.serialise(d) for d in documents},
    ),
    "meddocan": CorpusFormat((".xml",), _xml(i2b2.parse_meddocan), None),
    "brat": CorpusFormat((".txt",), _brat, _write_brat),
    "conll": CorpusFormat(
        (".conll", ".tsv", ".dsv"),
        _texts(conll.parse),
        lambda documents, scheme: {"corpus.conll": conll.serialise(documents, scheme).encode()},
    ),
    "jsonl": CorpusFormat(
        (".jsonl",),
        _texts(jsonl.parse, tells_language=True),
        lambda documents, _: {"corpus.jsonl": jsonl.serialise(documents).encode()},
    ),
    "inline": CorpusFormat(
        (".txt",),
        _texts(inline.parse, tells_language=True),
        lambda documents, _: {"corpus.txt": inline.serialise(documents).encode()},
    ),
    "doccano": CorpusFormat(
        (".jsonl",),
        _texts(annotation_tools.parse_doccano),
        lambda documents, _: {
            "corpus.jsonl": annotation_tools.serialise_doccano(documents).encode()
        },
    ),
    "label-studio": CorpusFormat(
        (".json",),
        _texts(annotation_tools.parse_label_studio),
        lambda documents, _: {
            "corpus.json": annotation_tools.serialise_label_studio(documents).encode()
        },
    ),
}
