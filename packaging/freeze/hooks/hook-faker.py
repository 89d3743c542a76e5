"""Instead of all providers: people of all languages, places and jobs of those it searches."""

from PyInstaller.utils.hooks import collect_submodules

_LOCALES = ("en_US", "es_ES", "it_IT", "sv_SE")


def _wanted(name: str) -> bool:
    last = name.rpartition(".")[2]
    language, _, country = last.partition("_")
    named_for_a_place = country.isupper() and len(language) <= 3
    # `app.engine.names.origins` imports these by their names.
    people = name.startswith("faker.providers.person")
    return people or not named_for_a_place or last in _LOCALES


hiddenimports = collect_submodules("faker", filter=_wanted)
