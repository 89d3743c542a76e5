"""Looks again where the first look at a picture may have seen too little, or nonsense."""
