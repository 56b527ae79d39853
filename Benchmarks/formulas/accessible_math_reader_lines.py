"""Answers LaTeX formulas, one a line, with English speech, by accessible-math-reader."""

import sys

from accessible_math_reader import MathReader

reader = MathReader()
for line in sys.stdin:
    try:
        print(reader.to_speech(line.rstrip("\n")).replace("\n", " "))
    except Exception:  # What it cannot read gets an empty line.
        print()
