"""Start the window without arguments, the command line with."""

from __future__ import annotations

import multiprocessing
import os
import sys

from app.sandbox.confinement import keep_memory_private


def main() -> int:
    """Run the program; the process's exit status."""
    multiprocessing.freeze_support()
    keep_memory_private()
    os.environ["ORT_DISABLE_TELEMETRY"] = "1"
    if sys.platform == "win32":
        # Loaded after Qt, it finds another version of a library that both bring.
        import onnxruntime  # noqa: F401, PLC0415
    arguments = sys.argv[1:]
    if not arguments or arguments[0] == "open":
        from app.ui.core.backend import PipelineBackend  # noqa: PLC0415

        backend = PipelineBackend()
        backend.begin()
        from app.ui.application import run  # noqa: PLC0415 - the command line needs no Qt

        return run(arguments[1:], backend)
    from app.cli.parser import run as run_command  # noqa: PLC0415 - the window starts faster without

    return run_command(arguments)


if __name__ == "__main__":
    sys.exit(main())
