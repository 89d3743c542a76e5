"""Pages with their text, cross-checked."""
