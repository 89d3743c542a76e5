"""Text as it is searched."""
