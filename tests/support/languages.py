"""Notes about invented people in several languages, and documents of them."""

from __future__ import annotations

from pathlib import Path

import docx
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen import canvas

ENGLISH = (
    "Mr Alder was seen in clinic today for review of his blood pressure and breathlessness.\n"
    "He has been taking his tablets every morning and feels well in himself. On examination the\n"
    "chest was clear, with no swelling of the ankles. We agreed to keep the same doses and\n"
    "to repeat the blood tests in three months. Please send him back if anything changes.\n"
)
SPANISH = (
    "Paciente de 64 años que acude a consulta por dolor de rodilla desde hace dos meses.\n"
    "Refiere que el dolor empeora al subir escaleras y mejora con reposo. No ha tenido fiebre ni\n"
    "traumatismos previos. Se solicita radiografía y se pauta analgesia. Vive con\n"
    "su hija Milagros Arteaga, que la acompaña a todas las visitas.\n"
)
ITALIAN = (
    "Il paziente, di 71 anni, viene ricoverato per febbre e tosse da una settimana.\n"
    "All'esame obiettivo si apprezzano rantoli alla base destra. Sono eseguiti gli esami del\n"
    "sangue e una radiografia del torace. Inizia una terapia antibiotica con buona risposta.\n"
    "La moglie Ornella Fabbrini è stata informata delle condizioni.\n"
)
SWEDISH = (
    "Mannen söker vård efter en olycka med cykel och klagar över värk i höger handled.\n"
    "Röntgen visar ingen fraktur, men leden är svullen. Gipsskena läggs under fjorton dagar.\n"
    "Ordination: paracetamol vid behov, vila och kyla. Sjuksköterskan Torvald Ekblom ringer upp\n"
    "nästa fredag för att höra hur behandlingen fungerar i hemmet.\n"
)
FRENCH = (
    "Le patient, âgé de 58 ans, consulte pour une douleur du genou qui dure depuis deux mois.\n"
    "Il dit que la douleur augmente dans les escaliers et diminue au repos. Il n'a pas eu de\n"
    "fièvre ni de chute. On demande une radiographie et on prescrit un traitement. Il vit avec\n"
    "sa fille Mirabelle Courtois, qui vient avec lui à toutes les visites.\n"
)
GERMAN = (
    "Der Patient kommt wegen Schmerzen im rechten Knie, die seit zwei Monaten bestehen.\n"
    "Er gibt an, dass die Beschwerden beim Treppensteigen zunehmen und in Ruhe besser werden.\n"
    "Fieber oder ein Sturz werden verneint. Wir bitten um eine Aufnahme des Gelenks. Er wohnt\n"
    "bei seiner Tochter Adelheid Brenninger, die ihn zu allen Terminen begleitet.\n"
)
POLISH = (
    "Pacjent zgłosił się do poradni z powodu bólu kolana, który trwa od dwóch miesięcy.\n"
    "Podaje, że ból nasila się przy wchodzeniu po schodach i zmniejsza się po odpoczynku. Nie\n"
    "miał gorączki ani urazu. Zlecono badanie rentgenowskie i leki przeciwbólowe. Mieszka z\n"
    "córką Bogumiłą Wierzbicką, która przychodzi z nim na wszystkie wizyty.\n"
)
SERVED = {"en": ENGLISH, "es": SPANISH, "it": ITALIAN, "sv": SWEDISH}
"""Notes in languages for which there is a pack, by their codes."""
UNSERVED = {"fr": FRENCH, "de": GERMAN, "pl": POLISH}
"""Notes in languages for which there is no pack, by their codes."""


def text_file(path: Path, *parts: str) -> Path:
    """The parts as plain text, an empty line between them."""
    path.write_text("\n".join(parts), encoding="utf-8")
    return path


def word_file(path: Path, *parts: str) -> Path:
    """A Word document, a paragraph a line."""
    document = docx.Document()
    for line in "\n".join(parts).splitlines():
        document.add_paragraph(line)
    document.save(str(path))
    return path


def pdf_file(path: Path, *parts: str) -> Path:
    """A PDF, a page a part."""
    sheet = canvas.Canvas(str(path), pagesize=A4)
    for part in parts:
        for number, line in enumerate(part.splitlines()):
            sheet.drawString(50, 780 - 16 * number, line)
        sheet.showPage()
    sheet.save()
    return path


MAKERS = {"txt": text_file, "docx": word_file, "pdf": pdf_file}
"""What makes a document of texts, by the ending of its name."""
