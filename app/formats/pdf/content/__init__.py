"""Content streams: one interpreter numbers the glyphs and removes them."""
