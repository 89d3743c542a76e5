"""Where else in the document, and who is who."""
