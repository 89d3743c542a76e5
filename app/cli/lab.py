"""The commands around models: evaluate, models, train, bench.

What reads packs loads slowly, and is imported in the functions: other commands need it not.
"""

from __future__ import annotations

import argparse
import time
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from app import settings
from app.cli.corpora import chosen_map
from app.cli.documents import start_scanner
from app.cli.options import CORPUS_FORMATS, Command, add_labels, add_threshold
from app.cli.terminal import Progress
from app.errors import DependencyMissing, InputError
from app.formats.base import Options
from app.paths import RESOURCES, data_dir
from app.progress import NullReporter
from app.sandbox.reader_process import READER
from app.sandbox.worker import Worker
from app.workflow.confined_scanner import ConfinedScanner
from app.workflow.scan import open_document

# Where the samples of a language lie; those of others are in a folder called as it is.
_SAMPLES = {"en": ""}


def list_models(_options: argparse.Namespace) -> int:
    """One line a pack; a star stands before the one in use."""
    from app.engine.tagger.pack import packs  # noqa: PLC0415

    chosen = packs.load(settings.load().pack).info.name
    for info in packs.available():
        mark = "*" if info.name == chosen else " "
        print(f"{mark} {info.name} {info.version} ({info.language}) {info.sha256[:12]}")
    return 0


def show_model(options: argparse.Namespace) -> int:
    """The model card."""
    from app.engine.tagger.pack import packs  # noqa: PLC0415
    from app.engine.tagger.pack.manifest import CARD  # noqa: PLC0415

    pack = packs.load(options.name).info
    if pack.manifest.trained_on_patients:
        print("This model may contain words from patients' documents. Keep it on this computer.\n")
    print((pack.path / CARD).read_text(encoding="utf-8"))
    return 0


def use_model(options: argparse.Namespace) -> int:
    """Store the choice, once the pack has proved to be whole."""
    from app.engine.tagger.pack import packs  # noqa: PLC0415

    name = packs.load(options.name).info.name
    settings.save(replace(settings.load(), pack=name))
    print(f"using {name}")
    return 0


def import_model(options: argparse.Namespace) -> int:
    """Put a pack, or a Hugging Face export made into one, into the user's data folder."""
    from app.engine.tagger.pack import packs  # noqa: PLC0415
    from app.engine.tagger.pack.manifest import Decoder  # noqa: PLC0415
    from app.engine.tagger.pack.pack_import import Reading, plan, weights_of  # noqa: PLC0415
    from app.engine.tagger.windows import Cut  # noqa: PLC0415

    labels, models = chosen_map(options.labels), data_dir() / "models"
    if options.dry_run:
        print(plan(options.folder, labels).describe())
        return 0
    reading = Reading(
        windows=Cut(options.windows), group=options.group, decoder=Decoder(options.decoder)
    )
    if weights_of(options.folder):
        planned = plan(options.folder, labels)
        with TemporaryDirectory() as scratch:
            folder = _graph_of(options.folder, Path(scratch), int8=options.int8)
            info = packs.import_pack(folder, models, labels, reading, planned)
    else:
        info = packs.import_pack(options.folder, models, labels, reading)
    print(f"imported {info.name}; choose it with: incognote models use {info.name}")
    return 0


def _graph_of(source: Path, folder: Path, *, int8: bool) -> Path:
    try:
        from app.training.import_weights import exported  # noqa: PLC0415 - torch loads slowly
    except ModuleNotFoundError:
        raise DependencyMissing(
            "To import weights needs torch.",
            hint="Run: pip install 'incognote[train]'; or, elsewhere, with the library `optimum`:"
            " optimum-cli export onnx --task token-classification --model FOLDER OUT",
        ) from None
    return exported(source, folder, int8=int8)


def combine_models(options: argparse.Namespace) -> int:
    """Make an ensemble of models on this computer."""
    from app.engine.tagger.pack import packs  # noqa: PLC0415
    from app.engine.tagger.pack.manifest import Combination  # noqa: PLC0415

    how = Combination(options.by)
    info = packs.combine(options.name, options.members, how, data_dir() / "models")
    print(f"combined {info.name}; choose it with: incognote models use {info.name}")
    return 0


