import { renderMail } from '../apps/server/src/platform/mail-page.ts';
import { type MailTemplate, mailTemplates, writeMail } from '../apps/server/src/texts/mails.ts';
import { intlTags, type Language } from '../packages/contract/src/locales.ts';

/** Long values, as they do occur; a place without one does not pass unseen. */
const values: Readonly<Record<string, string>> = {
  account: 'DE•• •••• •••• •••• 4711',
  address: 'Klosterneuburger Straße 128/2/14, 1200 Wien, Österreich',
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
  tax: 'R$ 1.234,56',
  total: 'R$ 13.580,23',
  tracking: '00340434161094042557',
  until: '30 de novembro de 2026, 18:30',
};

const placesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** A mail of one kind with everything that such a mail may hold: rows, sum, code, button, the store's colours and the foot. */
function htmlOf(template: MailTemplate, language: Language): string {
  const bare = JSON.stringify(writeMail(template, language, {}));
  for (const place of placesOf(bare)) if (!values[place]) throw new Error(`looks/mails.ts has no sample for {${place}} in ${template}`);
  const content = writeMail(template, language, {
    ...values,
    ...(placesOf(bare).includes('minutes') ? { code: '428913' } : {}),
    brand: values['store'] ?? '',
    fill: '#7c3aed',
    onFill: '#ffffff',
    rows: `3 × ${values['product']}\t${values['amount']}\nShipping\t${values['cost']}\nTotal\t${values['total']}`,
    hasTotal: 1,
    url: 'https://stores.example.com/s/casa-luna',
    footer: `${values['store']} · ${values['address']} · ${values['email']}`,
  });
  return renderMail(content, intlTags[language]);
}

export const mailsIn = (language: Language): { address: string; html: string }[] =>
  mailTemplates.map((template) => ({ address: template, html: htmlOf(template, language) }));
