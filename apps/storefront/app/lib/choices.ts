import { currencies, percentToBasisPoints } from '@vitrine/contract/money.ts';
import { type Country, listCountries } from '@vitrine/contract/shop/markets.ts';
import { callApi, type Host } from './host.ts';
import type { Visitor } from './visitor.ts';

/** What the form at the foot offers, and what is chosen. */
export interface Choices {
  countries: { code: string; name: string }[];
  country: string;
  /** How that country taxes what is sold to it. */
  countryTax: { taxBasisPoints: number; pricesIncludeTax: boolean };
  currencies: readonly string[];
  /** Whether the visitor chose a currency, or sees the one that the country or the store decides. */
  isCurrencyChosen: boolean;
}

export async function readChoices(host: Host, visitor: Visitor): Promise<Choices> {
  const answer = await callApi(
    host,
    listCountries,
    {},
    { language: visitor.language, currency: 'USD' },
  );
  const code = visitor.country ?? answer.detected;
  const country = answer.list.find((known: Country) => known.code === code);
  return {
    countries: answer.list
      .filter((country: Country) => country.isServed)
      .map(({ code, name }: Country) => ({ code, name })),
    country: code,
    countryTax: {
      taxBasisPoints: percentToBasisPoints(country?.taxPercent ?? 0),
      pricesIncludeTax: country?.pricesIncludeTax ?? true,
    },
    currencies,
    isCurrencyChosen: visitor.currency !== null,
  };
}
