"""Paints over words of a picture, and writes others in their place."""
