"""Instead of the providers of all languages: those of the languages that the program imports."""

from PyInstaller.utils.hooks import collect_submodules

_LOCALES = ("en_US", "es_ES", "it_IT", "sv_SE")


def _wanted(name: str) -> bool:
    last = name.rpartition(".")[2]
    return "_" not in last or not last[-2:].isupper() or last in _LOCALES


hiddenimports = collect_submodules("faker", filter=_wanted)
