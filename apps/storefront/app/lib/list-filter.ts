import { type Currency, currencyExponents } from '@vitrine/contract/money.ts';

/** The filters of a list as its address has them. */
export interface ListFilter {
  /** As it was typed, in whole units of the shown currency. */
  from: string;
  to: string;
  /** `colour:sage`. */
  choices: readonly string[];
  inStock: boolean;
}

const choicePattern = /^[a-z0-9][a-z0-9.-]{0,39}:[a-z0-9][a-z0-9.-]{0,39}$/;
const choicesMax = 20;

/** Anything that is no filter is left out: addresses are typed and shortened. */
export function readListFilter(search: URLSearchParams): ListFilter {
  const amount = (name: string) => (search.get(name) ?? '').trim().slice(0, 16);
  return {
    from: amount('from'),
    to: amount('to'),
    choices: [...new Set(search.getAll('f'))]
      .filter((choice) => choicePattern.test(choice))
      .slice(0, choicesMax),
    inStock: search.get('stock') === '1',
  };
}

/** A typed amount in minor units, with a comma or a point before its cents; nothing where it is no amount. */
export function parseAmount(text: string, currency: Currency): number | undefined {
  if (!/^\d{1,9}(?:[.,]\d{1,3})?$/.test(text)) return undefined;
  return Math.round(Number(text.replace(',', '.')) * 10 ** currencyExponents[currency]);
}

/** What the API is asked for. */
export function filterQueryOf({ from, to, choices, inStock }: ListFilter, currency: Currency) {
  return {
    priceMin: parseAmount(from, currency),
    priceMax: parseAmount(to, currency),
    options: choices.length ? choices.join(',') : undefined,
    inStock: inStock || undefined,
    withFacets: true,
  };
}

/** The part of an address that has these filters. */
export function filterEntries({ from, to, choices, inStock }: ListFilter): [string, string][] {
  return [
    ...(from ? [['from', from] as [string, string]] : []),
    ...(to ? [['to', to] as [string, string]] : []),
    ...choices.map((choice): [string, string] => ['f', choice]),
    ...(inStock ? [['stock', '1'] as [string, string]] : []),
  ];
}

/** How many filters are set; both ends of a price are one. */
export const countFilters = ({ from, to, choices, inStock }: ListFilter): number =>
  Number(Boolean(from || to)) + choices.length + Number(inStock);
