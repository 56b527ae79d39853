"""Turns written labels into text that a voice says well.

>>> import sayable
>>> sayable.normalize('2 bd. • 75 m²')
'2 bedrooms, 75 square meters'
>>> say = sayable.Normalizer('fr')
>>> say.normalize('8 m²')
'8 mètres carrés'

Text that no rule is about comes back as it is. A normalizer may be used by any number of threads at once, and be
pickled; the functions of this module keep one for each locale and its options.
"""

from __future__ import annotations

import functools
import json
import threading
import warnings
from typing import Any, Iterable, Optional, Sequence, Tuple, TypedDict, Union, cast

from . import _library

__all__ = [
    'Finding', 'Normalizer', 'SayableError', 'Segment', 'Trace', 'formula', 'lint', 'normalize', 'trace', '__version__',
]

__version__: str = _library.version()

Names = Union[str, Iterable[str]]


class SayableError(ValueError):
    """Why there is no answer: a locale, an option, a rule or a formula that is none."""

    def __init__(self, message: str, status: str) -> None:
        super().__init__(message)
        #: What kind of thing is wrong: 'locale', 'option', 'rules', 'formula', 'words', 'length' or 'argument'.
        self.status = status

    def __reduce__(self) -> Tuple[Any, ...]:
        return (SayableError, (str(self), self.status))


class Segment(TypedDict):
    """A stretch of a text and what is said for it; the ranges are half-open and index strings of Python."""

    source: Tuple[int, int]
    spoken: Tuple[int, int]
    rule: Optional[str]
    rules: Sequence[str]


class Trace(TypedDict):
    """What is said for a text, and why; the segments cover both without gaps."""

    text: str
    spoken: str
    segments: Sequence[Segment]


class Finding(TypedDict):
    """What a voice says badly; there are more members, as in 'sayable lint --output json'."""

    check: str
    severity: str
    message: str
    text: str
    match: str
    spoken: str
    rules: Sequence[str]
    line: int
    column: int


class _Room(threading.local):
    """Where the library writes an answer, for each thread."""

    def __init__(self) -> None:
        self.capacity = 0
        self.buffer = _library.buffer(1)
        self.address = 0
        self.grow(4096)

    def grow(self, capacity: int) -> None:
        self.capacity = capacity
        self.buffer = _library.buffer(capacity)
        self.address = _library.address(self.buffer)


_room = _Room()
_say = _library.normalize


