"""Readers and writers of labelled corpora, on small files of each format, there and back."""

from __future__ import annotations

import json
import tarfile
from collections.abc import Iterable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.domain.document import Span
from app.engine.domain.label_maps import label_map
from app.engine.domain.labels import schema
from app.errors import Corrupt, InputError, Unsupported
from app.training.corpora import annotation_tools, brat, conll, i2b2, inline, jsonl
from app.training.corpora.documents import GoldSpan, LabelledDocument, disjoint
from app.training.corpora.files import FORMATS, read_corpus, write_corpus
from app.training.corpora.repair import located, noting_moves, spaced
from app.training.corpora.tag_schemes import SCHEMES, chunks, tagged

I2B2 = """<?xml version="1.0" encoding="UTF-8" ?>
<deIdi2b2>
<TEXT><![CDATA[Record date: 2067-05-03
Seen by Dr. Oona Vell at GambiaHome & co, wife <b>Ida</b>.
]]></TEXT>
<TAGS>
<DATE id="P0" start="13" end="23" text="2067-05-03" TYPE="DATE" comment="" />
<NAME id="P1" start="36" end="45" text="Oona Vell" TYPE="DOCTOR" comment="" />
<LOCATION id="P2" start="50" end="56" text="Gambia" TYPE="COUNTRY" comment="" />
<LOCATION id="P3" start="60" end="62" text="co" TYPE="LOCATION-OTHER" comment="" />
<NAME id="P4" start="72" end="75" text="Ida" TYPE="PATIENT" comment="" />
</TAGS>
</deIdi2b2>
"""


def marked(document: LabelledDocument) -> list[tuple[str, str]]:
    return [(s.span.of(document.text), s.subcategory) for s in document.spans]


def test_i2b2_offsets_that_do_not_fit_are_corrected() -> None:
    document = i2b2.parse(I2B2.encode(), "110-01")
    # Only P0 is where it says.
    assert marked(document) == [
        ("2067-05-03", "DATE"),
        ("Oona Vell", "DOCTOR"),
        ("Gambia", "COUNTRY"),
        ("co", "LOCATION_OTHER"),
        ("Ida", "PATIENT"),
    ]


def test_the_mention_nearest_to_wrong_offsets_is_taken() -> None:
    text = "Lee and Lee and Lee"
    assert located(text, "Lee", 9, 12, "x") == Span(8, 11)


def test_a_short_name_is_not_looked_for_inside_words() -> None:
    text = "the record of Co, signed"
    assert located(text, "co", 6, 8, "x") == Span(6, 8)
    assert located(text.lower(), "co", 7, 9, "x") == Span(14, 16)


def test_i2b2_tag_whose_text_is_nowhere_is_refused_without_showing_it() -> None:
    tag = '<NAME start="0" end="3" text="Secret" TYPE="PATIENT"/>'
    data = f"<r><TEXT>nobody</TEXT><TAGS>\n{tag}</TAGS></r>"
    with pytest.raises(Corrupt, match="x, line 2") as caught:
        i2b2.parse(data.encode(), "x")
    assert "Secret" not in str(caught.value)


@pytest.mark.parametrize(
    "data",
    [
        "<r><TEXT>a",
        "<r><TEXT>a</TEXT></r>",
        '<r><TEXT>a</TEXT><TAGS><NAME start="?" end="1" TYPE="PATIENT"/></TAGS></r>',
        '<r><TEXT>a</TEXT><TAGS><NAME start="0" end="1" TYPE="PERSON"/></TAGS></r>',
    ],
)
def test_broken_i2b2_files_are_refused(data: str) -> None:
    with pytest.raises(Corrupt):
        i2b2.parse(data.encode(), "x")


