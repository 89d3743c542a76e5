"""What the fields of HL7, FHIR, CDA, tables and JSON tell."""
