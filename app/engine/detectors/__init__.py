"""Anything that turns a document into findings, and the merging of them."""
