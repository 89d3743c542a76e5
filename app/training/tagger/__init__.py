"""Training of the tagger."""
