"""The command models: list, show, choose, import, combine, calibrate and refresh them.

What reads packs loads slowly, and is imported in the functions: other commands need it not.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from app import settings
from app.cli.corpora import chosen_map
from app.cli.options import CORPUS_FORMATS, Command, add_labels
from app.cli.terminal import Progress
from app.errors import DependencyMissing, InputError
from app.paths import data_dir


def list_models(_options: argparse.Namespace) -> int:
    """One line a pack; a star stands before the one in use."""
    from app.engine.tagger.pack import packs  # noqa: PLC0415

    chosen = packs.named(settings.load().pack).name
    for info in packs.available():
        mark = "*" if info.name == chosen else " "
        print(f"{mark} {info.name} {info.version} ({info.language}) {info.sha256[:12]}")
    return 0


def show_model(options: argparse.Namespace) -> int:
    """The model card."""
    from app.engine.tagger.pack import packs  # noqa: PLC0415
    from app.engine.tagger.pack.manifest import CARD  # noqa: PLC0415

    pack = packs.named(options.name)
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
        choices=("lattice", "path", "sum", "max", "argmax"),
        default="lattice",
        help="find by the best path on which every likely token identifies (the default), by the"
        " best path, or token by token: by all labels together, by the likeliest, or where one is"
        " likeliest",
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
