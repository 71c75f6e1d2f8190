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

/** By the reply with its countries, which the server keeps: every page of a store has these choices. */
const known = new WeakMap<object, Map<string, Choices>>();

export async function readChoices(host: Host, visitor: Visitor): Promise<Choices> {
  const answer = await callApi(
    host,
    listCountries,
    {},
    { language: visitor.language, currency: 'USD' },
  );
  const code = visitor.country ?? answer.detected;
  const ofReply = known.get(answer) ?? new Map<string, Choices>();
  known.set(answer, ofReply);
  const key = `${code} ${visitor.currency !== null}`;
  const choices = ofReply.get(key) ?? describeChoices(answer.list, code, visitor);
  ofReply.set(key, choices);
  return choices;
}

function describeChoices(list: readonly Country[], code: string, visitor: Visitor): Choices {
  const country = list.find((one) => one.code === code);
  return {
    countries: list.filter((one) => one.isServed).map(({ code, name }) => ({ code, name })),
    country: code,
    countryTax: {
      taxBasisPoints: percentToBasisPoints(country?.taxPercent ?? 0),
      pricesIncludeTax: country?.pricesIncludeTax ?? true,
    },
    currencies,
    isCurrencyChosen: visitor.currency !== null,
  };
}
