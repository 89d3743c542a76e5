"""Reads words from pictures of pages, and paints over them."""

from __future__ import annotations

import logging

# It reports what it reads and where its files lie.
logging.getLogger("RapidOCR").setLevel(logging.CRITICAL + 1)
