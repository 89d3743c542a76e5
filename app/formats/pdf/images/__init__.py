"""Image XObjects."""