class Normalizer:
    """The rules of one locale. Make it once and keep it.

    date_order: 'mdy', 'dmy' or 'ymd': what 12/05/2020 means, where it is not the locale's order
    clock: '12' or '24': how hours are counted; as they are written without it
    pack: the packs of rules that apply, in place of those of the locale; 'none' for none
    disable: rules or passes to leave out
    guess: whether rules that are only a guess apply
    formulas: whether formulas in labels are said
    rules: an app's own rule file, as YAML
    """

    __slots__ = ('_handle', '_made_of', '__weakref__')

    def __init__(
        self, locale: str = 'en', *, date_order: Optional[str] = None, clock: Optional[Union[str, int]] = None,
        pack: Optional[Names] = None, disable: Names = (), guess: bool = False, formulas: bool = False,
        rules: Optional[str] = None,
    ) -> None:
        self._handle = 0
        lines = ['offsets=scalar']
        if date_order is not None:
            lines.append(f'date-order={date_order}')
        if clock is not None:
            lines.append(f'clock={clock}')
        if pack is not None:
            lines.append('pack=' + (pack if isinstance(pack, str) else ','.join(pack) or 'none'))
        lines += [f'disable={name}' for name in ([disable] if isinstance(disable, str) else disable)]
        if guess:
            lines.append('guess=true')
        if formulas:
            lines.append('formulas=true')
        for line in lines:
            if '\n' in line or '\0' in line:
                raise SayableError('an option has a line break or a NUL character in it', 'option')
        options = '\n'.join(lines)
        self._made_of = (locale, options, rules or '')
        self._make()

    def _make(self) -> None:
        locale, options, rules = self._made_of
        status, self._handle, message = _library.create(_bytes(locale), _bytes(options), _bytes(rules))
        if status:
            raise SayableError(message, status)
        if message:
            warnings.warn(message, stacklevel=3)

    def __del__(self) -> None:
        handle, self._handle = getattr(self, '_handle', 0), 0
        if handle:
            _library.free(handle)

    def __reduce__(self) -> Tuple[Any, ...]:
        return (_remade, self._made_of)

    def __repr__(self) -> str:
        return f'Normalizer({self._made_of[0]!r})'

    @property
    def locale(self) -> str:
        """The locale that was asked for."""
        return self._made_of[0]

    def normalize(self, text: str) -> str:
        """What should be said for a text."""
        try:
            data = text.encode()
        except UnicodeEncodeError:
            return self._normalize(text.encode('utf-8', 'surrogatepass')).decode('utf-8', 'surrogatepass')
        room = _room
        length = _say(self._handle, data, len(data), room.address, room.capacity)
        if length < room.capacity:
            return room.buffer[:length].decode()
        return self._normalize(data).decode()

    __call__ = normalize

    def _normalize(self, data: bytes) -> bytes:
        length = _say(self._handle, data, len(data), _room.address, _room.capacity)
        if length < _room.capacity:
            return _room.buffer[:length]
        # Long texts have a buffer of their own, which does not stay.
        buffer = _library.buffer(length + 1)
        length = _say(self._handle, data, len(data), _library.address(buffer), length + 1)
        return buffer[:length]

    def trace(self, text: str) -> Trace:
        """What is said for a text, and why."""
        return cast(Trace, json.loads(self._answer(_library.trace, text)))

    def formula(self, text: str) -> str:
        """What should be said for a formula, as people type it, in LaTeX, AsciiMath or UnicodeMath."""
        return self._answer(_library.formula, text).decode()

    def lint(self, text: str) -> Sequence[Finding]:
        """What a voice says badly in strings, one a line."""
        return cast(Sequence[Finding], json.loads(self._answer(_library.lint, text))['findings'])

    def _answer(self, function: Any, text: str) -> bytes:
        status, answer = _library.answer(function, self._handle, text.encode('utf-8', 'surrogatepass'))
        if status:
            raise SayableError(answer.decode('utf-8', 'replace'), status)
        return answer


def _bytes(text: str) -> bytes:
    if '\0' in text:
        raise SayableError('there is a NUL character in it', 'argument')
    return text.encode('utf-8', 'surrogatepass')


def _remade(locale: str, options: str, rules: str) -> Normalizer:
    normalizer = Normalizer.__new__(Normalizer)
    normalizer._handle = 0
    normalizer._made_of = (locale, options, rules)
    normalizer._make()
    return normalizer


@functools.lru_cache(maxsize=64)
def _kept(locale: str, options: Tuple[Tuple[str, Any], ...]) -> Normalizer:
    return Normalizer(locale, **dict(options))


def _normalizer(locale: str, options: dict[str, Any]) -> Normalizer:
    if not options:
        return _kept(locale, ())
    return _kept(locale, tuple(
        (name, value if isinstance(value, (str, int, bool, type(None))) else tuple(value))
        for name, value in sorted(options.items())))


def normalize(text: str, locale: str = 'en', **options: Any) -> str:
    """What should be said for a text; the options are those of `Normalizer`."""
    return (_normalizer(locale, options) if options else _kept(locale, ())).normalize(text)


def trace(text: str, locale: str = 'en', **options: Any) -> Trace:
    """What is said for a text, and why."""
    return _normalizer(locale, options).trace(text)


def formula(text: str, locale: str = 'en', **options: Any) -> str:
    """What should be said for a formula."""
    return _normalizer(locale, options).formula(text)


def lint(text: str, locale: str = 'en', **options: Any) -> Sequence[Finding]:
    """What a voice says badly in strings, one a line."""
    return _normalizer(locale, options).lint(text)
