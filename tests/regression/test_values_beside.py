"""What only looks like an identifier, or stands beside one, is the same in a surrogate export.

Each line is of a note that was read beside its export, with what had become something else.
"""

from __future__ import annotations

import pytest

from app.engine.domain.document import Document, Passage, Span
from app.engine.domain.export import Mode
from app.progress import NullReporter
from app.workflow.export import plan_export
from app.workflow.scan import Scanner

KEY = bytes(range(32))


def exported(text: str, language: str, engine: Scanner) -> str:
    """The text with surrogates in the place of what the whole engine finds."""
    passages = (Passage(Span(0, len(text)), language, 1.0),)
    document = Document("d", "text", "0" * 64, text, passages=passages)
    _, plan = plan_export(engine.scan(document, NullReporter()), Mode.SURROGATE, KEY)
    pieces: list[str] = []
    end = 0
    for edit in sorted(plan.edits, key=lambda edit: edit.span):
        pieces += (text[end : edit.span.start], edit.replacement)
        end = edit.span.end
    return "".join((*pieces, text[end:]))


@pytest.mark.parametrize(
    ("language", "text", "kept"),
    [
        ("it", "MMSE 21/30 (24 a febbraio), due cadute a ottobre", ("(24 a ",)),
        ("sv", "Nilsson Arne. PSA 14 (9,8 -24). Remiss urolog", ("(9,8 ",)),
        ("en", "Baby Lou Marsh, wt 4.62 (25th), bw 3.1", ("(25th)",)),
        ("en", "Jo Marsh: HbA1c 48 F/U 6 months. TSH 12 F/U 6 wks.", ("48 F/U", "12 F/U")),
        ("en", "Jo Marsh. Mask: AirFit F20 M, then Foley 16 F placed.", ("F20 M", "Foley 16 F")),
        ("en", "Fit for duties from Monday 11 March, 4 hours on Mondays", (", 4 hours",)),
        ("en", "from 12 January, 20 mg daily; from 18 January, 15 mg", (", 20 mg", ", 15 mg")),
        ("en", "12 January, 36 weeks. 19 January, 37 weeks", (", 36 weeks", ", 37 weeks")),
        ("en", "8 May 23+1 corrected: 25+3", ("23+1", "25+3")),
        ("en", "SICK CALL  20240717 0615 headache", (" 0615 headache",)),
        ("en", "lot MMR W02871, lot Tdap U4418AB", ("lot MMR ", "lot Tdap ")),
        ("en", "PT FINLAY MACASKILL CHI 1204487713", (" CHI ",)),
        ("en", "Re: Ms Rosalind Quick, DOB Feb 29, 1972", (", DOB ",)),
        ("en", "ANNE BUSH F 61 seen", (" F ",)),
        ("en", "Jane Smith, 62 M. Her risk by age 70: 45%", ("age 70: 45%",)),
        ("es", "informe: debe decir «mama DERECHA»", ("«mama DERECHA»",)),
        ("it", "leggasi mammella DESTRA", ("mammella DESTRA",)),
        ("sv", "ska vara HÖGER bröst", ("HÖGER bröst",)),
        ("it", "Impianto 4.6 del 2019, dott. Rossi", ("Impianto 4.6 del ",)),
        ("it", "Emoglobina 9.4 del 2019", ("9.4 del ",)),
        ("sv", "Opererad L5–S1 2019 av Olle Berg", ("L5–S1 ",)),
        ("sv", "Kreatinin 88 maj 2024, TSH 2.1 mars 2023", ("88 ", "2.1 ")),
        ("es", "HbA1c 7.2 de marzo 2024", ("7.2 de ",)),
        ("es", "clonazepam gotas 5-5-10. Insulina rápida 6-8-12 UI", ("5-5-10", "6-8-12")),
        ("es", "Plaquetas (96), Creatinina (1), Potasio (3)", ("(96)", "(1)", "(3)")),
        ("sv", "Trombocyter (96), Blodsocker (52, 61, 58)", ("(96)", "(52, 61, 58)")),
        ("es", "SOB a partir de los 40 años. Fumador (30 años)", ("los 40 años", "(30 años)")),
        ("sv", "SOE från 40 års ålder. Risk vid 70 års ålder 46 %", ("från 40", "70 års ålder 46")),
        ("it", "Rischio a 70 anni 46 %. Mammografia da 50 a 69 anni", ("a 70", "da 50 a 69")),
        ("sv", "Återbesök om 6 v. 2 tabl morgon", ("om 6 v. 2 tabl",)),
        ("it", "MEDICO: Mi lascia un recapito? MEDICO: Mando l'ambulanza", ("Mi lascia", "Mando ")),
        ("en", "SCAT6 yes/no 12/20, naming 2/20. HLA 5/10. BNO 6/7", ("12/20", "5/10", "6/7")),
        ("es", "Parto con fórceps Simpson. Acceso por vía Hardinge.", ("Simpson", "Hardinge")),
        ("es", "Minero con antigüedad 17 a. La hija de 1 llama, SRP desde 6 m", ("17 a.", "de 1 ")),
        (
            "it",
            "MPR dai 6 mesi. Rene artificiale 5008, filtro FX80",
            ("dai 6 mesi", "5008", "FX80"),
        ),
        ("en", "Foley cath changed on Friday by Jo Marsh", ("Foley cath",)),
        ("en", "Ms Jo Marsh ph 0491 570 313.\n4. West, Sandy M 66 SOB", ("\n4. ",)),
        ("es", "Llamar a Ana Vega, móvil 600 55 01 71. 1.ª vez que acude.", (" 1.ª vez",)),
        ("en", "Jo Marsh, 5/118 Shaftesbury Rd. 2's childcare is closed.", (" 2's childcare",)),
        (
            "en",
            "Drug\tDose\tRoute\tTimes\nBisoprolol\t2.5 mg\tPO\t08\nRamipril\t5 mg\tPO\t08 20"
            "\nParacetamol\t1 g\tSC\t06 12 18 24",
            ("PO\t08\n", "08 20\n", "SC\t06 12 18 24"),
        ),
        ("es", "MÉDICO: Tome asiento. PACIENTE: Tengo dolor", ("Tome asiento", "Tengo dolor")),
    ],
)
def test_it_stays(language: str, text: str, kept: tuple[str, ...], engine: Scanner) -> None:
    made = exported(text, language, engine)
    assert [words for words in kept if words not in made] == [], made


