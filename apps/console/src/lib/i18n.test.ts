import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paymentTexts } from '../texts/payments.ts';
import { shellTexts } from '../texts/shell.ts';
import { uiTexts } from '../texts/ui.ts';
import { hasArea, hasText, joinSentences, setShownLanguage, textIn, textOf } from './i18n.ts';
import { loadTexts } from './load-texts.ts';
import { loadAllTexts } from './testing/load-all-texts.ts';

test('only the chosen language of a group that was asked for is loaded', async () => {
  await loadTexts('start');
  assert.equal(hasArea('en', uiTexts.name), true);
  assert.equal(hasArea('fr', uiTexts.name), false);
  assert.equal(hasArea('en', shellTexts.name), false);
  await loadAllTexts();
  assert.equal(hasArea('fr', shellTexts.name), true);
});

test('a text is filled with its values in the current language', async () => {
  await loadAllTexts();
  assert.equal(textOf(shellTexts, 'newsOrderPlaced', { number: 'VT & 1' }), 'New order VT & 1');
  setShownLanguage('zh-cn');
  assert.match(
    textOf(shellTexts, 'newsOrderPlaced', { number: 'VT-1' }),
    /\p{Script=Han}.*VT-1|VT-1.*\p{Script=Han}/u,
  );
  setShownLanguage('en');
  assert.match(
    textIn('zh-cn', shellTexts, 'newsOrderPlaced', { number: 'VT-1' }),
    /\p{Script=Han}/u,
  );
});

test('a count chooses the form of the language, also for millions', async () => {
  await loadAllTexts();
  assert.equal(textOf(paymentTexts, 'title', { count: 1 }), 'Pay 1 order');
  assert.equal(textOf(paymentTexts, 'title', { count: 5018 }), 'Pay 5,018 orders');
  assert.equal(textIn('fr', paymentTexts, 'title', { count: 0 }), 'Payer 0 commande');
  assert.equal(
    textIn('fr', paymentTexts, 'title', { count: 1_000_000 }),
    'Payer 1\u202f000\u202f000 commandes',
  );
});

test('a name from elsewhere is a key of an area or not', async () => {
  await loadAllTexts();
  assert.equal(hasText(shellTexts, 'search'), true);
  assert.equal(hasText(shellTexts, 'constructor'), false);
});

// What must not compile: each line fails `npm run check` when the types stop refusing it.
void [
  // @ts-expect-error the text has a place for a value
  () => textOf(shellTexts, 'newsOrderPlaced'),
  // @ts-expect-error the place has another name
  () => textOf(shellTexts, 'newsOrderPlaced', { order: 'VT-1' }),
  // @ts-expect-error the text has no place
  () => textOf(shellTexts, 'search', { number: 'VT-1' }),
  // @ts-expect-error there is no such text
  () => textOf(shellTexts, 'searching'),
  // @ts-expect-error a count is a number
  () => textOf(paymentTexts, 'title', { count: '1' }),
];

test('sentences follow one another with a blank, in Chinese without one', () => {
  assert.equal(
    joinSentences('es', ['No se cobró nada.', undefined, 'Inténtalo.']),
    'No se cobró nada. Inténtalo.',
  );
  assert.equal(
    joinSentences('zh-cn', ['未产生扣款。', '您可以重试。']),
    '未产生扣款。您可以重试。',
  );
});
