"""A model that learns from decisions."""
