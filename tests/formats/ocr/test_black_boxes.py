"""Boxes of an export are no stamps: a check takes them out, and nothing else."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageDraw

from app.formats.ocr.black_boxes import without_black_boxes


def test_boxes_become_paper_and_letters_stay() -> None:
    made = Image.new("RGB", (400, 200), (240, 240, 240))
    drawing = ImageDraw.Draw(made)
    drawing.text((20, 150), "Aspirin was started", fill=0, font_size=30)
    letters = np.asarray(made).copy()
    drawing.rectangle((40, 20, 200, 60), fill=0)
    drawing.rectangle((180, 60, 300, 100), fill=0)
    assert np.array_equal(np.asarray(without_black_boxes(made)), letters)


def test_what_is_nearly_black_stays() -> None:
    made = Image.new("L", (400, 200), 240)
    ImageDraw.Draw(made).rectangle((40, 20, 200, 60), fill=12)
    assert without_black_boxes(made) is made


def test_a_label_in_a_box_stays() -> None:
    made = Image.new("L", (400, 200), 240)
    drawing = ImageDraw.Draw(made)
    drawing.rectangle((40, 20, 360, 60), fill=0)
    drawing.text((60, 22), "[PATIENT]", fill=255, font_size=30)
    white = np.asarray(made) == 255
    assert np.asarray(without_black_boxes(made))[white].tolist() == [255] * int(white.sum())
