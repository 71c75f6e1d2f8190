import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '@vitrine/contract/locales.ts';
import { mailTemplates, writeMail } from './mails.ts';
import { mailSamples } from './testing/mail-samples.ts';

test('every email in every language has all its parts, in its own words, and no place is left empty', () => {
  assert.ok(mailTemplates.length > 35, `only ${mailTemplates.length} emails`);
  for (const template of mailTemplates) {
    const written = languages.map((language) => {
      const mail = writeMail(language, {
        template,
        values: mailSamples,
        url: 'https://a.example/x',
      });
      const texts = [
        mail.subject,
        ...mail.paragraphs,
        mail.sentence,
        mail.closing,
        ...(mail.action ? [mail.action.label] : []),
      ];
      assert.ok(
        texts.length >= 3 && texts.every((text) => text.trim()),
        `${template} in ${language}`,
      );
      assert.doesNotMatch(texts.join('\n'), /[{}\t]|undefined/, `${template} in ${language}`);
      return texts.join('\n');
    });
    assert.equal(
      new Set(written).size,
      languages.length,
      `${template} says the same in two languages`,
    );
  }
});

test('an email carries its data as data: lines, total, code and button', () => {
  const data = {
    lines: [{ label: 'Taza', amount: '10 €' }],
    total: { label: 'Total', amount: '10 €' },
  };
  const shared = { number: 'VT-1', name: 'Ana', days: 'lunes' };
  const mail = writeMail('es', {
    template: 'order-confirmed',
    values: shared,
    url: 'https://a.example/x',
    ...data,
  });
  assert.equal(mail.subject, 'Tu pedido VT-1 está pagado');
  assert.deepEqual({ lines: mail.lines, total: mail.total }, data);
  assert.equal(mail.action?.url, 'https://a.example/x');
  assert.equal(
    writeMail('en', { template: 'registration-code', values: { minutes: 10 }, code: '123456' })
      .code,
    '123456',
  );
});

void [
  // @ts-expect-error a value is missing
  () => writeMail('en', { template: 'registration-code', values: {} }),
  // @ts-expect-error a value that the email has no place for
  () => writeMail('en', { template: 'registration-code', values: { minutes: 10, name: 'Ada' } }),
  // @ts-expect-error an email with a button needs an address
  () => writeMail('en', { template: 'welcome', values: {} }),
];
