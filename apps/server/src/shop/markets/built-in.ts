import { currencies } from '@vitrine/contract/money.ts';
import { builtInNumber } from '#admin/configs/index.ts';
import {
  pricesIncludeTax,
  referenceCountries,
  referenceRates,
  referenceRatesAsOf,
} from './markets.reference.ts';
import { countryNames, parseFraction } from './markets.rules.ts';
import type { Markets } from './markets.types.ts';

const defaultPercentageBp = 20_000;

let made: Markets | undefined;

/** The reference data as they would be read after the installation. */
export function builtInMarkets(): Markets {
  made ??= {
    countries: new Map(
      referenceCountries.map(({ code, number, currency }) => [
        code,
        {
          code,
          number,
          currency,
          names: countryNames(code),
          percentageBp: defaultPercentageBp,
          isServed: true,
          pricesIncludeTax: pricesIncludeTax(code),
        },
      ]),
    ),
    dollars: new Map(
      currencies.map((currency) => [
        currency,
        {
          ...parseFraction(referenceRates[currency]),
          asOf: referenceRatesAsOf,
          confirmedAt: referenceRatesAsOf,
        },
      ]),
    ),
    rateHoursMax: builtInNumber('rates.hoursMax'),
    taxes: new Map(referenceCountries.map(({ code, tax }) => [code, tax])),
  };
  return made;
}
