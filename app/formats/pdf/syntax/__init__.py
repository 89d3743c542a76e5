"""Operators, matrices, resources, names and keys."""
