"""Start the window without arguments, the command line with."""

from __future__ import annotations

import multiprocessing
import os
import sys

from app.garbage import without_collections
from app.sandbox.private_memory import keep_memory_private


def main() -> int:
    """Run the program; the process's exit status."""
    multiprocessing.freeze_support()
    keep_memory_private()
    if os.name == "posix":
        # Whatever the user lets others do: who can write beside the keys can exchange them.
        os.umask(os.umask(0) | 0o002)
    os.environ["ORT_DISABLE_TELEMETRY"] = "1"
    if sys.platform == "win32":
        # Loaded after Qt, it finds another version of a library that both bring.
        import onnxruntime  # noqa: F401, PLC0415
    arguments = sys.argv[1:]
    if not arguments or (arguments[0] == "open" and not _asks_for_help(arguments[1:])):
        with without_collections():
            from app.ui.core.backend import Backend  # noqa: PLC0415

            backend = Backend()
            backend.begin()
            from app.ui.application import run  # noqa: PLC0415 - the command line needs no Qt

        return run([path for path in arguments[1:] if path != "--"], backend)
    if arguments == ["--self-test"]:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        from app.self_test import run as run_self_test  # noqa: PLC0415 - as below

        return run_self_test()
    with without_collections():
        from app.cli.parser import run as run_command  # noqa: PLC0415 - the window needs it not

    return run_command(arguments)


def _asks_for_help(arguments: list[str]) -> bool:
    """Whether an option stands there, which the command line explains or refuses."""
    before = arguments[: arguments.index("--")] if "--" in arguments else arguments
    return any(argument.startswith("-") for argument in before)


if __name__ == "__main__":
    sys.exit(main())
