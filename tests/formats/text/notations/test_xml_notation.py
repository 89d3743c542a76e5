"""XML, CDA and FHIR: no entities, no hidden places, and the document stays well-formed."""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import etree
from support.files.notation_files import checked_text, edited, extracts, shown, written
from support.notice_words import told

from app.engine.domain.export import Layer
from app.errors import AppError, Corrupt, ExportError, InputError, Unsupported

CDA = b"""<?xml version="1.0" encoding="UTF-8"?>\r
<?xml-stylesheet type="text/xsl" href="cda.xsl"?>
<!-- made for Okonkwo -->
<ClinicalDocument xmlns="urn:hl7-org:v3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <id root='2.16.840' extension="84736251"/>
  <name><given>Thaddeus</given><family>Okonkwo</family></name>
  <text>J&#246;nsson &amp; <content ID="n1">Oko</content>nkwo<br/>day
  &lt; 3 <![CDATA[a <Okonkwo> b]]></text>
</ClinicalDocument>
"""
WORDS = st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs", "Cn"]), max_size=10)


def canonical(data: bytes) -> bytes:
    parser = etree.XMLParser(resolve_entities=False, no_network=True)
    return etree.tostring(etree.fromstring(data, parser), method="c14n")


def test_without_edits_every_byte_stays() -> None:
    assert written(CDA, ".xml") == CDA


def test_text_attributes_comments_and_sections_are_shown_and_names_are_not() -> None:
    document = shown(CDA, ".xml")
    text = document.text
    for value in (
        "84736251",
        "Thaddeus",
        "Jönsson &",
        "made for Okonkwo",
        "< 3",
        "a <Okonkwo> b",
    ):
        assert value in text
    assert not {"ClinicalDocument", "given", "family", "extension"} & set(text.split())
    start = text.index("Thaddeus")
    assert {start, start + 8} <= set(document.barriers)


def test_namespaces_of_standards_are_not_shown() -> None:
    assert "urn:hl7-org:v3" not in shown(CDA, ".xml").text
    data = b'<a xmlns="urn:okonkwo"><b>x</b></a>'
    assert edited(data, ".xml", okonkwo="berg") == data.replace(b"okonkwo", b"berg")


def test_names_of_links_are_not_shown_and_those_of_elements_beside_them_are() -> None:
    data = b"""<record xmlns:xlink="http://www.w3.org/1999/xlink">
    <Okonkwo xlink:href="letters/berg.pdf" xlink:type="simple"/></record>"""
    text = shown(data, ".xml").text
    assert text.split() == ["record", "Okonkwo", "letters/berg.pdf", "simple"]
    left = edited(data, ".xml", berg="[X]")
    assert left == data.replace(b"berg", b"[X]")


def test_names_are_searched_as_hidden() -> None:
    (hidden,) = [e.text for e in extracts(CDA, ".xml") if e.layer is Layer.HIDDEN]
    assert {"ClinicalDocument", "given", "extension"} <= set(hidden.split())


def test_words_cut_by_tags_are_seen_whole_by_the_check() -> None:
    data = b"<div>Oko<b>nkwo</b></div>"
    assert "Okonkwo" not in shown(data, ".xml").text
    assert "Okonkwo" in checked_text(data, ".xml")


@settings(max_examples=80, deadline=None)
@given(before=WORDS, after=WORDS, replacement=WORDS)
def test_an_edit_changes_its_value_and_nothing_else(
    before: str, after: str, replacement: str
) -> None:
    def made(name: str) -> bytes:
        value = f"a{before}{name}{after}z"
        return (
            f"<?xml version='1.0'?><r xmlns='urn:hl7-org:v3' a={quoteattr(value)}>"
            f"<b c='&#x41;'>{escape(value)}</b>&#10;<d><![CDATA[]]]></d></r>"
        ).encode()

    left = edited(made("Okonkwo"), ".xml", Okonkwo=f"[{replacement}]")
    assert canonical(left) == canonical(made(f"[{replacement}]"))


def test_nothing_closes_comments_sections_and_instructions() -> None:
    data = b"<?t Okonkwo?><div><!--Okonkwo--><![CDATA[Okonkwo]]></div>"
    left = edited(data, ".xml", Okonkwo="]]>--?><x>")
    assert left == b"<?t ]]>--? ><x>?><div><!--]]>- -?><x>--><![CDATA[]] >--?><x>]]></div>"
    etree.fromstring(left)


def test_names_of_no_standard_are_shown_and_cannot_be_replaced() -> None:
    data = b"<record><okonkwo>x</okonkwo></record>"
    assert shown(data, ".xml").text.split() == ["record", "okonkwo", "x"]
    with pytest.raises(ExportError, match="name of a field"):
        edited(data, ".xml", okonkwo="[X]")


