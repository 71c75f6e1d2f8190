import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { currencyShape } from '../money.ts';
import { nameSchemas } from '../schema-names.ts';

/** An ISO 3166-1 alpha-2 code in capitals. */
export const countryCodeShape = z.string().regex(/^[A-Z]{2}$/, 'country');

/** The cookie with the user's choice of country; the storefront's form sets the same one. */
export const countryCookie = 'vt_country';

/** The country record with the field names of specification §3. */
const countryRecordShape = z.object({
  id: z.number().int(),
  name: z.string(),
  currency: z.string(),
  currency_jc: currencyShape,
  currency_symbol: z.string(),
  short_name: countryCodeShape,
  /** The default percentage of stores that open here, in per cent of the platform price. */
  percentage: z.number(),
});
export type CountryRecord = z.infer<typeof countryRecordShape>;

const countryShape = z.object({
  code: countryCodeShape,
  name: z.string(),
  currency: currencyShape,
  currencySymbol: z.string(),
  /** True if the platform ships there. */
  isServed: z.boolean(),
  percentage: z.number(),
  /** The sales tax that the platform collects there, in per cent; 0 where none is collected. */
  taxPercent: z.number(),
  /** True if prices are shown to buyers there with tax; otherwise it is added at checkout. */
  pricesIncludeTax: z.boolean(),
});
export type Country = z.infer<typeof countryShape>;

const currencyRecordShape = z.object({
  code: currencyShape,
  name: z.string(),
  symbol: z.string(),
  /** Number of decimals: 0, 2 or 3. */
  exponent: z.number().int(),
  /** The value of one US dollar in this currency, as a plain decimal; for information, never for charging. */
  perUsd: z.string(),
  /** The same as an exact fraction, with which clients show amounts that they calculate themselves. */
  numerator: z.string(),
  denominator: z.string(),
  asOf: z.iso.datetime(),
  /** When its source last said that it holds. */
  confirmedAt: z.iso.datetime(),
  /** Whether amounts are shown and buyers charged with it; not when it is too old. */
  isCurrent: z.boolean(),
});
export type CurrencyRecord = z.infer<typeof currencyRecordShape>;

export const lookUpCountry = endpoint({
  name: 'markets.lookUpCountry',
  method: 'POST',
  path: '/api/getCountry',
  public: true,
  transaction: 'none',
  envelope: 'info',
  summary:
    'The country, currency and default percentage of the caller: saved choice, trusted proxy header, geo database, Accept-Language, else US. `api_token` is ignored.',
  query: z.object({ api_token: z.string().max(500).optional() }),
  reply: z.object({ default: z.array(countryRecordShape).length(1) }),
});

export const listCountries = endpoint({
  name: 'markets.listCountries',
  method: 'GET',
  path: '/api/v1/countries',
  public: true,
  summary:
    'All countries by name in the language of the call, with their currency, and the one that the caller seems to be in.',
  reply: z.object({ list: z.array(countryShape), detected: countryCodeShape }),
});

export const chooseCountry = endpoint({
  name: 'markets.chooseCountry',
  method: 'PUT',
  path: '/api/v1/countries/choice',
  public: true,
  transaction: 'none',
  summary:
    'Keeps the country that the person chose, in a cookie of one year; it wins over every guess.',
  body: z.strictObject({ country: countryCodeShape }),
  reply: countryShape,
  limit: { max: 60, windowSeconds: 60, by: 'address' },
});

export const listCurrencies = endpoint({
  name: 'markets.listCurrencies',
  method: 'GET',
  path: '/api/v1/currencies',
  public: true,
  summary:
    'All currencies that prices can be shown and charged in, with the newest rate to the US dollar.',
  reply: z.object({ list: z.array(currencyRecordShape) }),
});

nameSchemas({
  CountryRecord: countryRecordShape,
  Country: countryShape,
  CurrencyRecord: currencyRecordShape,
});
