"""The window, in Qt.

PySide6 replaces `__import__` by one that reads the source of every module imported later, to see
whether it says `from __feature__`. Nothing here does, and the window loads 300 modules.
"""

import builtins

_plain_import = builtins.__import__
import PySide6.QtCore  # noqa: E402, F401 - puts its own in place

builtins.__import__ = _plain_import
