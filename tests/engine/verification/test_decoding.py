"""A name in signs that stand for letters is found in an export of another program."""

from __future__ import annotations

import base64
import binascii
import bz2
import codecs
import gzip
import lzma
import textwrap
import zlib
from uuid import UUID

import pytest

from app.engine.domain.document import Document, Span
from app.engine.domain.export import Extract, Layer, Mode, Reader, Verification
from app.engine.domain.review import Finding, Review
from app.engine.redaction.plan import label, plan
from app.engine.verification.decoding import decoded_forms
from app.engine.verification.verify import verify
from app.errors import VerificationFailed

NOTE = "Thaddeus Okonkwo, MRN 40771926, was seen on the ward with chest pain by Åse Jönssønbråten."
MARKED = {
    "Thaddeus Okonkwo": "PATIENT",
    "40771926": "MEDICALRECORD",
    "Åse Jönssønbråten": "DOCTOR",
}
SECRET = b"Thaddeus Okonkwo"


def base64_of(data: bytes) -> str:
    return base64.b64encode(data).decode()


def packed_by(window: int) -> bytes:
    packer = zlib.compressobj(wbits=window)
    return packer.compress(b"all of the letters before " + SECRET) + packer.flush()


def lines_of_uu(before: str = "") -> str:
    """A file of two lines in uuencode, over whose end the name stands."""
    data = b"all of the letters before it are ordinary " + SECRET
    lines = ["begin 644 a", *(binascii.b2a_uu(data[at : at + 45]).decode() for at in (0, 45)), "`"]
    return "\n" + "".join(f"{before}{line.rstrip()}\n" for line in lines) + "end\n"


def labelled_uu() -> str:
    """A line in uuencode of which another program took a part for a number."""
    line = binascii.b2a_uu(SECRET + b" was seen on the ward by us").decode()
    return f"\n{line[:33]}[AGE]{line[37:]}"


