"""Exports and labelled data."""
