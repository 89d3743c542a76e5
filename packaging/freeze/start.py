"""Where the frozen program begins: window, command line, and every child process it starts."""

from __future__ import annotations

import sys

from incognote.__main__ import main

sys.exit(main())
