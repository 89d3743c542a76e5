"""What the compiled module of the library imports, which nobody sees."""

hiddenimports = ["pycrfsuite._dumpparser", "pycrfsuite._logparser"]
