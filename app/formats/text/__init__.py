"""Plain text and texts in a notation."""
