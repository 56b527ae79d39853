"""The rows of the benchmark: what each measures, against whom, and what is wanted. A new row is added here."""

import collections.abc
import dataclasses
import functools
import pathlib
import statistics
import sys

import inputs
from inputs import FORMULAS, LABELS, ROOT, SAMPLE, TEN
from measuring import Goal, Result, at_least, forget, medians_in_turn, note, output, peak_memory, run_in_pipe, use_cores, wall_time

STARTS = 50  # process starts in one measurement of a start-up row
EN = ["--locale", "en"]


@dataclasses.dataclass
class Comparison:
    """Two commands that read the same input, each run `starts` times."""

    group: str  # what --rows selects
    title: str
    ours: list  # arguments for sayable
    rival: str
    command: list  # the rival's whole command; "sayable" is the program itself
    goal: Goal | None = None
    input: pathlib.Path = LABELS
    rival_input: pathlib.Path | None = None  # the same in another form
    prepare: collections.abc.Callable = lambda bench: None  # makes what the row needs
    starts: int = 1
    same_output: bool = False  # whether both should print the same
    warm_up: pathlib.Path = SAMPLE  # what both read before they are measured
    without_start: pathlib.Path | None = None  # the least input; what it takes is subtracted in a second row
    all_cores: bool = False
    cold: pathlib.Path | None = None  # a folder whose files the system forgets before each run
    found: int = 0  # the highest status that says no more than that something was found
    rate: int = 0  # what a row counts, for remarks of so many a second

    def measure(self, bench):
        note(f"{self.title}: against {self.rival}")
        use_cores(self.all_cores)
        pair = [[bench.sayable, *self.ours], [bench.sayable if word == "sayable" else word for word in self.command]]
        for command in pair:
            wall_time(command, self.warm_up, found=self.found)  # so that both programs and their data are in memory
        ours, theirs = self.times(pair, [self.input, self.rival_input or self.input], bench.runs)
        yield Result(self.title, ours, self.rival, theirs, self.goal)
        if self.without_start:
            least = self.times(pair, [self.without_start] * 2, bench.runs)
            yield Result(f"{self.title}, start-up subtracted", ours - least[0], self.rival, theirs - least[1], self.goal)
        if self.rate:
            bench.remark(f"{self.title}: {self.rate / ours:,.0f} a second, start-up in it")
        if self.same_output and (differing := self.differing_lines(pair)):
            bench.remark(f"{self.title}: {differing:,} lines differ from those of {self.rival}")
        if self.all_cores and not self.cold:
            memory = [peak_memory(command) for command in pair]
            bench.remark(f"{self.title}: at most {memory[0]:.0f} MB of memory, {self.rival} {memory[1]:.0f} MB")

    def times(self, pair, inputs, runs):
        def taken(command, input):
            if self.cold:
                forget(self.cold)
            return wall_time(command, input, self.starts, self.found) / self.starts

        return medians_in_turn(["sayable", self.rival], [functools.partial(taken, *each) for each in zip(pair, inputs)], runs)

    def differing_lines(self, pair):
        """How many lines of the sayable output are not those of the rival."""
        ours, theirs = (output(*command, stdin=self.input.open("rb")).split(b"\n") for command in pair)
        return sum(a != b for a, b in zip(ours, theirs)) + abs(len(ours) - len(theirs))


@dataclasses.dataclass
class Pipe:
    """The labels again and again through a pipe: memory, and two jobs against one."""

    group: str
    title: str
    megabytes: int
    input = LABELS

    def prepare(self, bench):
        pass

    def measure(self, bench):
        note(self.title)
        use_cores(True)
        source = [sys.executable, str(ROOT / "Benchmarks/repeat.py"), str(LABELS), str(self.megabytes)]
        jobs = [[bench.sayable, *EN, "--jobs", str(count)] for count in (1, 2)]
        runs = [[run_in_pipe(source, command) for command in jobs] for _ in range(min(bench.runs, 3))]
        sed = run_in_pipe(source, ["sed", "-E", "-f", str(TEN / "ten.sed")])[1]
        for index, words in enumerate(["one job", "two jobs"]):
            memory = statistics.median(run[index][1] for run in runs)
            yield Result(f"{self.title}, {words}: peak memory", memory, "sed, ten rules", sed, Goal("under 40 MB", extra=40), "MB")
        one, two = (statistics.median(run[index][0] for run in runs) for index in (0, 1))
        yield Result(f"{self.title}, two jobs, all cores", two, "sayable, one job", one, at_least(1.7))


