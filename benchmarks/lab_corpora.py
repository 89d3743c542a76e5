"""Lay out the parts of MEDDOCAN and the configurations of which docs/results.md tells.

    python benchmarks/lab_corpora.py CORPORA FOLDER
    incognote train crf --config FOLDER/m50.toml

CORPORA is a folder as docs/training.md describes, with `labelled/meddocan_es`. Files count in the
order of their names: M-50 learns from training documents 1 to 50; M-low from 8 (draws 1, 2 and 3:
1 to 8, 9 to 16, 17 to 24), with 101 to 115 to choose by and 201 to 350 as text without labels.
Both are tested on development documents 1 to 60; networks over words stop by 101 to 115. M-full,
with MEDDOCAN's own labels, is tested on all 250; what is chosen for it, M-tune chooses, which
learns from training documents 1 to 450 and is tested on the others. The encoders of `native-490-*`
start from the packs that ship and from `runs/e5` beside FOLDER, which `train e5` makes with
models/multi-e5.toml. `development-guided` is all 250 as the project's guideline has them, for
benchmarks/quality.py. The labels of 201 to 350
measure what self-training took of them (`hidden`). The project's own notes in Italian, Swedish and
English are there too.
"""

from __future__ import annotations

import argparse
import gzip
import json
import shutil
import tarfile
from collections.abc import Iterator
from pathlib import Path

from lab_configurations import (
    ENCODER,
    LANGUAGE_MODEL,
    NOTES,
    authored,
    averaged,
    by_notes,
    configured,
    network,
)

from app.engine.domain.document import Span
from app.engine.tagger.word_features.sentences import sentences
from app.paths import MODELS
from app.training.config import AUTHORED
from app.training.corpora.documents import GoldSpan, LabelledDocument
from app.training.corpora.files import read_corpus, write_corpus
from app.training.corpora.placeholders import convert_mtsamples, mtsamples_slots
from app.training.synthetic.meddocan import to_guideline
from app.training.synthetic.surrogates import Surrogates

_LOW = 'development = ["choose"]\nunlabelled = ["texts.jsonl"]\ntest = ["test"]\n'
_TEST = 'test = ["test"]\n'
_SELF_TAUGHT = 'development = ["choose"]\nhidden = ["hidden"]\ntest = ["test"]\n'
_CHARACTERS = 1_240_000
_SENTENCES = 4_592


