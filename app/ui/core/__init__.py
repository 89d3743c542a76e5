"""Services without a view."""
