"""Saving and going on."""