def refresh_model(options: argparse.Namespace) -> int:
    """Teach a local model what reviewers decided."""
    from app.training.refresh import refresh, step_back  # noqa: PLC0415 - on demand

    models = data_dir() / "models"
    if options.back:
        back = step_back(options.name, models)
        print(f"{options.name}: {'the former model is back' if back else 'removed'}")
        return 0
    if not options.decisions:
        raise InputError("No decisions were given.", hint="Name what Save labelled data wrote.")
    with Progress("refresh") as progress:
        done = refresh(
            options.name,
            options.decisions,
            options.format,
            chosen_map(options.labels),
            beside=options.beside or settings.load().pack,
            language=options.language,
            models=models,
            reporter=progress,
        )
    print(f"learnt from {done.learnt} documents, measured on {done.aside} others")
    for word, one in (("before", done.before), ("after", done.after)):
        print(f"{word:7} precision {one.precision:.4f}  recall {one.recall:.4f}  F1 {one.f1:.4f}")
    if not done.kept:
        print("recall fell: nothing was changed")
        return 0
    print(f"choose it with: incognote models use {options.name}")
    print(f"one step back:  incognote models refresh {options.name} --back")
    return 0


def calibrate_model(options: argparse.Namespace) -> int:
    """Choose temperature, threshold and operating points of a model by labelled notes."""
    from app.training.measured import calibrate  # noqa: PLC0415 - on demand

    measured = calibrate(
        options.name,
        options.gold,
        options.format,
        chosen_map(options.labels),
        data_dir() / "models",
    )
    print(f"{measured.notes} notes with identifiers; temperature {measured.manifest.temperature}")
    print(measured.table)
    return 0


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


def bench(options: argparse.Namespace) -> int:
    """Time each stage on the bundled samples on this machine, and each model on notes."""
    from app.engine.tagger.pack import packs  # noqa: PLC0415

    options.min_score = None
    started = time.perf_counter()
    with start_scanner(options) as scanner, Worker(READER) as worker:
        provider = scanner.pack.provider
        print(f"load engine  {time.perf_counter() - started:6.2f} s  ({provider})")
        for path in sorted(Path(RESOURCES / "samples").glob("sample-*")):
            started = time.perf_counter()
            document = open_document(path, Options(), worker, NullReporter())
            read = time.perf_counter()
            review = scanner.scan(document, NullReporter())
            found = time.perf_counter()
            words = len(document.text.split())
            print(
                f"{path.name:20} read {read - started:5.2f} s  detect {found - read:5.2f} s  "
                f"{words / (found - read):7.0f} words/s  {len(review.findings)} findings"
            )
        print(f"files are opened with: {worker.confinement}")
        used = _bench_models(scanner, frozenset())
    for info in packs.available():
        if info.name not in used:
            chosen = replace(settings.load(), pack=info.name, min_score=None)
            with ConfinedScanner(chosen) as scanner:
                used |= _bench_models(scanner, used)
    return 0


def _bench_models(scanner: ConfinedScanner, told: frozenset[str]) -> frozenset[str]:
    """Print a row for each language of the samples, but of packs that were told of before.

    Returns the packs that searched.
    """
    from app.engine.review.left_over import left_over  # noqa: PLC0415
    from app.engine.review.transitions import near_misses  # noqa: PLC0415
    from app.engine.tagger.pack import packs  # noqa: PLC0415

    usual = scanner.pack
    others = packs.for_other_languages(packs.load(usual.name).info)
    print(f"\n{'model':22}{'language':10}{'speed':>14}   expected misses in 1,000 words")
    used = {usual.name}
    for language in usual.served:
        notes = sorted((RESOURCES / "samples" / _SAMPLES.get(language, language)).glob("*.txt"))
        info = others.get(language)
        name = usual.name if info is None else info.name
        version = usual.version if info is None else info.version
        used.add(name)
        if not notes or name in told:
            continue
        text = notes[0].read_text(encoding="utf-8")
        scanner.scan_text(text, NullReporter())  # loads the model
        started = time.perf_counter()
        review = scanner.scan_text(text, NullReporter())
        words = len(text.split())
        speed = f"{words / (time.perf_counter() - started):.0f} words/s"
        near = near_misses(review)
        left = left_over(review, near, f"{usual.name} {usual.version}", usual.threshold)
        misses = "never measured on notes"
        if left is not None:
            each = 1000 / words
            least, most = (f"{count * each:.0f}" for count in (left.least, left.most))
            misses = f"{left.expected * each:.1f} (95 %: {least} to {most})"
        print(f"{f'{name} {version}':22}{language:10}{speed:>14}   {misses}", flush=True)
    return frozenset(used)


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


