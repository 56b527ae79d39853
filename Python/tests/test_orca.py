"""The front end of Orca, loaded as Orca loads it, with stand-ins for Orca's modules; and its installation."""
import importlib.util
import os
import pathlib
import subprocess
import sys
import tempfile
import types
import unittest
import zipfile

EXAMPLE = pathlib.Path(__file__).resolve().parent.parent.parent / 'Examples/orca'


class Voice(dict):
    FAMILY = 'family'


class SpeakingTests(unittest.TestCase):
    def setUp(self):
        self.heard = []
        orca = types.ModuleType('orca')
        orca.debug = types.SimpleNamespace(LEVEL_WARNING=0, println=print)
        orca.settings = types.SimpleNamespace(
            DEFAULT_VOICE='default', voices={'default': Voice()}, PUNCTUATION_STYLE_ALL=0, PUNCTUATION_STYLE_SOME=2,
            verbalizePunctuationStyle=2)
        orca.speech = types.SimpleNamespace(speak=lambda content, acss=None, interrupt=True: self.heard.append(content))
        acss = types.ModuleType('orca.acss')
        acss.ACSS = Voice
        names = {'orca': orca, 'orca.debug': orca.debug, 'orca.settings': orca.settings, 'orca.speech': orca.speech,
                 'orca.acss': acss}
        sys.modules.update(names)
        self.addCleanup(lambda: [sys.modules.pop(name) for name in names])
        self.orca = orca
        bytecode, sys.dont_write_bytecode = sys.dont_write_bytecode, True
        self.addCleanup(setattr, sys, 'dont_write_bytecode', bytecode)
        spec = importlib.util.spec_from_file_location('orca-customizations', EXAMPLE / 'orca-customizations.py')
        spec.loader.exec_module(importlib.util.module_from_spec(spec))

    def say(self, content):
        self.orca.speech.speak(content, interrupt=False)
        return self.heard.pop()

    def test_each_string_of_an_utterance_is_a_label(self):
        voice = Voice()
        self.assertEqual(self.say('2 bd. • 75 m²'), '2 bedrooms, 75 square meters')
        self.assertEqual(self.say(['8 m²', voice, 'push button']), ['8 square meters', voice, 'push button'])

    def test_single_characters_keep_their_names(self):
        self.assertEqual(self.say('•'), '•')
        self.assertEqual(self.say(['²']), ['²'])

    def test_all_punctuation_says_what_is_written(self):
        self.orca.settings.verbalizePunctuationStyle = 0
        self.assertEqual(self.say('8 m²'), '8 m²')

    def test_the_language_is_that_of_the_voice(self):
        self.orca.settings.voices['default'] = Voice(family={'lang': 'fr', 'dialect': None})
        self.assertEqual(self.say('8 m²'), '8 mètres carrés')
        self.orca.settings.voices['default'] = Voice(family={'lang': 'en', 'dialect': 'gb'})
        self.assertEqual(self.say('12/05/2020'), '12 May 2020')


class InstallationTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.orca = pathlib.Path(folder.name, 'orca')
        self.settings = self.orca / 'orca-customizations.py'
        self.wheel = pathlib.Path(folder.name, 'sayable-0-py3-none-any.whl')
        with zipfile.ZipFile(self.wheel, 'w') as wheel:
            wheel.writestr('sayable/libsayable.so', 'library')

    def install(self, *arguments):
        return subprocess.run(
            [EXAMPLE / 'install', *arguments], check=True, capture_output=True, text=True,
            env=dict(os.environ, XDG_DATA_HOME=str(self.orca.parent)))

    def test_what_was_installed_goes_again(self):
        self.orca.mkdir()
        # Orca makes an empty one.
        self.settings.write_text('')
        self.install(self.wheel)
        self.install(self.wheel)
        self.assertEqual(self.settings.read_text(), (EXAMPLE / 'orca-customizations.py').read_text())
        self.install('--undo')
        self.assertEqual(list(self.orca.iterdir()), [])

    def test_a_file_of_the_user_stays(self):
        self.orca.mkdir()
        self.settings.write_text('mine = 1\n')
        self.assertIn('import orca_sayable', self.install(self.wheel).stdout)
        self.install('--undo')
        self.assertEqual([path.name for path in self.orca.iterdir()], ['orca-customizations.py'])
        self.assertEqual(self.settings.read_text(), 'mine = 1\n')


if __name__ == '__main__':
    unittest.main()
