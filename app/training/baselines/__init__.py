"""What the tagger must beat."""