def test_xml_entities_reach_no_other_file(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("inner")
    data = (
        f'<!DOCTYPE r [<!ENTITY e SYSTEM "{secret.as_uri()}">]>'
        "<r><TEXT>a &e;</TEXT><TAGS></TAGS></r>"
    )
    assert "inner" not in i2b2.parse(data.encode(), "x").text


def test_meddocan_labels_are_translated_and_sex_is_no_identifier() -> None:
    text = "Edad: 79 años Sexo: H. CP: 28016 Madrid, vive con su madre Eva."
    tags = "".join(
        f'<T start="{(at := text.index(words))}" end="{at + len(words)}" TYPE="{kind}"/>'
        for words, kind in (
            ("79 años", "EDAD_SUJETO_ASISTENCIA"),
            ("H", "SEXO_SUJETO_ASISTENCIA"),
            ("28016", "TERRITORIO"),
            ("Madrid", "TERRITORIO"),
            ("madre", "FAMILIARES_SUJETO_ASISTENCIA"),
            ("Eva", "FAMILIARES_SUJETO_ASISTENCIA"),
        )
    )
    document = i2b2.parse_meddocan(f"<M><TEXT>{text}</TEXT><TAGS>{tags}</TAGS></M>".encode(), "x")
    assert document.language == "es"
    assert marked(document) == [
        ("79 años", "AGE"),
        ("28016", "CITY"),
        ("Madrid", "CITY"),
        ("madre", "PATIENT"),
        ("Eva", "PATIENT"),
    ]


def test_every_meddocan_document_parses_and_every_span_has_its_tags_text(
    shared: Path, tmp_path: Path
) -> None:
    archive = shared / "corpora" / "labelled" / "meddocan_es" / "train_xml.tar.xz"
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path, filter="data")
    documents = read_corpus([tmp_path], "meddocan")
    assert len(documents) == 500
    for document in documents:
        assert all(words == words.strip() != "" for words, _ in marked(document))
    assert sum(len(document.spans) for document in documents) == 10408


def test_brat_fragments_become_spans_of_one_entity() -> None:
    text = "Ann and Bo Lee\nof York"
    annotations = (
        "T1\tPATIENT 0 3;11 14\tAnn Lee\n#1\tAnnotatorNotes T1\tsure\nA1\tNegation T1\n"
        "T2\tPATIENT 8 14\tBo Lee\nT3\tCITY 17 21\tYork\n"
    )
    document = brat.parse(text, annotations, "x")
    # `Lee` of Ann begins inside `Bo Lee`; what is left of overlaps stays marked once.
    assert marked(document) == [("Ann", "PATIENT"), ("Bo Lee", "PATIENT"), ("York", "CITY")]
    assert document.spans[0].entity == "1"


