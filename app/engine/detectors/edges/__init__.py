"""Words and numbers at the edges of findings that are no part of their identifiers."""
