import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setShownLanguage, textOf } from '../lib/i18n.ts';
import { loadAllTexts } from '../lib/testing/load-all-texts.ts';
import { shellTexts } from '../texts/shell.ts';
import { isFound } from './menu.rules.ts';

await loadAllTexts();

test('the search finds two-step sign-in and payouts by the words that people type for them, in each language', () => {
  for (const [language, typed, key] of [
    ['en', '2FA', 'findTwoStep'],
    ['en', 'payout', 'findPayouts'],
    ['es', '2fa', 'findTwoStep'],
    ['es', 'cobrar', 'findPayouts'],
    ['pt', '  2FA  ', 'findTwoStep'],
    ['pt', 'saque', 'findPayouts'],
    ['fr', '2FA', 'findTwoStep'],
    ['fr', 'virement', 'findPayouts'],
    ['zh-cn', '双重验证', 'findTwoStep'],
    ['zh-cn', '提款', 'findPayouts'],
  ] as const) {
    setShownLanguage(language);
    const action = { title: textOf(shellTexts, key), words: textOf(shellTexts, `${key}Words`) };
    assert.ok(isFound(action, typed), `${typed} in ${language}`);
    assert.ok(
      !isFound(action, 'xyz') && !isFound(action, ''),
      'it is offered for its own words only',
    );
  }
});
