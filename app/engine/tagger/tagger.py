"""The ONNX tagger: the only room of the engine that ONNX Runtime enters."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar
from weakref import WeakValueDictionary

import numpy as np
from tokenizers import Tokenizer

# Official builds from 1.29 on upload telemetry unless this stands before the import.
os.environ["ORT_DISABLE_TELEMETRY"] = "1"

import onnxruntime as ort

from app.engine.tagger.inputs import Encoded, Encoder, Words
from app.engine.tagger.lattice_tagger import LatticeTagger
from app.engine.tagger.linear_chain import Floats, Ints
from app.engine.tagger.pack.manifest import MODEL, TOKENIZER, Pooling
from app.engine.tagger.pack.operating_points import Threshold, threshold
from app.engine.tagger.pack.packs import Pack
from app.engine.tagger.windows import Cut, Window, plan
from app.errors import ModelError, PackInvalid
from app.progress import Reporter, Stage, Tick, silent

PROVIDERS = {
    "cuda": "CUDAExecutionProvider",
    "directml": "DmlExecutionProvider",
    "coreml": "CoreMLExecutionProvider",
    "cpu": "CPUExecutionProvider",
}
"""What the user may choose, in the order of preference, and ONNX Runtime's names."""

_BATCH = 4
_BLOCK = 64
"""Windows of which those of similar length are computed together: about eleven pages."""
_MOST_THREADS = 4


class Session:
    """A loaded graph. Where its provider fails in mid-run, it goes on with the processor.

    Drivers of graphics processors fail after hours: memory is taken by others, a laptop sleeps.
    Nothing is lost, since what failed is computed again, and `provider` tells the change.
    """

    _in_use: ClassVar[WeakValueDictionary[tuple[int, str | None, int | None], Session]] = (
        WeakValueDictionary()
    )

    @classmethod
    def of(cls, pack: Pack, provider: str | None, threads: int | None) -> Session:
        """The session of a graph, which two ensembles may have in common.

        Arguments and errors are those of `Tagger.load`.
        """
        # The session keeps the bytes of its graph, so that no others have their address.
        key = id(pack.contents[MODEL]), provider, threads
        session = cls._in_use.get(key)
        if session is None:
            session = cls._in_use[key] = cls(pack, provider, threads)
        return session

    def __init__(self, pack: Pack, provider: str | None, threads: int | None) -> None:
        """Use `of`, which loads a graph once."""
        self._pack, self._threads = pack, threads
        self._running = _session(pack, _providers(provider), threads)
        self._turn = threading.Lock()

    @property
    def inputs(self) -> list[str]:
        """Names of what it takes."""
        return [declared.name for declared in self._running.get_inputs()]

    @property
    def provider(self) -> str:
        """Key of `PROVIDERS` for where it runs."""
        first = self._running.get_providers()[0]
        return next((name for name, long in PROVIDERS.items() if long == first), "cpu")

    def run(self, feed: Mapping[str, Ints]) -> Floats:
        """The first output. Raises what the library raises where the processor fails too."""
        running = self._running
        try:
            output: Floats = running.run(None, dict(feed))[0]
        except Exception:
            if running.get_providers()[0] == PROVIDERS["cpu"]:
                raise
            with self._turn:
                if self._running is running:
                    self._running = _session(self._pack, [PROVIDERS["cpu"]], self._threads)
            output = self._running.run(None, dict(feed))[0]
        return output


def _session(pack: Pack, providers: list[str], threads: int | None) -> ort.InferenceSession:
    options = ort.SessionOptions()
    options.intra_op_num_threads = threads or min(os.cpu_count() or 1, _MOST_THREADS)
    options.log_severity_level = 4
    # Threads that spin while they wait take the processor from the window and from each other.
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    try:
        return ort.InferenceSession(pack.contents[MODEL], sess_options=options, providers=providers)
    except Exception:  # noqa: BLE001 - the library raises nothing narrower
        raise PackInvalid(f"The model {pack.info.name} does not load.") from None


