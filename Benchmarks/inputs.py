"""What the benchmark reads and whom it measures against, made or built in `.build/bench` when it is missing or old."""

import math
import pathlib
import random
import shlex
import shutil
import subprocess
import sys

from measuring import note, output

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORK = ROOT / ".build/bench"
TEN = ROOT / "Benchmarks/ten-rules"
FORMULAS = ROOT / "Benchmarks/formulas"
SAMPLE, LABELS, RULES = TEN / "sample.txt", WORK / "labels.txt", WORK / "rules"
LABEL, FORMULA = TEN / "label.txt", FORMULAS / "formula.txt"  # one line each
LATEX, TYPED = WORK / "formulas-latex.txt", WORK / "formulas-typed.txt"
ADVERSARIAL = WORK / "adversarial"
VALUES = {count: WORK / f"values-{count}.csv" for count in (100, 10_000, 50_000)}
NSREGEX, EMPTY = WORK / "nsregularexpression", WORK / "empty"


def built_sayable():
    """Builds the release program and gives its path."""
    script = str(ROOT / "Scripts/sayable")
    try:
        output(script, "--version")
        return output(script, "--which").decode().strip()
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"bench: sayable was not built: {error}")


def is_current(product, *sources):
    return product.exists() and all(product.stat().st_mtime >= source.stat().st_mtime for source in sources)


def build_with_swiftc(source, program, *flags):
    if not is_current(program, source):
        note(f"compiling {source.relative_to(ROOT)}")
        subprocess.run(["swiftc", "-O", *flags, str(source), "-o", str(program)], check=True)


def build_nsregex():
    """Builds the ten rules by Foundation."""
    build_with_swiftc(TEN / "NSRegularExpression/main.swift", NSREGEX)


def build_empty(bench):
    """Builds a program that does nothing, linked as sayable is."""
    flags = ["-static-stdlib", "-static-executable"] if sys.platform.startswith("linux") else []
    build_with_swiftc(ROOT / "Benchmarks/start/empty.swift", EMPTY, *flags)


def built_library():
    """The program that times the library in one process."""
    command = ["swift", "build", "-c", "release", "--package-path", str(ROOT / "Benchmarks/library"), "--scratch-path", str(WORK / "library")]
    if sys.platform.startswith("linux"):
        command.append("--static-swift-stdlib")
    note("building Benchmarks/library")
    subprocess.run(command, check=True, stdout=sys.stderr)
    return pathlib.Path(output(*command, "--show-bin-path").decode().strip()) / "library-benchmark"


def make_labels(count, catalogs):
    """Writes the labels unless they are there, and says where they come from."""
    script = ROOT / "Benchmarks/labels.py"
    command = [sys.executable, str(script), "--count", str(count), "--seed", "1", *([str(catalogs)] if catalogs else [])]
    stamp = WORK / "labels.made-by"
    made_by = shlex.join(command) + f" {script.stat().st_mtime_ns}"
    if not LABELS.exists() or not stamp.exists() or stamp.read_text() != made_by:
        note("making the labels")
        LABELS.write_bytes(output(*command))
        stamp.write_text(made_by)
    return "strings of app catalogs" if catalogs else "made from patterns"


def make_rules(bench):
    """Writes nine times as many units and abbreviations as English has rules, and as it has words for."""
    rules = 9 * output(bench.sayable, "rules", "list", "--locale", "en").count(b"\n")
    entries = 1400  # nine times what the tables of units and abbreviations have for English
    shutil.rmtree(RULES, ignore_errors=True)
    output(sys.executable, str(ROOT / "Benchmarks/rules.py"), str(RULES), "--rules", str(rules), "--entries", str(entries))
    bench.remark(f"Ten times the English rules: {rules:,} rules and {entries:,} entries of tables were added")


def make_adversarial_texts():
    """Writes the texts that may take long, and prose, a file each."""
    shutil.rmtree(ADVERSARIAL, ignore_errors=True)
    output(sys.executable, str(ROOT / "Benchmarks/adversarial.py"), str(ADVERSARIAL))


def make_values(count, bench):
    """A wave with noise, the same for the same count."""
    numbers = random.Random(count)
    rows = (f"{place},{100 + 20 * math.sin(30 * place / count) + numbers.random():.4f}" for place in range(count))
    VALUES[count].write_text("place,value\n" + "\n".join(rows) + "\n")


def make_formulas(count, bench):
    """Writes the formulas in LaTeX and as they are typed."""
    LATEX.write_bytes(output(sys.executable, str(FORMULAS / "formulas.py"), "--count", str(count)))
    TYPED.write_bytes(output(bench.sayable, "formula", "--locale", "en", "--from", "latex", "--to", "text", stdin=LATEX.open("rb")))


def check_rivals(rivals):
    """Stops unless every rival says the sample text as expected."""
    expected = (TEN / "sample.expected.txt").read_bytes()
    for name, command in rivals.items():
        if output(*command, stdin=SAMPLE.open("rb")) != expected:
            sys.exit(f"bench: {name} does not print sample.expected.txt")
