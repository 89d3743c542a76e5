"""Search and redact all, and the second look: what goes through a whole document."""
