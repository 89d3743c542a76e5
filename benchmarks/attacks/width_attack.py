"""How many of 200 surnames the places of what an exported PDF still shows tell.

A document holds the same lines again and again, each time with another surname, which is removed.
The attacker has the export, knows this program, the typeface and the text around the name, and has
a list of the 200 surnames: for each of them he makes such lines and their export himself. A name is
told if no other one leaves letters, boxes and surrogates in the same places, to a hundredth of a
point.

Surrogates are drawn without regard to the name (`app/engine/surrogates/persons/`); here each is
tried in place of all names, since what may tell the name is how it is fitted into the gap.

Run: python benchmarks/attacks/width_attack.py [--layout NAME] [--font NAME] [--names 200]
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import mean

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.append(str(Path(__file__).resolve().parents[1]))

from needs import lacking

try:
    from support.widths.placed_names import FONTS, LAYOUTS, Written, told
except ModuleNotFoundError as error:
    raise lacking(error, "dev") from None

from app.engine.domain.export import BLACK_BOX, Mode

_REPLACED: tuple[tuple[Mode, tuple[str, ...]], ...] = (
    (Mode.BOX, (BLACK_BOX,)),
    (Mode.MASK, ("[CLINICIAN]",)),
    (Mode.SURROGATE, ("Ng", "Larkin", "Featherstone")),
)
_BAR = 0.05


def main() -> int:
    """Print the table; 1 if in any cell more than one name in twenty is told."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--layout", choices=LAYOUTS)
    parser.add_argument("--font", choices=FONTS)
    parser.add_argument("--names", type=int, default=200)
    options = parser.parse_args()
    worst = 0.0
    print(f"{'layout':10} {'font':23} {'box':>9} {'mask':>9} {'surrogate':>9}")
    for layout in [options.layout] if options.layout else LAYOUTS:
        for font in [options.font] if options.font else FONTS:
            with tempfile.TemporaryDirectory() as folder:
                source = Written(Path(folder) / "names.pdf", layout, font, options.names)
                shares = [
                    mean(told(source, mode, word) for word in words) for mode, words in _REPLACED
                ]
            worst = max(worst, *shares)
            cells = " ".join(f"{share:9.1%}" for share in shares)
            print(f"{layout:10} {font:23} {cells}", flush=True)
    print(f"most in one cell: {worst:.1%}")
    return int(worst >= _BAR)


if __name__ == "__main__":
    raise SystemExit(main())
