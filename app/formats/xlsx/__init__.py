"""Excel workbooks: read by openpyxl, written anew from a list of what may stay."""
