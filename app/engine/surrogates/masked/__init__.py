"""Findings that become a label, since a surrogate would change what the note says."""
