"""The values that pass between layers: frozen, silent about their text."""
