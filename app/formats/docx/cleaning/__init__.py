"""One step a module; run twice, it changes nothing more."""
