#!/usr/bin/env python3
"""Prints labels to measure with, one a line, the same ones for the same seed.

With CATALOG_DIR the labels are drawn, with repetition, from the string values that app catalogs
in that folder have for one language: .strings, .stringsdict, .xcstrings, Android resources,
.po, .pot, .arb, JSON, XLIFF, .properties. Without it they are made from the patterns below.
"""

import argparse
import codecs
import json
import pathlib
import plistlib
import random
import re
import sys
import xml.etree.ElementTree as XML

# MARK: Made labels

WORDS = {
    "noun": "Apartment House Studio Garage Kitchen Balcony Battery Charger Heart|rate Blood|glucose Step|count "
    "Route Altitude Playlist Album Device Backup Location Timer Heating Energy Solar|power Grid|price Rent".split(),
    "verb": "Save Delete Share Edit Open Close Refresh Download Add Remove Show Hide Start Stop Reset".split(),
    "place": "Paris Lyon Amsterdam Utrecht Berlin London Lisbon Madrid Rome Ghent".split(),
    "unit": "km m cm mm kg g mg ml l km/h m/s mph kW kWh W V A °C °F hPa mmHg mg/dL mmol/L bpm MB GB dB".split(),
    "currency": "€ $ £".split(),
    "month": "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(),
}

# Half of the labels of a usual app hold nothing but words; the others hold what voices misread.
PLAIN = [
    "{verb} {noun}",
    "{verb}",
    "{noun}",
    "Do you want to {verb} this {noun}?",
    "The {noun} near {place} could not be found. Check your connection and try again.",
    "Could not {verb} the {noun} because the app has no permission to do so in {place}.",
]
SPOKEN = [
    "{n} bd. • {n} m²",
    "{noun} • {n} - {m} bd. • {n} m² • {place}",
    "{n} - {m} {unit}",
    "{noun}: {d} {unit}",
    "{d} {unit} / {d} {unit}",
    "{n}/{m}",
    "{verb} {noun} {n} / {m}",
    "{currency}{t} / month",
    "{t} {currency} per m²",
    "n°{n} {place}",
    "{noun} ± {d} {unit}",
    "+/- {d} {unit}",
    "{t} kWh / year, {n} kg CO₂ per m²",
    "CO²: {n} g/km",
    "{n}:{mm} - {m}:{mm}",
    "{month} {n}, 20{mm} • {n}:{mm} PM",
    "{n}/{m}/20{mm}",
    "{noun} ({n}%) → {place}",
    "%d {noun} in {place}",
    "{noun} %@ / %@",
]


def made(count, seed):
    """Yields `count` labels made from the patterns."""
    rng = random.Random(seed)
    pick = lambda items: items[int(rng.random() * len(items))]
    fill = {
        "n": lambda: str(1 + int(rng.random() * 12)),
        "m": lambda: str(2 + int(rng.random() * 90)),
        "mm": lambda: f"{int(rng.random() * 60):02}",
        "d": lambda: f"{rng.random() * 200:.1f}",
        "t": lambda: f"{int(1000 + rng.random() * 900000):,}",
    }
    for _ in range(count):
        pattern = pick(PLAIN if rng.random() < 0.5 else SPOKEN)
        yield re.sub(
            r"\{(\w+)\}",
            lambda match: fill[match[1]]() if match[1] in fill else pick(WORDS[match[1]]).replace("|", " "),
            pattern,
        )


# MARK: Labels of catalogs

SOURCE = "en"  # the language of source strings where a format names none


def tag(name):
    """The BCP 47 tag of a name in a path, such as `pt_BR`, `pt-rBR`, `b+es+419`; None if it is none."""
    parts = re.split(r"[-_+]", re.sub(r"^b\+", "", name).replace("-r", "-"))
    if name == "Base":
        return SOURCE
    if not re.fullmatch(r"[a-z]{2,3}", parts[0]) or not all(
        re.fullmatch(r"[A-Z]{2}|\d{3}|[A-Z][a-z]{3}", part) for part in parts[1:]
    ):
        return None
    usual = {"ar": "SA", "ja": "JP"}.get(parts[0], parts[0].upper())
    return "-".join(parts[:1] + [part for part in parts[1:] if part != usual or parts[0] == "pt"])


def tag_of_path(path):
    """The language that a catalog's file or folder names stand for."""
    for name in [path.stem.split(".")[-1], re.sub(r"^(app|intl|strings)_", "", path.stem)]:
        if path.suffix in {".json", ".arb", ".po", ".xlf", ".properties"} and tag(name):
            return tag(name)
    for folder in [part.name for part in path.parents]:
        folder = re.sub(r"\.lproj$", "", folder)
        if folder == "values":
            return SOURCE
        if folder.startswith("values-"):
            return tag(folder[len("values-"):])
        if folder == "Base" or re.fullmatch(r"[a-z]{2,3}([-_]\w{2,4})?", folder) and folder not in NOT_LANGUAGES:
            return tag(folder)
    return SOURCE


NOT_LANGUAGES = {"app", "apps", "src", "res", "lib", "ios", "po", "i18n", "priv", "wear", "main"}


def text_of(path):
    data = path.read_bytes()
    wide = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    return data.decode("utf-16" if wide else "utf-8-sig", "replace")


def unescape(text):
    """Resolves the escapes that .strings, .po, .properties and Android resources share."""
    plain = {"n": "\n", "t": "\t", "r": "\r"}
    return re.sub(
        r"\\(?:[uU]([0-9a-fA-F]{4})|(.))",
        lambda match: chr(int(match[1], 16)) if match[1] else plain.get(match[2], match[2]),
        text,
        flags=re.DOTALL,
    )


