"""Structured identifiers by pattern, context and checksum."""

from app.engine.rules.detector import RULES, RuleDetector

__all__ = ["RULES", "RuleDetector"]
