"""Other mentions of what was found are found; ordinary words and numbers are left alone."""

from __future__ import annotations

import time
from dataclasses import replace
from itertools import accumulate

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.detectors.merge import merge
from app.engine.domain.document import Document, Passage, Span
from app.engine.domain.review import Action, Finding, Review
from app.engine.mentions.propagation import propagate, unflagged_mentions
from app.engine.review.transitions import decide
from app.engine.text.distinctive import is_distinctive


def document(text: str, barriers: tuple[int, ...] = ()) -> Document:
    return Document("d", "text", "0" * 64, text, barriers=barriers)


def findings(text: str, *marked: tuple[str, str]) -> tuple[Finding, ...]:
    """A finding at the first place of each literal."""
    return tuple(
        Finding("", Span(text.index(lit), text.index(lit) + len(lit)), sub, 0.9, "tagger")
        for sub, lit in marked
    )


def spread(text: str, *marked: tuple[str, str]) -> list[str]:
    doc, given_findings = document(text), findings(text, *marked)
    known = {f.span for f in merge(given_findings, doc)}
    complete = merge((*given_findings, *propagate(given_findings, doc)), doc)
    return sorted(f.span.of(text) for f in complete if f.span not in known)


@pytest.mark.parametrize(
    "mention", ["Okonkwo T,", "OKONKWO TJ;", "Okonkwo T.J. (", "Okonkwo, T\n", "Okonkwo T J |"]
)
def test_first_letters_behind_a_family_name_are_found(mention: str) -> None:
    text = f"Patient: Thaddeus Okonkwo. List: {mention} ward 4"
    (again,) = spread(text, ("PATIENT", "Thaddeus Okonkwo"))
    assert again == mention.rstrip("\n;,|( ")


def test_a_degree_behind_a_family_name_is_no_first_letter() -> None:
    text = "Seen by Dr. Maria Okonkwo. Signed: Okonkwo, MD, and Okonkwo MD (ward 4)"
    assert spread(text, ("DOCTOR", "Maria Okonkwo")) == ["Okonkwo", "Okonkwo"]


@pytest.mark.parametrize(
    "mention", ["Okonkwo T wave", "Okonkwo R,", "Okonkwo TSH,", "Okonkwo BP ("]
)
def test_other_letters_behind_a_family_name_are_none_of_it(mention: str) -> None:
    text = f"Patient: Thaddeus Okonkwo. Later {mention} normal"
    assert spread(text, ("PATIENT", "Thaddeus Okonkwo")) == ["Okonkwo"]


@pytest.mark.parametrize(
    "mention",
    [
        "Okonkwo", "OKONKWO", "okonkwo", "Thaddeus", "Okonkwo, Thaddeus", "THADDEUS OKONKWO",
        "Thaddeus\nOkonkwo", "T h a d d e u s", "Thadd\u00adeus", "Okon-\nkwo", "OKONKWO,THADDEUS",
    ],
)  # fmt: skip
def test_a_person_is_found_again_in_every_form(mention: str) -> None:
    text = f"Patient: Thaddeus Okonkwo. Later {mention} was seen."
    again = propagate(findings(text, ("PATIENT", "Thaddeus Okonkwo")), document(text))
    start = text.index("Later") + 6
    covered = {i for f in again for i in range(f.span.start, f.span.end)}
    letters = {i for i in range(start, start + len(mention)) if text[i].isalpha()}
    assert letters <= covered
    assert all(f.span.start >= start and f.span.end <= start + len(mention) for f in again)


@pytest.mark.parametrize(
    "mention",
    [
        "J&ouml;nss&oslash;nbr&aring;ten", "J&#246;nss&#xf8;nbr&#229;ten", "J&amp;ouml;nssønbråten",
        "J%C3%B6nss%C3%B8nbr%C3%A5ten", r"J\u00f6nss\u00f8nbr\u00e5ten", "J=C3=B6nss=C3=B8nbråten",
        "J&ouml;nssønbråten</b><br>", "Jönss&shy;ønbråten", "<em>Jönss</em>ønbråten",
        "%4A%C3%B6nssønbråten", "40%2D771%2D926", "&#52;0-77&#x31;-926",
    ],
)  # fmt: skip
def test_a_mention_behind_escapes_is_found(mention: str) -> None:
    text = f"Dr Åse Jönssønbråten, no 40-771-926. Then {mention} again."
    given_findings = findings(text, ("DOCTOR", "Åse Jönssønbråten"), ("IDNUM", "40-771-926"))
    (again,) = propagate(given_findings, document(text))
    start = text.index("Then") + 5
    stripped = mention.removesuffix("</b><br>").removeprefix("<em>")
    assert again.span.of(text) == stripped
    assert again.span.start >= start