class Tagger(LatticeTagger[Encoded]):
    """Finds identifiers with the ONNX graph of a pack."""

    def __init__(self, pack: Pack, running: Session, min_score: float) -> None:
        """Use `Tagger.load`, which makes the session."""
        super().__init__(pack, min_score)
        self._session = running
        self._inputs = set(running.inputs)
        try:
            tokenizer = Tokenizer.from_str(pack.contents[TOKENIZER].decode("utf-8"))
        except Exception:  # noqa: BLE001 - the library raises nothing narrower
            raise PackInvalid("The tokenizer of the model cannot be read.") from None
        self._encode = Encoder(
            tokenizer,
            pack.manifest.language,
            pack.lexicon,
            by_sentence=pack.manifest.windows is not Cut.PIECES,
        )

    @classmethod
    def load(
        cls,
        pack: Pack,
        provider: str | None = None,
        threads: int | None = None,
        min_score: Threshold = None,
    ) -> Tagger:
        """Make the session, which takes about a second and holds the interpreter's lock.

        Args:
            pack: a verified pack.
            provider: a key of `PROVIDERS`; None or `auto` for the best that is there.
            threads: processor threads; None or 0 for as many as there are cores, at most 4.
            min_score: probability from which a token counts; see `Threshold`.

        Raises `ModelError` for a provider or an operating point that is not there, `PackInvalid`
        for a model that does not load.
        """
        running = Session.of(pack, provider, threads)
        manifest = pack.manifest
        chosen = threshold(min_score, manifest.operating_points, manifest.threshold)
        return cls(pack, running, chosen)

    @property
    def provider(self) -> str:
        """Key of `PROVIDERS` for where the model runs."""
        return self._session.provider

    def encode(self, text: str, barriers: tuple[int, ...] = (), tick: Tick = silent) -> Encoded:
        """The word pieces of `text`. No finding crosses the edge of a group of sentences."""
        return self.encode_words(self.words(text, barriers, tick))

    def words(self, text: str, barriers: tuple[int, ...] = (), tick: Tick = silent) -> Words:
        """What every tagger of the language would read."""
        return self._encode.words(text, barriers, tick)

    def encode_words(self, given: Words) -> Encoded:
        """As `encode`, of what a tagger of the same language has read."""
        encoded, manifest = self._encode.encode(given), self.pack.manifest
        if manifest.windows is not Cut.GROUPS:
            return encoded
        return replace(encoded, edges=encoded.sentences[:: manifest.group])

    def stream(self, encoded: Encoded, reporter: Reporter) -> Iterator[tuple[int, Floats]]:
        """As `LatticeTagger.stream`, by blocks of windows."""
        manifest = self.pack.manifest
        room = manifest.window - sum(len(part) for part in manifest.special)
        cut = plan(
            manifest.windows,
            encoded.counts,
            encoded.sentences,
            size=room,
            context=manifest.context,
            group=manifest.group,
        )
        edges = np.concatenate(([0], np.cumsum(encoded.counts)))
        emissions = np.empty((len(encoded.tokens), len(self.pack.columns)), dtype=np.float32)
        done = 0
        for block in _blocks(cut):
            for batch in _batches(block, edges):
                scores = self._run(batch, encoded, edges)
                for row, window in zip(scores, batch, strict=True):
                    firsts = edges[window.first : window.last] - edges[window.start]
                    if manifest.pooling is Pooling.FIRST:
                        kept = row[firsts]
                    else:
                        stop = int(edges[window.last] - edges[window.start])
                        kept = np.add.reduceat(row[:stop], firsts, axis=0)
                        kept /= encoded.counts[window.first : window.last, None]
                    emissions[window.first : window.last] = kept[:, self.pack.columns]
                    done += 1
                    reporter.step(Stage.DETECT, done, len(cut))
            yield block[-1].last, emissions

    def _run(self, batch: list[Window], encoded: Encoded, edges: Ints) -> Floats:
        """Model outputs for each window from its first own piece on: `(n, pieces, labels)`."""
        before, after = (np.array(part, dtype=np.int64) for part in self.pack.manifest.special)
        lengths = [int(edges[w.end] - edges[w.start]) for w in batch]
        extra = len(before) + len(after)
        shape = (len(batch), max(lengths) + extra)
        ids = np.zeros(shape, dtype=np.int64)
        mask = np.zeros(shape, dtype=np.int64)
        features = np.zeros((*shape, encoded.features.shape[1]), dtype=np.int64)
        for row, (window, length) in enumerate(zip(batch, lengths, strict=True)):
            pieces = encoded.ids[edges[window.start] : edges[window.end]]
            ids[row, : length + extra] = np.concatenate((before, pieces, after))
            mask[row, : length + extra] = 1
            repeated = np.repeat(
                encoded.features[window.start : window.end],
                encoded.counts[window.start : window.end],
                axis=0,
            )
            features[row, len(before) : len(before) + length] = repeated
        declared = {
            "input_ids": ids,
            "attention_mask": mask,
            "token_type_ids": np.zeros(shape, dtype=np.int64),
            "features": features,
        }
        feed = {name: declared[name] for name in self._inputs}
        return self._session.run(feed)[:, len(before) :]


def _blocks(plan: Sequence[Window]) -> Iterator[Sequence[Window]]:
    """Stretches of a text, one after the other, so that its beginning is known first."""
    return (plan[first : first + _BLOCK] for first in range(0, len(plan), _BLOCK))


def _batches(plan: Sequence[Window], edges: Ints) -> Iterator[list[Window]]:
    ordered = sorted(plan, key=lambda window: int(edges[window.end] - edges[window.start]))
    for first in range(0, len(ordered), _BATCH):
        yield ordered[first : first + _BATCH]


def _providers(wanted: str | None) -> list[str]:
    present = set(ort.get_available_providers())
    if wanted in (None, "auto"):
        return [long for long in PROVIDERS.values() if long in present]
    if wanted not in PROVIDERS or PROVIDERS[wanted] not in present:
        raise ModelError(
            f"The provider {wanted} is not on this computer.",
            hint="Choose another in the settings.",
        )
    return list(dict.fromkeys((PROVIDERS[wanted], PROVIDERS["cpu"])))
