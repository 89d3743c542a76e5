"""The tagger for a pack, whatever its kind; each kind loads only what it needs."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.engine.tagger.lattice_tagger import LatticeTagger
from app.engine.tagger.pack.manifest import Combination, Input
from app.engine.tagger.pack.operating_points import Threshold
from app.engine.tagger.pack.packs import Pack


def load_tagger(
    pack: Pack,
    provider: str | None = None,
    threads: int | None = None,
    min_score: Threshold = None,
) -> LatticeTagger[Any]:
    """Load what runs `pack`; arguments and errors are those of `app.engine.tagger.tagger.Tagger`.

    A pack of features always runs on the processor.
    """
    match pack.manifest.input:
        case Input.PIECES:
            from app.engine.tagger.tagger import Tagger  # noqa: PLC0415 - loads ONNX Runtime

            return Tagger.load(pack, provider, threads, min_score)
        case Input.WORDS:
            from app.engine.tagger.word_tagger import WordTagger  # noqa: PLC0415 - likewise

            return WordTagger(pack, provider, threads, min_score)
        case Input.FEATURES:
            from app.engine.tagger.word_features.tagger import FeatureTagger  # noqa: PLC0415

            return FeatureTagger(pack, min_score)
        case Input.ENSEMBLE:
            from app.engine.tagger.ensemble import EnsembleTagger  # noqa: PLC0415
            from app.engine.tagger.pool import PooledTagger  # noqa: PLC0415

            members = [
                load_tagger(_read_as(pack, member), provider, threads) for member in pack.members
            ]
            if pack.manifest.combination is Combination.POOL:
                return PooledTagger(pack, members, min_score)
            return EnsembleTagger(pack, members, min_score)


def _read_as(ensemble: Pack, member: Pack) -> Pack:
    """The member with the tokens of the ensemble: it may serve other languages too."""
    return replace(member, manifest=replace(member.manifest, language=ensemble.manifest.language))
