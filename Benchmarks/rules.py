#!/usr/bin/env python3
"""Writes a rules folder with many units and abbreviations, for `sayable --rules`, the same one for the same seed.

Half of the rules are units, half abbreviations, each a rule with a pattern of its own; with --entries that many
more stand in the tables `unit` and `abbreviation`, whose rules Sayable has. The spellings are made of letters that
words hardly have in a row, so that labels stay as they are: what is measured is what rules cost that do not apply.
"""

import argparse
import itertools
import pathlib
import random

LETTERS = "bcdfghjkmnpqrstvwxz"


def spellings(r):
    """Distinct spellings without end."""
    seen = set()
    while True:
        spelling = "".join(r.choice(LETTERS) for _ in range(r.choice([4, 5])))
        if spelling not in seen:
            seen.add(spelling)
            yield spelling


def unit_entry(spelling):
    return f"    {spelling}: {{written: [{spelling}], say: {{one: '{{0}} {spelling}on', other: '{{0}} {spelling}ons'}}}}"


def unit_rule(spelling):
    return (
        f"  - id: unit-{spelling}\n    pass: units\n"
        f"    match: '(?<n>{{number}}){{gap}}?{spelling}(?![\\p{{L}}\\p{{N}}])'\n    say: '${{n}} {spelling}ons'"
    )


def abbreviation_rule(spelling):
    return (
        f"  - id: abbreviation-{spelling}\n    pass: abbreviations\n"
        f"    match: '(?<![\\p{{L}}\\p{{N}}])(?i:{spelling})\\.(?![\\p{{L}}\\p{{N}}])'\n    say: '{spelling}ation'"
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path, help="where the folder of the locale goes")
    parser.add_argument("--locale", default="en", metavar="TAG")
    parser.add_argument("--rules", type=int, default=2000, metavar="N", help="rules (default %(default)s)")
    parser.add_argument("--entries", type=int, default=1000, metavar="N", help="entries of tables (default %(default)s)")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    options = parser.parse_args()
    made = spellings(random.Random(options.seed))
    units, words = (list(itertools.islice(made, count)) for count in (options.entries // 2, options.entries - options.entries // 2))
    own = list(itertools.islice(made, options.rules))
    lines = [f"locale: {options.locale}", "tables:", "  unit:", *map(unit_entry, units)]
    lines += ["  abbreviation:", *(f"    {word}.: {word}ation" for word in words)]
    (options.folder / options.locale).mkdir(parents=True, exist_ok=True)
    (options.folder / options.locale / "words.yaml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    lines = [f"locale: {options.locale}", "rules:"]
    lines += [(abbreviation_rule if index % 2 else unit_rule)(spelling) for index, spelling in enumerate(own)]
    (options.folder / options.locale / "labels.yaml").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
