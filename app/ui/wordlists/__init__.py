"""Words always or never redacted."""
