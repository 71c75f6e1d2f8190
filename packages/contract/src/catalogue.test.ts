import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEveryLanguage, translationOf } from './catalogue.ts';
import { languages } from './locales.ts';

const english = {
  hello: 'Hello {name}',
  orders_one: 'One order',
  orders_other: '{count} orders',
  part: { from: 'From {price}' },
  list: ['To {name}', 'Thanks'],
} as const;
const translate = translationOf<typeof english>();
const french = {
  hello: 'Bonjour {name}',
  orders_one: '{count} commande',
  orders_other: '{count} commandes',
  part: { from: 'À partir de {price}' },
  list: ['À {name}', 'Merci'],
} as const;

test('a translation is the texts that were written', () => {
  assert.deepEqual(translate(french), french);
  assert.equal(
    translate({ ...french, orders_many: '{count} de commandes' }).orders_many,
    '{count} de commandes',
  );
});

test('a catalogue is loaded in every language', async () => {
  const texts = await inEveryLanguage(async (language) => `in ${language}`);
  assert.deepEqual(Object.keys(texts), [...languages]);
  assert.equal(texts.fr, 'in fr');
});

const { hello, ...withoutHello } = french;
// Code that must not compile: `npm run check` fails if the types accept one of these lines.
void [
  // @ts-expect-error a key is missing
  () => translate(withoutHello),
  // @ts-expect-error a key too many
  () => translate({ ...french, bye: hello }),
  // @ts-expect-error a place is missing
  () => translate({ ...french, hello: 'Bonjour' }),
  // @ts-expect-error a place is misspelt
  () => translate({ ...french, hello: 'Bonjour {nom}' }),
  // @ts-expect-error a place too many
  () => translate({ ...french, hello: 'Bonjour {name} {price}' }),
  // @ts-expect-error a place of a nested text is missing
  () => translate({ ...french, part: { from: 'À partir de' } }),
  // @ts-expect-error a place of a list of texts is missing
  () => translate({ ...french, list: ['À', 'Merci'] }),
  // @ts-expect-error only plural forms may be more than in English
  () => translate({ ...french, parts_many: '{count}' }),
];
