"""How well identifiers were found: scores, leakage, significance, agreement, reports."""
