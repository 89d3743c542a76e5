"""All numbers: some modules import those of a country by its code, and do without if they fail."""

from PyInstaller.utils.hooks import collect_data_files, collect_submodules

hiddenimports = collect_submodules("stdnum")
datas = collect_data_files("stdnum")
