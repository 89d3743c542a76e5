"""Findings arrive whole in spaCy and Presidio, whatever those think of tokens and kinds."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest
import spacy

from app.engine.domain.labels import schema
from incognote.spacy_component import FINDINGS, IncognoteComponent

NOTE = "Seen by Dr. Jane Miller on 3 May 2024, 617-555-0143."


@pytest.mark.slow
def test_a_pipeline_marks_whole_tokens_and_keeps_exact_offsets(tmp_path: Path) -> None:
    nlp = spacy.blank("en")
    ruler = nlp.add_pipe("entity_ruler")
    ruler.add_patterns(  # type: ignore[attr-defined]
        [{"label": "OTHER", "pattern": "Miller"}, {"label": "VERB", "pattern": "Seen"}]
    )
    nlp.add_pipe("incognote", config={"language": "en"})
    doc = nlp(NOTE)
    found = doc.spans["incognote"].attrs[FINDINGS]
    assert [NOTE[one["start"] : one["end"]] for one in found] == [
        "Jane Miller",
        "3 May 2024",
        "617-555-0143",
    ]
    assert [(ent.text, ent.label_) for ent in doc.ents][:2] == [
        ("Seen", "VERB"),
        ("Jane Miller", "DOCTOR"),
    ]
    for one, span in zip(found, doc.spans["incognote"], strict=True):
        assert span.start_char <= one["start"] < one["end"] <= span.end_char
    # Documents and pipelines are stored, and pipelines go to other processes.
    assert len(spacy.tokens.Doc(nlp.vocab).from_bytes(doc.to_bytes()).spans["incognote"]) == 3
    nlp.to_disk(tmp_path / "pipeline")
    assert "incognote" in spacy.load(tmp_path / "pipeline").pipe_names
    component = nlp.get_pipe("incognote")
    assert isinstance(pickle.loads(pickle.dumps(component)), IncognoteComponent)


@pytest.mark.slow
def test_presidio_gets_findings_under_its_names() -> None:
    presidio = pytest.importorskip("presidio_analyzer")
    engines = pytest.importorskip("presidio_analyzer.nlp_engine")
    from incognote.presidio import PRESIDIO, IncognoteRecognizer

    assert set(PRESIDIO) <= set(schema().subcategories)
    nlp_engine = engines.SpacyNlpEngine()
    nlp_engine.nlp = {"en": spacy.blank("en")}
    registry = presidio.RecognizerRegistry(supported_languages=["en"])
    registry.add_recognizer(IncognoteRecognizer())
    analyzer = presidio.AnalyzerEngine(
        registry=registry, nlp_engine=nlp_engine, supported_languages=["en"]
    )
    found = {
        (one.entity_type, NOTE[one.start : one.end])
        for one in analyzer.analyze(NOTE, language="en")
    }
    assert found == {
        ("PERSON", "Jane Miller"),
        ("DATE_TIME", "3 May 2024"),
        ("PHONE_NUMBER", "617-555-0143"),
    }
    only = analyzer.analyze(NOTE, language="en", entities=["PERSON"])
    assert [one.entity_type for one in only] == ["PERSON"]
