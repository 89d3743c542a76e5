"""Whether every byte of a ZIP archive belongs to one of its members (APPNOTE 6.3.10).

Readers take the members that the directory names, and as much of each as unpacks. Whatever else
lies in the file is seen by nobody, and may be the original.
"""

from __future__ import annotations

import io
import struct
import zipfile
import zlib
from collections.abc import Iterator

_LOCAL, _CENTRAL, _END = b"PK\3\4", b"PK\1\2", b"PK\5\6"
_END64, _LOCATOR64, _DESCRIPTOR = b"PK\6\6", b"PK\6\7", b"PK\7\x08"
_LOCAL_LENGTH, _CENTRAL_LENGTH, _END_LENGTH = 30, 46, 22
_END64_LENGTH, _LOCATOR64_LENGTH = 56, 20
_NAMES_AT, _CENTRAL_NAMES_AT = 26, 28
_HAS_DESCRIPTOR = 0x08
# Extra fields that programs write of themselves, and the most bytes of each: sizes beyond 4 GB,
# times, owners, and the mark of archives of Java.
_EXTRA = {0x0001: 28, 0x000A: 32, 0x5455: 13, 0x5855: 12, 0x7875: 15, 0xCAFE: 0}
# What Office leaves for a member to grow into: a mark, a length, one byte again and again.
_ROOM, _ROOM_MARK = 0xA220, b"\x28\xa0"
_UNICODE_NAME, _BEFORE_NAME = 0x7075, 5


def is_whole(untrusted_archive: bytes) -> bool:
    """Whether the archive consists of its members and its directory, and of nothing else."""
    try:
        return _is_whole(untrusted_archive)
    except (zipfile.BadZipFile, struct.error, zlib.error, ValueError, NotImplementedError):
        return False


def _is_whole(data: bytes) -> bool:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        infos = sorted(archive.infolist(), key=lambda info: info.header_offset)
        directory, comment = archive.start_dir, archive.comment
    position = 0
    for info in infos:
        if info.header_offset != position:
            return False
        end = _end_of_member(data, info)
        if end is None:
            return False
        position = end
    return position == directory and _is_directory(data, directory, len(infos), len(comment))


def _end_of_member(data: bytes, info: zipfile.ZipInfo) -> int | None:
    """Where the next member begins; None where this one holds more than its content."""
    start = info.header_offset
    name, extra = struct.unpack_from("<HH", data, start + _NAMES_AT)
    begin = start + _LOCAL_LENGTH + name + extra
    end = begin + info.compress_size
    named = data[start + _LOCAL_LENGTH : begin - extra]
    if (
        data[start : start + 4] != _LOCAL
        or end > len(data)
        or named not in _spellings(info.orig_filename)
        or not _is_usual(data[begin - extra : begin], named)
        or not _is_usual(info.extra, named)
        or (info.is_dir() and info.file_size)
        or not _ends_exactly(data[begin:end], info)
    ):
        return None
    return _behind_descriptor(data, end, info) if info.flag_bits & _HAS_DESCRIPTOR else end


def _spellings(name: str) -> Iterator[bytes]:
    """The bytes that `zipfile` reads as a name."""
    for encoding in ("utf-8", "cp437"):
        try:
            yield name.encode(encoding)
        except UnicodeEncodeError:
            continue


def _is_usual(extra: bytes, name: bytes) -> bool:
    position = 0
    while position < len(extra):
        kind, length = struct.unpack_from("<HH", extra, position)
        value = extra[position + 4 : position + 4 + length]
        usual = length <= _EXTRA.get(kind, -1)
        if kind == _ROOM:
            usual = value.startswith(_ROOM_MARK) and len(set(value[4:])) <= 1
        elif kind == _UNICODE_NAME:
            usual = value[_BEFORE_NAME:] == name
        if len(value) != length or not usual:
            return False
        position += 4 + length
    return True


def _ends_exactly(packed: bytes, info: zipfile.ZipInfo) -> bool:
    if info.compress_type == zipfile.ZIP_STORED:
        return len(packed) == info.file_size
    if info.compress_type != zipfile.ZIP_DEFLATED:
        return False
    stream = zlib.decompressobj(-zlib.MAX_WBITS)
    # One byte more than is declared: who declares too few hides the rest.
    content = stream.decompress(packed, info.file_size + 1)
    if not stream.eof and len(content) == info.file_size:
        content += stream.decompress(stream.unconsumed_tail, 1)
    return stream.eof and not stream.unused_data and len(content) == info.file_size


def _behind_descriptor(data: bytes, end: int, info: zipfile.ZipInfo) -> int | None:
    """Where the repeated checksum and sizes of a member end: four ways, with a mark or without."""
    for sizes in ("<III", "<IQQ"):
        said = struct.pack(sizes, info.CRC, info.compress_size, info.file_size)
        for descriptor in (_DESCRIPTOR + said, said):
            if data.startswith(descriptor, end):
                return end + len(descriptor)
    return None


def _is_directory(data: bytes, position: int, count: int, comment: int) -> bool:
    """Whether the directory runs to the end of the file."""
    for _ in range(count):
        if data[position : position + 4] != _CENTRAL:
            return False
        lengths = struct.unpack_from("<HHH", data, position + _CENTRAL_NAMES_AT)
        position += _CENTRAL_LENGTH + sum(lengths)
    if data.startswith(_END64, position):
        position += _END64_LENGTH
        if not data.startswith(_LOCATOR64, position):
            return False
        position += _LOCATOR64_LENGTH
    return data.startswith(_END, position) and position + _END_LENGTH + comment == len(data)
