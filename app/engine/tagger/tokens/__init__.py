"""Running text to tokens, as spaCy parts it."""
