import { intlTags, type Language } from '@vitrine/contract/locales.ts';
import {
  type Currency,
  convertMinor,
  currencies,
  currencyExponents,
  type Rate,
  toMoney,
} from '@vitrine/contract/money.ts';
import type { Country, CountryRecord, CurrencyRecord } from '@vitrine/contract/shop/markets.ts';
import { markSerializable } from '#platform/caches.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import type { ShowAmount } from '#platform/shown-amounts.ts';
import { keepCountryInCookie } from './account-choices.ts';
import { detectCountry } from './detect-country.ts';
import {
  crossRate,
  currencyName,
  currencySymbol,
  formatFraction,
  isCurrent,
} from './markets.rules.ts';
import type { CountryRow, Markets } from './markets.types.ts';
import { readMarkets } from './snapshot.ts';

/** The newest rate between two currencies, as an exact fraction; any process of the platform has the same one. */
export async function findRate(ctx: Ctx, from: Currency, to: Currency): Promise<Rate> {
  return crossRate(from, to, (await readMarkets(ctx)).dollars);
}

/**
 * The currency that a buyer is charged in who wants to see `asked`: the store's own when one of the two rates is too
 * old (product.md §11).
 */
export async function chargedCurrency(
  ctx: Ctx,
  asked: Currency,
  ofStore: Currency,
): Promise<Currency> {
  if (asked === ofStore) return asked;
  const { dollars, rateHoursMax } = await readMarkets(ctx);
  const now = ctx.clock.now();
  return [asked, ofStore].every((code) => isCurrent(code, dollars.get(code), now, rateHoursMax))
    ? asked
    : ofStore;
}

/** Shows amounts of a signed-in caller in the currency that he chose, at today's rate; with an old rate only the true ones. */
export async function showAmountsInCurrency(ctx: Ctx, asked: Currency): Promise<ShowAmount> {
  const { dollars, rateHoursMax } = await readMarkets(ctx);
  const now = ctx.clock.now();
  const rates = new Map<Currency, Rate | null>();
  const rateFrom = (from: Currency) => {
    const known = rates.get(from);
    if (known !== undefined) return known;
    const isUsable =
      from !== asked &&
      [from, asked].every((code) => isCurrent(code, dollars.get(code), now, rateHoursMax));
    const rate = isUsable ? crossRate(from, asked, dollars) : null;
    rates.set(from, rate);
    return rate;
  };
  return ({ amount, currency }) => {
    const rate = rateFrom(currency);
    return rate && toMoney(convertMinor(BigInt(amount), rate), asked);
  };
}

/** When the older of two rates was last confirmed. */
export async function rateConfirmedAt(ctx: Ctx, ...codes: readonly Currency[]): Promise<Date> {
  const { dollars } = await readMarkets(ctx);
  const times = codes.flatMap((code) =>
    code === 'USD' ? [] : (dollars.get(code)?.confirmedAt.getTime() ?? 0),
  );
  return new Date(Math.min(...times));
}

/** A country's row, or nothing for a code that the platform does not know. */
export async function findCountry(ctx: Ctx, code: string): Promise<CountryRow | undefined> {
  return (await readMarkets(ctx)).countries.get(code);
}

/** The codes of the countries that the platform knows. */
export async function listCountryCodes(ctx: Ctx): Promise<string[]> {
  return [...(await readMarkets(ctx)).countries.keys()];
}

/** The countries to which the platform ships. */
export const listServedCountries = async (ctx: Ctx): Promise<CountryRow[]> =>
  [...(await readMarkets(ctx)).countries.values()].filter(({ isServed }) => isServed);

export interface CountryTax {
  /** 0 where none is collected. */
  taxBasisPoints: number;
  pricesIncludeTax: boolean;
}

/** The sales tax of a country, and whether its consumer prices include it. */
export async function findCountryTax(ctx: Ctx, countryCode: string): Promise<CountryTax> {
  const markets = await readMarkets(ctx);
  return {
    taxBasisPoints: markets.taxes.get(countryCode) ?? 0,
    pricesIncludeTax: markets.countries.get(countryCode)?.pricesIncludeTax ?? true,
  };
}

/** The country record with the field names of specification §3. */
function describeCountryRecord(row: CountryRow, language: Ctx['language']): CountryRecord {
  return {
    id: row.number,
    name: row.names[language],
    currency: currencyName(row.currency, language),
    currency_jc: row.currency,
    currency_symbol: currencySymbol(row.currency),
    short_name: row.code,
    percentage: row.percentageBp / 100,
  };
}

function describeCountry(
  row: CountryRow,
  taxBasisPoints: number,
  language: Ctx['language'],
): Country {
  return {
    code: row.code,
    name: row.names[language],
    currency: row.currency,
    currencySymbol: currencySymbol(row.currency),
    isServed: row.isServed,
    percentage: row.percentageBp / 100,
    taxPercent: taxBasisPoints / 100,
    pricesIncludeTax: row.pricesIncludeTax,
  };
}

export async function findCallerCountry(ctx: Ctx): Promise<{ default: CountryRecord[] }> {
  return { default: [describeCountryRecord(await detectCountry(ctx), ctx.language)] };
}

interface CountryList {
  list: Country[];
  detected: string;
}

/** The lists of these markets in each language, with each country that callers were in: every page of a store has one. */
const listsOfMarkets = new WeakMap<Markets, Map<string, CountryList>>();

function describeCountries({ countries, taxes }: Markets, language: Language): Country[] {
  const order = new Intl.Collator(intlTags[language]);
  return [...countries.values()]
    .map((row) => describeCountry(row, taxes.get(row.code) ?? 0, language))
    .sort((left, right) => order.compare(left.name, right.name));
}

/** All countries by name, in the language of the call. */
export async function listCountries(ctx: Ctx): Promise<CountryList> {
  const markets = await readMarkets(ctx);
  const { code: detected } = await detectCountry(ctx);
  const lists = listsOfMarkets.get(markets) ?? new Map<string, CountryList>();
  listsOfMarkets.set(markets, lists);
  const key = `${ctx.language} ${detected}`;
  const known = lists.get(key);
  if (known) return known;
  const list = { list: describeCountries(markets, ctx.language), detected };
  markSerializable(list);
  lists.set(key, list);
  return list;
}

export async function chooseCountry(ctx: Ctx, code: string): Promise<Country> {
  const row = await findCountry(ctx, code);
  if (!row) throw new Failure('invalid-input', { fields: [{ path: 'country', code: 'choice' }] });
  keepCountryInCookie(ctx, code);
  return describeCountry(row, (await findCountryTax(ctx, code)).taxBasisPoints, ctx.language);
}

export async function listCurrencies(ctx: Ctx): Promise<{ list: CurrencyRecord[] }> {
  const { dollars, rateHoursMax } = await readMarkets(ctx);
  const now = ctx.clock.now();
  const list = currencies.flatMap((code) => {
    const rate = dollars.get(code);
    if (!rate) return [];
    return [
      {
        code,
        name: currencyName(code, ctx.language),
        symbol: currencySymbol(code),
        exponent: currencyExponents[code],
        perUsd: formatFraction(rate.numerator, rate.denominator),
        numerator: rate.numerator.toString(),
        denominator: rate.denominator.toString(),
        asOf: rate.asOf.toISOString(),
        confirmedAt: rate.confirmedAt.toISOString(),
        isCurrent: isCurrent(code, rate, now, rateHoursMax),
      },
    ];
  });
  return { list };
}
