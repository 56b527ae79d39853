#!/usr/bin/env python3
"""Prints LaTeX formulas to measure with, one a line, the same ones for the same seed.

With --cases FILE they are drawn in turn from the column 'input' of a tab-separated file, its LaTeX rows;
without it they are made: the algebra, calculus and notation of school books, some 25 characters each.
"""

import argparse
import random
import sys

FUNCTIONS = ["\\sin", "\\cos", "\\tan", "\\ln", "\\log", "f", "g"]
RELATIONS = ["=", "\\le", "\\ge", "<", ">", "\\ne", "\\approx"]
SETS = ["\\mathbb{R}", "\\mathbb{N}", "A", "B"]


def letter(r):
    return r.choice("abcknxyzmpq") if r.random() < 0.85 else r.choice(["\\alpha", "\\beta", "\\pi", "\\theta", "\\lambda"])


def number(r):
    return str(r.randint(0, 20)) if r.random() < 0.8 else f"{r.randint(0, 99)}.{r.randint(1, 9)}"


def factor(r, depth):
    kind = r.random()
    if depth == 0 or kind < 0.45:
        return letter(r)
    if kind < 0.6:
        return f"{letter(r)}^{{{r.choice(['2', '3', 'n', 'n+1'])}}}" if r.random() < 0.5 else f"{letter(r)}^2"
    if kind < 0.68:
        return f"{letter(r)}_{{{r.choice(['1', 'n', 'ij'])}}}"
    if kind < 0.78:
        return f"\\frac{{{sum_of(r, depth - 1)}}}{{{sum_of(r, depth - 1)}}}"
    if kind < 0.86:
        return f"\\sqrt{{{sum_of(r, depth - 1)}}}"
    if kind < 0.94:
        return f"{r.choice(FUNCTIONS)}({sum_of(r, depth - 1)})"
    return f"({sum_of(r, depth - 1)})"


def term(r, depth):
    return (number(r) if r.random() < 0.5 else "") + factor(r, depth)


def sum_of(r, depth):
    return f" {r.choice(['+', '-'])} ".join(term(r, depth) for _ in range(r.choice([1, 1, 2])))


def formula(r):
    kind = r.random()
    if kind < 0.7:
        return f"{sum_of(r, 1)} {r.choice(RELATIONS)} {sum_of(r, 1)}"
    if kind < 0.8:
        return f"\\sum_{{{letter(r)}=0}}^{{n}} {term(r, 1)}"
    if kind < 0.9:
        return f"\\int_0^1 {term(r, 1)} \\, dx"
    if kind < 0.95:
        return f"{letter(r)} \\in {r.choice(SETS)}"
    return f"\\begin{{pmatrix}} {letter(r)} & {letter(r)} \\\\ {number(r)} & {number(r)} \\end{{pmatrix}}"


def drawn(file, count):
    with open(file, encoding="utf-8") as lines:
        head = next(lines).rstrip("\n").split("\t")
        rows = [dict(zip(head, line.rstrip("\n").split("\t"))) for line in lines]
    inputs = [row["input"] for row in rows if row["syntax"] == "latex"]
    return (inputs[index % len(inputs)] for index in range(count))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cases", metavar="FILE")
    options = parser.parse_args()
    r = random.Random(options.seed)
    made = drawn(options.cases, options.count) if options.cases else (formula(r) for _ in range(options.count))
    sys.stdout.reconfigure(encoding="utf-8")
    sys.stdout.writelines(f"{line}\n" for line in made)


if __name__ == "__main__":
    main()
