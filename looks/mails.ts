import { renderMail } from '../apps/server/src/platform/mail-page.ts';
import { type MailTemplate, type MailValues, mailTemplates, writeMail } from '../apps/server/src/texts/mails.ts';
import { intlTags, type Language } from '../packages/contract/src/locales.ts';

/** Long values, as they do occur; a place without one does not pass unseen. */
const values = {
  account: 'DE•• •••• •••• •••• 4711',
  amount: 'R$ 12.345,67',
  carrier: 'Deutsche Post DHL Paket International',
  cost: 'R$ 10.345,67',
  count: '1.234',
  days: '30 de novembro a 12 de dezembro de 2026',
  due: 'R$ 12.345,67',
  email: 'maximiliane.oppenheimer-hoffmann@verwaltung.example.com',
  left: '12',
  minutes: '10',
  name: 'Maximiliane Oppenheimer-Hoffmann',
  newEmail: 'm.oppenheimer-hoffmann@verwaltung.example.com',
  number: 'VT-104729',
  products: 'Luna stoneware teapot with bamboo handle, Linen apron with deep pockets',
  product: 'Luna stoneware teapot with bamboo handle',
  profit: 'R$ 2.000,00',
  provider: 'PayPal',
  reason: 'The parcel came back to us: nobody was at home on three days.',
  store: 'Casa Luna Cerámica y Textiles',
  tracking: '00340434161094042557',
  until: '30 de novembro de 2026, 18:30',
} satisfies MailValues<MailTemplate>;

/** A mail of one kind with everything that such a mail may hold: lines, total, code, button, the store's colours and the foot. */
function htmlOf(template: MailTemplate, language: Language): string {
  const content = writeMail(language, {
    template,
    values,
    ...(template.endsWith('-code') ? { code: '428913' } : {}),
    lines: [
      { label: `3 × ${values.product}`, amount: values.amount },
      { label: 'Shipping', amount: values.cost },
    ],
    brand: { name: values.store, fill: '#7c3aed', onFill: '#ffffff' },
    url: 'https://stores.example.com/s/casa-luna',
    footer: `${values.store} · Klosterneuburger Straße 128/2/14, 1200 Wien, Österreich · ${values.email}`,
  });
  return renderMail(content, intlTags[language]);
}

export const mailsIn = (language: Language): { address: string; html: string }[] =>
  mailTemplates.map((template) => ({ address: template, html: htmlOf(template, language) }));
