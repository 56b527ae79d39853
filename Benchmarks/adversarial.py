"""What the English rules take for a text made to cost the most, against as much of the labels.

    Benchmarks/adversarial.py SAYABLE LABELS [BYTES]

prints a line for each text, the worst first: the ratio of times, start-up subtracted, and what the text has over and over.
"""

import pathlib
import resource
import subprocess
import sys

ROWS = (
    "1|1 |1.|1,|111,|111.|111 |111'|1-|1 - |1 - 2 |1/|1:|12/05/2020 |2020-12-05 |0:00-|a|a |a.|a-|a@|/a|A|A |A.|Aa | |\u00a0|\t|-|.|,|(|[|{|"
    "{a, |{a} |<|<b>|<!--|%|%d |%d/%d |$|$1|$5 |$111,|#1 |5m |5'|1h 2m |1 km |1 kg/|km/|2 x 3 m |m²|x² |CO₂ |½ |•|• |a • |→|a → |★★★☆☆ |Dr. X |"
    "e.g. |No. 5 |I V X |Mon–Fri |'|\"|`|_|é|e\u0301|漢|٣|👍🏽|\u200b|\ufeff|\uf8f0"
).split("|")


def user_time(program, text):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    subprocess.run([program, "--locale", "en"], input=text, stdout=subprocess.DEVNULL, check=True)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def main(program, labels, size=1 << 20):
    size = int(size)
    prose = pathlib.Path(labels).read_bytes()[:size].replace(b"\n", b" ")
    times = {row: user_time(program, row.encode() * (size // len(row.encode()))) for row in ROWS}
    start = min(user_time(program, b"x") for _ in range(5))
    usual = user_time(program, prose) - start
    for row, time in sorted(times.items(), key=lambda each: -each[1]):
        print(f"{(time - start) / usual:.2f}\t{row!r}")


if __name__ == "__main__":
    main(*sys.argv[1:])
