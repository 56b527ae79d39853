"""spdx.py VERSION SECONDS: prints the list of what a release is made of, as SPDX 2.3 in JSON."""

import hashlib
import json
import pathlib
import re
import subprocess
import sys
import time

version, seconds = sys.argv[1:]
root = pathlib.Path(__file__).resolve().parent.parent.parent
vendored = dict(
    line.split() for line in (root / "Vendor/VERSIONS").read_text().splitlines() if not line.startswith(" "))
swift = re.search(r"Swift version (\S+)", subprocess.run(
    ["swift", "--version"], capture_output=True, text=True).stdout).group(1)
# Name, version, licence.
parts = [
    ("sayable", version, "MIT"),
    ("pcre2", vendored["pcre2"], "BSD-3-Clause"),
    ("libyaml", vendored["libyaml"], "MIT"),
    ("expat", vendored["expat"], "MIT"),
    ("unicode-cldr-data", "48, 47 and 41", "Unicode-3.0 AND Unicode-DFS-2016"),
    ("swift-runtime", swift, "Apache-2.0 WITH Swift-exception"),
]
packages = [
    {
        "SPDXID": f"SPDXRef-{name}",
        "name": name,
        "versionInfo": number,
        "licenseDeclared": licence,
        "licenseConcluded": licence,
        "copyrightText": "NOASSERTION",
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False,
    }
    for name, number, licence in parts
]
relations = [{"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": "SPDXRef-sayable"}]
relations += [
    {"spdxElementId": "SPDXRef-sayable", "relationshipType": "CONTAINS", "relatedSpdxElement": package["SPDXID"]}
    for package in packages[1:]
]
content = json.dumps([packages, relations], sort_keys=True)
json.dump(
    {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"sayable-{version}",
        "documentNamespace": f"urn:sha256:{hashlib.sha256(content.encode()).hexdigest()}",
        "creationInfo": {
            "created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(int(seconds))),
            "creators": ["Tool: Scripts/release"],
        },
        "packages": packages,
        "relationships": relations,
    },
    sys.stdout, indent=2)
print()
