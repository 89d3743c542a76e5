"""Secrets of this machine, each in a file that only the user may read."""

from __future__ import annotations

import hmac
import os
import secrets
from pathlib import Path

from app.errors import WriteFailed
from app.paths import data_dir

KEY_BYTES = 32


def surrogate_key(path: Path | None = None) -> bytes:
    """What makes surrogates the same in every document of one patient on this machine.

    Whoever holds the key and knows a name can find its surrogate, so it is never exported.
    Raises `WriteFailed` where it can be neither read nor made.
    """
    path = path or data_dir() / "surrogate.key"
    try:
        return file_key(path)
    except OSError as error:
        raise WriteFailed(f"The surrogate key cannot be kept: {error.strerror}.") from None
    except ValueError:
        raise WriteFailed(
            "The surrogate key is damaged.",
            hint=f"Delete {path.name} in the program's data folder; new surrogates will differ.",
        ) from None


def file_key(path: Path) -> bytes:
    """The stored key, made on first use. Raises `OSError`, and `ValueError` for a damaged file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        pass
    else:
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(KEY_BYTES))
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise ValueError("not a key")
    return key


def report_key() -> bytes:
    """The secret of the fingerprints in reports, drawn from the stored key.

    Whoever holds it can try names on a report. Raises `WriteFailed` as `surrogate_key`.
    """
    return hmac.digest(surrogate_key(), b"fingerprints of reports", "sha256")
