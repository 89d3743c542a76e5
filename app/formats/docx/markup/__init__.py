"""The XML of Word documents and its vocabulary."""
