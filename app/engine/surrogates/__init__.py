"""Invented values in place of identifiers, consistent in one patient's case."""
