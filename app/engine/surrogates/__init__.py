"""Invented values in place of identifiers, consistent in one patient's case."""

from app.engine.surrogates.surrogates import Surrogates

__all__ = ["Surrogates"]