def strings_in(value):
    """Every string in a JSON or property list value, in order."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, (dict, list)):
        for item in value.values() if isinstance(value, dict) else value:
            yield from strings_in(item)


def local(element):
    return element.tag.rpartition("}")[2] if isinstance(element.tag, str) else ""


def read_strings(path):
    quoted = r'"((?:[^"\\]|\\.)*)"'
    text = re.sub(rf"{quoted}|/\*.*?\*/|//[^\n]*", lambda m: m[0] if m[0][0] == '"' else " ", text_of(path), flags=re.DOTALL)
    for match in re.finditer(rf'(?:"(?:[^"\\]|\\.)*"|[\w.-]+)\s*=\s*{quoted}\s*;', text, re.DOTALL):
        yield tag_of_path(path), unescape(match[1])


def read_stringsdict(path):
    for entry in plistlib.loads(path.read_bytes()).values():
        for part in entry.values():
            for key, value in part.items() if isinstance(part, dict) else []:
                if not key.startswith("NSString"):
                    yield tag_of_path(path), value


def read_xcstrings(path):
    def values(node):
        if isinstance(node, dict):
            yield from [node["value"]] if isinstance(node.get("value"), str) else []
            for child in node.values():
                yield from values(child)

    catalog = json.loads(text_of(path))
    source = catalog.get("sourceLanguage", SOURCE)
    for key, entry in catalog["strings"].items():
        localizations = entry.get("localizations", {})
        if source not in localizations:
            yield source, key
        for language, localization in localizations.items():
            for value in values(localization):
                yield tag(language) or language, value


def read_android(path):
    root = XML.fromstring(path.read_bytes())
    for element in root.iter() if local(root) == "resources" else []:
        if local(element) in {"string", "item"}:
            text = re.sub(r"\s+", " ", "".join(element.itertext())).strip()
            yield tag_of_path(path), unescape(re.sub(r'(?<!\\)"', "", text))


def read_po(path):
    """Entries of .po and .pot; what is not translated is left out, what is its source counts as source."""
    field = None
    entry = {}
    for line in text_of(path).splitlines() + ["msgid"]:
        match = re.match(r'(?:(msg\w+(?:\[\d\])?)\s*)?"?(.*?)"?\s*$', line)
        if match[1] in {"msgid", "msgctxt"} and field != "msgctxt":
            if entry.get("msgid"):
                yield from [(SOURCE, unescape(value)) for key, value in entry.items() if key.startswith("msgid")]
                yield from [(tag_of_path(path), unescape(value)) for key, value in entry.items() if key.startswith("msgstr")]
            entry = {}
        field = match[1] or (field if line.startswith('"') else None)
        if field:
            entry[field] = entry.get(field, "") + match[2]


def read_json(path):
    content = json.loads(text_of(path))
    if path.suffix == ".arb":
        content = {key: value for key, value in content.items() if not key.startswith("@")}
    for value in strings_in(content):
        yield tag_of_path(path), value


def read_xliff(path):
    root = XML.fromstring(path.read_bytes())
    attributes = {**root.attrib, **next((item.attrib for item in root.iter() if local(item) == "file"), {})}
    source = attributes.get("srcLang") or attributes.get("source-language") or SOURCE
    target = attributes.get("trgLang") or attributes.get("target-language") or tag_of_path(path)
    for unit in root.iter():
        if local(unit) in {"segment", "trans-unit"}:
            found = {local(child): "".join(child.itertext()) for child in unit}
            name, language = ("target", target) if "target" in found else ("source", source)
            yield tag(language.replace("_", "-")) or language, found.get(name, "")


def read_properties(path):
    for line in re.sub(r"\\\n\s*", "", text_of(path)).splitlines():
        match = re.match(r"\s*(?![#!])[^=:\s]+\s*[=:]\s*(.*)", line)
        if match:
            yield tag_of_path(path), unescape(match[1])


READERS = {
    ".strings": read_strings,
    ".stringsdict": read_stringsdict,
    ".xcstrings": read_xcstrings,
    ".xml": read_android,
    ".po": read_po,
    ".pot": read_po,
    ".arb": read_json,
    ".json": read_json,
    ".xlf": read_xliff,
    ".xliff": read_xliff,
    ".properties": read_properties,
}


def catalog_labels(folder):
    """Language tags with their labels: a line each, in order, no label twice."""
    found = {}
    root = pathlib.Path(folder).resolve()
    for path in sorted(path for path in root.rglob("*") if path.suffix in READERS and path.is_file()):
        try:
            for language, value in READERS[path.suffix](path):
                for line in re.split(r"\r\n|[\r\n]", value):
                    if line.strip():
                        found.setdefault(language or "und", {})[line] = None
        except (ValueError, KeyError, AttributeError, XML.ParseError, plistlib.InvalidFileException) as error:
            print(f"labels: {path.name} left out: {error}", file=sys.stderr)
    return {language: list(labels) for language, labels in found.items()}


def drawn(labels, count, seed):
    """Yields `count` of the labels, drawn with repetition."""
    rng = random.Random(seed)
    for _ in range(count):
        yield labels[int(rng.random() * len(labels))]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("catalogs", nargs="?", metavar="CATALOG_DIR", help="draw from the catalogs in this folder")
    parser.add_argument("--count", type=int, default=200_000, help="how many labels (default %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the draw (default %(default)s)")
    parser.add_argument("--locale", default="en", help="language of catalog strings (default %(default)s)")
    options = parser.parse_args()
    if options.catalogs:
        labels = catalog_labels(options.catalogs).get(options.locale)
        if not labels:
            parser.error(f"no string in '{options.locale}' under {options.catalogs}")
        lines = drawn(labels, options.count, options.seed)
    else:
        lines = made(options.count, options.seed)
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    sys.stdout.writelines(line + "\n" for line in lines)


if __name__ == "__main__":
    main()
