"""Incognote: find and remove identifiers in clinical documents, offline."""

__version__ = "0.1.0"