def test_what_was_found_behind_escapes_is_found_without_them() -> None:
    text = "Dr J&ouml;nss&oslash;nbr&aring;ten came. Jönssønbråten left."
    marked = ("DOCTOR", "J&ouml;nss&oslash;nbr&aring;ten")
    assert spread(text, marked) == ["Jönssønbråten"]


def test_a_name_that_the_reviewer_keeps_stays_behind_escapes_too() -> None:
    text = "Dr Jönssønbråten, J&ouml;nssønbråten, Jönssønbråten"
    doc = document(text)
    first = findings(text, ("DOCTOR", "Jönssønbråten"))[0]
    last = Finding("kept", Span(text.rindex("J"), len(text)), "DOCTOR", 0.9, "tagger")
    review = decide(Review(doc, (first, last)), ["kept"], Action.REJECT)
    assert unflagged_mentions(review) == ()


def test_possessive_and_swedish_genitive_are_mentions() -> None:
    assert spread(
        "Gunvor Hellgrenius. Hellgrenius's make. Gunvors dotter.", ("PATIENT", "Gunvor Hellgrenius")
    ) == ["Gunvor", "Hellgrenius"]


@pytest.mark.parametrize("legend", ["TM = Thabo Mbeki RN", "TM Thabo Mbeki;", "Thabo Mbeki (TM)"])
def test_initials_of_a_legend_are_mentions_in_all_of_a_chart(legend: str) -> None:
    text = f"Vancomycin 1250 mg  11/13  20 TM   06 TM  hold\n{legend}\n40 tm, 20 TMJ"
    found = spread(text, ("DOCTOR", "Thabo Mbeki"))
    assert sum(one.startswith("TM") for one in found) == 3


def test_initials_are_mentions_only_where_somebody_signs() -> None:
    text = "Tess L. Moreau, RN. TLM joint ok; spoke to T.L.M. yesterday. -- TLM RN  /s/ tlm"
    assert spread(text, ("DOCTOR", "Tess L. Moreau")) == ["TLM", "tlm"]


def test_a_common_word_is_a_mention_only_in_its_form_and_not_where_it_is_the_word() -> None:
    text = "Will Day came. He will rest a day. Seen by Day today. Will return. Day 4. Now Will ate."
    assert spread(text, ("PATIENT", "Will Day")) == ["Day", "Will"]


@pytest.mark.parametrize(
    ("language", "name", "text"),
    [
        (
            "es",
            "Dolores Vega",
            "Dolores Vega, 71. Dolores difusos. Sin dolores. Dolores no refiere",
        ),
        ("it", "Elena Costa", "Elena Costa, 44. Frattura di costa. Costa integra. La sig.ra Costa"),
        ("sv", "Sten Ågren", "Sten Ågren, 60. En sten i gallblåsan. Stenen borta. Idag mår Sten"),
    ],
)
def test_a_word_of_the_documents_language_is_no_mention_but_the_name_is(
    language: str, name: str, text: str
) -> None:
    passages = (Passage(Span(0, len(text)), language, 1.0),)
    doc = replace(document(text), passages=passages)
    again = propagate(findings(text, ("PATIENT", name)), doc)
    assert [found.span.start for found in again] == [text.rindex(name.split()[language == "it"])]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Al Quillfeather", "Al lives at home."),
        ("Don Quillfeather", "Don lives at home."),
        ("Pat Quillfeather", "Pat denies pain."),
        ("Will Quillfeather", "Will has slept well."),
        ("Paz Quillfeather", "Paz vive sola."),
        ("Bo Quillfeather", "Bo bor hemma."),
    ],
)
def test_a_short_given_name_that_does_something_is_a_person(name: str, sentence: str) -> None:
    text = f"Patient: {name}. Chest pain. {sentence}"
    assert name.partition(" ")[0] in spread(text, ("PATIENT", name))


@pytest.mark.parametrize("name", ["Quillfeather, Al", "QUILLFEATHER, AL", "Quillfeather^Al"])
def test_a_short_given_name_behind_the_family_name_is_found_alone(name: str) -> None:
    assert "Al" in spread(f"Patient: {name}. Chest pain. Al lives at home.", ("PATIENT", name))


def test_a_title_in_front_of_a_given_name_is_no_name() -> None:
    text = "Paciente: Don Pablo Quillfeather. Llama Don Luis. Don't smoke. But Don't."
    assert "Don" not in spread(text, ("PATIENT", "Don Pablo Quillfeather"))


def test_a_negation_is_no_mention_of_a_man_of_that_name() -> None:
    text = "Patient: Don Quillfeather. Advice: Don't smoke. Don’t drink."
    assert spread(text, ("PATIENT", "Don Quillfeather")) == []


