"""Reads, redacts, rewrites and checks PDF files."""

from __future__ import annotations

import logging

from app.formats.pdf.packed_pictures import start_no_decoder

# These libraries put parts of documents into their log records.
for _library in ("fontTools", "pdfminer", "pdfplumber", "pikepdf", "pypdfium2"):
    logging.getLogger(_library).setLevel(logging.CRITICAL + 1)

start_no_decoder()