@pytest.mark.parametrize(
    ("language", "text", "gone"),
    [
        (
            "en",
            "62 M with COPD. Seen 12 January, 24 and 14 Aug 23",
            ("62 M", "12 January", "14 Aug"),
        ),
        ("es", "Cruz (96), vive sola. Visto el 5-5-10 por Dra. Vega", ("Cruz", "5-5-10", "Vega")),
        ("es", "Cumple 100 la Sra. Carme. Previsión: Isapre Colmena", ("100", "Carme", "Colmena")),
        ("sv", "tid den 25:e hos Lena Höger", ("25:e", "Lena Höger")),
        ("en", "Seen 4-12-22 x-ray clear, 12 Jan 22 cc Dr. Ann Lowe", ("4-12-22", "12 Jan 22")),
        ("it", "Visto il 12 gennaio 22 e dimesso il 4.6 del 2019", ("12 gennaio 22", "4.6 del")),
        ("es", "Caracteres distintos 王伟/王威 en el informe.", ("王伟", "王威")),
        ("en", "MR 120 4471, MR Ovenden 120 1", ("120 4471", "Ovenden")),
        ("en", "1,204,117 is the record number of Mr. Petrus Ovenden.", ("1,204,117", "Ovenden")),
    ],
)
def test_what_looks_alike_and_is_an_identifier_goes(
    language: str, text: str, gone: tuple[str, ...], engine: Scanner
) -> None:
    made = exported(text, language, engine)
    assert [words for words in gone if words in made] == [], made
