import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { intlTags, type Language, languages } from './locales.ts';
import { currencies } from './money.ts';
import {
  isPlainNumber,
  type NumberKind,
  type NumberProblem,
  readNumber,
  showNumber,
  writeNumber,
} from './number-input.ts';

const euro: NumberKind = { kind: 'money', currency: 'EUR', min: 1, max: 100_000_000 };
const percent: NumberKind = { kind: 'percent', min: 10_000, max: 200_000 };
const whole: NumberKind = { kind: 'integer', min: 0, max: 99_999 };
type Expected = number | NumberProblem;
const read = (text: string, field: NumberKind, language: Language): Expected => {
  const { value, problem } = readNumber(text, field, intlTags[language]);
  return problem ?? value;
};

/** The value of each text in the order en, zh-cn, es, pt, fr. */
const amounts: readonly (readonly [text: string, ...expected: Expected[]])[] = [
  ['1,5', 150, 150, 150, 150, 150],
  ['1.5', 150, 150, 150, 150, 150],
  ['1,50', 150, 150, 150, 150, 150],
  ['220,5', 22_050, 22_050, 22_050, 22_050, 22_050],
  ['1.500', 'too-precise', 'too-precise', 150_000, 150_000, 'ambiguous'],
  ['1,500', 150_000, 150_000, 'too-precise', 'too-precise', 'too-precise'],
  ['0.500', 'too-precise', 'too-precise', 'too-precise', 'too-precise', 'too-precise'],
  ['1.234,50', 123_450, 123_450, 123_450, 123_450, 123_450],
  ['1,234.50', 123_450, 123_450, 123_450, 123_450, 123_450],
  ['€ 1.234,50', 123_450, 123_450, 123_450, 123_450, 123_450],
  ['1 234,50 €', 123_450, 123_450, 123_450, 123_450, 123_450],
  ['1\u202f234,50\u00a0€', 123_450, 123_450, 123_450, 123_450, 123_450],
  ['1\u2009234.5 EUR', 123_450, 123_450, 123_450, 123_450, 123_450],
  ["1'234.50", 123_450, 123_450, 123_450, 123_450, 123_450],
  ['eur 42', 4_200, 4_200, 4_200, 4_200, 4_200],
  ['１２．５０', 1_250, 1_250, 1_250, 1_250, 1_250],
  ['12，50', 1_250, 1_250, 1_250, 1_250, 1_250],
  ['1,234,567', 'too-high', 'too-high', 'too-high', 'too-high', 'too-high'],
  ['123,456', 12_345_600, 12_345_600, 'too-precise', 'too-precise', 'too-precise'],
  ['42,', 4_200, 4_200, 4_200, 4_200, 4_200],
  [',5', 50, 50, 50, 50, 50],
  ['$ 5', ...Array<Expected>(5).fill('other-currency')],
  ['5 USD', ...Array<Expected>(5).fill('other-currency')],
  ['0', ...Array<Expected>(5).fill('too-low')],
  ['-1', ...Array<Expected>(5).fill('too-low')],
  ['−1,50 €', ...Array<Expected>(5).fill('too-low')],
  ['', ...Array<Expected>(5).fill('empty')],
  ['9'.repeat(40), ...Array<Expected>(5).fill('too-high')],
  ...[
    'abc',
    '1.2.3',
    '1,2,3',
    '1e3',
    '1 5',
    '12 34,5',
    '1.23,456',
    '5²',
    '5 %',
    '--1',
    '€5€',
    '.',
    '€',
  ].map((text) => [text, ...Array<Expected>(5).fill('not-a-number')] as const),
];

test('a typed amount means the same as the person who types it means, in each of the five languages', () => {
  for (const [text, ...expected] of amounts)
    languages.forEach((language, at) => {
      assert.equal(read(text, euro, language), expected[at], `“${text}” in ${language}`);
    });
});

test('percentages take two decimals and their sign, whole numbers take none', () => {
  assert.equal(read('220,5', percent, 'es'), 22_050);
  assert.equal(read('220.5 %', percent, 'fr'), 22_050);
  assert.equal(read('220％', percent, 'zh-cn'), 22_000);
  assert.equal(read('1.500 %', percent, 'pt'), 150_000);
  assert.deepEqual(
    ['50', '99999', '100,001', '200 €'].map((text) => read(text, percent, 'es')),
    ['too-low', 'too-high', 'too-precise', 'not-a-number'],
  );
  assert.deepEqual(
    ['7', '1,5', '1.5', '1.500', '1 500', '100000'].map((text) => read(text, whole, 'es')),
    [7, 'too-precise', 'too-precise', 1500, 1500, 'too-high'],
  );
  assert.equal(read('1.500', whole, 'fr'), 1500);
  assert.equal(read('1.500', whole, 'en'), 'too-precise');
});

