"""Whether anything is left."""
