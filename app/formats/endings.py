"""File name endings of all formats, for those who must not load the parsers to ask."""

from __future__ import annotations

# A test compares them with what the formats say.
ENDINGS = (
    ".pdf",
    ".docx", ".dotx",
    ".png", ".jpg", ".jpeg", ".tif", ".tiff",
    ".txt", ".md", ".text", ".log", ".csv", ".tsv", ".hl7",
    ".json", ".ndjson", ".jsonl", ".xml",
)  # fmt: skip
