"""The commands that write redacted copies."""
