"""Words a second beside the published RoBERTa procedure, in one run on one machine.

    python benchmarks/roberta.py TEXTS.jsonl.gz

The procedure: RoBERTa-large (24 layers, 355 million parameters), one window for each sentence with
up to 32 tokens of context on either side, at most 128 tokens, padded, in batches of 32. Its
weights are random here: they do not change the time. Needs the extra `train`.
"""

from __future__ import annotations

import argparse
import gzip
import json
import resource
import sys
import time
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from needs import lacking
from tokenizers import Tokenizer

try:
    import torch
    from transformers import RobertaConfig, RobertaForTokenClassification
except ModuleNotFoundError as error:
    raise lacking(error, "train") from None

from app.engine.tagger.inputs import Encoder
from app.engine.tagger.pack import packs
from app.engine.tagger.word_features.sentences import sentences
from app.progress import NullReporter
from app.settings import Settings
from app.workflow.scan import Scanner

_CONTEXT, _LONGEST, _BATCH = 32, 128, 32
_LABELS = 1 + 4 * 11


def main() -> None:
    """Time both on the same text and print the ratio."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("texts", type=Path)
    parser.add_argument("--words", type=int, default=20_000, help="for the engine")
    parser.add_argument("--batches", type=int, default=3, help="for RoBERTa")
    options = parser.parse_args()
    text = _text(options.texts, options.words)
    engine = Scanner.load(Settings())
    engine.scan_text(text[:5000], NullReporter())
    started = time.perf_counter()
    engine.scan_text(text, NullReporter())
    ours = len(text.split()) / (time.perf_counter() - started)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"engine with {engine.pack.name} {engine.pack.version}: {ours:.0f} words/s")
    print(f"peak memory with torch loaded as well: {peak:.0f} MiB")
    theirs = roberta(text, options.batches)
    print(f"RoBERTa-large by sentences: {theirs:.1f} words/s; ratio {ours / theirs:.0f}")


def roberta(text: str, batches: int) -> float:
    """Words a second, tokenising left out in its favour."""
    config = RobertaConfig(
        vocab_size=50265,
        hidden_size=1024,
        num_hidden_layers=24,
        num_attention_heads=16,
        intermediate_size=4096,
        max_position_embeddings=514,
        num_labels=_LABELS,
    )
    model = RobertaForTokenClassification(config).eval()
    windows = _windows(text)[: batches * _BATCH]
    ids = torch.full((len(windows), _LONGEST), 1)
    for row, (pieces, _) in enumerate(windows):
        ids[row, : len(pieces)] = torch.tensor(pieces)
    started = time.perf_counter()
    with torch.inference_mode():
        for first in range(0, len(windows), _BATCH):
            batch = ids[first : first + _BATCH]
            model(input_ids=batch, attention_mask=(batch != 1).long())
    return sum(words for _, words in windows) / (time.perf_counter() - started)


def _windows(text: str) -> list[tuple[Sequence[int], int]]:
    tokenizer = packs.load().contents["tokenizer.json"].decode("utf-8")
    encode = Encoder(Tokenizer.from_str(tokenizer), "en")
    encoded = encode(text)
    pieces = encoded.ids.tolist()
    firsts = [0, *encoded.counts.cumsum().tolist()]
    windows: list[tuple[Sequence[int], int]] = []
    token = 0
    for sentence in sentences(text, "en"):
        start, end = firsts[token], firsts[token + len(sentence.tokens)]
        token += len(sentence.tokens)
        window = pieces[max(0, start - _CONTEXT) : end + _CONTEXT]
        windows.append((window[:_LONGEST], len(sentence.text.split())))
    return windows


def _text(path: Path, words: int) -> str:
    parts: list[str] = []
    with gzip.open(path, "rt", encoding="utf-8") as rows:
        for row in rows:
            parts.append(str(json.loads(row)["text"]))
            if sum(len(part.split()) for part in parts) >= words:
                break
    return "\n\n".join(parts)


if __name__ == "__main__":
    main()
