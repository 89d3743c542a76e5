"""Personal names and gazetteers."""