@dataclasses.dataclass
class Adversarial:
    """The text of many that takes all rules longest, against prose of the same length, start-up subtracted."""

    group: str
    title: str
    input = inputs.ADVERSARIAL

    def prepare(self, bench):
        inputs.make_adversarial_texts()

    def measure(self, bench):
        note(self.title)
        use_cores(False)
        command = [bench.sayable, *EN]
        files = sorted(file for file in self.input.iterdir() if file.stem != "prose")
        start = statistics.median(wall_time(command, inputs.LABEL) for _ in range(bench.runs))
        prose, took = {}, {}
        for file in files:
            # In turn, as the machine may be faster at one time than at another.
            turns = [(wall_time(command, self.input / "prose.txt"), wall_time(command, file)) for _ in range(bench.runs)]
            prose[file.stem], took[file.stem] = (statistics.median(times) - start for times in zip(*turns))
        ratios = {name: took[name] / prose[name] for name in took}
        worst = sorted(ratios, key=ratios.get, reverse=True)
        slowest = worst[0]
        yield Result(f"{self.title}: {slowest}", took[slowest], "the same on prose", prose[slowest], Goal("at most 10 times", 10))
        bench.remark(f"{self.title}, times prose: " + ", ".join(f"{name} {ratios[name]:.1f}" for name in worst[:8]))


@dataclasses.dataclass
class Library:
    """`normalize` in one process, against making a String of the same bytes."""

    group: str
    title: str
    input = ROOT / "Benchmarks/library/Sources/library/main.swift"

    def prepare(self, bench):
        self.program = inputs.built_library()

    def measure(self, bench):
        note(self.title)
        use_cores(False)
        runs = [[line.split("\t") for line in output(str(self.program)).decode().splitlines()] for _ in range(bench.runs)]
        for lines in zip(*runs):
            kind, length = lines[0][:2]
            ours, theirs = (statistics.median(float(line[column]) for line in lines) * 1e-9 for column in (2, 3))
            limit = 4 if kind == "untouched" else 15
            yield Result(
                f"{self.title}: {kind}, {length} bytes", ours, "String(decoding:as:)", theirs, Goal(f"at least 1/{limit}", limit))


def row_inputs(rows):
    """What the rows read beside the labels, each once."""
    return dict.fromkeys(row.input for row in rows if row.input != LABELS)


