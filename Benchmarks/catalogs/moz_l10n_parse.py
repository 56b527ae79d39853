#!/usr/bin/env python3
"""Parses every catalog below a folder with moz.l10n, and prints how many entries it found."""

import pathlib
import sys

from moz.l10n.resource import parse_resource


def main():
    files = entries = failed = 0
    for path in sorted(pathlib.Path(sys.argv[1]).rglob("*")):
        if not path.is_file():
            continue
        try:
            resource = parse_resource(str(path))
        except Exception:  # a format or a file that it does not read
            failed += 1
            continue
        files += 1
        entries += sum(1 for section in resource.sections for entry in section.entries if hasattr(entry, "value"))
    print(f"{files} files, {entries} entries, {failed} not read")


if __name__ == "__main__":
    main()
