#!/usr/bin/env python3
"""Writes a file again and again until as many megabytes are written: repeat.py FILE MEGABYTES."""

import pathlib
import sys

text = pathlib.Path(sys.argv[1]).read_bytes()
left = int(sys.argv[2]) * 1_000_000
while left > 0:
    sys.stdout.buffer.write(text if left >= len(text) else text[: text.rfind(b"\n", 0, left) + 1])
    left -= len(text)
