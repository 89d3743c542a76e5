"""Composes everything."""
