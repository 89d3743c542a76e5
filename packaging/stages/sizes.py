"""How large each part of the frozen folder is."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from stages.tree import files


def by_part(program: Path) -> Counter[str]:
    """Bytes by the first folder below `_internal`, or by file."""
    found: Counter[str] = Counter()
    for path in files(program):
        parts = path.relative_to(program).parts
        found[parts[1] if parts[0] == "_internal" and len(parts) > 2 else parts[-1]] += (
            path.stat().st_size
        )
    return found


def show(program: Path) -> None:
    """Print the largest parts, and all together."""
    found = by_part(program)
    for name, size in found.most_common(25):
        print(f"{size / 1e6:8.1f} MB  {name}")
    print(f"{found.total() / 1e6:8.1f} MB  all")
