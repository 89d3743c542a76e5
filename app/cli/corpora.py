"""The commands around corpora: convert, corpus, agree, results, vectors. None needs torch."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Sequence
from pathlib import Path

from app.cli.options import CORPUS_FORMATS, Command, add_labels
from app.engine.domain.label_maps import LabelMap, label_map
from app.errors import InputError, WriteFailed

_SHOWN = 20


def convert(options: argparse.Namespace) -> int:
    """Write a corpus in another format, and say what was changed on the way."""
    from app.training.conversion import convert as run  # noqa: PLC0415 - spaCy, Faker load slowly

    labels, back = chosen_map(options.labels), chosen_map(options.to_labels)
    if options.dry_run:
        print("\n\n".join(chosen.describe() for chosen in (labels, back) if chosen))
        return 0
    if options.output is None:
        raise InputError("No folder to write to was given.", hint="Name one with -o.")
    done = run(
        options.paths,
        options.output,
        source=options.source,
        target=options.target,
        labels=labels,
        back=back,
        scheme=options.scheme,
        space_entities=options.space_entities,
        language=options.language,
        seed=options.seed,
    )
    print(f"{done.documents} documents, {done.spans} spans")
    if done.lost:
        print(f"{done.lost} spans were dropped: the map has no label for them")
    if done.spaces:
        print(f"{done.spaces} spaces inserted at the edges of glued entities")
    if done.moves:
        print(f"{len(done.moves)} offsets did not fit and were corrected:")
        _some(f"  {m.where}: {m.stated} -> {m.found}" for m in done.moves)
    if options.target == "conll":
        print("CoNLL keeps no spacing: one space separates tokens, and each sentence is a line")
    return 0


def corpus(options: argparse.Namespace) -> int:
    """Count documents, tokens and entities of each folder or file."""
    from app.training.corpora.files import read_corpus  # noqa: PLC0415 - lxml loads slowly
    from app.training.corpora.statistics import Statistics, table, to_json  # noqa: PLC0415

    labels = chosen_map(options.labels)
    forward = None if labels is None else labels.forward
    parts = {
        name: Statistics.of(read_corpus([path], options.format, forward))
        for name, path in zip(_names(options.gold), options.gold, strict=True)
    }
    print(to_json(parts) if options.json else table(parts), end="" if options.json else "\n")
    return 0


def agree(options: argparse.Namespace) -> int:
    """How far annotators agree, and what most of them say."""
    from app.training import annotators  # noqa: PLC0415 - on demand

    found = annotators.agree(options.annotators, options.format, chosen_map(options.labels))
    print(f"{'':16}{'tokens':>9}{'observed':>10}{'alpha':>10}")
    for name, one in (("all tokens", found.every), ("marked tokens", found.marked)):
        print(f"{name:16}{one.tokens:>9}{one.observed:>10.4f}{one.alpha:>10.4f}  {one.word}")
    print(f"{len(found.disputes)} tokens in dispute, {len(found.open)} without a majority")
    if options.disputes:
        for dispute in found.disputes:
            said = ", ".join(dispute.answers)
            print(f"{dispute.document_id} {dispute.span.start}: {dispute.text}: {said}")
    if options.majority is not None:
        annotators.write_majority(found, options.majority, options.format)
    return 0


def results(options: argparse.Namespace) -> int:
    """Record runs and comparisons in a file of JSON lines, or make the page of it."""
    from app.training import results as kept  # noqa: PLC0415 - on demand

    if options.add is None and options.compare is None:
        text = kept.page(kept.read(options.file), options.file.name)
        write_text(options.output or Path("results.md"), text)
        return 0
    if not options.data:
        raise InputError("A result needs a name for its data.", hint="Give it with --data.")
    if options.add is not None:
        command = f"incognote train {options.add.name} --config {options.named or 'run.toml'}"
        line = kept.recorded(
            options.add, options.data, system=" ".join(options.system), command=command
        )
    else:
        first, second = options.compare
        line = kept.compared(first, second, options.data, options.system)
    before = kept.read(options.file)
    lines = (json.dumps(one, ensure_ascii=False) + "\n" for one in (*before, line))
    write_text(options.file, "".join(lines))
    return 0


def write_text(path: Path, text: str) -> None:
    """Write a small file. Raises `WriteFailed`."""
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError:
        raise WriteFailed(f"{path.name} could not be written.") from None


def chosen_map(which: str | None) -> LabelMap | None:
    """The label map that an option names; None without. Raises `InputError`."""
    return None if which is None else label_map(which)


def _names(paths: Sequence[Path]) -> list[str]:
    """The names of files and folders, or all of their paths where two have the same."""
    names = [path.resolve().name for path in paths]
    return names if len(set(names)) == len(names) else [str(path) for path in paths]


def _some(lines: Iterable[str]) -> None:
    shown = list(lines)
    print("\n".join(shown[:_SHOWN]))
    if len(shown) > _SHOWN:
        print(f"  … and {len(shown) - _SHOWN} more")


def add_convert(command: Command) -> None:
    """The command convert."""
    parser = command("convert", "write a labelled corpus in another format")
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH")
    parser.add_argument(
        "--from",
        dest="source",
        required=True,
        choices=(*CORPUS_FORMATS, "mimic", "mtsamples"),
        help="format of the files; mimic and mtsamples are texts with placeholders, which are "
        "filled",
    )
    parser.add_argument(
        "--to",
        dest="target",
        default="jsonl",
        choices=[name for name in CORPUS_FORMATS if name != "meddocan"],
    )
    parser.add_argument("-o", "--output", type=Path, metavar="DIR")
    add_labels(parser)
    parser.add_argument(
        "--to-labels", metavar="MAP", help="write the labels of this map, named as for `--labels`"
    )
    parser.add_argument(
        "--dry-run",
        action="store_true",
        help="show what the maps do, without reading or writing anything",
    )
    parser.add_argument(
        "--scheme",
        choices=("iob", "iob2", "bioes", "bilou"),
        default="iob2",
        help="tag scheme of CoNLL files",
    )
    parser.add_argument(
        "--space-entities",
        action="store_true",
        help="separate entities from words they are glued to",
    )
    parser.add_argument(
        "--seed",
        type=int,
        default=1,
        metavar="N",
        help="seed for the values that fill placeholders",
    )
    parser.add_argument(
        "--language", metavar="CODE", help="language of the documents, such as en or es"
    )
    parser.set_defaults(command=convert)


def add_corpus(command: Command) -> None:
    """The command corpus."""
    parser = command("corpus", "count the documents, tokens and entities of labelled corpora")
    parser.add_argument(
        "gold", nargs="+", type=Path, metavar="PATH", help="files or folders; each becomes a column"
    )
    parser.add_argument("--format", choices=CORPUS_FORMATS, default="inline")
    parser.add_argument("--json", action="store_true")
    add_labels(parser)
    parser.set_defaults(command=corpus)


def add_agree(command: Command) -> None:
    """The command agree."""
    parser = command("agree", "measure how far annotators of the same documents agree")
    parser.add_argument(
        "annotators", nargs="+", type=Path, metavar="ANNOTATOR", help="file or folder of each"
    )
    parser.add_argument("--format", choices=CORPUS_FORMATS, default="inline")
    add_labels(parser)
    parser.add_argument(
        "--majority", type=Path, metavar="DIR", help="write documents as most annotators mark them"
    )
    parser.add_argument(
        "--disputes", action="store_true", help="list tokens in dispute, with their text"
    )
    parser.set_defaults(command=agree)


def vectors(options: argparse.Namespace) -> int:
    """List the nearest words of each word, or draw them."""
    from app.training.word_neighbours import WordFile  # noqa: PLC0415 - on demand

    file = WordFile.read(options.file)
    for word in options.words:
        print(word)
        for one in file.nearest(word, options.count):
            seen = "" if one.seen is None else f"{one.seen:8}"
            print(f"  {one.cosine:.3f}{seen}  {one.word}")
    if options.plot is not None:
        write_text(options.plot, file.drawn(options.words))
    return 0


def add_results(command: Command) -> None:
    """The command results."""
    parser = command("results", "record training runs, and make a page of the records")
    parser.add_argument("file", type=Path, metavar="FILE", help="the records, as JSON lines")
    parser.add_argument("-o", "--output", type=Path, metavar="PAGE", help="write the page there")
    parser.add_argument("--add", type=Path, metavar="RUN", help="record this run instead")
    parser.add_argument(
        "--compare", type=Path, nargs=2, metavar="RUN", help="record a comparison of two runs"
    )
    parser.add_argument("--data", metavar="TEXT", help="what was learnt from and tested on")
    parser.add_argument(
        "--system",
        nargs="+",
        default=[],
        metavar="TEXT",
        help="name in the table instead of the recipe; of a comparison, one for each run",
    )
    parser.add_argument("--named", metavar="FILE", help="the configuration's name on the page")
    parser.set_defaults(command=results)


def add_vectors(command: Command) -> None:
    """The command vectors."""
    parser = command("vectors", "list the nearest words of a word in a file of word vectors")
    parser.add_argument("file", type=Path, metavar="FILE", help="lines of a word and its numbers")
    parser.add_argument("words", nargs="+", metavar="WORD")
    parser.add_argument(
        "--count", type=int, default=10, metavar="N", help="how many words to list (default 10)"
    )
    parser.add_argument(
        "--plot", type=Path, metavar="SVG", help="draw the words and their neighbours there"
    )
    parser.set_defaults(command=vectors)
