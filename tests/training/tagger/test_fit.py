"""Fitting: the CRF is exact; training learns, stops and goes on, the same for the same seed."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random

import numpy as np
import pytest

torch = pytest.importorskip("torch")
transformers = pytest.importorskip("transformers")

from tokenizers import Tokenizer  # noqa: E402
from tokenizers.models import WordPiece  # noqa: E402
from tokenizers.pre_tokenizers import BertPreTokenizer  # noqa: E402
from torch import Tensor  # noqa: E402

from app.engine.domain.document import Span  # noqa: E402
from app.engine.tagger import bilou  # noqa: E402
from app.engine.tagger.inputs import Encoder  # noqa: E402
from app.engine.tagger.pack.manifest import Pooling  # noqa: E402
from app.engine.tagger.windows import Cut  # noqa: E402
from app.errors import InputError  # noqa: E402
from app.progress import Cancelled, NullReporter, Stage  # noqa: E402
from app.training.config import Fit, Model  # noqa: E402
from app.training.corpora.documents import GoldSpan, LabelledDocument  # noqa: E402
from app.training.optimise import accumulated, optimise  # noqa: E402
from app.training.tagger.alignment import align  # noqa: E402
from app.training.tagger.crf import Crf, tag_loss  # noqa: E402
from app.training.tagger.fit import Tagging, fit  # noqa: E402
from app.training.tagger.network import (  # noqa: E402
    EncoderTagger,
    pool,
)
from app.training.tagger.samples import Layout, Sample, collate, groups, samples  # noqa: E402

pytestmark = pytest.mark.train
# Two threads on such small tensors mostly wait for each other.
torch.set_num_threads(1)

CLASSES = ("PATIENT", "DATE")
LAYOUT = Layout(24, 2, ((1,), (2,)))
WORDS = [
    "[PAD]",
    "[CLS]",
    "[SEP]",
    "[UNK]",
    "seen",
    "mr",
    "stone",
    "reed",
    "on",
    "may",
    "june",
    "3",
    "9",
    "by",
    "the",
    "of",
    "lives",
    "well",
]


def encoder(*, by_sentence: bool = False) -> Encoder:
    vocabulary = {word: number for number, word in enumerate(WORDS)}
    tokenizer = Tokenizer(WordPiece(vocabulary, unk_token="[UNK]"))
    tokenizer.pre_tokenizer = BertPreTokenizer()
    return Encoder(tokenizer, "en", by_sentence=by_sentence)


def note(name: str, day: str, filler: str) -> LabelledDocument:
    text = f"seen {filler} mr {name} on may {day} the {filler}"
    start = text.index(name)
    date = text.index("may")
    return LabelledDocument(
        "n",
        text,
        (
            GoldSpan(Span(start, start + len(name)), "PATIENT"),
            GoldSpan(Span(date, date + 5), "DATE"),
        ),
    )


def rows() -> list[Sample]:
    notes = [
        note(name, day, filler)
        for name, day, filler in itertools.product(("stone", "reed"), "39", ("well", "lives", "by"))
    ]
    return list(samples(notes, {"en": encoder()}, LAYOUT, CLASSES))


def tagging(seed: int = 0) -> Tagging:
    torch.manual_seed(seed)
    config = transformers.BertConfig(
        vocab_size=len(WORDS),
        hidden_size=32,
        num_hidden_layers=2,
        num_attention_heads=2,
        intermediate_size=32,
        max_position_embeddings=32,
        hidden_dropout_prob=0.0,
        attention_probs_dropout_prob=0.0,
    )
    bert = transformers.BertModel(config, add_pooling_layer=False)
    return Tagging(EncoderTagger(bert, 1 + 4 * len(CLASSES), Model(dropout=0.0)), Crf(len(CLASSES)))


def run(model: Tagging, folder: Path, *, rounds: int = 8, **settings: object) -> float:
    chosen = Fit(
        **{  # type: ignore[arg-type]
            "pieces": 64,
            "learning_rate": 3e-3,
            "head_learning_rate": 1e-2,
            "rounds": rounds,
            "evaluate_every": 10,
            "unknown": 0.0,
            "device": "cpu",
            **settings,
        }
    )

    def again(_: int) -> Sequence[Sample]:
        return rows()

    return fit(
        model,
        again,
        rows(),
        layout=LAYOUT,
        unknown_id=3,
        settings=chosen,
        folder=folder,
        reporter=NullReporter(),
    )


def steps(folder: Path) -> list[int]:
    return [json.loads(line)["step"] for line in (folder / "log.jsonl").read_text().splitlines()]


def test_a_small_encoder_learns_its_notes_by_heart(tmp_path: Path) -> None:
    model = tagging()
    assert run(model, tmp_path) < 0.05
    batch = collate(rows(), LAYOUT)
    with torch.inference_mode():
        predicted = model(batch).argmax(2)
    assert (predicted == batch.tags)[batch.scored].float().mean() > 0.99


def test_the_same_seed_gives_the_same_weights(tmp_path: Path) -> None:
    one, other = tagging(), tagging()
    run(one, tmp_path / "a", rounds=2, unknown=0.1)
    run(other, tmp_path / "b", rounds=2, unknown=0.1)
    for first, second in zip(one.parameters(), other.parameters(), strict=True):
        assert torch.equal(first, second)


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    class Impatient:
        def step(self, stage: Stage, done: int, total: int) -> None:
            if done == 15:
                raise Cancelled

    settings = Fit(pieces=64, rounds=8, evaluate_every=10, device="cpu", unknown=0.1)
    train = partial(
        fit,
        rounds=lambda _: rows(),
        held_out=rows(),
        layout=LAYOUT,
        unknown_id=3,
        settings=settings,
    )
    with pytest.raises(Cancelled):
        train(tagging(), folder=tmp_path / "cut", reporter=Impatient())
    model, whole = tagging(), tagging()
    train(model, folder=tmp_path / "cut", reporter=NullReporter())
    train(whole, folder=tmp_path / "whole", reporter=NullReporter())
    assert steps(tmp_path / "cut").count(11) == 2
    for first, second in zip(model.parameters(), whole.parameters(), strict=True):
        assert torch.equal(first, second)


def test_a_checkpoint_of_another_configuration_is_refused_and_kept(tmp_path: Path) -> None:
    run(tagging(), tmp_path, rounds=2)
    kept = (tmp_path / "checkpoint.pt").read_bytes()
    for rounds, seed in ((3, 1), (2, 7)):
        with pytest.raises(InputError, match="another configuration"):
            run(tagging(), tmp_path, rounds=rounds, seed=seed)
    assert (tmp_path / "checkpoint.pt").read_bytes() == kept
    run(tagging(), tmp_path, rounds=2, threads=1)


def test_the_running_mean_of_the_weights_is_what_is_kept(tmp_path: Path) -> None:
    still, moving = tagging(), tagging()
    begun = still.state_dict()["encoder.output.weight"].clone()
    run(still, tmp_path / "still", averaging=0.999)
    run(moving, tmp_path / "moving")
    moved = [
        float((model.state_dict()["encoder.output.weight"] - begun).abs().max())
        for model in (still, moving)
    ]
    assert 0 < moved[0] < moved[1] / 2


def test_a_run_goes_on_from_one_without_its_newest_feature_and_from_no_other() -> None:
    old, new = tagging(0), tagging(1)
    new.encoder.orthography.append(torch.nn.Embedding(5, 32))
    new.start_from(old.state_dict())
    assert torch.equal(new.encoder.output.weight, old.encoder.output.weight)
    wider = tagging(2)
    wider.encoder.orthography.append(torch.nn.Embedding(6, 32))
    wider.start_from(new.state_dict())
    assert torch.equal(wider.encoder.orthography[-1].weight[:5], new.encoder.orthography[-1].weight)
    with pytest.raises(RuntimeError):
        new.start_from({"encoder.output.weight": torch.zeros(1)})


def test_training_stops_when_the_held_out_loss_no_longer_falls(tmp_path: Path) -> None:
    run(tagging(), tmp_path, rounds=40, patience=0, evaluate_every=1, learning_rate=1.0)
    assert max(steps(tmp_path)) < 40 * len(groups(rows(), Fit(pieces=64), None))


def test_rates_halve_after_bad_looks_and_a_run_ends_below_the_lowest(tmp_path: Path) -> None:
    network, looks = torch.nn.Linear(1, 1), iter([1.0, 0.5, *[0.6] * 40])

    def loss() -> Iterator[Tensor]:
        yield network(torch.ones(1, 1)).square().sum()

    settings = Fit(optimiser="sgd", schedule="halving", evaluate_every=1, patience=99, momentum=0.9)
    optimise(
        network,
        [loss] * 60,
        lambda _: next(looks),
        [{"params": list(network.parameters()), "lr": 3e-4}],
        settings=settings,
        folder=tmp_path,
        reporter=NullReporter(),
    )
    lines = (tmp_path / "log.jsonl").read_text().splitlines()
    rates = [json.loads(line)["rate"] for line in lines]
    # Two better looks, three that are allowed to be worse, and the fourth halves.
    assert rates == [*[3e-4] * 5, *[1.5e-4] * 4, 7.5e-5]


@pytest.mark.parametrize("optimiser", ["sgd", "adamw"])
def test_weights_shrink_as_far_as_decay_says(optimiser: str, tmp_path: Path) -> None:
    def trained(decay: float | None) -> float:
        weight = torch.nn.Parameter(torch.ones(1))
        network = torch.nn.ParameterList([weight])
        folder = tmp_path / f"{optimiser}{decay}"
        optimise(
            network,
            [lambda: [(weight * 0).sum()]],
            lambda _: 1.0,
            [{"params": [weight], "lr": 0.1}],
            settings=Fit(optimiser=optimiser, evaluate_every=1, decay=decay, warmup=1.0),
            folder=folder,
            reporter=NullReporter(),
        )
        return float(weight.detach())

    usual = {"sgd": 1.0, "adamw": 0.999}[optimiser]
    assert trained(None) == pytest.approx(usual)
    assert trained(0.5) == pytest.approx(0.95)


@pytest.mark.parametrize("seed", range(3))
def test_the_likelihood_is_that_of_all_paths_written_out(seed: int) -> None:
    torch.manual_seed(seed)
    crf = Crf(1)
    torch.nn.init.normal_(crf.scores)
    emissions = torch.randn(1, 3, 5)
    gold = torch.tensor([[bilou.tag(0, bilou.BEGIN), bilou.tag(0, bilou.LAST), 0]])
    permitted = bilou.allowed(1)

    def score(path: tuple[int, ...]) -> float:
        bounded = (0, *path, 0)
        if not all(permitted[a, b] for a, b in itertools.pairwise(bounded)):
            return -np.inf
        moves = sum(float(crf.scores[a, b].detach()) for a, b in itertools.pairwise(bounded))
        return moves + sum(float(emissions[0, i, t]) for i, t in enumerate(path))

    every = [score(path) for path in itertools.product(range(5), repeat=3)]
    wanted = np.logaddexp.reduce(every) - score(tuple(gold[0].tolist()))
    mask = torch.ones(1, 3, dtype=torch.bool)
    assert float(crf(emissions, gold, mask)) == pytest.approx(wanted, abs=1e-4)


def test_padding_changes_no_likelihood() -> None:
    crf = Crf(2)
    torch.nn.init.normal_(crf.scores)
    emissions, tags = torch.randn(1, 4, 9), torch.tensor([[0, 4, 0, 0]])
    mask = torch.ones(1, 4, dtype=torch.bool)
    padded = torch.cat((emissions, torch.randn(1, 3, 9)), 1)
    more = torch.nn.functional.pad(tags, (0, 3)), torch.nn.functional.pad(mask, (0, 3))
    assert float(crf(padded, *more)) == pytest.approx(float(crf(emissions, tags, mask)), abs=1e-4)


def test_a_token_scores_the_mean_of_its_pieces() -> None:
    scores = torch.tensor([[[9.0], [1.0], [3.0], [5.0], [9.0]]])
    owners = torch.tensor([[2, 0, 0, 1, 2]])
    assert pool(scores, owners, 2).flatten().tolist() == [2.0, 5.0]


def test_gold_tags_cover_the_tokens_of_each_span() -> None:
    document = note("stone", "3", "well")
    encoded = encoder()(document.text)
    tags = align(document, encoded.tokens, CLASSES)
    names = bilou.tag_names(CLASSES)
    marked = {names[t] for t in tags.tolist()}
    assert marked == {"O", "U-PATIENT", "B-DATE", "L-DATE"}


def test_an_entity_that_a_window_cuts_is_not_trained_on() -> None:
    text = "well " * 10 + "stone " * 30 + "well " * 10
    start, end = 50, 50 + 6 * 30 - 1
    document = LabelledDocument("n", text, (GoldSpan(Span(start, end), "PATIENT"),))
    for row in samples([document], {"en": encoder()}, LAYOUT, CLASSES):
        assert set(row.tags.tolist()) == {bilou.OUTSIDE}


SENTENCES = Layout(24, 5, ((1,), (2,)), windows=Cut.SENTENCES, pooling=Pooling.FIRST)
LINES = "seen well\nseen mr stone on may 3\nmr reed lives by the june\n"


def lines(*marked: str) -> list[Sample]:
    places = [(LINES.index(word), word) for word in marked]
    document = LabelledDocument(
        "n", LINES, tuple(GoldSpan(Span(at, at + len(word)), "PATIENT") for at, word in places)
    )
    return list(samples([document], {"en": encoder(by_sentence=True)}, SENTENCES, CLASSES))


def test_a_sentence_is_learnt_by_its_own_tokens_alone() -> None:
    found = lines("stone", "reed")
    assert [len(row.tags) for row in found] == [2, 6, 6]
    assert [row.before for row in found] == [0, 2, 5]
    assert [len(row.counts) for row in found] == [7, 13, 11]


def test_labels_of_the_context_change_no_loss() -> None:
    model = tagging()
    with torch.inference_mode():
        first, second = (
            float(model.loss(collate([rows[1]], SENTENCES)))
            for rows in (lines("stone"), lines("stone", "reed"))
        )
    assert first == second


def test_the_first_piece_of_a_token_decides_where_it_should() -> None:
    row = lines("stone")[1]
    row.counts[row.before] = 1
    wide = Sample(
        np.insert(row.ids, 3, 5),
        row.counts + (np.arange(len(row.counts)) == row.before),
        np.repeat(row.features, 1, axis=0),
        row.tags,
        row.before,
    )
    batch = collate([wide], SENTENCES)
    scores = torch.arange(float(batch.ids.numel())).reshape(1, -1, 1)
    pooled = pool(scores, batch.owners, len(wide.tags)).flatten().tolist()
    assert pooled == [3.0, 5.0, 6.0, 7.0, 8.0, 9.0]


def test_two_batches_of_sixteen_give_the_gradient_of_one_of_thirty_two() -> None:
    many = (rows() * 3)[:32]
    model = tagging()
    sizes = [len(row.tags) for row in many]

    def exact(group: list[Sample]) -> Tensor:
        batch = collate(group, LAYOUT)
        scores = model.encoder(batch.ids, batch.mask, batch.features)
        emissions = pool(scores, batch.owners, batch.tags.shape[1])
        return tag_loss(emissions, batch.tags, batch.scored, model.crf, "crf")

    def gradient(settings: Fit) -> list[Tensor]:
        model.zero_grad()
        for loss in accumulated(many, sizes, settings, exact):
            loss.backward()
        return [w.grad.clone() for w in model.parameters() if w.grad is not None]

    whole, halves = gradient(Fit(batch=32)), gradient(Fit(batch=16, accumulate=2))
    for one, other in zip(whole, halves, strict=True):
        torch.testing.assert_close(one, other, atol=1e-5, rtol=0)
    given = Fit(batch=16, accumulate=2)
    assert [len(group) for group in groups(many, given, Random(1))] == [32]
