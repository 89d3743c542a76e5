"""Keeps pikepdf from starting a program to unpack JBIG2 data.

It would look for jbig2dec, which a confined child may not start; PDFium unpacks such pictures.
"""

from __future__ import annotations

import pikepdf
from pikepdf import jbig2


class _NoDecoder(jbig2.JBIG2DecoderInterface):
    """What pikepdf takes for a decoder that is not installed."""

    def check_available(self) -> None:
        raise pikepdf.DependencyError

    def decode_jbig2(self, *_: bytes) -> bytes:
        raise pikepdf.DependencyError


def start_no_decoder() -> None:
    """Have what is packed in this way raise `pikepdf.DependencyError` from now on."""
    jbig2.set_decoder(_NoDecoder())
