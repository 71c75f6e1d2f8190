import type { Language } from '@vitrine/contract/locales.ts';

interface BuyerAddress {
  line1: string;
  line2?: string;
  city: string;
  region?: string;
  postalCode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

export interface DemoBuyer {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  language: Language;
  address: BuyerAddress;
}

type Row = [
  first: string,
  last: string,
  mailbox: string,
  phone: string,
  language: Language,
  address: BuyerAddress,
];

const rows: readonly Row[] = [
  [
    'Marta',
    'Gil Soler',
    'marta.gil',
    '+34 600 104 220',
    'es',
    {
      line1: 'Carrer de la Pau 18',
      line2: '3.º, 2.ª',
      city: 'Valencia',
      postalCode: '46003',
      country: 'ES',
    },
  ],
  [
    'Jonas',
    'Weber',
    'jonas.weber',
    '+49 151 5550 1182',
    'en',
    { line1: 'Eimsbütteler Straße 44', city: 'Hamburg', postalCode: '22769', country: 'DE' },
  ],
  [
    '愛子',
    '田中',
    'aiko.tanaka',
    '+81 90 5550 1841',
    'en',
    {
      line1: '神宮前 3-14-7',
      line2: 'Maison Aoi 402',
      city: '渋谷区',
      region: '東京都',
      postalCode: '150-0001',
      country: 'JP',
    },
  ],
  [
    'Rui',
    'Pereira',
    'rui.pereira',
    '+351 912 555 034',
    'pt',
    {
      line1: 'Rua das Flores 112',
      line2: '2.º Dto.',
      city: 'Porto',
      postalCode: '4050-265',
      country: 'PT',
    },
  ],
  [
    'Emily',
    'Carter',
    'emily.carter',
    '+1 503 555 0142',
    'en',
    {
      line1: '2218 SE Ankeny Street',
      city: 'Portland',
      region: 'OR',
      postalCode: '97214',
      country: 'US',
    },
  ],
  [
    'Darnell',
    'Brooks',
    'darnell.brooks',
    '+1 312 555 0177',
    'en',
    {
      line1: '1450 W Taylor Street',
      line2: 'Apt 3B',
      city: 'Chicago',
      region: 'IL',
      postalCode: '60607',
      country: 'US',
    },
  ],
  [
    'Claire',
    'Fontaine',
    'claire.fontaine',
    '+33 6 39 98 12 40',
    'fr',
    { line1: '27 rue de la Charité', city: 'Lyon', postalCode: '69002', country: 'FR' },
  ],
  [
    'Hugo',
    'Lemaire',
    'hugo.lemaire',
    '+32 470 55 01 93',
    'fr',
    { line1: 'Rue du Bailli 61', city: 'Bruxelles', postalCode: '1050', country: 'BE' },
  ],
  [
    '思雨',
    '陈',
    'chen.siyu',
    '+86 138 0055 0126',
    'zh-cn',
    {
      line1: '愚园路 753 弄 12 号 501 室',
      city: '上海市',
      region: '上海市',
      postalCode: '200050',
      country: 'CN',
    },
  ],
  [
    '子墨',
    '王',
    'wang.zimo',
    '+86 139 0055 0164',
    'zh-cn',
    {
      line1: '天河北路 233 号 1806 室',
      city: '广州市',
      region: '广东省',
      postalCode: '510620',
      country: 'CN',
    },
  ],
  [
    'Beatriz',
    'Nogueira',
    'beatriz.nogueira',
    '+55 48 95550 0118',
    'pt',
    {
      line1: 'Rua Bocaiúva, 1840',
      line2: 'Ap. 602',
      city: 'Florianópolis',
      region: 'SC',
      postalCode: '88015-530',
      country: 'BR',
    },
  ],
  [
    'Caio',
    'Albuquerque',
    'caio.albuquerque',
    '+55 11 95550 0173',
    'pt',
    {
      line1: 'Rua Augusta, 2203',
      city: 'São Paulo',
      region: 'SP',
      postalCode: '01413-000',
      country: 'BR',
    },
  ],
  [
    'Ximena',
    'Ortega Ruiz',
    'ximena.ortega',
    '+52 33 5550 0139',
    'es',
    {
      line1: 'Avenida Chapultepec 317',
      city: 'Guadalajara',
      region: 'JAL',
      postalCode: '44160',
      country: 'MX',
    },
  ],
  [
    'Diego',
    'Salazar',
    'diego.salazar',
    '+52 55 5550 0152',
    'es',
    {
      line1: 'Calle Orizaba 92',
      line2: 'Depto. 5',
      city: 'Ciudad de México',
      region: 'CMX',
      postalCode: '06700',
      country: 'MX',
    },
  ],
  [
    'Oliver',
    'Hughes',
    'oliver.hughes',
    '+44 7700 900142',
    'en',
    { line1: '8 Gloucester Row', city: 'Bristol', postalCode: 'BS8 4AE', country: 'GB' },
  ],
  [
    'Priya',
    'Nair',
    'priya.nair',
    '+44 7700 900187',
    'en',
    {
      line1: '31 Marchmont Crescent',
      line2: 'Flat 2',
      city: 'Edinburgh',
      postalCode: 'EH9 1HF',
      country: 'GB',
    },
  ],
  [
    'Sophie',
    'Tremblay',
    'sophie.tremblay',
    '+1 514 555 0168',
    'fr',
    {
      line1: '4521 rue Saint-Denis',
      city: 'Montréal',
      region: 'QC',
      postalCode: 'H2J 2L4',
      country: 'CA',
    },
  ],
  [
    'Noah',
    'MacLeod',
    'noah.macleod',
    '+1 902 555 0111',
    'en',
    {
      line1: '5680 Cornwallis Lane',
      city: 'Halifax',
      region: 'NS',
      postalCode: 'B3K 1B4',
      country: 'CA',
    },
  ],
  [
    'Giulia',
    'Moretti',
    'giulia.moretti',
    '+39 345 555 0121',
    'en',
    {
      line1: 'Via San Vitale 40',
      city: 'Bologna',
      region: 'BO',
      postalCode: '40125',
      country: 'IT',
    },
  ],
  [
    'Lars',
    'Nyström',
    'lars.nystrom',
    '+46 70 555 01 34',
    'en',
    { line1: 'Bondegatan 21', city: 'Stockholm', postalCode: '116 33', country: 'SE' },
  ],
  [
    'Camila',
    'Rojas',
    'camila.rojas',
    '+57 301 555 0146',
    'es',
    {
      line1: 'Calle 70 # 9-34',
      city: 'Bogotá',
      region: 'Bogotá, D.C.',
      postalCode: '110231',
      country: 'CO',
    },
  ],
  [
    'Martín',
    'Acosta',
    'martin.acosta',
    '+54 9 11 5550 0195',
    'es',
    {
      line1: 'Gorriti 4912',
      city: 'Buenos Aires',
      region: 'C',
      postalCode: 'C1414',
      country: 'AR',
    },
  ],
  [
    'Zoë',
    'Campbell',
    'zoe.campbell',
    '+61 491 570 156',
    'en',
    {
      line1: '17 Gertrude Street',
      city: 'Fitzroy',
      region: 'VIC',
      postalCode: '3065',
      country: 'AU',
    },
  ],
  [
    'Lea',
    'Baumann',
    'lea.baumann',
    '+41 79 555 01 28',
    'fr',
    { line1: 'Rue du Stand 14', city: 'Genève', postalCode: '1204', country: 'CH' },
  ],
];

export const buyers: readonly DemoBuyer[] = rows.map(
  ([firstName, lastName, mailbox, phone, language, address]) => ({
    firstName,
    lastName,
    email: `${mailbox}@example.com`,
    phone,
    language,
    address,
  }),
);
