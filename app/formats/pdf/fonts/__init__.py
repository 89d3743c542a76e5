"""Fonts of the document, and those that an export adds."""
