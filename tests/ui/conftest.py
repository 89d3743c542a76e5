"""The window of `known_window` as fixtures."""

from known_window import backend, note, opened, window

__all__ = ["backend", "note", "opened", "window"]
