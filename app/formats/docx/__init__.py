"""Word documents (Office Open XML), rebuilt from the parts that can be searched."""

from app.formats.docx.format import DocxFormat

__all__ = ["DocxFormat"]
