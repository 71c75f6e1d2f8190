import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '@vitrine/contract/locales.ts';
import { mails, writeMail } from './mails.ts';

test('a template uses the same places in every language', () => {
  const places = (value: unknown) => [...new Set(JSON.stringify(value).match(/\{\w+\}/g) ?? [])].sort();
  for (const [name, words] of Object.entries(mails)) {
    for (const language of languages) assert.deepEqual(places(words[language]), places(words.en), `${name} in ${language}`);
  }
});

test('order lines become rows, and a code stands on its own', () => {
  const mail = writeMail('order-confirmed', 'es', {
    number: 'VT-1',
    name: 'Ana',
    days: 'lunes',
    footer: 'Vende: V',
    rows: 'Taza\t10 €',
    url: 'https://a.example/x',
  });
  assert.equal(mail.subject, 'Tu pedido VT-1 está pagado');
  assert.deepEqual(mail.rows, [['Taza', '10 €']]);
  assert.equal(mail.action?.url, 'https://a.example/x');
  assert.equal(writeMail('registration-code', 'en', { code: '123456', minutes: 10 }).code, '123456');
});