def main() -> None:
    """Write parts and configurations."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("corpora", type=Path)
    parser.add_argument("folder", type=Path)
    options = parser.parse_args()
    folder: Path = options.folder
    source = options.corpora / "labelled" / "meddocan_es"
    train = _unpacked(source / "train_xml.tar.xz", folder / "train")
    development = _unpacked(source / "dev_xml.tar.xz", folder / "development")
    _copied(train[:50], folder / "learn50")
    _copied(train[100:115], folder / "choose")
    _copied(development[:60], folder / "test")
    _copied(train[200:350], folder / "hidden")
    _hidden(train[200:350], folder / "texts.jsonl")
    guided = map(to_guideline, read_corpus(development, "meddocan"))
    write_corpus(tuple(guided), folder / "development-guided", "inline")
    _hidden([*train[50:100], *train[115:]], folder / "texts-435.jsonl")
    (folder / "lm.toml").write_text(LANGUAGE_MODEL, encoding="utf-8")
    configured(folder, "m50", "learn50", _TEST)
    configured(folder, "m50-iob2", "learn50", _TEST, 'scheme = "iob2"')
    configured(folder, "m50-active", "learn50", _TEST, "batch = 10")
    stopped = 'development = ["choose"]\n' + _TEST
    configured(folder, "m50-words", "learn50", stopped, network())
    configured(folder, "m50-sup", "learn50", stopped, network())
    # A step on text follows each on labels: one look in the same number of these.
    texts = 'unlabelled = ["texts.jsonl"]\n'
    configured(folder, "m50-cvt", "learn50", stopped + texts, network(every=120))
    stacked = 'language_model = "lm/char-lm/language_model.pt"\n'
    configured(folder, "m50-w1", "learn50", stopped, network(patience=2))
    alone = network('characters = "none"\n', patience=2)
    configured(folder, "m50-whole-words", "learn50", stopped, alone)
    for seed in (1, 2, 3):
        name = f"m50-lm1-{seed}" if seed > 1 else "m50-lm1"
        seeded = network(stacked, patience=2) + f"seed = {seed}\n"
        configured(folder, name, "learn50", stopped, seeded)
    _networks(folder, stopped, stacked)
    for group in (2, 4, 8, 16, 32):
        configured(folder, f"m50-group{group}", "learn50", _TEST, f"group = {group}")
    configured(folder, "mtrain", "train", _TEST, "iterations = 50")
    _native(folder, train, options.corpora)
    for draw in (1, 2, 3):
        _copied(train[8 * draw - 8 : 8 * draw], folder / f"learn8-{draw}")
        configured(folder, f"mlow-{draw}", f"learn8-{draw}", _LOW)
        configured(folder, f"mlow-{draw}-words", f"learn8-{draw}", _LOW, network(rounds=40))
        configured(folder, f"mlow-{draw}-50", f"learn8-{draw}", _SELF_TAUGHT, "iterations = 50")
        discourse = "iterations = 50\ndiscourse = true"
        configured(folder, f"mlow-{draw}-sense", f"learn8-{draw}", _SELF_TAUGHT, discourse)
    _cross_view(folder)
    _placeholders(folder, options.corpora)
    _notes(folder)
    _transfer(folder)
    for domain in ("mtsamples", "medquad_negatives"):
        _domain(folder, options.corpora, domain)
        _cross_view_by_domain(folder, options.corpora, domain)


def _native(folder: Path, train: list[Path], corpora: Path) -> None:
    """All of MEDDOCAN with its own labels, and what is chosen by the last 50 training documents."""
    _copied(train[:450], folder / "learn450")
    _copied(train[450:], folder / "tune50")
    lists = f'documents = 0\ncorpora = "{corpora.absolute().as_posix()}"\n'
    for name, labelled, test in (
        ("mtune", "learn450", "tune50"),
        ("mfull", "train", "development"),
    ):
        native = f'test = ["{test}"]\nlabels = "native"\n'
        configured(folder, name, labelled, native)
        configured(folder, f"{name}-iob2", labelled, native, 'scheme = "iob2"')
        configured(folder, f"{name}-group8", labelled, native, "group = 8")
        configured(folder, f"{name}-lists", labelled, native + lists)
        stops = native + "stops = true\n"
        configured(folder, f"{name}-stops", labelled, stops)
        configured(folder, f"{name}-stops-low", labelled, stops, "min_score = 0.35")
    _encoders(folder, train)


def _encoders(folder: Path, train: list[Path]) -> None:
    """Four encoders, which ten training documents stop, the last or the first; and their pool."""
    parts = {"last": (train[:490], train[490:]), "first": (train[10:], train[:10])}
    for name, (learnt, stopping) in parts.items():
        _copied(learnt, folder / f"learn490-{name}")
        _copied(stopping, folder / f"stop10-{name}")
    native = (
        'development = ["stop10-{}"]\ntest = ["development"]\nlabels = "native"\nstops = true\n'
    )
    for letter, part, layers, window, context, seed in (
        ("a", "last", 12, 256, 32, 3),
        ("b", "first", 12, 384, 48, 5),
        ("c", "last", 6, 256, 32, 1),
        ("d", "first", 6, 384, 48, 7),
    ):
        start = MODELS / ("multi-e5-12" if layers == 12 else "multi-e5")
        model = ENCODER.format(
            layers=layers, start=start.as_posix(), window=window, context=context, seed=seed
        )
        name = f"native-490-{letter}"
        configured(folder, name, f"learn490-{part}", native.format(part), model)
    members = ", ".join(f'"native-490-{x}/pack/native-490-{x}"' for x in "abcd")
    pooled = f'members = [{members}]\ndecoding = "path"'
    configured(folder, "native-490-pool", "learn490-last", native.format("last"), pooled)


def _cross_view(folder: Path) -> None:
    """Cross-view training and the same network without text, with a look in as many steps."""
    for name, labelled, rounds, every, patience in (
        ("mlow-1-sup", "learn8-1", 80, 40, 6),
        ("mlow-1-cvt", "learn8-1", 80, 80, 6),
        ("m50-sup-long", "learn50", 15, 120, 8),
        ("m50-cvt-long", "learn50", 15, 240, 8),
        ("m50-sup-30", "learn50", 30, 120, 8),
        ("m50-cvt-30", "learn50", 30, 240, 8),
    ):
        configured(folder, name, labelled, _LOW, averaged(rounds, every, patience))
    states = averaged(30, 240, 8).replace(
        "units = 128", 'units = 128\nlanguage_model = "lm/char-lm/language_model.pt"'
    )
    configured(folder, "m50-cvt-lm", "learn50", _LOW, states)


def _placeholders(folder: Path, corpora: Path) -> None:
    """200 reports of MTSamples with their placeholders filled, and with them left in and marked."""
    with gzip.open(corpora / "text" / "mtsamples_en.jsonl.gz", "rt", encoding="utf-8") as file:
        texts = [(row["id"], row["text"]) for row in map(json.loads, file)]
    some = [(id_, text) for id_, text in texts if any(mtsamples_slots(text))][:200]
    fill = Surrogates(1)
    filled = [convert_mtsamples(text, id_, fill) for id_, text in some]
    left = [LabelledDocument(id_, text, tuple(_marks(text))) for id_, text in some]
    write_corpus(filled, folder / "reports-filled", "jsonl")
    write_corpus(left, folder / "reports-left", "jsonl")
    tests = [AUTHORED / f"dev_{kind}_en.txt" for kind in ("ordinary", "hard")]
    write_corpus(read_corpus(tests, "inline"), folder / "dev-en", "jsonl")
    for name in ("reports-filled", "reports-left"):
        text = NOTES.format(
            labelled=f'"{name}"',
            test='"dev-en"',
            more='format = "jsonl"',
            language="en",
            model="iterations = 50",
            name=f"crf-{name}",
        )
        (folder / f"crf-{name}.toml").write_text(text, encoding="utf-8")


def _marks(text: str) -> Iterator[GoldSpan]:
    for slot in mtsamples_slots(text):
        yield GoldSpan(Span(*slot.match.span(slot.group)), slot.subcategory)


def _notes(folder: Path) -> None:
    """Each language by itself, and Italian by English, by Italian, and by both."""
    for language in ("it", "sv"):
        by_notes(folder, f"notes-{language}", [f"{language}", f"{language}_2"], language)
    english = [f"en_{letter}" for letter in "abcde"]
    by_notes(folder, "zero-it", english, "it")
    by_notes(folder, "mixed-it", ["it", "it_2", *english], "it")
    _adapted(folder)


def _networks(folder: Path, data: str, stacked: str) -> None:
    """Other layers, outputs and groups than those of `m50-w1`, and `m50-lm1` reprojected."""
    for name, model in (
        ("words-group1", "group = 1\n"),
        ("words-group8", "group = 8\n"),
        ("softmax", 'decoder = "softmax"\n'),
        ("cnn", 'words = "cnn"\n'),
        ("dilated", 'words = "dilated"\n'),
        ("lm1-reprojected", stacked + "reprojection = true\n"),
    ):
        configured(folder, f"m50-{name}", "learn50", data, network(model, patience=2))


def _adapted(folder: Path) -> None:
    """From usual notes (a, b) to printouts and tables (e), of which half has its labels hidden.

    Every fifth note of a and b chooses, so that no label of the other domain is seen.
    """
    known = read_corpus([AUTHORED / f"train_en_{letter}.txt" for letter in "ab"], "inline")
    other = read_corpus([AUTHORED / "train_en_e.txt"], "inline")
    write_corpus([n for i, n in enumerate(known) if i % 5], folder / "notes-ab", "jsonl")
    write_corpus(known[::5], folder / "notes-ab-choose", "jsonl")
    write_corpus(other[::2], folder / "notes-e-hidden", "jsonl")
    write_corpus(other[1::2], folder / "notes-e-test", "jsonl")
    text = NOTES.format(
        labelled='"notes-ab"',
        test='"notes-e-test"',
        more='format = "jsonl"\ndevelopment = ["notes-ab-choose"]\nhidden = ["notes-e-hidden"]',
        language="en",
        model='iterations = 30\nscheme = "iob2"',
        name="adapted",
    )
    (folder / "adapted.toml").write_text(text, encoding="utf-8")


def _transfer(folder: Path) -> None:
    """The four strategies of the Italian thesis, by a network over words."""
    english = [f"en_{letter}" for letter in "abcde"]
    fit = network(rounds=10, every=100, patience=2)
    for name, labelled, earlier in (
        ("transfer-zero", english, []),
        ("transfer-it", ["it", "it_3"], []),
        ("transfer-mixed", [*english, "it", "it_3"], []),
        ("transfer-both", ["it", "it_3"], english),
    ):
        more = f"earlier = [{authored(earlier)}]\ndevelopment = [{authored(['it_2'])}]"
        by_notes(folder, name, labelled, "it", more, fit)


def _domain(folder: Path, corpora: Path, domain: str) -> None:
    """A language model of as much text of one domain, and a network that is given its states."""
    texts = _texts(corpora, domain)
    lines, left = [], _CHARACTERS
    for number, text in enumerate(texts):
        lines.append(json.dumps({"id": f"{domain}-{number}", "text": text[:left]}))
        left -= len(text)
        if left <= 0:
            break
    (folder / f"{domain}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    model = LANGUAGE_MODEL.replace("texts-435", domain).replace('"es"', '"en"')
    model = model.replace('"lm"', f'"lm-{domain}"')
    (folder / f"lm-{domain}.toml").write_text(model, encoding="utf-8")
    stacked = f'language_model = "lm-{domain}/char-lm/language_model.pt"\n'
    more = f"development = [{authored(['en_b'])}]"
    tests = ("dev_ordinary_en", "dev_hard_en")
    fit = network(stacked, patience=2)
    by_notes(folder, f"english-{domain}", ["en_a"], "en", more, fit, tests)
    fit = network(patience=2)
    by_notes(folder, "english-words", ["en_a"], "en", more, fit, tests)


def _cross_view_by_domain(folder: Path, corpora: Path, domain: str) -> None:
    """Cross-view training of English notes by as many sentences of one domain."""
    fill = Surrogates(1)
    lines, left = [], _SENTENCES
    for number, given in enumerate(_texts(corpora, domain)):
        text = convert_mtsamples(given, str(number), fill).text if domain == "mtsamples" else given
        some = sentences(text, "en")[:left]
        if not some:
            break
        part = text[: some[-1].start + len(some[-1].text)]
        lines.append(json.dumps({"id": f"{domain}-{number}", "text": part}))
        left -= len(some)
    (folder / f"{domain}-sentences.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    stops = f"development = [{authored(['en_b'])}]"
    tests = ("dev_ordinary_en", "dev_hard_en")
    more = f'{stops}\nunlabelled = ["{domain}-sentences.jsonl"]'
    by_notes(folder, f"views-{domain}", ["en_a"], "en", more, averaged(30, 240, 8), tests)
    by_notes(folder, "views-none", ["en_a"], "en", stops, averaged(30, 120, 8), tests)


def _texts(corpora: Path, name: str) -> list[str]:
    with gzip.open(corpora / "text" / f"{name}_en.jsonl.gz", "rt", encoding="utf-8") as file:
        return [json.loads(line)["text"] for line in file]


def _unpacked(archive: Path, folder: Path) -> list[Path]:
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    return sorted(folder.rglob("*.xml"), key=lambda path: path.name)


def _hidden(files: list[Path], target: Path) -> None:
    """The texts without their labels."""
    documents = read_corpus(files, "meddocan")
    lines = (json.dumps({"id": d.id, "text": d.text}, ensure_ascii=False) for d in documents)
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _copied(files: list[Path], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for file in files:
        shutil.copyfile(file, folder / file.name)


if __name__ == "__main__":
    main()
