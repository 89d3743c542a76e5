"""The members of an exported archive, and what its directory says beside their content."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable

from app.errors import VerificationFailed
from app.formats.docx.opc.structure import is_whole


def members_of(untrusted_archive: bytes) -> dict[str, bytes]:
    """The content of every member, by its name.

    Raises `VerificationFailed` for one that cannot be unpacked, and for two of the same name.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(untrusted_archive)) as archive:
            infos = [info for info in archive.infolist() if not info.is_dir()]
            found = {info.filename: archive.read(info) for info in infos}
    except Exception as error:  # noqa: BLE001 - whatever fails, the check has failed
        raise unreadable("archive", error) from None
    if len(found) != len(infos):
        raise VerificationFailed("The export contains the same part twice.", places=("archive",))
    return found


def directory_of(untrusted_archive: bytes, is_own_name: Callable[[str], object]) -> str:
    """Names that the program does not give itself, comments and extra fields, a line each.

    Raises `VerificationFailed` for bytes that belong to no member.
    """
    with zipfile.ZipFile(io.BytesIO(untrusted_archive)) as archive:
        infos = archive.infolist()
        lines = [info.filename for info in infos if not is_own_name(info.filename)]
        remarks = [archive.comment, *(remark for i in infos for remark in (i.comment, i.extra))]
    if not is_whole(untrusted_archive):
        raise VerificationFailed("The export contains data outside its parts.", places=("archive",))
    return "\n".join([*lines, *(r.decode("utf-8", errors="replace") for r in remarks if r)])


def unreadable(place: str, error: Exception) -> VerificationFailed:
    """The error for a place of which nobody knows what it holds."""
    return VerificationFailed(
        f"The export could not be checked ({type(error).__name__}).", places=(place,)
    )
