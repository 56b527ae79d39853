"""wheel.py VERSION PROGRAM LIBRARY FOLDER: writes a wheel of the Python module, its library and the program."""

import base64
import hashlib
import os
import pathlib
import re
import subprocess
import sys
import time
import zipfile

version, program, library, folder = sys.argv[1:]
root = pathlib.Path(__file__).resolve().parent.parent.parent
date = time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"]))[:6]


def needed_glibc(path):
    """The newest version of glibc that a file asks for, such as (2, 35); (2, 17) where it asks for none."""
    symbols = subprocess.run(["objdump", "-T", path], capture_output=True, text=True).stdout
    versions = re.findall(r"GLIBC_(\d+)\.(\d+)", symbols)
    return max([(2, 17)] + [(int(major), int(minor)) for major, minor in versions])


major, minor = max(needed_glibc(program), needed_glibc(library))
tag = f"py3-none-manylinux_{major}_{minor}_{os.uname().machine}"
info = f"sayable-{version}.dist-info"
metadata = f"""Metadata-Version: 2.1
Name: sayable
Version: {version}
Summary: Turns the labels of apps into text that a screen reader or a voice says well
License: MIT
License-File: LICENSE
License-File: NOTICE
Classifier: Typing :: Typed
Classifier: Operating System :: POSIX :: Linux
Requires-Python: >=3.9
Description-Content-Type: text/markdown

"""
wheel = f"Wheel-Version: 1.0\nGenerator: sayable\nRoot-Is-Purelib: false\nTag: {tag}\n"
files = {f"sayable/{path.name}": path.read_bytes() for path in (root / "Python/sayable").glob("*.py*") if path.is_file()}
files["sayable/py.typed"] = b""
files["sayable/libsayable.so"] = pathlib.Path(library).read_bytes()
files[f"sayable-{version}.data/scripts/sayable"] = pathlib.Path(program).read_bytes()
files[f"{info}/METADATA"] = metadata.encode() + (root / "Python/README.md").read_bytes()
files[f"{info}/WHEEL"] = wheel.encode()
for name in ["LICENSE", "NOTICE"]:
    files[f"{info}/{name}"] = (root / name).read_bytes()
rows = []
for name in sorted(files):
    digest = base64.urlsafe_b64encode(hashlib.sha256(files[name]).digest()).rstrip(b"=").decode()
    rows.append(f"{name},sha256={digest},{len(files[name])}\n")
files[f"{info}/RECORD"] = "".join([*rows, f"{info}/RECORD,,\n"]).encode()

path = pathlib.Path(folder) / f"sayable-{version}-{tag}.whl"
with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for name, content in sorted(files.items(), key=lambda file: (file[0].startswith(info), file[0])):
        entry = zipfile.ZipInfo(name, date)
        entry.compress_type = zipfile.ZIP_DEFLATED
        entry.create_system = 3
        entry.external_attr = (0o100755 if "/scripts/" in name else 0o100644) << 16
        archive.writestr(entry, content)
