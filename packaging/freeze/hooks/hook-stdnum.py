"""Instead of all tables of numbers: those that `contents.py` names."""
