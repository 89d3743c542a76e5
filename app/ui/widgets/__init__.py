"""Small reusable parts."""
