"""Two reviewers."""
