"""The ONNX tagger and its model packs."""
