#!/usr/bin/env python3
"""Names the texts that take each locale longest, as times the prose of `adversarial.py`: adversarial_locales.py SAYABLE [LOCALE...].

A text is a piece again and again, in one label. The pieces are those of `adversarial.py` and, with `--examples`, what the rules
themselves give as examples, whole and without the first or last character, with a space between and without one: most of it matches
or nearly matches a rule at every place. With `--mixes N` it tries N random mixes of 190 tokens of those examples instead, each as one
label and as many short ones. One process says all texts of a locale, so that the rules are ready; what counts is the time
that the system gave to its threads (`/proc/PID/task/*/schedstat`: Linux only). Options for the program stand behind `--`.
"""

import argparse
import pathlib
import random
import re
import subprocess
import sys
import threading

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent

from adversarial import PIECES, prose, repeated


class Filter:
    """The program at work on one locale."""

    def __init__(self, sayable, locale, options):
        command = [sayable, "--locale", locale, "--jobs", "1", *options]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def used(self):
        tasks = pathlib.Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9

    def write(self, label):
        self.process.stdin.write(label + b"\n")
        self.process.stdin.flush()

    def seconds(self, label):
        before = self.used()
        writer = threading.Thread(target=self.write, args=(label,))
        writer.start()
        for _ in range(label.count(b"\n") + 1):
            self.process.stdout.readline()
        writer.join()
        return self.used() - before

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def parents(locale):
    """The locales that `locale` builds on, root last."""
    import yaml

    header = yaml.safe_load((ROOT / "Rules" / locale / "locale.yaml").read_text())
    parent = header.get("parent") or locale.rpartition("-")[0] or "root"
    return [locale] if locale == "root" else [locale, *parents(parent)]


def examples(locale):
    """What the rules of a locale give as examples, with the rule of each."""
    import yaml

    found = {}
    files = [file for name in parents(locale) for file in sorted((ROOT / "Rules" / name).rglob("*.yaml")) if file.name != "formulas.yaml" and file.parent.name != "formulas"]
    for file in files:
        for rule in yaml.load(file.read_text(), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)).get("rules") or []:
            for example in [*(rule.get("examples") or []), *(rule.get("unchanged") or [])]:
                text = example if isinstance(example, str) else example[0]
                found.setdefault(text.replace("\n", " ").replace("\r", " "), rule["id"])
    return found


def pieces(locale, with_examples):
    """The texts to repeat, with a name for each."""
    texts = {piece: name for name, piece in PIECES.items()}
    for text, rule in (examples(locale) if with_examples else {}).items():
        for whole in (text, text[:-1], text[1:]):
            for piece in (whole, whole + " "):
                if piece:
                    texts.setdefault(piece, rule)
    return texts


def repetitions(locale, bytes, with_examples):
    """Texts that repeat a piece: what each is called, the piece, and the text."""
    for piece, name in pieces(locale, with_examples).items():
        yield name, piece, repeated(piece, bytes)


def mixes(locale, bytes, count):
    """Random mixes of tokens, each as one label and as labels of about 40 bytes, in the form of `repetitions`."""
    tokens = sorted({token for text in examples(locale) for token in re.findall(r"\d+|[^\W\d]+\.?|\s|[^\w\s]+", text)})
    for seed in range(count):
        r = random.Random(seed)
        some = r.sample(tokens, min(190, len(tokens)))
        words = [r.choice(some) for _ in range(bytes // 3)]
        whole = "".join(words).replace("\0", " ").encode()[:bytes].decode(errors="ignore")
        yield "mix", seed, whole.encode()
        lines = ["".join(words[start : start + 12]) for start in range(0, len(words), 12)]
        yield "short-mix", seed, "\n".join(lines).encode()[:bytes].decode(errors="ignore").encode()


def measured(sayable, locale, options, bytes, texts):
    """The seconds that prose takes, and what each text takes as times that, the longest first."""
    filter = Filter(sayable, locale, options)
    base = min(filter.seconds(prose(bytes)) for _ in range(12))
    rows = []
    for name, piece, label in texts:
        ratio = filter.seconds(label) / base
        # Once more, to tell what takes long from what was disturbed.
        if ratio > 5:
            ratio = min(ratio, *(filter.seconds(label) / base for _ in range(2)))
        ratio *= bytes / len(label)
        rows.append((ratio, name, piece))
    filter.close()
    return base, sorted(rows, reverse=True)


def locales(sayable):
    listed = subprocess.run([sayable, "locales"], check=True, capture_output=True, text=True).stdout
    return [line.split()[0] for line in listed.splitlines() if line and line.split()[0] != "root"]


def main():
    words = sys.argv[1:]
    options = words[words.index("--") + 1 :] if "--" in words else []
    parser = argparse.ArgumentParser(description="Names the texts that take each locale longest.")
    parser.add_argument("sayable")
    parser.add_argument("locale", nargs="*")
    parser.add_argument("--bytes", type=int, default=49_152, help="how long a text is; 48 KiB is worked on in three stretches")
    parser.add_argument("--examples", action="store_true", help="tries the examples of the rules, too; needs PyYAML")
    parser.add_argument("--mixes", type=int, help="tries so many mixes of tokens of the examples instead; needs PyYAML")
    parser.add_argument("--over", type=float, default=10, help="lists the texts that take more than so many times prose")
    arguments = parser.parse_args(words[: words.index("--")] if "--" in words else words)
    for locale in arguments.locale or locales(arguments.sayable):
        bytes = arguments.bytes
        texts = mixes(locale, bytes, arguments.mixes) if arguments.mixes else repetitions(locale, bytes, arguments.examples)
        base, rows = measured(arguments.sayable, locale, options, bytes, texts)
        ratio, name, piece = rows[0]
        over = [row for row in rows if row[0] > arguments.over]
        print(f"{locale}: prose {base * 1e3:.2f} ms, {len(rows)} texts, {len(over)} over {arguments.over:g} times; {ratio:.1f} times for {name} {piece!r}")
        for ratio, name, piece in over:
            print(f"  {ratio:.1f}\t{name}\t{piece!r}")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
