#!/usr/bin/env python3
"""site-pages.py FOLDER [PICTURES]: tries all pages of a site on a phone, light and dark. Status 1 and a line for each fault.

site-pages.py --check: status 0 where all that it and the site need is installed. PICTURES is a folder for pictures.
"""
import pathlib
import sys

sys.dont_write_bytecode = True
from browser import is_installed, looks


def main(arguments):
    if arguments == ["--check"]:
        try:
            import markdown_it  # noqa: F401
        except ImportError:
            return 1
        return 0 if is_installed() else 1
    faults = looks(sorted(pathlib.Path(arguments[0]).glob("*.html")), *arguments[1:])
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
