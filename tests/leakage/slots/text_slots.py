"""Every way in which a text file can hold an identifier: name of the file, and its bytes."""

from __future__ import annotations

import codecs

from leakage.planting import DOCTOR, LINES, NAME, NUMBER, SURNAME

_BASE = "\n".join(LINES) + "\n"
_BOTH = _BASE + f"Signed: {DOCTOR}\n"

SLOTS: dict[str, tuple[str, bytes]] = {
    "UTF-8": ("a.txt", _BOTH.encode()),
    "UTF-8 with its mark": ("a.txt", codecs.BOM_UTF8 + _BOTH.encode()),
    "UTF-16 little-endian": ("a.txt", codecs.BOM_UTF16_LE + _BOTH.encode("utf-16-le")),
    "UTF-16 big-endian": ("a.txt", codecs.BOM_UTF16_BE + _BOTH.encode("utf-16-be")),
    "UTF-16 without its mark": ("a.txt", _BOTH.encode("utf-16-le")),
    "UTF-32": ("a.txt", codecs.BOM_UTF32_LE + _BOTH.encode("utf-32-le")),
    "Windows-1252": ("a.txt", _BOTH.encode("cp1252")),
    "line ends of Windows": ("a.txt", _BASE.replace("\n", "\r\n").encode()),
    "line ends of old Macs": ("a.txt", _BASE.replace("\n", "\r").encode()),
    "no last line end": ("a.txt", f"{_BASE}Mr {SURNAME}".encode()),
    "first and last word": ("a.txt", f"{SURNAME} came.\n{_BASE}Signed {SURNAME}".encode()),
    "broken over two lines": ("a.txt", f"{_BASE}Then Thaddeus\n  Okonkwo left.\n".encode()),
    "hyphen at the end of a line": ("a.txt", f"{_BASE}Then Okon-\nkwo left.\n".encode()),
    "all capitals": ("a.txt", f"{_BASE}OKONKWO, THADDEUS\n".encode()),
    "possessive and plural": ("a.txt", f"{_BASE}Okonkwo's wife; the Okonkwos\n".encode()),
    "no-break space": ("a.txt", f"{_BASE}Thaddeus\u00a0Okonkwo\n".encode()),
    "soft hyphen": ("a.txt", f"{_BASE}Okon\u00adkwo\n".encode()),
    "zero-width space": ("a.txt", f"{_BASE}Okon\u200bkwo\n".encode()),
    "full-width letters": ("a.txt", f"{_BASE}Ｏｋｏｎｋｗｏ\n".encode()),
    "decomposed accents": ("a.txt", f"{_BOTH}Åse Jönssønbråten\n".encode()),
    "without accents": ("a.txt", f"{_BOTH}Ase Jonssonbraten\n".encode()),
    "number without hyphens": ("a.txt", f"{_BASE}MRN 40771926 and 40 771 926\n".encode()),
    "footnote marks": ("a.txt", f"{_BASE}Okonkwo¹ and Okonkwo²ª, Okonkwoᵃ\n".encode()),
    "modifier apostrophe": ("a.txt", f"{_BASE}Okonkwoʼs and Okonkwoʻs\n".encode()),
    "Cyrillic letter": ("a.txt", f"{_BASE}Ok\u043enkwo and \u041ekonkwo\n".encode()),
    "named characters": ("a.md", f"{_BOTH}J&ouml;nss&oslash;nbr&aring;ten\n".encode()),
    "numbered characters": ("a.txt", f"{_BOTH}J&#246;nss&#xF8;nbr&#229;ten\n".encode()),
    "soft hyphen by name": ("a.md", f"{_BASE}Okon&shy;kwo Ok<wbr>onkwo\n".encode()),
    "octets": ("a.txt", f"{_BASE}https://x.org/?n=%4Fkonkwo&m=40%2D771%2D926\n".encode()),
    "web page that is not XML in JSON": (
        "a.json",
        f'{{"note":"Dr {DOCTOR}","html":"<p>J&ouml;nss&oslash;nbr&aring;ten<br>x</p>"}}'.encode(),
    ),
    "letters in several escapes of HL7": (
        "a.hl7",
        f"MSH|^~\\&|A\rPID|1||4||{DOCTOR}\rOBX|1|FT|x||J\\XC3\\\\XB6\\nssønbr\\XC3\\\\XA5\\ten\r".encode(),
    ),
    "named characters in HL7": (
        "a.hl7",
        f"MSH|^~\\&|A\rPID|1||4||{DOCTOR}\rOBX|1|FT|x||<p>J\\T\\ouml;nssønbr\\T\\aring;ten<br>\r".encode(),
    ),
    "web page that is not XML in XML": (
        "a.xml",
        f"<r><n>Dr {DOCTOR}</n><h><![CDATA[<p>J&ouml;nssønbr&aring;ten<br>x]]></h></r>".encode(),
    ),
    "glued to punctuation": ("a.txt", f"{_BASE}(Okonkwo/{NUMBER})\n".encode()),
    "in a mail address": ("a.txt", f"{_BASE}write to okonkwo@example.org\n".encode()),
    "in a file path": ("a.txt", f"{_BASE}see C:\\scans\\okonkwo_thaddeus.pdf\n".encode()),
    "camel case": ("a.txt", f"{_BASE}user ThaddeusOkonkwo\n".encode()),
    "link in Markdown": (
        "a.md",
        f"{_BASE}\n[Okonkwo](https://x.org/Okonkwo \"Okonkwo\")\n![Okonkwo][okonkwo]\n".encode(),
    ),
    "comment in Markdown": ("a.md", f"{_BASE}\n<!-- {NAME} -->\n`{SURNAME}`\n".encode()),
    "cell": ("a.csv", f"name,number\n{NAME},{NUMBER}\n{SURNAME},2\n".encode()),
    "quoted cell": ("a.csv", b'name,note\n"Okonkwo, Thaddeus","said ""Okonkwo"""\n'),
    "cell with a line end": ("a.csv", b'name,note\nx,"Thaddeus\nOkonkwo"\n'),
    "first and last name in two cells": ("a.csv", b"first;last\nThaddeus;Okonkwo\n"),
    "tab-separated cell": ("a.tsv", f"name\tnumber\n{NAME}\t{NUMBER}\n".encode()),
    "rich text in HL7": (
        "a.hl7",
        f"MSH|^~\\&|A\rPID|1||4||{DOCTOR}\rOBX|1|FT|x||"
        "{\\E\\rtf1 of J\\E\\u246?nss\\E\\'f8nbr\\E\\u229?ten}\r".encode(),
    ),
    "rich text in a table": (
        "a.csv",
        f"name,note\n{DOCTOR},{{\\rtf1 of J\\'f6nss\\'f8nbr\\'e5ten\\par}}\n".encode(),
    ),
    "rich text in JSON": (
        "a.json",
        f'{{"doctor":"{DOCTOR}",'
        '"note":"{\\\\rtf1 of J\\\\u246?nss\\\\\'f8nbr\\\\u229?ten}"}'.encode(),
    ),
    "octets in JSON": (
        "a.json",
        f'{{"name":"{NAME}","data":{[*NAME.encode()]}}}'.encode(),
    ),
    "octets of Python": ("a.log", f"{_BOTH}name={'Jönssønbråten'.encode()!r}\n".encode()),
    "log": ("a.log", f"2025-01-01 INFO user={SURNAME} id={NUMBER}\n".encode()),
}  # fmt: skip
