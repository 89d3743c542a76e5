"""How documents, pages and marks look."""
