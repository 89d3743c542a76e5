"""An untrusted file to flattened pages."""
