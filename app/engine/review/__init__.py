"""Pure transitions of a Review."""
