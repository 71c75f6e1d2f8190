import { currencies } from '@vitrine/contract/money.ts';
import { type Country, listCountries } from '@vitrine/contract/shop/markets.ts';
import { callApi, type Host } from './host.ts';
import type { Visitor } from './visitor.ts';

/** What the form at the foot offers, and what is chosen. */
export interface Choices {
  countries: { code: string; name: string }[];
  country: string;
  currencies: readonly string[];
  /** Whether the visitor chose a currency, or sees the store's own. */
  isCurrencyChosen: boolean;
}

export async function readChoices(host: Host, visitor: Visitor): Promise<Choices> {
  const answer = await callApi(host, listCountries, {}, { language: visitor.language, currency: 'USD' });
  return {
    countries: answer.list.filter((country: Country) => country.isServed).map(({ code, name }: Country) => ({ code, name })),
    country: visitor.country ?? answer.detected,
    currencies,
    isCurrencyChosen: visitor.currency !== null,
  };
}