def all_rows(count, catalogs):
    """Every row, in the order of the table."""
    perl = ["perl", "-CS", str(TEN / "ten.pl")]
    rivals = [
        ("sed, ten rules", ["sed", "-E", "-f", str(TEN / "ten.sed")], at_least(1), at_least(3)),
        ("perl, ten rules", perl, None, at_least(8)),
        ("NSRegularExpression, ten rules", [str(inputs.NSREGEX)], at_least(80), None),
    ]
    labels = f"{count:,} labels"
    for name, command, goal, _ in rivals:
        yield Comparison("english", f"{labels}, all English rules", EN, name, command, goal)
    ten = [*EN, "--only", str(TEN / "ten.yaml")]
    for name, command, _, goal in rivals:
        yield Comparison("ten", f"{labels}, the ten rules alone", ten, name, command, goal, same_output=True)
    yield Comparison(
        "ten-times", f"{labels}, ten times the English rules", [*EN, "--rules", str(inputs.RULES)], "sayable, all English rules",
        ["sayable", *EN], Goal("at most 1.3 times", 1.3), prepare=inputs.make_rules, without_start=inputs.LABEL, same_output=True)

    start = "start to first label"
    yield Comparison(
        "start", start, EN, "an empty static Swift program", [str(inputs.EMPTY)], Goal("at most twice and 2 ms", 2, 0.002), inputs.LABEL,
        prepare=inputs.build_empty, starts=STARTS)
    yield Comparison("start", start, EN, "perl, ten rules", perl, at_least(1), inputs.LABEL, starts=STARTS)
    yield Library("library", "normalize(String)")
    megabytes = max(1, count // 200)  # 1 GB for the usual number of labels
    yield Pipe("pipe", f"{megabytes:,} MB of labels through a pipe", megabytes)
    yield Adversarial("adversarial", "1 MB of adversarial text in one label, all English rules, the worst")
    yield from formula_rows(20_000)
    yield from chart_rows()
    if catalogs:
        yield from lint_rows(catalogs)


def formula_rows(count):
    said = ["formula", *EN]
    yield Comparison(
        "formula-start", "start to first formula", said, "sayable, the filter", ["sayable", *EN], Goal("at most twice", 2), inputs.FORMULA, starts=STARTS,
        warm_up=inputs.FORMULA)
    made = functools.partial(inputs.make_formulas, count)
    reader = [sys.executable, str(FORMULAS / "accessible_math_reader_lines.py")]
    for title, syntax, input, goal in [
        ("as typed", "typed", inputs.TYPED, Goal("at least 20,000 a second", extra=count / 20_000)),
        ("LaTeX", "latex", inputs.LATEX, None),
    ]:
        yield Comparison(
            "formula-speech", f"{count:,} formulas, {title}, to English speech", [*said, "--from", syntax], "accessible-math-reader, LaTeX",
            reader, goal, input, rival_input=inputs.LATEX, prepare=made, warm_up=inputs.FORMULA, rate=count)
    mathml = [sys.executable, str(FORMULAS / "latex2mathml_lines.py")]
    yield Comparison(
        "formula-mathml", f"{count:,} formulas, LaTeX to MathML", [*said, "--from", "latex", "--to", "mathml"], "latex2mathml", mathml,
        None, inputs.LATEX, prepare=made, warm_up=inputs.FORMULA, rate=count)


def chart_rows():
    read = "import csv, sys; [float(cell) for row in list(csv.reader(open(sys.argv[1])))[1:] for cell in row]"
    for count, values in inputs.VALUES.items():
        for form in ("text", "json", "wav", "svg", "html"):
            yield Comparison(
                "chart", f"a chart of {count:,} values, to {form}, all cores", ["chart", str(values), *EN, "--output", form],
                "csv of Python, reading only", [sys.executable, "-c", read, str(values)], Goal("at most 100 ms", extra=0.1), values,
                prepare=functools.partial(inputs.make_values, count), warm_up=values, all_cores=True)
    values = min(inputs.VALUES.items())[1]
    yield Comparison(
        "chart", "four seconds of sound", ["chart", str(values), *EN, "--output", "wav"], "sayable, the description",
        ["sayable", "chart", str(values), *EN], Goal("at most 20 ms more", 1, 0.02), values, warm_up=values)


def lint_rows(catalogs):
    linting = ["lint", "--output", "json", "--no-config"]
    parsing = ["sayable", *linting, "--checks", "unknown-check", str(catalogs)]
    for cold in (catalogs, None):
        title = f"the app catalogs, all checks, {'cold' if cold else 'warm'}, all cores"
        for name, command, goal in [
            ("typos", ["typos", "--format", "json", str(catalogs)], None),
            ("moz.l10n, parsing only", [sys.executable, str(ROOT / "Benchmarks/catalogs/moz_l10n_parse.py"), str(catalogs)], None),
            ("sayable, reading and parsing only", parsing, Goal("rules at most half", 2)),
        ]:
            yield Comparison("lint", title, [*linting, str(catalogs)], name, command, goal, all_cores=True, cold=cold, found=2)
