import type { Currency } from '@vitrine/contract/money.ts';

export interface ReferenceCountry {
  code: string;
  number: number;
  currency: Currency;
  /** Sales tax in basis points. */
  tax: number;
  /** Where parcels start is Ireland; the nearer, the cheaper. */
  zone: 'home' | 'near' | 'far';
}

const home = 'home';
const near = 'near';
const far = 'far';

function country(
  code: string,
  number: number,
  currency: Currency,
  tax: number,
  zone: ReferenceCountry['zone'],
): ReferenceCountry {
  return { code, number, currency, tax, zone };
}

/** Numbers are ISO 3166-1, taxes the standard rates of 2026; both may be changed in the back office. */
export const referenceCountries: readonly ReferenceCountry[] = [
  country('US', 840, 'USD', 0, far),
  country('EC', 218, 'USD', 1500, far),
  country('PA', 591, 'USD', 700, far),
  country('SV', 222, 'USD', 1300, far),
  country('PR', 630, 'USD', 1150, far),
  country('IE', 372, 'EUR', 2300, home),
  country('DE', 276, 'EUR', 1900, near),
  country('FR', 250, 'EUR', 2000, near),
  country('ES', 724, 'EUR', 2100, near),
  country('PT', 620, 'EUR', 2300, near),
  country('IT', 380, 'EUR', 2200, near),
  country('NL', 528, 'EUR', 2100, near),
  country('BE', 56, 'EUR', 2100, near),
  country('LU', 442, 'EUR', 1700, near),
  country('AT', 40, 'EUR', 2000, near),
  country('FI', 246, 'EUR', 2550, near),
  country('GR', 300, 'EUR', 2400, near),
  country('SK', 703, 'EUR', 2300, near),
  country('SI', 705, 'EUR', 2200, near),
  country('EE', 233, 'EUR', 2400, near),
  country('LV', 428, 'EUR', 2100, near),
  country('LT', 440, 'EUR', 2100, near),
  country('HR', 191, 'EUR', 2500, near),
  country('MT', 470, 'EUR', 1800, near),
  country('CY', 196, 'EUR', 1900, near),
  country('GB', 826, 'GBP', 2000, home),
  country('CH', 756, 'CHF', 810, near),
  country('LI', 438, 'CHF', 810, near),
  country('PL', 616, 'PLN', 2300, near),
  country('SE', 752, 'SEK', 2500, near),
  country('BR', 76, 'BRL', 1700, far),
  country('MX', 484, 'MXN', 1600, far),
  country('CN', 156, 'CNY', 1300, far),
  country('CA', 124, 'CAD', 500, far),
  country('AU', 36, 'AUD', 1000, far),
  country('CO', 170, 'COP', 1900, far),
  country('AR', 32, 'ARS', 2100, far),
  country('PE', 604, 'PEN', 1800, far),
  country('JP', 392, 'JPY', 1000, far),
  country('KR', 410, 'KRW', 1000, far),
  country('CL', 152, 'CLP', 1900, far),
  country('VN', 704, 'VND', 1000, far),
  country('KW', 414, 'KWD', 0, far),
  country('BH', 48, 'BHD', 1000, far),
];

/** Consumer prices are shown before tax where it is set by state and town; everywhere else the law or custom wants them with it. */
const shownBeforeTax: readonly string[] = ['US', 'CA', 'PR'];

export function pricesIncludeTax(code: string): boolean {
  return !shownBeforeTax.includes(code);
}

/** One US dollar in each currency, as a plain decimal. A running platform adds newer rows. */
export const referenceRates: Readonly<Record<Currency, string>> = {
  USD: '1',
  EUR: '0.9215',
  GBP: '0.7842',
  BRL: '5.6120',
  MXN: '18.4500',
  CNY: '7.1180',
  CAD: '1.3710',
  AUD: '1.5240',
  CHF: '0.8815',
  PLN: '3.9640',
  SEK: '10.4300',
  COP: '4120',
  ARS: '1385',
  PEN: '3.7150',
  JPY: '151.20',
  KRW: '1382',
  CLP: '942',
  VND: '25430',
  KWD: '0.3074',
  BHD: '0.3770',
};

/** The moment from which the rates above count: before every order that there can be. */
export const referenceRatesAsOf = new Date('2026-01-01T00:00:00.000Z');

export interface ReferenceShipping {
  baseMinor: bigint;
  perKgMinor: bigint;
  freeFromMinor: bigint | null;
  daysMin: number;
  daysMax: number;
}

/** US cents and working days by zone; `far` is also what an unlisted country would pay. */
export const referenceShipping: Readonly<
  Record<ReferenceCountry['zone'], { standard: ReferenceShipping; express: ReferenceShipping }>
> = {
  home: {
    standard: { baseMinor: 390n, perKgMinor: 80n, freeFromMinor: 4_500n, daysMin: 2, daysMax: 3 },
    express: { baseMinor: 890n, perKgMinor: 150n, freeFromMinor: null, daysMin: 1, daysMax: 2 },
  },
  near: {
    standard: { baseMinor: 490n, perKgMinor: 120n, freeFromMinor: 6_000n, daysMin: 3, daysMax: 5 },
    express: { baseMinor: 1_290n, perKgMinor: 260n, freeFromMinor: null, daysMin: 1, daysMax: 2 },
  },
  far: {
    standard: { baseMinor: 490n, perKgMinor: 180n, freeFromMinor: 6_000n, daysMin: 4, daysMax: 7 },
    express: { baseMinor: 1_690n, perKgMinor: 420n, freeFromMinor: null, daysMin: 2, daysMax: 3 },
  },
};
