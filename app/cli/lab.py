"""The commands evaluate and train."""

from __future__ import annotations

import argparse
from contextlib import ExitStack
from pathlib import Path

from app.cli.corpora import chosen_map
from app.cli.documents import start_scanner
from app.cli.options import CORPUS_FORMATS, Command, add_labels, add_threshold
from app.cli.terminal import Progress
from app.errors import InputError


def evaluate(options: argparse.Namespace) -> int:
    """Compare predictions, or the engine, with a gold standard; a table on standard output."""
    from app.training.evaluation import PredictedSpan, run, table  # noqa: PLC0415 - on demand

    labels = chosen_map(options.labels)
    if options.keep is not None and options.pred is not None:
        raise InputError("--keep keeps what the program finds, and --pred names what is found.")
    with ExitStack() as ending:
        predictor = None
        if options.pred is None:
            scanner = ending.enter_context(start_scanner(options))
            progress = ending.enter_context(Progress("evaluate"))

            def predictor(text: str) -> tuple[PredictedSpan, ...]:
                return tuple(
                    PredictedSpan(finding.span, finding.subcategory)
                    for finding in scanner.scan_text(text, progress).findings
                )

        evaluation = run(
            options.gold,
            pred=options.pred,
            against=options.against,
            file_format=options.format,
            labels=labels,
            predictor=predictor,
            out=options.output,
            keep=options.keep,
            include_text=not options.no_text,
            training=options.train or (),
        )
    print(table(evaluation))
    return 0


def train(options: argparse.Namespace) -> int:
    """Run a training recipe. Raises `DependencyMissing` without the extra that it needs."""
    from app.training.run import train as run_recipe  # noqa: PLC0415 - on demand

    with Progress(options.recipe) as progress:
        if options.curve:
            from app.training.curve import curve  # noqa: PLC0415 - on demand

            folder = curve(options.recipe, options.config, options.curve, progress)
        elif options.repeat:
            from app.training.repeats import repeat, table  # noqa: PLC0415 - on demand

            folder = repeat(options.recipe, options.config, options.repeat, progress)
            print(table(folder))
        elif options.without:
            from app.training import ablations  # noqa: PLC0415 - on demand

            folder = ablations.ablate(options.recipe, options.config, options.without, progress)
            print(ablations.table(folder))
        else:
            folder = run_recipe(options.recipe, options.config, progress)
    print(f"written to {folder}")
    return 0


def add_evaluate(command: Command) -> None:
    """The command evaluate."""
    parser = command("evaluate", "compare findings with a gold standard")
    parser.add_argument("gold", nargs="+", type=Path, metavar="GOLD")
    parser.add_argument(
        "--pred", type=Path, metavar="DIR", help="use the predictions in this folder"
    )
    parser.add_argument(
        "--keep",
        type=Path,
        metavar="DIR",
        help="keep what is found as JSON lines, with the texts, to compare with another system",
    )
    parser.add_argument(
        "--against",
        type=Path,
        metavar="DIR",
        help="also compare with the predictions in this folder",
    )
    parser.add_argument(
        "--format",
        choices=CORPUS_FORMATS,
        default="inline",
    )
    add_labels(parser)
    parser.add_argument(
        "--no-text", action="store_true", help="leave out mistakes, which show document text"
    )
    parser.add_argument(
        "-o", "--output", type=Path, metavar="DIR", help="write JSON and HTML reports"
    )
    parser.add_argument(
        "--train",
        nargs="+",
        type=Path,
        metavar="GOLD",
        help="also tell causes of mistakes and hard labels by this training corpus",
    )
    add_threshold(parser)
    parser.set_defaults(command=evaluate)


def add_train(command: Command) -> None:
    """The command train."""
    parser = command(
        "train", "train a model (classical ones need the extra `crf`, others the extra `train`)"
    )
    parser.add_argument("recipe", metavar="RECIPE")
    parser.add_argument("--config", type=Path, required=True, metavar="FILE")
    how_often = parser.add_mutually_exclusive_group()
    how_often.add_argument(
        "--curve",
        type=_shares,
        metavar="10,20,100",
        help="learn from these shares of the labelled documents, in percent, and draw the recall",
    )
    how_often.add_argument(
        "--repeat",
        type=int,
        metavar="N",
        help="train with N seeds, and tell mean and deviation of each figure",
    )
    how_often.add_argument(
        "--without",
        type=lambda text: text.split(","),
        metavar="words,crf,bilstm+crf",
        help="train whole, and without each of these parts: words, characters, lm, bilstm, crf",
    )
    parser.set_defaults(command=train)


def _shares(text: str) -> list[int]:
    values = [int(one) for one in text.split(",")]
    if not all(0 < value <= 100 for value in values):
        raise argparse.ArgumentTypeError("must be percents, such as 10,50,100")
    return values
