import type { CountryRecord } from '@vitrine/contract/shop/markets.ts';
import { create } from 'zustand';
import { readStored, writeStored } from './stored.ts';

/** The defaults of specification §3: United States, dollar, 200 %. */
const defaultCountry: CountryRecord = {
  id: 1,
  name: 'United States',
  currency: 'United States dollar',
  currency_jc: 'USD',
  currency_symbol: '$',
  short_name: 'US',
  percentage: 200,
};

interface Market {
  country: CountryRecord;
  /** ISO 4217 code in which amounts are asked for; independent of the country once it was chosen. */
  currency: string;
}

function readMarket(): Market {
  try {
    const country = { ...defaultCountry, ...(JSON.parse(readStored('country') ?? '{}') as Partial<CountryRecord>) };
    return { country, currency: readStored('currency') ?? country.currency_jc };
  } catch {
    return { country: defaultCountry, currency: defaultCountry.currency_jc };
  }
}

/** Country and currency of this browser. */
export const useMarket = create<Market>(readMarket);

/** Keeps the country; the currency follows it until the person has chosen one. */
export function setCountry(country: CountryRecord): void {
  writeStored('country', JSON.stringify(country));
  useMarket.setState({ country, currency: readStored('currency') ?? country.currency_jc });
}

export function setCurrency(currency: string): void {
  writeStored('currency', currency);
  useMarket.setState({ currency });
}
