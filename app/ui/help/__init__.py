"""The tour, the keys, every command by its words."""
