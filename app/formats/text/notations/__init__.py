"""Text files with a notation of their own: tables, JSON, XML, HL7 version 2."""
