"""Packs whose scores are sums over features of words: sentences, features, tables, the tagger."""