SAID = {
    "UTF-7": "+AE8-konkwo",
    "UTF-7 whole": "+AE8AawBvAG4AawB3AG8-",
    "UTF-8 read as Latin": "Dr Jönssønbråten".encode().decode("latin-1"),
    "UTF-8 read as Latin, twice": "Jönssønbråten".encode()
    .decode("latin-1")
    .encode()
    .decode("latin-1"),
    "entities of entities": "&amp;amp;amp;#79;konkwo",
    "turned by marks": "\u202eowknokO\u202c",
    "circles": "Ⓞⓚⓞⓝⓚⓦⓞ",
    "Braille": "⠕⠅⠕⠝⠅⠺⠕",
    "squares": "🄾🄺🄾🄽🄺🅆🄾",
    "dark squares": "🅾🅺🅾🅽🅺🆆🅾",
    "flags": "🇴🇰🇴🇳🇰🇼🇴",
    "small capitals": "Oᴋᴏɴᴋᴡᴏ",
    "tag characters": "".join(chr(0xE0000 + ord(c)) for c in "Okonkwo"),
    "Arabic digits": "٤٠٧٧١٩٢٦",
    "Bengali digits": "৪০৭৭১৯২৬",
    "Base64": base64_of(SECRET),
    "Base64 of one word": base64_of(b"Okonkwo"),
    "Base64 in lines": "\n".join([base64_of(SECRET)[:12], base64_of(SECRET)[12:]]),
    "Base64 on a line of its own": f"abcdEfghijkl\n{base64_of(b'Okonkwo')}",
    "letters of a font of symbols": "".join(chr(0xF000 + ord(c)) for c in "Okonkwo"),
    "Base64 of UTF-16": base64_of(SECRET.decode().encode("utf-16-le")),
    "Base64 of Base64": base64_of(base64.b64encode(SECRET)),
    "Base64, packed": base64_of(gzip.compress(SECRET)),
    "Base64, packed, second member": base64_of(gzip.compress(b"her") + gzip.compress(SECRET)),
    "Base64, packed by bzip2, second": base64_of(bz2.compress(b"her") + bz2.compress(SECRET)),
    "Base64, packed by xz, second": base64_of(lzma.compress(b"her") + lzma.compress(SECRET)),
    "Base64, packed by lzma": base64_of(lzma.compress(SECRET, lzma.FORMAT_ALONE)),
    "Base64, packed by a small window": base64_of(packed_by(13)),
    "Base64, packed without a head": base64_of(packed_by(-15)),
    "mail": f"=?utf-8?B?{base64_of(SECRET)}?=",
    "quoted-printable": "=4F=6B=6F=6E=6B=77=6F",
    "hexadecimal": SECRET.hex(),
    "hexadecimal, apart": SECRET.hex(" "),
    "hexadecimal of C": ", ".join(f"0x{c:02x}" for c in SECRET),
    "escapes of C": "".join(f"\\x{c:02x}" for c in SECRET),
    "octal": "".join(f"\\{c:03o}" for c in SECRET),
    "escapes of JavaScript": "".join(f"\\u{{{c:x}}}" for c in SECRET),
    "escapes of Python": "".join(f"\\U{c:08x}" for c in SECRET),
    "escapes of the web": "%u004F%u006Bonkwo",
    "name of the web": "Jönssønbråten".encode("idna").decode(),
    "comment": "Okon<!-- x -->kwo",
    "CDATA": "Okon<![CDATA[kwo]]>",
    "unknown tag": "O<x>k</x>onkwo",
    "colours of a terminal": "O\x1b[1mk\x1b[0monkwo",
    "plain letters": "Aase Joenssoenbraaten",
    "backwards": "owknokO",
    "backwards, with the first name": "owknokO suedddahT",
    "backwards, letters apart": "o-w k-n o-k-o",
    "backwards, within a word": "x_idowknokoid",
    "backwards, in Base64": base64_of(SECRET[::-1]),
    "ROT13": "Bxbaxjb",
    "Base32": base64.b32encode(SECRET).decode(),
    "Base85": base64.a85encode(SECRET, adobe=True).decode(),
    "Base85, long": base64.a85encode(100_000 * b"ordinary " + SECRET, adobe=True).decode(),
    "Base85 without brackets": base64.a85encode(SECRET).decode(),
    "Base85 in quotes": f'"{base64.a85encode(SECRET).decode()}"',
    "Base85 in lines": "\n".join(
        [base64.a85encode(SECRET).decode()[:10], base64.a85encode(SECRET).decode()[10:]]
    ),
    "Base85 of one word": base64.a85encode(b"Okonkwo").decode(),
    "Base85 of Git": base64.b85encode(SECRET).decode(),
    "Base85 of Git, packed": base64.b85encode(gzip.compress(SECRET)).decode(),
    "Base85 of ZeroMQ": "ra]YJwmY[8awV=>zFKDm",
    "Base64 behind bytes of no letters": base64_of(b"\0\1" + SECRET + b"\2"),
    "Base64 in lines of four letters": "\n".join(textwrap.wrap(base64_of(SECRET), 4)),
    "Base64 with words between": "\nfield\n".join(textwrap.wrap(base64_of(SECRET), 4)),
    "Base64 with two words between": "\na\nb\n".join(textwrap.wrap(base64_of(SECRET), 4)),
    "numbers of letters": ", ".join(str(c) for c in SECRET),
    "numbers of letters, a line each": "\n".join(str(c) for c in SECRET),
    "numbers of octets": "\n".join(str(c) for c in "10 Jönssønbråten\n".encode()),
    "numbers of letters among others": "\n".join(map(str, (1, 612, 7, *SECRET, 3, 999, 120))),
    "formula of a spreadsheet": "&".join(f"CHAR({c})" for c in SECRET),
    "expression of Python": " + ".join(f"chr({c})" for c in SECRET),
    "code points": " ".join(f"U+{c:04X}" for c in SECRET),
    "uuencode": "\n" + codecs.encode(b"of her " + SECRET, "uu").decode(),
    "uuencode, quoted": lines_of_uu("> "),
    "uuencode, indented": lines_of_uu("    "),
    "uuencode, a line free between": lines_of_uu("\n"),
    "uuencode without its first line": lines_of_uu().split("\n", 2)[2],
    "uuencode without a name": lines_of_uu().replace("644 a", "644"),
    "uuencode with a label": labelled_uu(),
    "one octet of quoted-printable": "Oko=6Ekwo",
    "spelled out": "O, K, O, N, K, W, O",
    "spelled by examples": "O for Oscar, K as in kilo, O, N for nut and K, W, O",
    "letters of a list": "\n".join(f"{n}. {letter}" for n, letter in enumerate("Okonkwo", 1)),
    "alphabet of the radio": "oscar kilo Oscar, November Kilo - Whiskey and Oscar",
    "digits in words": "four, oh and double seven, one, nine; 2, six",
    "GUID": str(UUID(bytes=SECRET)),
    "GUID of Windows": f"{{{UUID(bytes_le=SECRET.ljust(16, bytes(1)))}}}".upper(),
    "GUID of one word": str(UUID(bytes=b"Okonkwo".ljust(16, bytes(1)))),
    "binary": " ".join(f"{c:08b}" for c in SECRET),
}


def checked(text: str, layer: Layer = Layer.TEXT) -> Verification:
    spans = {Span(NOTE.index(name), NOTE.index(name) + len(name)): name for name in MARKED}
    findings = [Finding(f"{s.start}", s, MARKED[n], 0.9, "known") for s, n in spans.items()]
    review = Review(Document("d", "text", "0" * 64, NOTE), tuple(findings))
    edits = plan(review, Mode.MASK, label)
    clean = Extract(Reader.PDFIUM, "page 1", Layer.TEXT, edits.apply(NOTE))
    return verify(
        edits, review, [clean, Extract(Reader.QPDF, "other", layer, text)], predicted=False
    )