def test_short_names_are_mentions_only_as_names_are_written() -> None:
    text = "Ana Ng, patient. ANA titre 5 ng negative. Ng and Ana agree."
    assert spread(text, ("PATIENT", "Ana Ng")) == ["Ana", "Ng"]


def test_a_disease_of_the_same_name_is_no_mention() -> None:
    text = "Mrs. Crohn has Crohn's disease and a Baker cyst. Crohn improves. Dr. Baker agrees."
    assert spread(text, ("PATIENT", "Crohn"), ("DOCTOR", "Dr. Baker")) == ["Crohn"]


def test_numbers_places_and_contacts_are_found_again() -> None:
    text = (
        "MRN 40-771-926, (541) 555-0172, UNMH, Worcester, ann@host.example; "
        "re 40771926: call 541.555.0172 or 555-0172, UNMH in WORCESTER, ANN@HOST.example"
    )
    marked = (
        ("MEDICALRECORD", "40-771-926"), ("PHONE", "(541) 555-0172"), ("HOSPITAL", "UNMH"),
        ("CITY", "Worcester"), ("EMAIL", "ann@host.example"),
    )  # fmt: skip
    assert spread(text, *marked) == [
        "40771926", "541.555.0172", "555-0172", "ANN@HOST.example", "UNMH", "WORCESTER",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("subcategory", "literal"),
    [
        ("AGE", "62"), ("AGE", "sixty-two"), ("DATE", "Monday"), ("DATE", "3/9"), ("DATE", "2004"),
        ("DATE", "May 4"), ("PHONE", "4471"), ("STATE", "OR"), ("PATIENT", "Day"),
        ("PATIENT", "Lee"), ("DOCTOR", "TLM"), ("HOSPITAL", "Medical Center"),
        ("HOSPITAL", "ICU"), ("PROFESSION", "nurse"), ("CITY", "Reading"),
        ("IDNUM", "A12"), ("PATIENT", ""), ("USERNAME", "page"), ("PATIENT", "XXXXXXXX"),
    ],
)  # fmt: skip
def test_words_and_short_numbers_are_not_distinctive(subcategory: str, literal: str) -> None:
    assert not is_distinctive(subcategory, literal)
    text = f"Once {literal}, twice {literal.swapcase()} x."
    if literal:
        assert spread(text, (subcategory, literal)) in ([], [literal.swapcase()])


@pytest.mark.parametrize(
    ("subcategory", "literal"),
    [
        ("PATIENT", "Okonkwo"), ("PATIENT", "Will Day"), ("DATE", "03/14/1957"), ("ZIP", "97459"),
        ("DATE", "May 4, 2021"), ("MEDICALRECORD", "40-771-926"), ("PHONE", "555-0148"),
        ("HOSPITAL", "Mercy Point Clinic"), ("STREET", "12 Main St"),
        ("PROFESSION", "tugboat captain"), ("USERNAME", "msolheim"), ("URL", "www.host.example"),
    ],
)  # fmt: skip
def test_identifiers_are_distinctive(subcategory: str, literal: str) -> None:
    assert is_distinctive(subcategory, literal)


WORDS = st.sampled_from(
    (
        "Ann", "Lee", "Okonkwo", "okonkwo", "Will", "will", "Day", "May", "4", "Worcester", "UNMH",
        "40771926", "40-771-926", "Crohn's", "disease", "the", ",", ".", "\n",
    )
)  # fmt: skip


@settings(max_examples=150)
@given(st.lists(WORDS, min_size=1, max_size=20), st.data())
def test_propagating_again_finds_nothing_new(words: list[str], data: st.DataObject) -> None:
    text = " ".join(words)
    barriers = tuple(sorted(data.draw(st.sets(st.integers(1, len(text)), max_size=3))))
    starts = [i for i in range(len(text)) if text[i].isalnum()]
    if not starts:
        return
    given_findings = [
        Finding("", Span(start, min(len(text), start + size)), sub, 0.9, "tagger")
        for start, size, sub in data.draw(
            st.lists(
                st.tuples(
                    st.sampled_from(starts),
                    st.integers(1, 14),
                    st.sampled_from(("PATIENT", "DOCTOR", "CITY", "HOSPITAL", "IDNUM", "DATE")),
                ),
                max_size=4,
            )
        )
    ]
    doc = document(text, barriers)
    known = merge(given_findings, doc)
    complete = merge((*known, *propagate(known, doc)), doc)
    assert propagate(complete, doc) == ()
    assert unflagged_mentions(Review(doc, complete)) == ()