def test_attachments_are_removed_and_said() -> None:
    data = b'<Binary xmlns="http://hl7.org/fhir"><data value="AAECAwQFBgcICQoLDA0ODw=="/></Binary>'
    assert "searched: 1" in told(shown(data, ".xml").notices[:1])
    assert b'value="cmVtb3ZlZA=="' in written(data, ".xml")


@pytest.mark.parametrize(
    ("encoding", "codec"), [("us-ascii", "ascii"), ("iso-8859-1", "latin-1"), ("UTF-8", "utf-8")]
)
def test_what_a_reference_told_is_told_in_the_declared_encoding(encoding: str, codec: str) -> None:
    head = f'<?xml version="1.0" encoding="{encoding}"?>'
    body = (
        '<r a="Okonkwo &#8217;">Okonkwo, J&#246;rg &#8217;s <![CDATA[Okonkwo <p>&#8217;</p>]]></r>'
    )
    export = edited(f"{head}{body}".encode(), ".xml", Okonkwo="Berg")
    export.decode(codec)
    assert canonical(export) == canonical(f"{head}{body}".replace("Okonkwo", "Berg").encode())


def test_what_the_encoding_lacks_and_no_reference_can_tell_is_refused() -> None:
    head = '<?xml version="1.0" encoding="iso-8859-1"?>'
    data = f'{head}<r><![CDATA[{{"a": "Okonkwo é \\u2019"}}]]></r>'.encode("latin-1")
    with pytest.raises(ExportError):
        edited(data, ".xml", Okonkwo="Berg")


def test_a_replacement_that_ascii_cannot_write_is_shown_as_its_category() -> None:
    data = b'<?xml version="1.0" encoding="us-ascii"?><r>Okonkwo</r>'
    assert edited(data, ".xml", Okonkwo="Jöns").endswith(b"<r>[PATIENT]</r>")


def test_the_declared_encoding_is_that_of_the_file() -> None:
    text = '<?xml version="1.0" encoding="ISO-8859-1"?><div>J\u00f6nsson</div>'
    assert edited(text.encode("latin-1"), ".xml", Jönsson="\u00d6") == text.replace(
        "Jönsson", "Ö"
    ).encode("latin-1")
    marked = text.replace("ISO-8859-1", "UTF-16").encode("utf-16")
    assert "Jönsson" in shown(marked, ".xml").text
    with pytest.raises(InputError):
        shown(text.replace("ISO-8859-1", "UTF-8").encode("latin-1"), ".xml")


BOMB = b'<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><a>&b;</a>'
OUTSIDE = b'<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]><a>&x;</a>'
NASTY: list[tuple[bytes, type[AppError]]] = [
    (BOMB, Unsupported), (OUTSIDE, Unsupported), (b"<!DOCTYPE a><a/>", Unsupported),
    (b"<a>", Corrupt), (b"<a></b>", Corrupt), (b"<a b=1/>", Corrupt), (b"<a/><b/>", Corrupt),
    (b"<a>&#0;</a>", Corrupt), (b"<a>&#xD800;</a>", Corrupt), (b"<a>&unknown;</a>", Corrupt),
    (b"<a b='1' b='2'/>", Corrupt), (b"plain", Corrupt), (b"<a>\x00</a>", InputError),
    (b"<a>&#1;</a>", Corrupt), (b"<a>&#99999999999;</a>", Corrupt), (b"<a b='<'/>", Corrupt),
]  # fmt: skip


@pytest.mark.parametrize(("data", "error"), NASTY)
def test_unsafe_and_broken_documents_are_refused(data: bytes, error: type[AppError]) -> None:
    with pytest.raises(error):
        shown(data, ".xml")


def test_deep_and_wide_documents_are_read() -> None:
    deep = b"<b>" * 5_000 + b"Okonkwo" + b"</b>" * 5_000
    assert edited(deep, ".xml", Okonkwo="[X]") == deep.replace(b"Okonkwo", b"[X]")
    wide = b"<div " + b" ".join(b"a%d='Okonkwo'" % n for n in range(1_000)) + b"/>"
    assert shown(wide, ".xml").text.count("Okonkwo") == 1_000


@settings(max_examples=80, deadline=None)
@given(data=st.data())
def test_damaged_xml_is_refused_or_stays_as_it_is(data: st.DataObject) -> None:
    damaged = bytearray(CDA)
    for _ in range(data.draw(st.integers(1, 4))):
        damaged[data.draw(st.integers(0, len(damaged) - 1))] = data.draw(st.integers(0, 255))
    try:
        shown(bytes(damaged), ".xml")
    except InputError:
        return
    assert written(bytes(damaged), ".xml") == damaged
