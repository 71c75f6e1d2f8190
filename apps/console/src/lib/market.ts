import type { Currency } from '@vitrine/contract/money.ts';
import type { CountryRecord } from '@vitrine/contract/shop/markets.ts';
import { create } from 'zustand';
import { parseJson, readStored, writeStored } from './stored.ts';

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

const countryChosenKey = 'countryChosen';
/** Of the owner who is signed in: the page begins with its currency (`first-paint.js`). */
const storeCurrencyKey = 'storeCurrency';

export interface Market {
  country: CountryRecord;
  /** The person chose the country; otherwise it is where the browser seems to be. */
  isCountryChosen: boolean;
  /** The currency that the person chose; null while none was chosen. */
  chosenCurrency: Currency | null;
  /** The currency of the signed-in owner's store. */
  storeCurrency: Currency | null;
}

// The list of currencies is not part of the login script; one that is none is not sent by the server.
function readCurrency(key: string): Currency | null {
  const currency = readStored(key);
  return /^[A-Z]{3}$/.test(currency ?? '') ? (currency as Currency) : null;
}

function readMarket(): Market {
  return {
    country: {
      ...defaultCountry,
      ...(parseJson(readStored('country')) as Partial<CountryRecord> | null | undefined),
    },
    isCountryChosen: readStored(countryChosenKey) === 'true',
    chosenCurrency: readCurrency('currency'),
    storeCurrency: readCurrency(storeCurrencyKey),
  };
}

/** Country and currency of the person at this browser. */
export const useMarket = create<Market>(readMarket);

/** The currency in which amounts are asked for: the chosen one, that of a chosen country, the store's, that of where the browser is. */
export function currencyOf({
  chosenCurrency,
  isCountryChosen,
  country,
  storeCurrency,
}: Market): Currency {
  return (
    chosenCurrency ??
    (isCountryChosen ? country.currency_jc : (storeCurrency ?? country.currency_jc))
  );
}

/** The currency in which amounts are shown besides their own; null while the person has chosen neither currency nor country. */
export function besidesCurrencyOf(market: Market): Currency | null {
  return market.chosenCurrency || market.isCountryChosen ? currencyOf(market) : null;
}

/** The country of the person: the chosen one, that of the store, else where the browser seems to be. */
export function countryOf(
  { isCountryChosen, country }: Market,
  storeCountry: string | undefined,
): string {
  return isCountryChosen ? country.short_name : (storeCountry ?? country.short_name);
}

/** Keeps the country; the currency follows one that was chosen until the person has chosen a currency. */
export function setCountry(country: CountryRecord, isChosen: boolean): void {
  writeStored('country', JSON.stringify(country));
  if (isChosen) writeStored(countryChosenKey, 'true');
  useMarket.setState(isChosen ? { country, isCountryChosen: true } : { country });
}

export function setCurrency(currency: Currency | null): void {
  writeStored('currency', currency);
  useMarket.setState({ chosenCurrency: currency });
}

/**
 * Keeps the currency of the signed-in owner's store; null for people without one. Nothing is kept of a person who may not
 * call more than the user info yet.
 */
export function setStoreCurrency(currency: Currency | null, isAllowed: boolean): void {
  writeStored(storeCurrencyKey, isAllowed ? (currency ?? '') : null);
  useMarket.setState({ storeCurrency: currency });
}

/** The next person at this browser begins without the choices of this one. */
export function forgetMarketChoices(): void {
  writeStored(countryChosenKey, null);
  writeStored('currency', null);
  writeStored(storeCurrencyKey, null);
  useMarket.setState({ isCountryChosen: false, chosenCurrency: null, storeCurrency: null });
}
