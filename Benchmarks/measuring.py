"""How a benchmark takes times and memory: in turn, from outside of the programs, on chosen cores."""

import dataclasses
import os
import pathlib
import statistics
import subprocess
import sys
import time

UTF8 = {**os.environ, "LC_ALL": "C.UTF-8"}
CORES = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None


@dataclasses.dataclass
class Goal:
    """What sayable may take: `factor` times what the rival takes, and `extra` more."""

    text: str
    factor: float = 0
    extra: float = 0

    def allows(self, ours, theirs):
        return ours <= theirs * self.factor + self.extra


def at_least(ratio):
    """That the rival takes at least `ratio` times as much as sayable."""
    return Goal(f"at least {ratio:g}", 1 / ratio)


@dataclasses.dataclass
class Result:
    """A line of the table: what sayable and a rival took, in seconds or, with unit 'MB', in megabytes."""

    title: str
    ours: float
    rival: str
    theirs: float
    goal: Goal | None = None
    unit: str = "s"

    def columns(self):
        goal = self.goal.text if self.goal else ""
        reached = ("yes" if self.goal.allows(self.ours, self.theirs) else "**no**") if self.goal else ""
        return [self.title, self.shown(self.ours), self.rival, self.shown(self.theirs), f"{self.theirs / self.ours:.2f}", goal, reached]

    def shown(self, value):
        if self.unit == "MB":
            return f"{value:.1f} MB"
        for factor, unit in [(1, "s"), (1e3, "ms"), (1e6, "µs")]:
            if value * factor >= 0.1:
                return f"{value * factor:.3g} {unit}"
        return f"{value * 1e9:.3g} ns"


def note(text):
    print(text, file=sys.stderr, flush=True)


def output(*command, **options):
    """What a command prints."""
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, env=UTF8, **options).stdout


def use_cores(all_cores):
    """Binds this process and the ones it starts to one core or to all, where the system can."""
    if CORES:
        os.sched_setaffinity(0, CORES if all_cores else {max(CORES)})


def forget(folder):
    """Has the system drop the contents of all files below a folder from memory, where it can."""
    for path in folder.rglob("*"):
        if path.is_file() and hasattr(os, "posix_fadvise"):
            with path.open("rb") as file:
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def wall_time(command, input, starts=1, found=0):
    """Seconds that `starts` runs of the command take; a shell starts them, so that Python is not measured.

    A status up to `found` says no more than that something was found.
    """
    loop = (
        'file=$1 left=$2 found=$3; shift 3; while [ "$left" -gt 0 ]; do "$@" <"$file" >/dev/null; '
        'status=$?; [ "$status" -le "$found" ] || exit "$status"; left=$((left - 1)); done'
    )
    shell = ["sh", "-c", loop, "sh", str(input), str(starts), str(found), *command]
    begin = time.perf_counter()
    subprocess.run(shell, check=True, env=UTF8, stderr=subprocess.PIPE)
    return time.perf_counter() - begin


def run_in_pipe(source, command):
    """Seconds from the first byte to the end, and the most resident memory in MB, of a command that reads what another writes."""
    begin = time.perf_counter()
    writer = subprocess.Popen(source, stdout=subprocess.PIPE, env=UTF8)
    reader = subprocess.Popen(command, stdin=writer.stdout, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=UTF8)
    writer.stdout.close()
    memory = memory_until_end(reader)
    took = time.perf_counter() - begin
    if reader.returncode != 0 or writer.wait() != 0:
        raise subprocess.CalledProcessError(reader.returncode or 1, command)
    return took, memory


def peak_memory(command):
    """The most resident memory that a command takes, in MB."""
    quiet = dict(stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return memory_until_end(subprocess.Popen(command, env=UTF8, **quiet))


def memory_until_end(process):
    """The most resident memory of a process in MB, once it has ended.

    Where there is /proc, it is read from there now and again: what the system tells at the end counts the Python that
    started the process, too.
    """
    status = pathlib.Path(f"/proc/{process.pid}/status")
    if not status.exists():
        _, code, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(code)
        return usage.ru_maxrss / (1e6 if sys.platform == "darwin" else 1e3)
    most = 0
    while process.poll() is None:
        try:
            most = max([most, *(int(line.split()[1]) / 1e3 for line in status.read_text().splitlines() if line.startswith("VmHWM:"))])
        except OSError:
            pass  # It has just ended.
        time.sleep(0.02)
    return most


def medians_in_turn(names, measures, runs):
    """The median of what each measure gives, all of them called in turn `runs` times."""
    values = [[measure() for measure in measures] for _ in range(runs)]
    for name, taken in zip(names, zip(*values)):
        note(f"  {name}: {min(taken):.4g} to {max(taken):.4g} s")
    return [statistics.median(taken) for taken in zip(*values)]