def test_brat_offsets_count_carriage_returns(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_bytes("Käse\r\nAnn".encode())
    (tmp_path / "a.ann").write_bytes(b"T1\tPATIENT 6 9\tAnn\n")
    (document,) = read_corpus([tmp_path], "brat")
    assert marked(document) == [("Ann", "PATIENT")]
    assert document.spans[0].span == Span(6, 9)


@pytest.mark.parametrize("line", ["T1\tPATIENT zero 3\tAnn", "T1\tPERSON 0 3\tAnn", "T1 x"])
def test_broken_brat_lines_are_refused(line: str) -> None:
    with pytest.raises(Corrupt, match="annotation line 1"):
        brat.parse("Ann", line, "x")


@pytest.mark.parametrize(
    "columns",
    [
        "Ann\tB-PATIENT\nLee\tI-PATIENT\nBo\tB-PATIENT\nin\tO\n\nYork\tB-CITY\n",
        "Ann B-PATIENT\nLee L-PATIENT\nBo U-PATIENT\nin O\n\nYork U-CITY\n",
        "Ann\tx\tB-PATIENT\r\nLee\tx\tE-PATIENT\r\nBo\tx\tS-PATIENT\r\nin\tx\t0\r\n\r\nYork\tx\tS-CITY\r\n",
    ],
    ids=["BIO", "BILOU", "BIOES"],
)
def test_tagging_schemes_mean_the_same(columns: str) -> None:
    (document,) = conll.parse(columns, "x")
    assert document.text == "Ann Lee Bo in\nYork"
    assert marked(document) == [("Ann Lee", "PATIENT"), ("Bo", "PATIENT"), ("York", "CITY")]


def test_plain_labels_join_neighbours_and_foreign_ones_are_translated() -> None:
    labels = {"PER": "PATIENT", "LOC": "CITY", "MISC": None}
    columns = "Ann PER\nLee PER\nRome LOC\nGPS MISC\n"
    (document,) = conll.parse(columns, "x", labels=labels, language="sv")
    assert marked(document) == [("Ann Lee", "PATIENT"), ("Rome", "CITY")]
    with pytest.raises(Corrupt, match="line 1"):
        conll.parse(columns, "x")


def test_docstart_parts_documents_and_a_lone_token_is_refused() -> None:
    columns = "-DOCSTART- O\n\nAnn B-PATIENT\n\n-DOCSTART- O\n\nrest O\n"
    assert [(d.id, d.text) for d in conll.parse(columns, "f")] == [("f-1", "Ann"), ("f-2", "rest")]
    with pytest.raises(Corrupt, match="f, line 2"):
        conll.parse("a O\nb\n", "f")


NOTE = """=== n-1 | en | clinic note
Seen [[DATE#1|May 4]]: Mr. [[PATIENT#2.last|Roe]], [[AGE|71]].

=== n-2 | en | letter
Dear [[PATIENT#2.first|Bo]],
call [[PHONE|x 7]].
"""


def test_inline_notes_keep_entities_forms_and_heads() -> None:
    one, two = inline.parse(NOTE, "notes")
    assert one.text == "Seen May 4: Mr. Roe, 71."
    assert (one.id, one.language, one.genre) == ("n-1", "en", "clinic note")
    assert one.spans[1] == GoldSpan(Span(16, 19), "PATIENT", "2", "last")
    assert two.text == "Dear Bo,\ncall x 7."
    assert inline.serialise((one, two)) == NOTE
    assert inline.parse(NOTE.replace("\n", "\r\n"), "notes") == (one, two)


@pytest.mark.parametrize(
    "broken",
    [
        "Seen [[DATE|May 4]]",
        "=== n-1 | en\ntext",
        "=== | en | x\ntext",
        "=== n-1 | en | x\n[[DATUM|May 4]]",
        "=== n-1 | en | x\n[[DATE|May [4]]]",
        "=== n-1 | en | x\n[[DATE|May 4",
        "=== n-1 | en | x\na\n\n=== n-1 | en | x\nb",
    ],
)
def test_broken_inline_notes_are_refused_without_showing_text(broken: str) -> None:
    with pytest.raises(Corrupt) as caught:
        inline.parse(broken, "notes")
    assert "May" not in str(caught.value)


@pytest.mark.parametrize("text", ["a [[ b", "]] x", "one\n=== two | en | x\nthree"])
def test_text_that_would_read_as_markup_is_not_written(text: str) -> None:
    with pytest.raises(Unsupported):
        inline.serialise([LabelledDocument("a", text, ())])


def test_json_lines_read_what_scan_prints() -> None:
    line = (
        '{"path": "in/note.txt", "kind": "text", "sha256": "", "text": "Ann fell", "findings": '
        '[{"start": 0, "end": 3, "category": "NAME", "subcategory": "PATIENT", "score": 0.9}]}'
    )
    (document,) = jsonl.parse(line, "f")
    assert document.id == "note"
    assert marked(document) == [("Ann", "PATIENT")]


@pytest.mark.parametrize(
    "line",
    [
        "[1]",
        "{",
        '{"id": "a", "text": "Ann", "spans": [{"start": 0.5, "end": 3, "subcategory": "PATIENT"}]}',
        '{"id": "a", "text": "Ann", "spans": [{"start": 0, "end": 9, "subcategory": "PATIENT"}]}',
        '{"id": "a", "text": "Ann", "spans": [{"start": 0, "end": 3, "subcategory": "WHO"}]}',
        '{"id": "a", "text": "Ann"}',
    ],
)
def test_broken_json_lines_are_refused(line: str) -> None:
    with pytest.raises(Corrupt, match="f, line 1"):
        jsonl.parse(line, "f")


@st.composite
def documents(draw: st.DrawFn, alphabet: str = "ab Z9.,é\n\U0001f600'") -> LabelledDocument:
    text = draw(st.text(alphabet, min_size=1, max_size=60)).strip("\n") or "a"
    cuts = sorted(draw(st.sets(st.integers(0, len(text)), max_size=6)))
    spans = []
    for start, end in zip(cuts[::2], cuts[1::2], strict=False):
        if text[start:end].strip():
            entity, form = draw(st.sampled_from([(None, None), ("1", None), ("2", "last")]))
            name = draw(st.sampled_from(sorted(schema().subcategories)))
            spans.append(GoldSpan(Span(start, end), name, entity, form))
    return LabelledDocument("doc", text, tuple(spans), "en", "note")


def bare(document: LabelledDocument) -> tuple[str, list[tuple[Span, str]]]:
    return document.text, [(s.span, s.subcategory) for s in document.spans]


@given(documents())
def test_json_lines_and_inline_lose_nothing(document: LabelledDocument) -> None:
    assert jsonl.parse(jsonl.serialise([document]), "f") == (document,)
    assert inline.parse(inline.serialise([document]), "f") == (document,)


@given(documents(alphabet="ab Z9.,é\n\r\t\U0001f600<&>\"'"))
def test_i2b2_and_brat_keep_text_offsets_and_labels(document: LabelledDocument) -> None:
    assert bare(i2b2.parse(i2b2.serialise(document), "doc")) == bare(document)
    assert bare(brat.parse(*brat.serialise(document), "doc")) == bare(document)


@given(documents(), st.sampled_from(SCHEMES))
def test_columns_keep_tokens_and_labels(document: LabelledDocument, scheme: str) -> None:
    if not document.text.split():
        return
    written = conll.serialise([document], scheme)
    (again,) = conll.parse(written, "doc")
    assert "".join(again.text.split()) == "".join(document.text.split())
    assert [("".join(w.split()), s) for w, s in marked(again)] == [
        ("".join(w.split()), s) for w, s in marked(document)
    ]
    assert conll.serialise([again], scheme) == written


overlapping = st.lists(
    st.tuples(st.integers(0, 20), st.integers(1, 9), st.sampled_from(["AGE", "CITY"])), max_size=6
)


@given(overlapping)
def test_parting_overlaps_keeps_every_marked_character(drawn: list[tuple[int, int, str]]) -> None:
    spans = [GoldSpan(Span(start, start + length), name) for start, length, name in drawn]
    parted = disjoint(spans)
    LabelledDocument("x", "x" * 30, parted)

    def covered(some: Iterable[GoldSpan]) -> set[int]:
        return {at for s in some for at in range(s.span.start, s.span.end)}

    assert covered(parted) == covered(spans)


@pytest.mark.parametrize("name", [n for n, f in FORMATS.items() if f.write])
def test_a_corpus_written_to_a_folder_reads_back(name: str, tmp_path: Path) -> None:
    corpus = inline.parse(NOTE, "notes")
    write_corpus(corpus, tmp_path / "out", name)
    again = read_corpus([tmp_path / "out"], name)
    assert [marked(document) for document in again] == [marked(document) for document in corpus]


def test_a_corpus_needs_files_unique_ids_and_file_names(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("=== n | en | x\ntext")
    (tmp_path / "b.txt").write_text("=== n | en | x\ntext")
    with pytest.raises(Corrupt, match="same id"):
        read_corpus([tmp_path], "inline")
    with pytest.raises(InputError, match="no files"):
        read_corpus([tmp_path], "jsonl")
    with pytest.raises(InputError, match="no such"):
        read_corpus([tmp_path / "missing"], "jsonl")
    with pytest.raises(InputError, match="cannot be read"):
        read_corpus([tmp_path], "brat")
    outside = LabelledDocument("../up", "text", ())
    with pytest.raises(Unsupported, match="name of a file"):
        write_corpus([outside], tmp_path / "out", "brat")
    with pytest.raises(Unsupported, match="only read"):
        write_corpus([outside], tmp_path / "out", "meddocan")
    (tmp_path / "c.jsonl").write_bytes(b"\xff")
    with pytest.raises(Corrupt, match="UTF-8"):
        read_corpus([tmp_path / "c.jsonl"], "jsonl")


def test_control_characters_are_not_written_as_xml() -> None:
    with pytest.raises(Unsupported):
        i2b2.serialise(LabelledDocument("x", "a\x01b", ()))


def test_documents_check_themselves_and_hide_their_text() -> None:
    with pytest.raises(ValueError, match="overlap"):
        LabelledDocument("x", "abc", (GoldSpan(Span(0, 2), "AGE"), GoldSpan(Span(1, 3), "AGE")))
    with pytest.raises(ValueError, match="behind"):
        LabelledDocument("x", "abc", (GoldSpan(Span(0, 4), "AGE"),))
    with pytest.raises(ValueError, match="unknown"):
        LabelledDocument("x", "abc", (GoldSpan(Span(0, 2), "WHO"),))
    assert "secret" not in repr(LabelledDocument("x", "secret", ()))


def test_the_authored_notes_follow_their_format() -> None:
    folder = Path(__file__).resolve().parents[3] / "app" / "training" / "authored"
    for path in sorted(folder.glob("*.txt")):
        assert inline.parse(path.read_text(encoding="utf-8"), path.stem)


def test_offsets_that_were_corrected_are_told() -> None:
    with noting_moves() as moves:
        document = i2b2.parse(I2B2.encode(), "110-01")
    moved = [document.spans[n] for n in (2, 3, 4)]
    assert [move.where for move in moves] == [f"110-01, line {n}" for n in (9, 10, 11)]
    assert [move.found for move in moves] == [marked.span.start for marked in moved]
    assert [move.stated for move in moves] == [50, 60, 72]


def test_glued_entities_get_a_space_and_later_offsets_move_by_one() -> None:
    text = "from GambiaHome, Bo"
    glued = (GoldSpan(Span(5, 11), "COUNTRY"), GoldSpan(Span(17, 19), "PATIENT"))
    document = spaced(LabelledDocument("x", text, glued))
    assert document.text == "from Gambia Home, Bo"
    assert marked(document) == [("Gambia", "COUNTRY"), ("Bo", "PATIENT")]


def test_schemes_say_where_in_an_entity_a_token_stands() -> None:
    entities = [(0, 1, "CITY"), (2, 2, "CITY"), (4, 4, "AGE")]
    written = {scheme: " ".join(tagged(entities, 5, scheme)) for scheme in SCHEMES}
    assert written == {
        "iob": "I-CITY I-CITY B-CITY O I-AGE",
        "iob2": "B-CITY I-CITY B-CITY O B-AGE",
        "bioes": "B-CITY E-CITY S-CITY O S-AGE",
        "bilou": "B-CITY L-CITY U-CITY O U-AGE",
    }
    for line in written.values():
        assert chunks(line.split()) == entities
    with pytest.raises(ValueError, match="no scheme"):
        tagged(entities, 5, "iobes2")


NINE = ("Age", "Date_Part", "Full_Date", "First_Name", "Last_Name", "Health_Care_Unit")
STOCKHOLM = "".join(f"ord{i}\tB-{label}\n" for i, label in enumerate(NINE)) + "gick\tO\n"


def test_native_labels_stay_and_a_map_translates_them() -> None:
    (native,) = conll.parse(STOCKHOLM, "x", labels=label_map("native").forward)
    assert [s.subcategory for s in native.spans] == list(NINE)
    (known,) = conll.parse(STOCKHOLM, "x", labels=label_map("stockholm").forward)
    assert {"DATE", "PATIENT", "HOSPITAL", "AGE"} == known.labels
    with pytest.raises(Corrupt, match="line 1: the label Age is not in the label map"):
        conll.parse(STOCKHOLM, "x")


def test_what_may_be_a_word_of_the_text_is_not_named() -> None:
    with pytest.raises(Corrupt, match="line 1: a label is not") as caught:
        conll.parse("O\tSecret\n", "x")
    assert "Secret" not in str(caught.value)


def test_exports_of_doccano_with_relations_and_other_names_are_read() -> None:
    text = "Ann of York"
    lines = [
        {"id": 7, "text": text, "labels": [[0, 3, "PATIENT"]]},
        {
            "id": 8,
            "text": text,
            "entities": [{"id": 1, "label": "CITY", "start_offset": 7, "end_offset": 11}],
            "relations": [],
        },
    ]
    read = annotation_tools.parse_doccano("\n".join(map(json.dumps, lines)), "x")
    assert [(d.id, marked(d)) for d in read] == [
        ("7", [("Ann", "PATIENT")]),
        ("8", [("York", "CITY")]),
    ]
    with pytest.raises(Corrupt, match="x, line 1"):
        annotation_tools.parse_doccano('{"id": 1, "text": "a"}', "x")


def test_label_studio_counts_as_a_browser_and_cancelled_work_does_not_count() -> None:
    value = {"start": 4, "end": 7, "text": "Ann", "labels": ["PATIENT"]}
    result = [{"type": "labels", "value": value}]
    task = {
        "id": 3,
        "data": {"note": "\U0001f600\U0001f600Ann"},
        "annotations": [{"result": result}, {"result": [], "was_cancelled": True}],
    }
    (document,) = annotation_tools.parse_label_studio(json.dumps([task]), "x")
    assert (document.id, marked(document)) == ("3", [("Ann", "PATIENT")])
    for broken in ("{", "7", '[{"data": {"text": 1}, "annotations": []}]'):
        with pytest.raises(Corrupt):
            annotation_tools.parse_label_studio(broken, "x")


def test_a_file_without_marks_is_refused_with_what_to_give_instead(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Seen by Dr. Oona Vell.", encoding="utf-8")
    with pytest.raises(Corrupt) as refused:
        read_corpus([path], "inline")
    assert "--format" in refused.value.hint
