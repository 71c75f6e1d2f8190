import type { Language } from '@vitrine/contract/locales.ts';
import type { Currency } from '@vitrine/contract/money.ts';
import type { DollarRate } from './markets.rules.ts';

/** The whole of the markets' tables: some hundred small rows that every price needs, held in memory. */
export interface Markets {
  countries: ReadonlyMap<string, CountryRow>;
  dollars: ReadonlyMap<Currency, DollarRate>;
  taxes: ReadonlyMap<string, number>;
  /** Hours after which a rate without confirmation charges nobody. */
  rateHoursMax: number;
}

export interface CountryRow {
  code: string;
  number: number;
  names: Record<Language, string>;
  currency: Currency;
  percentageBp: number;
  isServed: boolean;
  pricesIncludeTax: boolean;
}
