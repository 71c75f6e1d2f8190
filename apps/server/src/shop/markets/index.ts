import type { Module } from '#platform/module.ts';
import { registerMarketRoutes } from './markets.routes.ts';

export { addWorkingDays, dayIn, estimateDelivery, leadDaysOf } from './delivery.rules.ts';
export { detectCountry } from './detect-country.ts';
export { addRate, installMarkets, setCountryPercentage } from './install.ts';
export { ratesChanged } from './markets.events.ts';
export {
  type CountryTax,
  findCountry,
  findCountryTax,
  findRate,
  listShippingOptions,
  type ShippingOption,
} from './markets.service.ts';

/** Countries, currencies, exchange rates, shipping and taxes: what a price needs besides the goods. */
export const marketsModule: Module = {
  name: 'markets',
  routes(api) {
    registerMarketRoutes(api);
  },
};
