"""The redacted copy."""
