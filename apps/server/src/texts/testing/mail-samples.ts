import type { MailTemplate, MailValues } from '../mails.ts';

/** Long values, as they do occur, for every place of every email: one without a value does not compile. */
export const mailSamples = {
  account: 'DE•• •••• •••• •••• 4711',
  address:
    'Casa Luna Cerámica y Textiles, Rua das Laranjeiras 1234, apartamento 501, 22240-003 Rio de Janeiro, RJ, Brasil',
  amount: 'R$ 12.345,67',
  carrier: 'Deutsche Post DHL Paket International',
  cost: 'R$ 10.345,67',
  count: '1.234',
  day: '30 de novembro de 2026',
  days: '30 de novembro a 12 de dezembro de 2026',
  due: 'R$ 12.345,67',
  email: 'maximiliane.oppenheimer-hoffmann@verwaltung.example.com',
  hours: '1.234',
  label: 'https://labels.example.com/return/00340434161094042557/very-long-name-of-a-label.pdf',
  left: '12',
  minutes: '10',
  name: 'Maximiliane Oppenheimer-Hoffmann',
  newEmail: 'm.oppenheimer-hoffmann@verwaltung.example.com',
  number: 'VT-104729',
  products: 'Luna stoneware teapot with bamboo handle, Linen apron with deep pockets',
  product: 'Luna stoneware teapot with bamboo handle',
  profit: 'R$ 2.000,00',
  provider: 'PayPal',
  returnDays: '30',
  reason: 'The parcel came back to us: nobody was at home on three days.',
  store: 'Casa Luna Cerámica y Textiles',
  text: 'Does the teapot fit into a dishwasher, and can I order only the lid?',
  tracking: '00340434161094042557',
  value: 'R$ 12.345,67',
  until: '30 de novembro de 2026, 18:30',
} satisfies MailValues<MailTemplate>;
