"""Model packs: what a folder of a pack holds and says of itself."""
