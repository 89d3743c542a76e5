"""What the tagger takes for an identifier in rows of analyses."""
