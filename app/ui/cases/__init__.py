"""Patients whose identifiers are known, and the documents that belong to each."""
