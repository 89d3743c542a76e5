"""Keys: where they lie, what is derived from them, and what they encrypt and sign."""
