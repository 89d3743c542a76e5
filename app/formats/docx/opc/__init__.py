"""Open Packaging Conventions: archive, parts, relationships."""