test('rates take nine decimals and no unit, and are written with the separators of the language', () => {
  const rate: NumberKind = { kind: 'rate', min: 1, max: 9_000_000 * 10 ** 9 };
  assert.deepEqual(
    ['0,9215', '0.9215', '1.082000001', '9000000', '4.100', '4.100,25'].map((text) =>
      read(text, rate, 'es'),
    ),
    [
      921_500_000, 921_500_000, 1_082_000_001, 9_000_000_000_000_000, 4_100_000_000_000,
      4_100_250_000_000,
    ],
  );
  assert.deepEqual(
    ['0', '0,0000000001', '9000001', '1,5 €', '4.100'].map((text) => read(text, rate, 'fr')),
    ['too-low', 'too-precise', 'too-high', 'not-a-number', 'ambiguous'],
  );
  assert.equal(writeNumber(921_500_000, rate, 'en-US'), '0.9215');
  assert.equal(writeNumber(1_000_000_001, rate, 'fr-FR'), '1,000000001');
  assert.equal(showNumber(4_100_250_000_001, rate, 'es-ES'), '4100,250000001');
  assert.equal(showNumber(15_750_500_000_000, rate, 'pt-BR'), '15.750,5');
});

test('the decimals are those of the currency', () => {
  const yen: NumberKind = { ...euro, currency: 'JPY' };
  const dinar: NumberKind = { ...euro, currency: 'KWD' };
  assert.deepEqual(
    ['4200', '￥4,200', '4200円', '4200.5'].map((text) => read(text, yen, 'en')),
    [4200, 4200, 4200, 'too-precise'],
  );
  assert.equal(read('1.500', dinar, 'en'), 1500);
  assert.equal(read('1.500', dinar, 'es'), 1_500_000);
  assert.equal(read('1,500', dinar, 'es'), 1500);
  assert.equal(read('$5', { ...euro, currency: 'MXN' }, 'en'), 500);
  assert.equal(read('R$ 5,90', { ...euro, currency: 'BRL' }, 'pt'), 590);
});

const anyKind = fc.oneof(
  fc.constantFrom(...currencies).map((currency) => ({ kind: 'money' as const, currency })),
  fc.constant({ kind: 'percent' as const, currency: undefined }),
  fc.constant({ kind: 'integer' as const, currency: undefined }),
);

test('what a field writes and what a page shows is read as the same value, in every language and currency', () => {
  fc.assert(
    fc.property(
      anyKind,
      fc.constantFrom(...languages),
      fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }),
      (kind, language, value) => {
        const field = { ...kind, min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };
        const tag = intlTags[language];
        const typed = writeNumber(value, field, tag);
        assert.deepEqual(readNumber(typed, field, tag), { value }, `typed ${typed}`);
        assert.ok(isPlainNumber(typed, value, field, tag), `${typed} needs no explanation`);
        const shown = showNumber(value, field, tag);
        assert.deepEqual(readNumber(shown, field, tag), { value }, `shown ${shown}`);
      },
    ),
    { numRuns: 2_000 },
  );
});

test('no text of digits and signs is read as a number that is ten times what one of its readings says', () => {
  const signs = fc
    .array(fc.constantFrom(...'0123456789.,  '), { minLength: 1, maxLength: 9 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(signs, fc.constantFrom(...languages), (text, language) => {
      const { value } = readNumber(
        text,
        { ...euro, min: 0, max: 99_999_999_999 },
        intlTags[language],
      );
      if (value === undefined) return;
      const digits = text.replaceAll(/\D/g, '');
      // The digits as typed, with at most the currency's two decimals: no other result is possible.
      const readings = [0, 1, 2].map((decimals) => BigInt(digits) * 10n ** BigInt(2 - decimals));
      assert.ok(readings.includes(BigInt(value)), `${text} → ${value}`);
    }),
    { numRuns: 2_000 },
  );
});

test('an explanation is needed when the text is not how the language writes the value', () => {
  assert.equal(isPlainNumber('220,5', 22_050, percent, 'es-ES'), true);
  assert.equal(isPlainNumber('220.5', 22_050, percent, 'es-ES'), false);
  assert.equal(isPlainNumber('1.50', 150, euro, 'en-US'), true);
  assert.equal(isPlainNumber('1.5', 150, euro, 'en-US'), true);
  assert.equal(isPlainNumber('1.500', 150_000, euro, 'es-ES'), false);
  assert.equal(isPlainNumber('€ 1.50', 150, euro, 'en-US'), false);
});
