"""What an export changes, and the report of it."""
