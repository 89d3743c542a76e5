"""Incognote: find and remove identifiers in clinical documents, offline."""