def add_models(command: Command) -> None:
    """The command models, with its actions."""
    models = command("models", "list, show, choose and import models")
    actions = models.add_subparsers(required=True, metavar="ACTION")
    actions.add_parser("list", help="list the models on this computer").set_defaults(
        command=list_models
    )
    for name, help_, function in (
        ("info", "show the card of a model", show_model),
        ("use", "use a model from now on", use_model),
    ):
        action = actions.add_parser(name, help=help_)
        action.add_argument("name", metavar="NAME")
        action.set_defaults(command=function)
    importing = actions.add_parser(
        "import", help="import a model trained with this program, or a Hugging Face model"
    )
    importing.add_argument("folder", type=Path, metavar="FOLDER")
    add_labels(importing)
    importing.add_argument(
        "--dry-run",
        action="store_true",
        help="show what its labels become, licence and hash, and import nothing",
    )
    importing.add_argument(
        "--windows",
        choices=("pieces", "sentences", "groups"),
        default="pieces",
        help="cut texts as the model was trained: by length (the default), by sentences with 32"
        " tokens on either side, or by groups of sentences",
    )
    importing.add_argument("--group", type=int, default=1, metavar="N", help="sentences of a group")
    importing.add_argument(
        "--decoder",
        choices=("lattice", "sum", "max", "argmax"),
        default="lattice",
        help="find by the best path (the default), or token by token: by all labels together, by"
        " the likeliest, or where one is likeliest",
    )
    importing.add_argument(
        "--int8", action="store_true", help="store weights (not graphs) in a quarter of the size"
    )
    importing.set_defaults(command=import_model)

    combining = actions.add_parser("combine", help="combine several models into one")
    combining.add_argument("name", metavar="NAME", help="name of the new model")
    combining.add_argument("members", nargs="+", metavar="MODEL")
    combining.add_argument(
        "--by",
        choices=("union", "vote", "pool"),
        default="union",
        help="keep what any model finds (union, the default), what most of them find (vote), or"
        " what the mean of their scores finds (pool)",
    )
    combining.set_defaults(command=combine_models)

    calibrating = actions.add_parser(
        "calibrate", help="measure an imported model on labelled notes of your own"
    )
    calibrating.add_argument("name", metavar="NAME")
    calibrating.add_argument("gold", nargs="+", type=Path, metavar="GOLD")
    calibrating.add_argument("--format", choices=CORPUS_FORMATS, default="inline")
    add_labels(calibrating)
    calibrating.set_defaults(command=calibrate_model)

    refreshing = actions.add_parser(
        "refresh", help="teach a local model what reviewers decided (needs the extra `crf`)"
    )
    refreshing.add_argument("name", metavar="NAME", help="name of the local model")
    refreshing.add_argument("decisions", nargs="*", type=Path, metavar="LABELLED")
    refreshing.add_argument("--format", choices=CORPUS_FORMATS, default="brat")
    refreshing.add_argument(
        "--language", default="en", metavar="CODE", help="language of the documents"
    )
    refreshing.add_argument(
        "--beside", metavar="MODEL", help="the model that it stands beside (the one in use)"
    )
    refreshing.add_argument(
        "--back", action="store_true", help="put the model before the last refresh back"
    )
    add_labels(refreshing)
    refreshing.set_defaults(command=refresh_model)


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


def add_bench(command: Command) -> None:
    """The command bench."""
    command(
        "bench", "measure the speed of this computer, and what each model is expected to miss"
    ).set_defaults(command=bench)
