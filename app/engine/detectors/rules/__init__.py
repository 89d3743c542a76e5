"""Structured identifiers by pattern, context and checksum."""
