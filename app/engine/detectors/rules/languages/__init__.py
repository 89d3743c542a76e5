"""Identifiers as the notes of one language write them, a module each."""
