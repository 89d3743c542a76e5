"""Word documents (Office Open XML), rebuilt from the parts that can be searched."""
