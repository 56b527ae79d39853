"""The functions of sayable.h, in libsayable.so beside this file or where SAYABLE_LIBRARY tells."""

from __future__ import annotations

import ctypes
import os
from typing import Any, Tuple

_INTERFACE = 1
_STATUS = ('', 'argument', 'locale', 'option', 'rules', 'formula', 'words', 'length')


class _Text(ctypes.Structure):
    _fields_ = [('status', ctypes.c_int), ('bytes', ctypes.c_void_p), ('length', ctypes.c_size_t)]


class _Created(ctypes.Structure):
    _fields_ = [('status', ctypes.c_int), ('normalizer', ctypes.c_void_p), ('message', _Text)]


_path = os.environ.get('SAYABLE_LIBRARY') or os.path.join(os.path.dirname(os.path.abspath(__file__)), 'libsayable.so')
_library = ctypes.CDLL(_path)


def _function(name: str, result: Any, *arguments: Any) -> Any:
    function = getattr(_library, name)
    function.restype = result
    function.argtypes = arguments
    return function


_texts = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t)
_version = _function('sayable_version', ctypes.c_char_p)
_interface = _function('sayable_interface', ctypes.c_int)
_create = _function('sayable_create', _Created, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_char_p)
_free_text = _function('sayable_free_text', None, _Text)
normalize = _function('sayable_normalize', ctypes.c_size_t, *_texts, ctypes.c_void_p, ctypes.c_size_t)
trace = _function('sayable_trace', _Text, *_texts)
formula = _function('sayable_formula', _Text, *_texts)
lint = _function('sayable_lint', _Text, *_texts)
free = _function('sayable_free', None, ctypes.c_void_p)

if _interface() != _INTERFACE:
    raise ImportError(f'{_path} has the interface {_interface()}, not {_INTERFACE}')


def version() -> str:
    return str(_version().decode())


def buffer(capacity: int) -> Any:
    return ctypes.create_string_buffer(capacity)


def address(memory: Any) -> int:
    return ctypes.addressof(memory)


def _taken(text: _Text) -> bytes:
    answer = ctypes.string_at(text.bytes, text.length) if text.bytes else b''
    _free_text(text)
    return answer


def create(locale: bytes, options: bytes, rules: bytes) -> Tuple[str, int, str]:
    """The kind of what is wrong, or ''; the normalizer; and what there is to tell."""
    made = _create(locale, options, rules)
    return _STATUS[made.status], made.normalizer or 0, _taken(made.message).decode('utf-8', 'replace')


def answer(function: Any, normalizer: int, text: bytes) -> Tuple[str, bytes]:
    """The kind of what is wrong, or ''; and the answer, or what there is to tell."""
    given = function(normalizer, text, len(text))
    return _STATUS[given.status], _taken(given)
