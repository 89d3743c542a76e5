"""Pictures of documents: PNG, JPEG and TIFF files."""
