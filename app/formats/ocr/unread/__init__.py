"""Finds what recognition does not read, so that it is covered."""
