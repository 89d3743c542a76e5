"""Dates, ages and births: one shift for a patient, every notation kept."""