def test_a_hand_made_finding_leaves_unflagged_mentions_until_they_are_added_or_rejected() -> None:
    text = "Okonkwo came. Okonkwo left. okonkwo"
    doc = document(text)
    review = Review(doc, merge(findings(text, ("PATIENT", "Okonkwo")), doc))
    assert [f.span.start for f in unflagged_mentions(review)] == [14, 28]
    everything = Review(doc, merge((*review.findings, *propagate(review.findings, doc)), doc))
    assert unflagged_mentions(everything) == ()
    kept = decide(
        Review(doc, (*review.findings, Finding("k", Span(14, 21), "PATIENT", 1, "r"))),
        ("k",),
        Action.REJECT,
    )
    assert unflagged_mentions(kept) == ()


@pytest.mark.slow
def test_time_grows_with_the_document_and_not_with_its_square() -> None:
    syllables = ("ba", "ko", "du", "fe", "li", "mo", "na", "pu", "ra", "se", "ti", "vo", "za")
    first = [a + b + c for a in syllables for b in syllables for c in syllables]
    names = [f"{a.title()}ra {b.title()}sen" for a, b in zip(first, reversed(first), strict=True)]
    line = "{} was seen in clinic again and tolerated the whole of the procedure well, {} said.\n"

    def seconds(count: int) -> float:
        lines = [line.format(name, name.split()[1]) for name in names[:count]]
        starts = [0, *accumulate(map(len, lines))]
        marked = tuple(
            Finding("", Span(start, start + len(name)), "PATIENT", 0.9, "tagger")
            for name, start in zip(names, starts[:count], strict=False)
        )
        started = time.process_time()
        assert len(propagate(marked, document("".join(lines * 2)))) >= 3 * count
        return time.process_time() - started

    small = min(seconds(200) for _ in range(3))
    large = min(seconds(1600) for _ in range(2))
    assert large < 20 * small, "eight times the work, or a little more"


def test_a_name_spelled_out_in_plain_letters_is_a_mention() -> None:
    text = "Seen by Åse Jönssønbråten, who wrote to Joenssoenbraaten and Aase Joenssoenbraaten."
    span = Span(8, 25)
    found = Finding("x", span, "DOCTOR", 0.9, "known")
    said = {f.span.of(text) for f in propagate((found,), Document("d", "text", "0" * 64, text))}
    assert {"Joenssoenbraaten", "Aase Joenssoenbraaten"} <= said


@pytest.mark.parametrize("mention", ["OKONKWOB", "Okonkwobr", "thaddeu"])
def test_a_name_that_a_field_cut_is_a_mention(mention: str) -> None:
    text = f"Patient: Thaddeus Okonkwobre. Field: {mention} 4.1"
    assert spread(text, ("PATIENT", "Thaddeus Okonkwobre")) == [mention]


def test_words_that_are_the_beginning_of_a_name_are_left_alone() -> None:
    text = "Patient: Ann Feverham. She had fever for a day, and a fev of 2.1. The Feverfew helped."
    assert spread(text, ("PATIENT", "Ann Feverham")) == []


@pytest.mark.parametrize("figures", ["140361", "610314", "031461"])
def test_a_day_in_figures_alone_is_found_again(figures: str) -> None:
    text = f"Born 14 March 1961. Login {figures}, count 140362."
    assert spread(text, ("DATE", "14 March 1961")) == [figures]


@pytest.mark.parametrize("mention", ["Ok0nkwo", "0konkwo", "OK0NKW0", "Thab8eus", "Okonkw0"])
def test_a_name_with_digits_for_letters_is_a_mention(mention: str) -> None:
    text = f"Patient: Thabbeus Okonkwo. item_{mention}, B12, T5L4 and H1N1"
    assert spread(text, ("PATIENT", "Thabbeus Okonkwo")) == [mention]


def test_words_with_digits_that_name_nobody_are_no_mentions() -> None:
    text = "Patient: Bo Lee, by Dr Hol. L3E, H01, B0 and 80 stay; Ok0nkw0123"
    assert spread(text, ("PATIENT", "Bo Lee"), ("DOCTOR", "Hol")) == []


@pytest.mark.parametrize("disease", ["Guillain-Barré", "Epstein-Barr", "Lambert-Eaton"])
def test_a_name_within_a_joined_eponym_is_none(disease: str) -> None:
    first, second = disease.split("-")
    text = f"Mrs. {first}, seen by Dr. {second}; {disease} was thought of. {first} went home."
    assert spread(text, ("PATIENT", first), ("DOCTOR", second)) == [first]


def test_a_name_joined_with_another_that_is_no_eponym_is_found() -> None:
    text = "Mrs. Barr lives with her sister, Ana Barr-Okafor"
    assert "Barr" in "".join(spread(text, ("PATIENT", "Barr")))


def test_the_s_of_a_possessive_is_no_finding_by_itself() -> None:
    text = "Hester Hatfield's sugars. Shops at Hatfields."
    assert spread(text, ("PATIENT", "Hester Hatfield"), ("ORGANIZATION", "Hatfields")) == []
