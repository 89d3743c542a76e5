"""The log: what went wrong, when, and where in the program.

It can be sent to whoever helps, so it holds nothing of a document, not even a file's name: of an
exception only its class and its place in the program, never its message, which may quote a text.
"""

from __future__ import annotations

import logging
import platform
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

import app
from app.paths import NAME, log_dir

_LOG = logging.getLogger(__name__)
_FILE = "incognote.log"
_MOST_BYTES = 256 * 1024


class _Quiet(logging.Formatter):
    """Leaves out what exceptions say."""

    def formatException(  # noqa: N802 - the name is that of the standard library
        self, ei: tuple[type[BaseException] | None, BaseException | None, TracebackType | None]
    ) -> str:
        kind, _, trace = ei
        return f"{kind.__name__ if kind else 'nothing'} at {places_of(trace)}"

    def formatStack(self, stack_info: str) -> str:  # noqa: ARG002, N802 - lines of code are not told
        return ""


def begin(folder: Path | None = None) -> logging.Handler:
    """Write the program's own records to the log from now on; libraries may tell too much."""
    folder = folder or log_dir()
    logger = logging.getLogger(app.__name__)
    logger.setLevel(logging.INFO)
    handler: logging.Handler
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            folder / _FILE, maxBytes=_MOST_BYTES, backupCount=1, encoding="utf-8"
        )
    except OSError:
        # The program is of use without a log.
        handler = logging.NullHandler()
    handler.setFormatter(_Quiet("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logger.addHandler(handler)
    sys.excepthook = _unexpected
    _LOG.info("%s %s, Python %s", NAME, app.__version__, platform.python_version())
    _LOG.info("%s %s", platform.system(), platform.machine())
    return handler


def text(folder: Path | None = None) -> str:
    """The whole log, oldest first. Raises `OSError` where it cannot be read."""
    folder = folder or log_dir()
    parts = [folder / f"{_FILE}.1", folder / _FILE]
    return "".join(part.read_text(encoding="utf-8") for part in parts if part.is_file())


def _unexpected(
    kind: type[BaseException], error: BaseException, trace: TracebackType | None
) -> None:
    _LOG.error("unexpected", exc_info=(kind, error, trace))


def places_of(trace: TracebackType | None) -> str:
    """Where in the program an exception was raised, the innermost place first."""
    places: list[str] = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{Path(code.co_filename).name}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return " < ".join(reversed(places)) or "an unknown place"
