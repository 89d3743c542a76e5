"""Stands for `blis.py`: thinc only asks whether it is there (`thinc.backends.numpy_ops`)."""
