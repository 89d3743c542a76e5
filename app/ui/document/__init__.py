"""The document in view and what is done in it."""
