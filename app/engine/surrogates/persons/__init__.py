"""Names of people and what follows them: log-ins, telephones, occupations."""
