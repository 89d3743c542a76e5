"""The system's own keyring: Secret Service, Keychain, Credential Manager.

Functions that take a keyring take None for a system without one.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING

from app.paths import NAME

if TYPE_CHECKING:  # loads slowly
    from keyring.backend import KeyringBackend

# Other back ends, which a system may have as well, keep their secrets as plain text.
SYSTEM = {
    "darwin": ("keyring.backends.macOS", "Keyring"),
    "win32": ("keyring.backends.Windows", "WinVaultKeyring"),
}.get(sys.platform, ("keyring.backends.SecretService", "Keyring"))


def system_keyring() -> KeyringBackend | None:
    """The system's own keyring, if it can be reached."""
    module, name = SYSTEM
    try:
        kind: type[KeyringBackend] = getattr(import_module(module), name)
        return kind() if kind.viable else None
    except Exception:  # noqa: BLE001 - back ends fail in many ways where there is no desktop
        return None


def put(keyring: KeyringBackend | None, name: str, key: bytes) -> bool:
    """Keep a key under a name; whether it is there and can be read again."""
    if keyring is None:
        return False
    try:
        keyring.set_password(NAME, name, key.hex())
        return keyring.get_password(NAME, name) == key.hex()
    except Exception:  # noqa: BLE001 - as above; a file will do
        return False


def get(keyring: KeyringBackend | None, name: str) -> bytes:
    """The key of this name; nothing where it cannot be reached or the user said no."""
    try:
        secret = keyring.get_password(NAME, name) if keyring is not None else None
        return bytes.fromhex(secret or "")
    except Exception:  # noqa: BLE001 - as above
        return b""


def forget(keyring: KeyringBackend | None, name: str) -> None:
    """Remove a key. Where that fails it stays, and nothing names it any more."""
    try:
        if keyring is not None:
            keyring.delete_password(NAME, name)
    except Exception:  # noqa: BLE001 - as above
        return
