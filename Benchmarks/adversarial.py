#!/usr/bin/env python3
"""Writes texts that patterns with hidden costs take long for, and prose to compare with: adversarial.py FOLDER [BYTES].

Each file is one label. A text is a piece again and again: digits, separators, openings without ends, and what looks
like the start of dates, money, paths and placeholders, so that a search that begins at each place looks far ahead.
"""

import pathlib
import random
import sys

PIECES = {
    "digits": "1",
    "digit-groups": "111 111 ",
    "comma-groups": "1,111,",
    "decimals": "1.1.",
    "fractions": "1/",
    "ranges": "1-",
    "spaced-ranges": "1 - ",
    "times": "1:1",
    "dates": "12/05/",
    "signs": "+-",
    "spaces": " ",
    "no-break-spaces": "\u00a0",
    "dashes": "–",
    "dots": ".",
    "bullets": "• ",
    "letters": "a",
    "capitals": "A",
    "initials": "A.",
    "words": "ab ",
    "names": "St. ",
    "streets": "12 Main Ab ",
    "apostrophes": "'1",
    "quotes": '"a',
    "round-brackets": "(",
    "numbers-in-brackets": "(1",
    "square-brackets": "[a",
    "braces": "{",
    "nested-braces": "{a,",
    "tags": "<a ",
    "comments": "<!-- ",
    "entities": "&a",
    "code": "`a",
    "printf": "%s/%s ",
    "printf-flags": "%-",
    "shell-variables": "$A",
    "addresses": "a@a.",
    "urls": "http://a",
    "paths": "/a",
    "files": "a.b",
    "money": "$1 ",
    "money-behind": "1 €",
    "currency": "€",
    "quantities": "5 km ",
    "rates": "5 km/",
    "months": "Jan 5 ",
    "weekdays": "Mon - ",
    "ordinals": "1st ",
    "superscripts": "²",
    "halves": "½",
    "roman": "XIV ",
    "formula": "x^2+",
    "equals": "a = ",
    "emoji": "👩\u200d",
    # Those that took longest of all examples of the rules, in one locale or another.
    "subtractions": "7-3=",
    "money-below-zero": "-$10 ",
    "money-placeholders": "$%d",
    "money-periods": "$5/m",
    "money-ranges": "$5-10k",
    "percent": "0% ",
    "percent-ranges": "5-10 % ",
    "percent-falling": "10%-5% ",
    "degrees": "-5°C ",
    "degree-ranges": "-10~-5℃",
    "short-dates": "19/6/24 ",
    "days-of-month": "3-5 Jun ",
    "heaps": "2 × 3 × 4 l ",
    "half-dimensions": " × 1 l",
    "hours": "9h–17h ",
    "minutes": "6m ",
    "scales": "2-3 млн руб. ",
    "traffic": "6GB/月",
}

SENTENCES = [
    "The house near the river has {n} rooms and a garden of {m} m² behind it.",
    "Save your changes before you leave this page, or nobody will see them.",
    "On weekdays the office opens at {h}:30 and closes at 17:00.",
    "He drove {n} km to the next town, where the rent is ${m} a month.",
    "Nothing was left of the old wall but a few stones and a gate.",
    "Ask whoever answers the phone for the key, and bring it back in the evening.",
]


def prose(bytes):
    """Sentences as people write them, with a quantity now and then."""
    r = random.Random(1)
    text = " ".join(r.choice(SENTENCES).format(n=r.randint(2, 9), m=r.randint(20, 200), h=r.randint(7, 11)) for _ in range(bytes // 50))
    return text.encode()[:bytes]


def repeated(piece, bytes):
    piece = piece.encode()
    return piece * (bytes // len(piece))


def main():
    folder, bytes = pathlib.Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "prose.txt").write_bytes(prose(bytes) + b"\n")
    for name, piece in PIECES.items():
        (folder / f"{name}.txt").write_bytes(repeated(piece, bytes) + b"\n")


if __name__ == "__main__":
    main()
