"""What the Python module promises."""

import concurrent.futures
import doctest
import pathlib
import pickle
import unittest
import warnings

import sayable


class NormalizingTests(unittest.TestCase):
    def test_labels_are_said(self):
        self.assertEqual(sayable.normalize('2 bd. • 75 m²'), '2 bedrooms, 75 square meters')
        self.assertEqual(sayable.normalize('8 m²', locale='fr'), '8 mètres carrés')
        self.assertEqual(sayable.normalize('plain words'), 'plain words')
        self.assertEqual(sayable.normalize(''), '')

    def test_the_documentation_tells_the_truth(self):
        guide = pathlib.Path(__file__).resolve().parent.parent / 'README.md'
        for failed, tried in [doctest.testmod(sayable), doctest.testfile(str(guide), module_relative=False)]:
            self.assertEqual(failed, 0)
            self.assertGreater(tried, 2)

    def test_options_apply(self):
        self.assertEqual(sayable.normalize('12/05/2020', date_order='dmy'), 'May 12, 2020')
        self.assertEqual(sayable.normalize('17:30', clock=12), '5:30 PM')
        self.assertEqual(sayable.normalize('2 bd. • 75 m²', pack=[], disable=['pauses']), '2 bd. • 75 square meters')
        self.assertEqual(sayable.normalize('Solve $x^2 = 2$', formulas=True), 'Solve x squared equals 2')
        rules = "tables: {unit: {seat: {written: [st.], say: {one: '{0} seat', other: '{0} seats'}}}}"
        self.assertEqual(sayable.normalize('2 st.', rules=rules), '2 seats')

    def test_long_texts_and_odd_characters_come_back_whole(self):
        say = sayable.Normalizer('en')
        self.assertEqual(say('8 m² ' * 5000), '8 square meters ' * 5000)
        self.assertEqual(say('a\0b\ud800c'), 'a\0b\ud800c')
        self.assertEqual(say('\U0001f600 8 m²'), '\U0001f600 8 square meters')
        for length in range(4080, 4110):
            self.assertEqual(say('x' * length), 'x' * length)

    def test_threads_share_a_normalizer(self):
        say = sayable.Normalizer('en')
        labels = [f'{number} m²' for number in range(2, 500)]
        with concurrent.futures.ThreadPoolExecutor(8) as pool:
            self.assertEqual(list(pool.map(say, labels)), [label.replace('m²', 'square meters') for label in labels])

    def test_a_normalizer_can_be_pickled(self):
        say = pickle.loads(pickle.dumps(sayable.Normalizer('fr', date_order='mdy')))
        self.assertEqual(say.locale, 'fr')
        self.assertEqual(say('12/05/2020'), '5 décembre 2020')


class ExplainingTests(unittest.TestCase):
    def test_a_trace_counts_characters_as_python_does(self):
        text = '\U0001f600 8 m² •'
        trace = sayable.trace(text)
        self.assertEqual(trace['text'], text)
        self.assertEqual(trace['spoken'], sayable.normalize(text))
        segment = next(segment for segment in trace['segments'] if segment['rule'] == 'quantity')
        self.assertEqual(text[slice(*segment['source'])], '8 m²')
        self.assertEqual(trace['spoken'][slice(*segment['spoken'])], '8 square meters')

    def test_formulas_are_said(self):
        self.assertEqual(sayable.formula('y = x^2 + 1'), 'y equals x squared plus 1')
        self.assertEqual(sayable.formula('x^2', locale='fr'), 'x au carré')

    def test_strings_are_linted(self):
        findings = sayable.lint('2 bd. • 75 m²\nSave')
        self.assertEqual([finding['check'] for finding in findings], ['spoken-differently'])
        self.assertEqual(findings[0]['spoken'], '2 bedrooms, 75 square meters')
        self.assertEqual(sayable.lint('Save'), [])


class FailingTests(unittest.TestCase):
    def test_what_is_wrong_is_told(self):
        for status, call in [
            ('locale', lambda: sayable.normalize('a', 'english!')),
            ('option', lambda: sayable.normalize('a', clock='13')),
            ('option', lambda: sayable.normalize('a', clock='12\nguess=true')),
            ('option', lambda: sayable.normalize('a', pack='cooking')),
            ('rules', lambda: sayable.normalize('a', rules='tables: [')),
            ('formula', lambda: sayable.formula('\\frac{1')),
            ('argument', lambda: sayable.normalize('a', 'e\0n')),
        ]:
            with self.assertRaises(sayable.SayableError) as caught:
                call()
            self.assertEqual(caught.exception.status, status)
            self.assertTrue(str(caught.exception))
        with self.assertRaises(TypeError):
            sayable.normalize('a', colour='red')

    def test_a_language_without_rules_is_a_warning(self):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter('always')
            say = sayable.Normalizer('tlh')
        self.assertIn("no rules for 'tlh'", str(caught[0].message))
        self.assertEqual(say('plain'), 'plain')


if __name__ == '__main__':
    unittest.main()
