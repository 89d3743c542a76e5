"""HL7 version 2 messages (ER7 encoding, chapter 2): segments, fields, components, escapes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from app.formats.text.notations.attachments import is_attachment
from app.formats.text.notations.notation import Nest, Reading
from app.formats.text.notations.slots import Malformed, Sheet, Slot, Spelling

# The block marks of the transport (MLLP) may be left in a file.
_FRAME = "\x0b\x1c"
_HEADER = re.compile(r"(?:MSH|FHS|BHS)([^\w\s])([^\w\s]{1,5})(?=\1|[\r\n]|\Z)")
_SEGMENT = re.compile(rf"[^\r\n{_FRAME}]+")
_NAME = re.compile(r"[A-Z][A-Z0-9]{2}")
_WORD = re.compile(r"\w+")
# An observation tells the data type of its value.
_TYPE, _VALUE, _TYPE_NAME = ("OBX", 2), ("OBX", 5), re.compile(r"[A-Z]{2,3}")
_HEX = re.compile(r"X((?:[0-9A-Fa-f]{2})+)")
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
# Letters of the escapes for the field separator and for those that MSH-2 lists in this order.
_LETTERS = "FSRETP"
# Turns to another set of eight-bit characters, in which the letters of ASCII are the same.
_CHARACTER_SET = re.compile(r"C[0-9A-Fa-f]{4}")
_LAYOUT = re.compile(r"\.(?:(br|ce|sp)|(sk)|in|ti|fi|nf)[+-]?\d*")


@dataclass(frozen=True, slots=True)
class _Signs:
    """The separators of a message: field; component, repetition, escape, subcomponent."""

    field: str
    others: str

    @property
    def escape(self) -> str:
        """The escape character; empty where a short header defines none."""
        return self.others[2:3]

    @property
    def separators(self) -> str:
        """All characters that part values."""
        return self.field + self.others[:2] + self.others[3:4]

    def decoded(self, raw: str) -> str:
        """`raw` with its escapes undone; those of local meaning stay as they are."""
        return "".join(piece.meaning for piece in self.spellings(raw))

    def spellings(self, raw: str) -> tuple[Spelling, ...]:
        """`raw` and what it says, escape by escape; a letter may be told by several."""
        if not self.escape or self.escape not in raw:
            return (Spelling(raw, raw, as_is=True),)
        mark = re.escape(self.escape)
        octets = f"{mark}X(?:[0-9A-Fa-f]{{2}})+{mark}"
        pieces: list[Spelling] = []
        position = 0
        for escape in re.finditer(f"(?:{octets})+|{mark}[^{mark}]*{mark}", raw):
            pieces.append(self._between(raw[position : escape.start()]))
            pieces += self._escaped(escape[0])
            position = escape.end()
        return tuple(piece for piece in (*pieces, self._between(raw[position:])) if piece.raw)

    def spell(self, value: str) -> str:
        """A value in which no separator, escape or line end stands for itself."""
        value = _CONTROL.sub(" ", _lines(value))
        if not self.escape:
            return re.sub(rf"[{re.escape(self.separators)}\n]+", " ", value)
        letters = {sign: letter for letter, sign in zip(_LETTERS, self._all, strict=False)}
        letters["\n"] = ".br"
        return "".join(
            f"{self.escape}{letters[c]}{self.escape}" if c in letters else c for c in value
        )

    @property
    def _all(self) -> str:
        return self.field + self.others

    def _between(self, raw: str) -> Spelling:
        # An escape without its end could find one in what a replacement brings.
        return Spelling(raw, raw, as_is=self.escape not in raw)

    def _escaped(self, raw: str) -> list[Spelling]:
        """What one escape says, or several octets in a row that are one text."""
        codes = raw.strip(self.escape).split(self.escape * 2)
        if len(codes) > 1:
            text = _characters(bytes.fromhex("".join(code[1:] for code in codes)), ("utf-8",))
            if text is not None:
                return [Spelling(raw, text, as_is=False)]
        each = (f"{self.escape}{code}{self.escape}" for code in codes)
        return [Spelling(one, self._meant(one[1:-1], one), as_is=False) for one in each]

    def _meant(self, code: str, raw: str) -> str:
        if len(code) == 1 and code in _LETTERS[: len(self._all)]:
            return self._all[_LETTERS.index(code)]
        if code in ("H", "N") or _CHARACTER_SET.fullmatch(code):  # highlighting on and off
            return ""
        layout, characters = _LAYOUT.fullmatch(code), _HEX.fullmatch(code)
        if layout:
            return "\n" if layout[1] else " " if layout[2] else ""
        return (characters and _characters(bytes.fromhex(characters[1]))) or raw


class Hl7:
    """HL7 version 2. The names of segments are not shown, separators are."""

    name = "HL7"

    def parse(self, text: str, nest: Nest) -> Sheet:
        """The values between separators. Raises `Malformed` without a header."""
        slots: list[Slot] = []
        names: list[str] = []
        signs: _Signs | None = None
        for segment in _SEGMENT.finditer(text):
            header = _HEADER.match(text, segment.start())
            if header:
                signs = _Signs(header[1], header[2])
                name = text[header.start() : header.start() + 3]
                names.append(name)
                # The separators are the first two fields.
                start, field = header.end(), 2
            elif signs is None:
                raise Malformed("The file is not an HL7 message.")
            else:
                start, name, field = segment.start(), "", 0
                found = _NAME.match(text, start)
                if found and text[found.end() : found.end() + 1] in (signs.field, "\r", "\n", ""):
                    name = found[0]
                    names.append(name)
                    start = found.end()
            slots += _values(text, start, segment.end(), signs, nest, _Place(name, field))
        if signs is None:
            raise Malformed("The file is not an HL7 message.")
        return Sheet(text, tuple(slots), _gap, tuple(names))

    def read(self, text: str, nest: Nest) -> Reading:
        """The same by splitting lines. Raises `Malformed` without a header."""
        reading = Reading()
        field, others = "", ""
        for line in re.split(rf"[\r\n{_FRAME}]+", text):
            if line[:3] in ("MSH", "FHS", "BHS") and _HEADER.match(line):
                field = line[3]
                others, _, rest = line[4:].partition(field)
                reading.names.append(line[:3])
            elif not line:
                continue
            elif not field:
                raise Malformed("The file is not an HL7 message.")
            else:
                name, _, rest = line.partition(field)
                if _NAME.fullmatch(name):
                    reading.names.append(name)
                    if name == _VALUE[0]:
                        reading.observed += _observed(rest, _Signs(field, others))
                else:
                    rest = line
            for sign in others[:2] + others[3:4]:
                rest = rest.replace(sign, field)
            for raw in rest.split(field):
                if raw.strip():
                    value = _Signs(field, others).decoded(raw)
                    reading.add(value, nest, attached=is_attachment(value))
        if not field:
            raise Malformed("The file is not an HL7 message.")
        return reading

    def escaped(self, _character: str) -> str | None:
        """Not at all."""
        return None


@dataclass(slots=True)
class _Place:
    """Where in a segment a reader is; repetitions and subcomponents do not count.

    `value_type` is that of an observation's value, once the segment told it.
    """

    segment: str
    field: int
    component: int = 1
    value_type: str = ""

    def pass_by(self, sign: str, signs: _Signs) -> None:
        if sign == signs.field:
            self.field += 1
        if sign in (signs.field, signs.others[1:2]):
            self.component = 1
        elif sign == signs.others[0]:
            self.component += 1

    @property
    def name(self) -> str:
        """Such as `PID-5.1` and `OBX-5.1:XPN`; empty outside of segments."""
        if not self.segment:
            return ""
        known = self.value_type and (self.segment, self.field) == _VALUE
        return f"{self.segment}-{self.field}.{self.component}" + (
            f":{self.value_type}" if known else ""
        )

    def learn(self, value: str) -> None:
        """Take note of what the segment tells of its other values."""
        if (self.segment, self.field) == _TYPE and _TYPE_NAME.fullmatch(value.strip()):
            self.value_type = value.strip()


def _values(
    text: str, start: int, end: int, signs: _Signs, nest: Nest, place: _Place
) -> Iterator[Slot]:
    edges = re.finditer(f"[{re.escape(signs.separators)}]", text[start:end])
    bounds = [start - 1, *(start + edge.start() for edge in edges), end]
    for before, after in pairwise(bounds):
        if before >= start:
            place.pass_by(text[before], signs)
        if text[before + 1 : after].strip():
            place.learn(text[before + 1 : after])
            yield _slot(text, before + 1, after, signs, nest, place.name)


def _slot(text: str, start: int, end: int, signs: _Signs, nest: Nest, name: str) -> Slot:
    spellings = signs.spellings(text[start:end])
    value = "".join(piece.meaning for piece in spellings)
    if is_attachment(value):
        return Slot(start, end, "", signs.spell, dropped=True)
    found = nest(value)
    inner = found[0].parse(value, found[1]) if found else None
    return Slot(start, end, value, signs.spell, inner=inner, called=name, spellings=spellings)


def _observed(rest: str, signs: _Signs) -> list[str]:
    """The value of an observation without what is around it, part by part."""
    value = next(iter(rest.split(signs.field)[_VALUE[1] - 1 : _VALUE[1]]), "")
    parts = re.split(f"[{re.escape(signs.separators)}]", value)
    return [signs.decoded(part) for part in parts if part.strip()]


def _characters(data: bytes, encodings: tuple[str, ...] = ("utf-8", "latin-1")) -> str | None:
    for encoding in encodings:
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        return None if _CONTROL.search(text) else _lines(text)
    return None


def _lines(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _gap(source: str) -> str:
    return _WORD.sub("", source)


# The segments of HL7 version 2.8.2, whose names no sender chooses. Only other names are searched
# for identifiers: `IN1` is not the doctor `IN` that somebody marked.
_NAMES = """
ABS ACC ADD ADJ AFF AIG AIL AIP AIS AL1 APR ARQ ARV AUT BHS BLC BLG BPO BPX BTS BTX BUI CDM CDO
CER CM0 CM1 CM2 CNS CON CSP CSR CSS CTD CTI CTR DB1 DG1 DMI DON DRG DSC DSP DST ECD ECR EDU EQP
EQU ERR EVN FAC FHS FT1 FTS GOL GP1 GP2 GT1 IAM IAR IIM ILT IN1 IN2 IN3 INV IPC IPR ISD ITM IVC
IVT LAN LCC LCH LDP LOC LRL MCP MFA MFE MFI MRG MSA MSH NCK NDS NK1 NPU NSC NST NTE OBR OBX ODS
ODT OM1 OM2 OM3 OM4 OM5 OM6 OM7 ORC ORG OVR PAC PCE PCR PD1 PDA PDC PEO PES PID PKG PM1 PMT PR1
PRA PRB PRC PRD PRT PSG PSH PSL PSS PTH PV1 PV2 PYE QAK QID QPD QRD QRF QRI RCP RDF RDT REL RF1
RFI RGS RMI ROL RQ1 RQD RXA RXC RXD RXE RXG RXO RXR RXV SAC SCD SCH SCP SDD SFT SGH SGT SHP SID
SLT SPM STF STZ TCC TCD TQ1 TQ2 TXA UAC UB1 UB2 URD URS VAR VND VTQ
"""
SEGMENTS = frozenset(_NAMES.split())
