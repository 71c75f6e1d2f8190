import { renderMail } from '../apps/server/src/platform/mail/mail-page.ts';
import { type MailTemplate, mailTemplates, writeMail } from '../apps/server/src/texts/mails.ts';
import { mailSamples as values } from '../apps/server/src/texts/testing/mail-samples.ts';
import { intlTags, type Language } from '../packages/contract/src/locales.ts';

/** A mail of one kind with everything that such a mail may hold: lines, total, code, button, the store's colours and the foot. */
function htmlOf(template: MailTemplate, language: Language): string {
  const content = writeMail(language, {
    template,
    values,
    ...(template.endsWith('-code') ? { code: '428913' } : {}),
    lines: [
      { label: `3 × ${values.product}`, amount: values.amount, pictureUrl: undefined },
      { label: 'Shipping', amount: values.cost },
    ],
    brand: { name: values.store, fill: '#7c3aed', onFill: '#ffffff' },
    url: 'https://stores.example.com/s/casa-luna',
    facts: [
      { label: 'Order', lines: ['VT-20838', '2026-11-24'] },
      {
        label: 'Delivery address',
        lines: [
          'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
          '1200 Wien',
          'Österreich',
        ],
      },
    ],
    footer: [
      `${values.store} · Klosterneuburger Straße 128/2/14, 1200 Wien, Österreich · ${values.email}`,
    ],
    links: [{ label: 'Returns', url: 'https://stores.example.com/s/casa-luna/policies/returns' }],
  });
  return renderMail(content, intlTags[language]);
}

export const mailsIn = (language: Language): { address: string; html: string }[] =>
  mailTemplates.map((template) => ({ address: template, html: htmlOf(template, language) }));
