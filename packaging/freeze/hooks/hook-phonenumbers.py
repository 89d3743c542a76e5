"""Instead of all tables, also of places, carriers and time zones: the shapes of numbers."""

from PyInstaller.utils.hooks import collect_submodules

hiddenimports = collect_submodules("phonenumbers.data") + collect_submodules(
    "phonenumbers.shortdata"
)
