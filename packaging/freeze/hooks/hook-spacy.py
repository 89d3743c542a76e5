"""Instead of the whole of spaCy: without its command line, tests and other languages."""

# The specification file has put the folder of this one on the path.
from contents import LANGUAGES
from PyInstaller.utils.hooks import collect_submodules

_WITHOUT = ("spacy.cli", "spacy.tests")


def _wanted(name: str) -> bool:
    parts = name.split(".")
    if parts[:2] == ["spacy", "lang"] and len(parts) > 2 and len(parts[2]) <= 3:
        return parts[2] in LANGUAGES
    return not name.startswith(_WITHOUT)


hiddenimports = collect_submodules("spacy", filter=_wanted)
