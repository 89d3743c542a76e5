"""The export with other eyes."""
