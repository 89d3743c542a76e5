"""The text recognition library: RapidOCR with the PP-OCRv6 models that lie in its wheel.

The library downloads a model that it does not find, so the paths of the models are pinned and it is
given no means to reach the network. It is imported on first use: most documents need none of it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
from PIL import Image

from app.errors import DependencyMissing

INSTALL = "Install text recognition with: pip install rapidocr"

# Four points in pixels: top left, top right, bottom right, bottom left, seen in reading direction.
Quad: TypeAlias = npt.NDArray[np.float64]
Tick: TypeAlias = Callable[[], None]
Wanted: TypeAlias = Callable[[Quad], bool]

_DETECTOR, _RECOGNISER = "PP-OCRv6_det_small.onnx", "PP-OCRv6_rec_small.onnx"
# An A4 page at 200 dots an inch; larger pictures are made smaller before they are read.
LONGEST_SIDE = 2400
# Enough to find lines; it halves the time of a page.
_DETECTION_SIDE = 1600
# Between the middles of two letters of a word there are at most 0.7 heights of its line.
_WIDE_IN_HEIGHTS, _WIDE_IN_LETTERS = 0.9, 2.2
_TALL = 1.5  # the library turns such boxes before it reads them


class RecognisedLine(NamedTuple):
    """A line as the library gives it.

    Attributes:
        confidence: 0 to 1, the mean of its characters.
        centres: the middle of every character that is no white space; empty where unknown.
        under_print: whether it is pale and lies under print, so that it was read without that.
    """

    text: str
    confidence: float
    quad: Quad
    centres: tuple[npt.NDArray[np.float64], ...]
    under_print: bool = False

    @property
    def shares(self) -> list[float]:
        """Where the `centres` lie along the line, as shares of its length."""
        along = self.quad[1] - self.quad[0]
        length = max(float(along @ along), 1.0)
        return [float((centre - self.quad[0]) @ along) / length for centre in self.centres]

    def __repr__(self) -> str:
        return f"RecognisedLine({len(self.text)} characters, {self.confidence:.2f})"


def is_installed() -> bool:
    """Whether text recognition can be used."""
    return find_spec("rapidocr") is not None


def _every(_: Quad) -> bool:
    return True


def recognise(picture: Image.Image, tick: Tick, wanted: Wanted = _every) -> list[RecognisedLine]:
    """The lines of a picture, in no order that means anything.

    Lines that are not `wanted` where they stand are not read, which is what takes long. `tick` is
    called every second or so and may raise to end the work. Raises `DependencyMissing`.
    """
    return [line for line in recognise_all(picture, tick, wanted) if line.text.strip()]


def recognise_part(
    part: Image.Image, corner: npt.NDArray[np.int_], tick: Tick, wanted: Wanted = _every
) -> Iterator[RecognisedLine]:
    """As `recognise`, for a part that begins at `corner` of a picture: lines are placed in that."""
    for line in recognise(part, tick, lambda quad: wanted(quad + corner)):
        centres = tuple(centre + corner for centre in line.centres)
        yield line._replace(quad=line.quad + corner, centres=centres)


def recognise_all(
    picture: Image.Image, tick: Tick, wanted: Wanted = _every
) -> list[RecognisedLine]:
    """As `recognise`, with lines without text for those that were found and read as nothing."""
    # For the first time each of both takes a second or more.
    load_library()
    tick()
    engine = load_engine()
    tick()
    engine.text_det.session.tick = engine.text_rec.session.tick = tick
    engine.wanted = wanted
    # The library works on channels in the order blue, green, red. Given a view that only seems to
    # be in this order, it would copy the whole picture for every line that it cuts out.
    found = engine(_channels(picture))
    blank = [_line("", 0.0, box, ()) for box in engine.blank]
    if found.txts is None:
        return blank
    characters = found.word_results if len(found.word_results) == len(found.txts) else None
    return [
        _line(text, float(score), box, characters[number] if characters else ())
        for number, (text, score, box) in enumerate(
            zip(found.txts, found.scores, found.boxes, strict=True)
        )
    ] + blank


def certainties(strips: Sequence[Image.Image], tick: Tick) -> list[float]:
    """How certainly each strip reads as one line, 0 to 1. Raises `DependencyMissing`.

    The recogniser is often certain that there is nothing, where it knows no letter.
    """
    return [certainty if text.strip() else 0.0 for text, certainty in read_strips(strips, tick)]


def read_strips(strips: Sequence[Image.Image], tick: Tick) -> list[tuple[str, float]]:
    """Each strip as one line, and how certain that is, 0 to 1. Raises `DependencyMissing`."""
    if not strips:
        return []
    engine = load_engine()
    engine.text_rec.session.tick = tick
    found = engine.recognize_txt([_channels(one) for one in strips])
    return [
        (text, float(score))
        for text, score in zip(found.txts or (), found.scores or (), strict=True)
    ]


def find_lines(picture: Image.Image, tick: Tick) -> list[Quad]:
    """The places of lines, unread; a line that runs up or down is a tall one.

    Raises `DependencyMissing`.
    """
    engine = load_engine()
    engine.text_det.session.tick = tick
    boxes = engine.text_det(_channels(picture)).boxes
    return [] if boxes is None else [np.asarray(box, dtype=float) for box in boxes]


def is_tall(quad: Quad) -> bool:
    """Whether the library turns a line of this shape before it reads it."""
    across, down = np.linalg.norm(quad[1] - quad[0]), np.linalg.norm(quad[3] - quad[0])
    return round(float(down) / max(float(across), 1e-6), 2) >= _TALL


def _channels(picture: Image.Image) -> npt.NDArray[np.uint8]:
    return np.ascontiguousarray(np.asarray(picture.convert("RGB"))[:, :, ::-1])


def _line(text: str, score: float, box: Quad, characters: Any) -> RecognisedLine:
    quad = _in_reading_direction(box)
    read = "".join(character for character, _, _ in characters)
    centres = (
        tuple(np.asarray(corners, dtype=float).mean(axis=0) for _, _, corners in characters)
        if read == "".join(text.split())
        else ()
    )
    return RecognisedLine(_parted(text, centres, quad), score, quad, centres)


def _in_reading_direction(box: Quad) -> Quad:
    quad = np.asarray(box, dtype=float)
    return np.roll(quad, -1, axis=0) if is_tall(quad) else quad


def _parted(text: str, centres: Sequence[npt.NDArray[np.float64]], quad: Quad) -> str:
    """The text with a space in each wide gap: `27/10/25` in one column, `128` in the next."""
    if len(centres) < 2:
        return text
    gaps = np.linalg.norm(np.diff(np.array(centres), axis=0), axis=1)
    height = float(np.linalg.norm(quad[3] - quad[0]))
    wide = max(_WIDE_IN_HEIGHTS * height, _WIDE_IN_LETTERS * float(np.median(gaps)))
    pieces: list[str] = []
    number = 0
    for at, character in enumerate(text):
        is_letter = not character.isspace()
        if is_letter and number and not text[at - 1].isspace() and gaps[number - 1] > wide:
            pieces.append(" ")
        pieces.append(character)
        number += is_letter
    return "".join(pieces)


@cache
def load_library() -> ModuleType:
    """The library of text recognition, kept offline. Raises `DependencyMissing`."""
    try:
        with _no_network(), _no_list_of_models():
            rapidocr = import_module("rapidocr")
            import_module("rapidocr.main")
    except ImportError:
        raise DependencyMissing("Text recognition is not installed.", hint=INSTALL) from None
    _let_threads_sleep()
    return rapidocr


def _let_threads_sleep() -> None:
    """Have no thread of the libraries spin while it waits for work.

    Spinning takes a quarter of the processor time of a page, from the window and from other pages.
    OpenCV cannot do without it, and its share of a page is too small for a second thread to help.
    """
    import_module("cv2").setNumThreads(1)
    runtime: Any = import_module("rapidocr.inference_engine.onnxruntime.main")
    usual = runtime.SessionOptions

    def options() -> Any:
        made = usual()
        made.add_session_config_entry("session.intra_op.allow_spinning", "0")
        return made

    runtime.SessionOptions = options


@cache
def load_engine() -> Any:
    """The recogniser of the library with its models, one for the process. Its sessions tick."""
    rapidocr = load_library()
    models = Path(str(rapidocr.__file__)).parent / "models"
    engine: Any = rapidocr.RapidOCR(
        params={
            "Global.log_level": "critical",
            "Global.use_cls": False,  # it lost whole lines of a test scan
            "Global.text_score": 0.0,  # what is read with little certainty must be searched too
            "Global.max_side_len": LONGEST_SIDE,
            "Global.return_word_box": True,
            "Global.return_single_char_box": True,
            "Det.limit_type": "max",
            "Det.limit_side_len": _DETECTION_SIDE,
            "Det.model_path": str(models / _DETECTOR),
            "Rec.model_path": str(models / _RECOGNISER),
            # Strips of one batch are padded to the longest, which costs time and misreads letters.
            "Rec.rec_batch_num": 1,
        }
    )
    # Loads the models, and puts a place into the work where it can be ended.
    engine(np.zeros((64, 64, 3), np.uint8), use_rec=False)
    engine.recognize_txt([np.zeros((48, 320, 3), np.uint8)])
    for part in (engine.text_det, engine.text_rec):
        part.session = TickingSession(part.session)
    engine.update_params(use_rec=True)
    _remember_blank(engine)
    _read_only_wanted(engine)
    return engine


def _read_only_wanted(engine: Any) -> None:
    """Have the engine read only lines that are `wanted` where they stand in the picture."""
    found = engine.detect_and_crop
    rapidocr: Any = import_module("rapidocr.main")
    to_original = import_module("rapidocr.utils.process_img").map_boxes_to_original

    def found_and_wanted(picture: Any, record: Any) -> Any:
        strips, lines = found(picture, record)
        height, width = picture.shape[:2]
        scale = record["preprocess"]
        size = height * scale["ratio_h"], width * scale["ratio_w"]
        boxes = to_original(np.array(lines.boxes), record, *size)
        kept = [at for at, box in enumerate(boxes) if engine.wanted(_in_reading_direction(box))]
        if not kept:
            raise rapidocr.RapidOCRError("No line is wanted.")
        lines.boxes = np.array(lines.boxes)[kept]
        lines.scores = [lines.scores[at] for at in kept]
        return [strips[at] for at in kept], lines

    engine.wanted = _every
    engine.detect_and_crop = found_and_wanted


def _remember_blank(engine: Any) -> None:
    """Have the engine keep as `blank` the boxes of lines that it drops since they read as nothing.

    Mirrored print, letters of a script that it does not know, and some handwriting do.
    """
    finish = engine.build_final_output
    to_original = import_module("rapidocr.utils.process_img").map_boxes_to_original

    def finish_with_blank(picture: Any, found: Any, turned: Any, read: Any, *rest: Any) -> Any:
        engine.blank = ()
        if found.boxes is not None and read.txts is not None:
            blank = [not text.strip() for text in read.txts]
            boxes = np.array(found.boxes)[blank]
            engine.blank = to_original(boxes, rest[-1], *picture.shape[:2])
        return finish(picture, found, turned, read, *rest)

    engine.blank = ()
    engine.build_final_output = finish_with_blank


@contextmanager
def _no_network() -> Iterator[None]:
    """Have what is imported meanwhile take an empty module for `requests`.

    The real one tries a socket when it is imported.
    """
    real = sys.modules.get("requests")
    empty: Any = ModuleType("requests")
    empty.Response, empty.RequestException = object, Exception
    sys.modules["requests"] = empty
    try:
        yield
    finally:
        del sys.modules["requests"]
        if real is not None:
            sys.modules["requests"] = real


@contextmanager
def _no_list_of_models() -> Iterator[None]:
    """Have what is imported meanwhile read no list of the models that could be downloaded.

    The library reads it twice, in half a second for each child that recognises text.
    """
    omegaconf: Any = import_module("omegaconf").OmegaConf
    usual = omegaconf.load
    omegaconf.load = lambda _: omegaconf.create()
    try:
        yield
    finally:
        omegaconf.load = usual


class TickingSession:
    """A model that reports each time it is used."""

    def __init__(self, model: Any) -> None:
        self.tick: Tick = lambda: None
        self._model = model

    def __call__(self, pixels: npt.NDArray[np.float32]) -> Any:
        """What the model makes of the pixels."""
        self.tick()
        found = self._model(pixels)
        # Between finding lines and reading them, all of them are cut out.
        self.tick()
        return found
