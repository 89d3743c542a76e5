"""A text as it reads."""
