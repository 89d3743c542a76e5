"""Pages as they look."""
