"""Answers LaTeX formulas, one a line, with MathML, by latex2mathml."""

import sys

from latex2mathml.converter import convert

for line in sys.stdin:
    try:
        print(convert(line.rstrip("\n")).replace("\n", " "))
    except Exception:  # What it cannot read gets an empty line.
        print()
