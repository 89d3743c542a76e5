"""Instead of the hook for all of thinc: without its tests."""

from PyInstaller.utils.hooks import collect_submodules

hiddenimports = collect_submodules("thinc", filter=lambda name: not name.startswith("thinc.tests"))
