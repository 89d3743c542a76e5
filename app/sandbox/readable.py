"""What the interpreter, its libraries and the program's own files need to be read (Linux)."""

from __future__ import annotations

import os
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from app import paths
from app.paths import MODELS, RESOURCES, data_dir
from app.policy import policy

_PACKAGE = Path(__file__).resolve().parents[1]
_SYSTEM = (
    *("/usr", "/lib", "/lib32", "/lib64", "/nix/store", "/gnu/store"),
    *("/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d", "/etc/ld-musl-x86_64.path"),
    *("/etc/localtime", "/etc/timezone", "/etc/fonts", "/etc/mime.types", "/etc/os-release"),
    *("/etc/ssl/openssl.cnf", "/etc/pki/tls/openssl.cnf", "/etc/crypto-policies"),
    *("/dev/null", "/dev/zero", "/dev/random", "/dev/urandom"),
    *("/proc/self", "/proc/cpuinfo", "/proc/meminfo", "/proc/stat", "/proc/version"),
    *("/proc/filesystems", "/proc/sys/vm", "/proc/sys/kernel/osrelease"),
    *("/sys/devices/system", "/sys/fs/cgroup", "/sys/kernel/mm"),
)
_FOR_DEVICES = ("/proc", "/sys", "/run/nvidia-persistenced", "/opt/rocm", "/etc/vulkan")
_NODES = ("nvidia*", "dri", "kfd", "dxg", "accel*")


def needed(*, models: bool, devices: bool) -> Iterator[Path]:
    """Files and folders that must be readable; `models` are those that the user imported."""
    yield from map(Path, _SYSTEM)
    yield from _interpreter()
    yield RESOURCES
    yield MODELS
    if models:
        yield paths.policy_file()
        if (shared := policy().packs) is not None:
            yield shared
        yield from _imported_models()
    if devices:
        yield from map(Path, _FOR_DEVICES)


def graphics_nodes() -> tuple[Path, ...]:
    """The devices of graphics processors of this machine; none without a driver."""
    found = [path for pattern in _NODES for path in Path("/dev").glob(pattern)]
    return (*found, Path("/dev/shm")) if found else ()  # noqa: S108 - no file of ours


def imported_models() -> Iterator[Path]:
    """Files of the packs that the user imported, or all users have; none where there are none."""
    shared = policy().packs
    for folder in (data_dir() / "models", *((shared,) if shared else ())):
        for kind in ("onnx", "npz"):
            with suppress(OSError):
                yield from folder.glob(f"*/*.{kind}")


def _interpreter() -> Iterator[Path]:
    """Where modules are, but never a folder in which the user's own files would be."""
    folders = {Path(sysconfig.get_path(name)) for name in ("stdlib", "platstdlib")}
    folders |= {Path(sysconfig.get_path(name)) for name in ("purelib", "platlib")}
    folders |= {folder.parent for folder in folders}  # with the libraries that modules link
    folders |= {Path(entry) for entry in _searched() if entry and entry != os.getcwd()}  # noqa: PTH109
    folders.add(_PACKAGE.parent)
    yield from (folder for folder in folders if not _holds_home(folder))
    yield _PACKAGE
    if getattr(sys, "frozen", False):
        # A frozen program has its modules in its own file, beside the folder of its libraries.
        yield Path(sys.executable)


def _searched() -> list[str]:
    """Where Python looks for modules, but for what it put first by itself.

    That is the folder of the script that was started, where documents often are.
    """
    script = Path(sys.argv[0]).resolve().parent if sys.argv and sys.argv[0] else None
    own = sys.path[:1] if script is None or Path(*sys.path[:1]).resolve() != script else []
    return own + sys.path[1:]


def _holds_home(folder: Path) -> bool:
    home = Path(os.path.expanduser("~"))  # noqa: PTH111 - without a home it stays as it is
    whole = folder.resolve()
    return home.resolve().is_relative_to(whole) or whole == whole.parent


def _imported_models() -> Iterator[Path]:
    """Their folder, made before it is needed; packs may be links to other places."""
    folder = data_dir() / "models"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        yield folder
        yield from (pack.resolve() for pack in folder.iterdir() if pack.is_symlink())
    except OSError:
        return
