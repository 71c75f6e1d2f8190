import { accountHooks } from '#admin/identity/index.ts';
import { implementHook } from '#platform/hooks.ts';
import type { Module } from '#platform/module.ts';
import { showAmountsIn } from '#platform/shown-amounts.ts';
import { findAccountChoices, keepFirstLanguage } from './account-choices.ts';
import { keepRates } from './fetch-rates.ts';
import { registerMarketRoutes } from './markets.routes.ts';
import { showAmountsInCurrency } from './markets.service.ts';
import { choiceData } from './own-data.ts';

export { addressProblems, canonicalAddress, zoneRegionsOf } from './address.rules.ts';
export { describeAddressForm } from './address-form.ts';
export { addWorkingDays, type Day, isWeekday, leadDaysOf } from './delivery.rules.ts';
export { detectCountry } from './detect-country.ts';
export { installMarkets, setCountryPercentage } from './install.ts';
export { ratesChanged } from './markets.events.ts';
export { referenceCountries, referenceShipping } from './markets.reference.ts';
export { countryName, freeLimit, shownShipping } from './markets.rules.ts';
export {
  type CountryTax,
  chargedCurrency,
  findCountry,
  findCountryTax,
  findRate,
  listCountryCodes,
  listServedCountries,
  rateConfirmedAt,
} from './markets.service.ts';
export { findOldRates } from './rate-alarm.ts';
export { readLastMarkets } from './snapshot.ts';
export { addRate, confirmTrialRates } from './write-rates.ts';

/** Countries, currencies, exchange rates and taxes: what a price needs besides the goods. */
export const marketsModule: Module = {
  name: 'markets',
  logSubjects: {
    'rates.set': async (_ctx, { body }) =>
      (body['rates'] as { currency: string }[]).map(({ currency }) => currency).join(', '),
  },
  routes(api) {
    registerMarketRoutes(api);
  },
  hooks: [
    implementHook(accountHooks.personalData, choiceData),
    implementHook(showAmountsIn, showAmountsInCurrency),
    implementHook(accountHooks.registered, keepFirstLanguage),
    implementHook(accountHooks.describe, async (ctx, caller) => ({
      choices: await findAccountChoices(ctx, caller.accountId),
    })),
  ],
  schedules: [
    { name: 'markets.keep-rates', everySeconds: 3_600, isStartedAtOnce: true, run: keepRates },
  ],
};
