"""What picture files hold besides the picture that they show."""
