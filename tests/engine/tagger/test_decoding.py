"""The lattice is exact, findings respect edges, and doubt becomes a finding."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.tagger import bilou, linear_chain
from app.engine.tagger.decoding import decode, tag
from app.engine.tagger.linear_chain import Floats, best_path, marginals
from app.engine.tagger.pack.manifest import Decoder
from app.engine.tagger.tokens.tokeniser import tokeniser

TAGS = 1 + 4 * 2
NONE = np.zeros(0, dtype=np.int64)


def transitions(seed: int = 0) -> Floats:
    scores = np.random.default_rng(seed).normal(size=(TAGS, TAGS))
    return np.where(bilou.allowed(2), scores, -np.inf).astype(np.float32)


def path_scores(emissions: Floats, scores: Floats) -> dict[tuple[int, ...], float]:
    found = {}
    for path in itertools.product(range(TAGS), repeat=len(emissions)):
        bounded = (bilou.OUTSIDE, *path, bilou.OUTSIDE)
        total = sum(float(scores[a, b]) for a, b in itertools.pairwise(bounded))
        found[path] = total + sum(float(emissions[i, t]) for i, t in enumerate(path))
    return found


@pytest.mark.parametrize("seed", range(4))
def test_best_path_and_marginals_are_those_of_all_paths_written_out(seed: int) -> None:
    emissions = np.random.default_rng(seed).normal(scale=2, size=(4, TAGS)).astype(np.float32)
    scores = path_scores(emissions, transitions(seed))
    best = best_path(emissions, transitions(seed), NONE)
    assert tuple(best.tolist()) == max(scores, key=lambda path: scores[path])
    chances = marginals(emissions, transitions(seed), NONE)
    weights = {path: np.exp(score) for path, score in scores.items()}
    for token, kind in itertools.product(range(4), range(TAGS)):
        wanted = sum(w for path, w in weights.items() if path[token] == kind)
        assert chances[token, kind] == pytest.approx(wanted / sum(weights.values()), abs=1e-4)


@pytest.mark.parametrize("seed", range(3))
def test_a_long_stretch_without_certainty_is_solved_as_if_in_one_piece(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    emissions = np.random.default_rng(seed).normal(scale=3, size=(500, TAGS)).astype(np.float32)
    given = (emissions, transitions(seed), NONE)
    best, chances = best_path(*given), marginals(*given)
    monkeypatch.setattr(linear_chain, "CORE", 1000)
    assert best.tolist() == best_path(*given).tolist()
    np.testing.assert_allclose(chances, marginals(*given), atol=1e-5)


@settings(deadline=None)
@given(st.integers(0, 10_000), st.integers(1, 60), st.lists(st.integers(0, 60), max_size=5))
def test_stretches_solved_side_by_side_equal_stretches_solved_alone(
    seed: int, length: int, cuts: list[int]
) -> None:
    rng = np.random.default_rng(seed)
    emissions = rng.normal(scale=3, size=(length, TAGS)).astype(np.float32)
    emissions[rng.random(length) < 0.4, bilou.OUTSIDE] += 25
    edges = np.array(sorted(set(cuts)), dtype=np.int64)
    best = best_path(emissions, transitions(), edges)
    chances = marginals(emissions, transitions(), edges)
    bounds = [0, *(int(e) for e in edges if 0 < e < length), length]
    for first, end in itertools.pairwise(bounds):
        alone = (emissions[first:end], transitions(), NONE)
        assert best_path(*alone).tolist() == best[first:end].tolist()
        np.testing.assert_allclose(marginals(*alone), chances[first:end], atol=2e-3)


@settings(deadline=None)
@given(st.integers(0, 10_000), st.floats(0.01, 0.9), st.lists(st.integers(0, 30), max_size=4))
def test_findings_are_disjoint_of_whole_tokens_cross_no_barrier_and_leave_out_no_doubt(
    seed: int, threshold: float, cuts: list[int]
) -> None:
    text = "Ann Lee, 47, of Bath\nsaw Dr. Roe on 1/2/03 - and left 4th."
    barriers = tuple(sorted(set(cuts)))
    tokens = tokeniser("en")(text, barriers)
    edges = np.searchsorted(tokens.starts, np.array(barriers, dtype=np.int64))
    emissions = np.random.default_rng(seed).normal(scale=3, size=(len(tokens), TAGS))
    tagging = tag(emissions.astype(np.float32), transitions(), edges, 1.0)
    found = decode(text, tokens, tagging, threshold)
    for before, after in itertools.pairwise(found):
        assert before.span.end <= after.span.start
    for item in found:
        assert item.span.start in tokens.starts
        assert item.span.end in tokens.ends
        assert not any(item.span.start < b < item.span.end for b in barriers)
        assert 0 <= item.score <= 1
    covered = {i for item in found for i in range(item.span.start, item.span.end)}
    for index in np.flatnonzero(tagging.identifying >= threshold).tolist():
        place = range(int(tokens.starts[index]), int(tokens.ends[index]))
        assert covered.issuperset(place) or not any(text[i].isalnum() for i in place)


def lone(chance: float) -> tuple[Floats, str]:
    """Emissions for `seen Maria today` where `Maria` is a name with about this chance."""
    emissions = np.full((3, TAGS), -30.0, dtype=np.float32)
    emissions[:, bilou.OUTSIDE] = 0.0
    emissions[1, bilou.tag(0, bilou.UNIT)] = np.log(chance / (1 - chance))
    return emissions, "seen Maria today"


def flat() -> Floats:
    return np.where(bilou.allowed(2), 0.0, -np.inf).astype(np.float32)


def test_a_token_above_the_threshold_is_found_although_the_best_path_leaves_it_out() -> None:
    emissions, text = lone(0.2)
    tagging = tag(emissions, flat(), NONE, 1.0)
    assert tagging.identifying[1] < 0.5
    (found,) = decode(text, tokeniser("en")(text), tagging, 0.1)
    assert found.span.of(text) == "Maria"
    assert found.score == pytest.approx(0.2, abs=0.01)
    assert decode(text, tokeniser("en")(text), tagging, 0.3) == ()


def test_doubt_next_to_an_entity_of_its_class_widens_it() -> None:
    text = "seen Mary Smith today"
    emissions = np.full((4, TAGS), -30.0, dtype=np.float32)
    emissions[:, bilou.OUTSIDE] = 0.0
    emissions[2, bilou.tag(0, bilou.UNIT)] = 8.0
    emissions[2, bilou.tag(0, bilou.LAST)] = 7.0
    emissions[1, bilou.tag(0, bilou.BEGIN)] = -0.5
    tagging = tag(emissions, flat(), NONE, 1.0)
    (found,) = decode(text, tokeniser("en")(text), tagging, 0.1)
    assert found.span.of(text) == "Mary Smith"


def test_a_higher_temperature_makes_scores_less_sure() -> None:
    emissions, _ = lone(0.9)
    warm = tag(emissions, flat(), NONE, 2.0).identifying[1]
    assert 0.5 < warm < tag(emissions, flat(), NONE, 1.0).identifying[1]


ALONE = (Decoder.SUM, Decoder.MAX)


@pytest.mark.parametrize("decoder", ALONE)
@given(st.integers(0, 1000), st.floats(0.01, 0.99), st.floats(0.01, 0.99))
def test_without_a_lattice_a_lower_threshold_covers_no_less(
    decoder: Decoder, seed: int, one: float, other: float
) -> None:
    text = "Ada Lovelace lives here now"
    tokens = tokeniser("en")(text)
    emissions = np.random.default_rng(seed).normal(scale=3, size=(5, TAGS)).astype(np.float32)
    tagging = tag(emissions, transitions(), NONE, 1.0, decoder)

    def covered(threshold: float) -> set[int]:
        found = decode(text, tokens, tagging, threshold)
        return {i for item in found for i in range(item.span.start, item.span.end)}

    assert covered(max(one, other)) <= covered(min(one, other))


def test_decoders_without_a_lattice_ask_each_token_alone() -> None:
    text = "Ada Lovelace lives"
    tokens = tokeniser("en")(text)
    emissions = np.full((3, TAGS), -9.0, dtype=np.float32)
    # Of three tokens one is split between two labels, one has the likeliest tag, one is outside.
    emissions[0, [0, 4, 8]] = np.log([0.4, 0.3, 0.3])
    emissions[1, [0, 4]] = np.log([0.3, 0.7])
    emissions[2, 0] = 0.0

    def found(decoder: Decoder, threshold: float) -> list[str]:
        tagging = tag(emissions, transitions(), NONE, 1.0, decoder)
        return [item.span.of(text) for item in decode(text, tokens, tagging, threshold)]

    assert found(Decoder.SUM, 0.5) == ["Ada", "Lovelace"]
    assert found(Decoder.MAX, 0.5) == ["Lovelace"]
    assert found(Decoder.MAX, 0.2) == ["Ada", "Lovelace"]
    assert found(Decoder.ARGMAX, 0.99) == found(Decoder.ARGMAX, 0.01) == ["Lovelace"]


@given(st.integers(0, 1000), st.floats(0.01, 0.99))
def test_the_likeliest_path_asks_for_no_threshold(seed: int, threshold: float) -> None:
    text = "Ada Lovelace lives here now"
    tokens = tokeniser("en")(text)
    emissions = np.random.default_rng(seed).normal(scale=3, size=(5, TAGS)).astype(np.float32)
    tagging = tag(emissions, transitions(), NONE, 1.0, Decoder.PATH)
    found = decode(text, tokens, tagging, threshold)
    covered = {
        i for i in range(5) for item in found if item.span.start <= tokens.starts[i] < item.span.end
    }
    best = best_path(emissions, transitions(), NONE)
    assert covered == set(np.flatnonzero(best != bilou.OUTSIDE).tolist())
