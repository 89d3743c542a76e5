"""What a reader of one type of picture file reports."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Parts:
    """What lies in a picture file besides the frames that a decoder gives.

    Attributes:
        previews: whole picture files inside, such as the thumbnail of a camera.
        behind: the bytes behind the end of the file that a decoder reads.
        is_known: whether all else is of a kind that holds no pixels.
    """

    previews: tuple[bytes, ...] = field(default=(), repr=False)
    behind: bytes = field(default=b"", repr=False)
    is_known: bool = True


UNKNOWN = Parts(is_known=False)
