"""Encoders that training starts from, made of what the package registries hold."""
