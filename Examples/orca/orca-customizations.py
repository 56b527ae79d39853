"""Has Orca say labels by way of Sayable. Orca loads this file at its start; without the module nothing changes.

What Orca names itself stays: single characters, keys, and the text of 'say all', in which it follows its own marks.
With all punctuation on, everything is said as it is written, for whoever reads proof.
"""
import locale
import os
import sys
import warnings

from orca import debug, settings, speech
from orca.acss import ACSS

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "sayable"))
_normalizers = {}


def _language():
    """The language of the voice, or that of the system."""
    family = settings.voices[settings.DEFAULT_VOICE].get(ACSS.FAMILY) or {}
    language, dialect = family.get("lang"), family.get("dialect")
    if not language:
        language, dialect = locale.getlocale(locale.LC_MESSAGES)[0] or "en", None
    return f"{language}-{dialect}" if dialect else language


def _normalizer():
    language = _language()
    if language not in _normalizers:
        with warnings.catch_warnings():
            # A language without rules has those that need no words.
            warnings.simplefilter("ignore")
            try:
                _normalizers[language] = sayable.Normalizer(language)
            except sayable.SayableError:
                _normalizers[language] = str
    return _normalizers[language]


def _said(content):
    """What is handed to the voice: each string of an utterance is a label of its own."""
    if settings.verbalizePunctuationStyle == settings.PUNCTUATION_STYLE_ALL:
        return content
    say = _normalizer()
    if isinstance(content, str):
        return content if len(content) == 1 else say(content)
    if isinstance(content, list):
        return [say(part) if isinstance(part, str) and len(part) > 1 else part for part in content]
    return content


def _before(speak):
    def said(content, *arguments, **options):
        return speak(_said(content), *arguments, **options)

    return said


try:
    import sayable
except (ImportError, OSError) as missing:
    debug.println(debug.LEVEL_WARNING, f"sayable is not used: {missing}", True)
else:
    speech.speak = _before(speech.speak)