@pytest.mark.parametrize("layer", [Layer.TEXT, Layer.HIDDEN])
@pytest.mark.parametrize("case", SAID)
def test_a_name_in_other_signs_is_found(case: str, layer: Layer) -> None:
    text = f"chest pain seen on the ward by with was MRN {SAID[case]} left"
    assert {leak.place for leak in checked(text, layer).leaks} == {"other"}


@pytest.mark.parametrize("number", ["62917704", "629-177-04"])
def test_a_number_backwards_is_found_where_no_reader_looks(number: str) -> None:
    assert checked(f"id {number}", Layer.HIDDEN).leaks
    # Among the numbers of a text one of them may be it by chance.
    assert not checked(f"chest pain seen on the ward by with was MRN id {number}").leaks


@pytest.mark.parametrize("said", ["Thaddeus Okonkwo", "THADDEUS OKONKWO", "okonkwo", "40771926"])
@pytest.mark.parametrize("page", ["cp037", "cp500", "cp1140"])
def test_a_name_in_ebcdic_is_found_in_bytes(said: str, page: str) -> None:
    assert checked(f"seen {said} left".encode(page).decode("latin-1"), Layer.RAW).leaks


def test_a_name_backwards_is_found_in_bytes() -> None:
    assert checked("% owknokO suedddahT", Layer.RAW).leaks


@pytest.mark.parametrize("said", ["nadia", "Nadia came", "a name", "Reyem", "sirap"])
def test_words_and_names_are_no_name_backwards(said: str) -> None:
    text = "Aidan Meyer and Anna Paris were seen on the ward with chest pain."
    spans = [Span(text.index(name), text.index(name) + 5) for name in ("Aidan", "Anna ", "Paris")]
    found = tuple(Finding(f"{s.start}", s, "PATIENT", 0.9, "known") for s in spans)
    review = Review(Document("d", "text", "0" * 64, text), found)
    edits = plan(review, Mode.MASK, label)
    clean = Extract(Reader.PDFIUM, "page 1", Layer.TEXT, edits.apply(text))
    other = Extract(Reader.QPDF, "other", Layer.HIDDEN, said)
    result = verify(edits, review, [clean, other], predicted=False)
    assert bool(result.leaks) is (said == "sirap")


def test_what_the_original_says_itself_is_no_name_backwards() -> None:
    text = "Rot Okonkwo was seen on the ward; the code owknoko is on the door of it."
    place = Span(text.index("Okonkwo"), text.index("Okonkwo") + 7)
    finding = Finding("1", place, "PATIENT", 0.9, "known")
    review = Review(Document("d", "text", "0" * 64, text), (finding,))
    edits = plan(review, Mode.MASK, label)
    extracts = [Extract(Reader.PDFIUM, "page 1", Layer.TEXT, edits.apply(text))]
    assert verify(edits, review, extracts).passed


@pytest.mark.parametrize(
    "text",
    [
        NOTE.replace("Åse Jönssønbråten", "[DOCTOR]"),
        "BP 120/80, HR 72; +2 edema, T4/T3, K+4.1, 5'10\", H&P, C&S, SpO2 97%, A1c 7.2, pH=7.35",
        "see https://example.org/a/b?c=d+e and mail@example.org; Åland, naïve, 5 µg, 3 × 2 cm",
        "<p>The <b>ward</b></p> at 37.2 °C – “good”",
        "Na 139, K 4.1; 16\n1\n2\n3\n4\n5, CHAR(10)&CHAR(13)\nbegin 100 mg\n90 mg",
        "HYPERTENSION, ELECTROENCEPHALOGRAM; 10010110 of 11111111; 00234, 234567; <~~>",
    ],
)
def test_plain_text_says_nothing_else(text: str) -> None:
    assert not list(decoded_forms(text))


@pytest.mark.parametrize("text", ["HKsOprE Okonkwo", "XGct7RF Okonkwo", "hCjoPQB Okonkwo"])
def test_a_text_that_begins_like_packed_data_is_read_as_it_is(text: str) -> None:
    assert text in decoded_forms(f"left {base64_of(text.encode())} there")


@pytest.mark.parametrize(
    "data",
    [
        b"%PDF-1.7 and more of it",
        b"\x89PNG\r\n\x1a\n and more",
        b"BM\x46\0\0\0\0\0\0\0\x36\0\0\0 and more",
        b"\0\0\0\x18ftypheic and more",
        b"\x28\xb5\x2f\xfd and more",
        gzip.compress(b"PK\3\4" + 9 * b"x"),
    ],
    ids=["document", "picture", "bitmap", "HEIC", "Zstandard", "archive in a packed file"],
)
@pytest.mark.parametrize("layer", [Layer.TEXT, Layer.HIDDEN])
def test_a_file_in_letters_fails_the_check(data: bytes, layer: Layer) -> None:
    with pytest.raises(VerificationFailed, match="could not be searched") as caught:
        checked(f"{NOTE[16:60]} {base64_of(data)}", layer)
    assert caught.value.places == ("other",)
