"""What can be chosen, and which keys."""
