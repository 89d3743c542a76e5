"""Every place of a Word document where only measures and choices belong, each with a word in it.

`{0}` stands for the word, `{1}` for the same in small letters.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from leakage.planting import LINES
from support.files.docx_files import HEAD, NAMESPACES, p, package, part

_BASE = "".join(map(p, LINES))
_CHART = f"{HEAD}<c:chartSpace {NAMESPACES}><c:chart>{{}}</c:chart></c:chartSpace>"


def _run(properties: str, inside: str = "<w:t>x</w:t>") -> str:
    return f"<w:p><w:r><w:rPr>{properties}</w:rPr>{inside}</w:r></w:p>"


def _drawn(shape: str) -> str:
    return _run(
        "",
        "<w:drawing><wp:inline><wp:docPr id='1' name='n'/><a:graphic><a:graphicData uri='http://"
        "schemas.microsoft.com/office/word/2010/wordprocessingShape'><wps:wsp><wps:spPr>"
        f"{shape}</wps:spPr></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing>",
    )


_BODY = {
    "typeface of a run": _run("<w:rFonts w:ascii='{0}' w:hAnsi='{0} Sans' w:cs='David {0}'/>"),
    "typeface of a symbol": _run("", "<w:t>x</w:t><w:sym w:font='{0}' w:char='F020'/>"),
    "style of a shape": _run("", "<w:pict><v:shape style='width:9pt;mso-note:{0}'/></w:pict>"),
    "typeface of word art": _run(
        "",
        "<w:pict><v:shape><v:textpath style='font-family:\"{0}\"' string='x'/></v:shape></w:pict>",
    ),
    "formula of a shape": _run(
        "", "<w:pict><v:shape><v:formulas><v:f eqn='sum {1} 0 1'/></v:formulas></v:shape></w:pict>"
    ),
    "kind of a break": _run("", "<w:br w:type='{1}'/><w:t>x</w:t>"),
    "language": _run("<w:lang w:val='{0}' w:eastAsia='{1}'/>"),
    "colour": _run("<w:color w:val='{0}' w:themeColor='{1}'/>"),
    "underline": _run("<w:u w:val='{1}'/>"),
    "alignment": "<w:p><w:pPr><w:jc w:val='{1}'/></w:pPr><w:r><w:t>x</w:t></w:r></w:p>",
    "border": "<w:p><w:pPr><w:pBdr><w:top w:val='{1}' w:sz='4'/></w:pBdr></w:pPr></w:p>",
    "tab stop": "<w:p><w:pPr><w:tabs><w:tab w:val='{1}' w:leader='{1}' w:pos='9'/></w:tabs></w:pPr>"
    "</w:p>",
    "frame": "<w:p><w:pPr><w:framePr w:wrap='{1}' w:hAnchor='{1}'/></w:pPr></w:p>",
    "numbers of pages": "<w:sectPr><w:pgNumType w:fmt='{1}'/></w:sectPr>",
    "measure": "<w:p><w:pPr><w:spacing w:after='{0}'/></w:pPr></w:p>",
    "sign of a formula": "<w:p><m:oMath><m:d><m:dPr><m:begChr m:val='{0}'/></m:dPr></m:d></m:oMath>"
    "</w:p>",
    "form of a drawing": _drawn("<a:prstGeom prst='{1}'/>"),
    "guide of a drawing": _drawn(
        "<a:custGeom><a:gdLst><a:gd name='{0}' fmla='val {0}'/></a:gdLst></a:custGeom>"
    ),
    "colour of a drawing": _drawn("<a:solidFill><a:schemeClr val='{1}'/></a:solidFill>"),
}
_PARTS = {
    "signs of the settings": (
        "settings",
        part("settings", "<w:decimalSymbol w:val='{0}'/><w:listSeparator w:val='{0}'/>"),
        "",
    ),
    "settings of compatibility": (
        "settings",
        part("settings", "<w:compat><w:compatSetting w:name='{0}' w:uri='{0}' w:val='{0}'/>"
             "</w:compat>"),
        "",
    ),
    "latent style": (
        "styles",
        part("styles", "<w:latentStyles><w:lsdException w:name='{0}' w:uiPriority='1'/>"
             "</w:latentStyles>"),
        "",
    ),
    "table of typefaces": (
        "fontTable",
        part("fonts", "<w:font w:name='{0}'><w:altName w:val='{0}'/><w:family w:val='{1}'/>"
             "</w:font>"),
        "",
    ),
    "format of numbers in lists": (
        "numbering",
        part("numbering", "<w:abstractNum><w:lvl><w:numFmt w:val='custom' w:format='{0}'/>"
             "<w:suff w:val='{1}'/></w:lvl></w:abstractNum>"),
        "",
    ),
    "typefaces of a theme": (
        "theme",
        f"{HEAD}<a:theme {NAMESPACES} name='{{0}}'><a:themeElements><a:fontScheme name='{{0}}'>"
        "<a:majorFont><a:latin typeface='{0}'/><a:font script='{0}' typeface='{0}'/></a:majorFont>"
        "</a:fontScheme></a:themeElements></a:theme>",
        "",
    ),
    "format of numbers in a chart": (
        "chart",
        _CHART.format("<c:valAx><c:numFmt formatCode='0 \"{0}\"'/></c:valAx>"),
        _run("", "<w:drawing><c:chart r:id='k'/></w:drawing>"),
    ),
    "choice of a chart": (
        "chart",
        _CHART.format("<c:barChart><c:grouping val='{1}'/></c:barChart>"),
        _run("", "<w:drawing><c:chart r:id='k'/></w:drawing>"),
    ),
}  # fmt: skip


def _body(path: Path, word: str, *, xml: str) -> Path:
    return package(path, _BASE + _with(xml, word))


def _part(path: Path, word: str, *, step: str, data: str, xml: str) -> Path:
    target = f"{step}.xml"
    return package(
        path, _BASE + xml, parts={target: _with(data, word)}, relations={"k": (step, target)}
    )


def _with(xml: str, word: str) -> str:
    return xml.replace("{0}", word).replace("{1}", word.lower())


SLOTS: dict[str, Callable[[Path, str], Path]] = {
    **{name: partial(_body, xml=xml) for name, xml in _BODY.items()},
    **{
        name: partial(_part, step=step, data=data, xml=xml)
        for name, (step, data, xml) in _PARTS.items()
    },
}
