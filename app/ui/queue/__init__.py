"""The open documents."""
