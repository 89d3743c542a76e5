"""Labelled corpora: one value, and readers and writers of the formats they come in. No torch."""
