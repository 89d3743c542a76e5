"""The commands around labelled corpora: convert, corpus, results. None of them needs torch."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Sequence
from pathlib import Path

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
