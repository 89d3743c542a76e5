"""Glyphs to text."""
