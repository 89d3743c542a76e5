"""Word vectors taught by texts: words of like use are near, one seed gives one file."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from app.cli.parser import run as run_command  # noqa: E402
from app.engine.tagger.word_features.sentences import sentences  # noqa: E402
from app.engine.tagger.word_inputs import Vocabulary  # noqa: E402
from app.errors import InputError  # noqa: E402
from app.progress import Cancelled, NullReporter, Stage  # noqa: E402
from app.training.run import train  # noqa: E402
from app.training.word_neighbours import COUNTS, VECTORS, WordFile, components  # noqa: E402
from app.training.words.network import read_vectors  # noqa: E402

pytestmark = [pytest.mark.train, pytest.mark.slow]
torch.set_num_threads(1)

PEOPLE = ("mother", "father", "sister", "brother")
BONES = ("femur", "tibia", "pelvis", "sternum")
CONFIG = """\
[data]
unlabelled = ["plain.txt"]
[model]
word_width = 12
objective = "{objective}"
[fit]
pieces = 400
rounds = {rounds}
threads = 1
evaluate_every = 10
patience = 99
head_learning_rate = 0.03
[output]
folder = "{folder}"
"""


class Impatient(NullReporter):
    def step(self, stage: Stage, done: int, total: int) -> None:
        if done == 12:
            raise Cancelled


@pytest.fixture
def lab(tmp_path: Path) -> Path:
    rng = Random(1)
    lines = [
        f"Her {rng.choice(PEOPLE)} phoned from home and asked how she was ."
        if number % 2
        else f"An old fracture of the {rng.choice(BONES)} was seen on that film ."
        for number in range(400)
    ]
    (tmp_path / "plain.txt").write_text("\n".join(lines), encoding="utf-8")
    return tmp_path


def learn(lab: Path, objective: str, folder: str = "out", rounds: int = 12) -> Path:
    path = lab / "run.toml"
    path.write_text(CONFIG.format(objective=objective, folder=folder, rounds=rounds))
    return train("word-vectors", path, NullReporter())


@pytest.mark.parametrize("objective", ["skipgram", "cbow", "glove"])
def test_words_of_like_use_are_near(lab: Path, objective: str) -> None:
    file = WordFile.read(learn(lab, objective, rounds=60 if objective == "glove" else 8) / VECTORS)
    near = {one.word: one.cosine for one in file.nearest("mother", len(file.words))}
    assert near["father"] > near["femur"]
    assert [one.word for one in file.nearest("mother", 3)] != list(BONES[:3])


def test_one_seed_gives_one_file_and_a_resumed_run_equals_an_unbroken_one(lab: Path) -> None:
    whole = learn(lab, "skipgram", rounds=2)
    path = lab / "run.toml"
    path.write_text(CONFIG.format(objective="skipgram", folder="cut", rounds=2))
    with pytest.raises(Cancelled):
        train("word-vectors", path, Impatient())
    cut = train("word-vectors", path, NullReporter())
    for name in (VECTORS, COUNTS):
        assert (cut / name).read_bytes() == (whole / name).read_bytes()


def test_networks_read_what_was_taught(lab: Path) -> None:
    path = learn(lab, "cbow", rounds=2) / VECTORS
    known = Vocabulary.of(sentences("Her mother saw zebras .", "en"))
    row = read_vectors(path, known)[known.words_of(["MOTHER"]).tolist()[0]]
    file = WordFile.read(path)
    wanted = file.table[file.words.index("mother")]
    assert row.tolist() == pytest.approx(wanted.tolist(), abs=1e-6)


def test_neighbours_have_their_cosine_and_how_often_they_were_seen(
    lab: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (lab / VECTORS).write_text("3 2\nmother 1 0\nfather 3 4\nfemur -1 0\n", encoding="utf-8")
    (lab / COUNTS).write_text("mother\t9\nfather\t7\nfemur\t5\n", encoding="utf-8")
    first, second = WordFile.read(lab / VECTORS).nearest("Mother")
    assert (first.word, first.seen, second.word) == ("father", 7, "femur")
    assert [first.cosine, second.cosine] == pytest.approx([0.6, -1.0])
    named = ["vectors", str(lab / VECTORS), "mother", "--plot", str(lab / "map.svg")]
    assert run_command([*named, "--count", "1"]) == 0
    assert capsys.readouterr().out.split() == ["mother", "0.600", "7", "father"]
    assert (lab / "map.svg").read_text().count("<circle") == 3
    assert run_command(["vectors", str(lab / VECTORS), "zebra"]) != 0
    with pytest.raises(InputError, match=r"no file of word vectors"):
        WordFile.read(lab / "plain.txt")


def test_components_are_the_directions_of_most_spread() -> None:
    rng = np.random.default_rng(1)
    rows = rng.normal(size=(50, 5)) * np.array([1, 9, 1, 4, 1])
    found = components(rows)
    values = np.linalg.eigvalsh(np.cov(rows.T))[::-1]
    assert found.var(axis=0, ddof=1) == pytest.approx(values[:2])
