import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOtherLanguagesBeginning } from './guess.rules.ts';

const chopsticks = { en: 'Lacquered chopsticks', fr: 'Baguettes laquées', es: 'Palillos lacados' };

for (const [search, language, isGuess] of [
  ['bag', 'en', true],
  ['bag', 'fr', false],
  ['baguettes', 'en', false],
  ['chop', 'en', false],
  ['lamp', 'en', false],
  ['lacquered bag', 'en', true],
] as const)
  test(`“${search}” finds chopsticks in ${language} ${isGuess ? 'by guess' : 'as typed'}`, () =>
    assert.equal(isOtherLanguagesBeginning(chopsticks, search, language), isGuess));
