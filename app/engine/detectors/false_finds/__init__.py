"""What is marked and names nobody, told by closed forms: a module for each kind."""
