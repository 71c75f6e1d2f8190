import type { Language } from '@vitrine/contract/locales.ts';
import type { Currency } from '@vitrine/contract/money.ts';
import type { Ctx } from '#platform/context.ts';
import { type Day, findCountry, findRate } from '../markets/index.ts';
import { type DeliveryDates, estimateDates, type Journey } from './calendar.rules.ts';
import { referenceMethodNames } from './shipping.reference.ts';
import { findZone, listOptions, type Parcel, type ShippingOption } from './shipping.rules.ts';
import type { Shipping } from './shipping.types.ts';
import { readShipping } from './snapshot.ts';

/**
 * Ways to ship a parcel and what the buyer pays for each, in the buyer's currency; nothing to a country that is not
 * served, and where no method takes the parcel. Where prices include tax, goods, prices and limits are all with tax.
 */
export async function listShippingOptions(
  ctx: Ctx,
  { currency, ...parcel }: Parcel & { currency: Currency },
): Promise<ShippingOption[]> {
  if (!(await findCountry(ctx, parcel.countryCode))?.isServed) return [];
  const shipping = await readShipping(ctx);
  const fromUsd = await findRate(ctx, 'USD', currency);
  const options = listOptions(findZone(shipping, parcel).methods, parcel, fromUsd);
  if (options.length || parcel.region !== undefined) return options;
  // Before the region is known, a country with methods in some of its regions counts as one with methods.
  return (
    zonesOfRegions(shipping, parcel.countryCode)
      .map(({ methods }) => listOptions(methods, parcel, fromUsd))
      .find((found) => found.length) ?? []
  );
}

const zonesOfRegions = ({ zoneByArea, countriesWithRegions }: Shipping, countryCode: string) =>
  countriesWithRegions.has(countryCode)
    ? [...zoneByArea].flatMap(([area, zone]) => (area.startsWith(`${countryCode}|`) ? [zone] : []))
    : [];

/** True if a country has a method at all, whatever the parcel. */
export async function hasShippingMethods(ctx: Ctx, countryCode: string): Promise<boolean> {
  if (!(await findCountry(ctx, countryCode))?.isServed) return false;
  const shipping = await readShipping(ctx);
  return [findZone(shipping, { countryCode }), ...zonesOfRegions(shipping, countryCode)].some(
    ({ methods }) => methods.some(({ excludedCountries }) => !excludedCountries.has(countryCode)),
  );
}

/** True if methods or prices may differ within a country. */
export const hasRegionalRates = async (ctx: Ctx, countryCode: string): Promise<boolean> =>
  (await readShipping(ctx)).countriesWithRegions.has(countryCode);

/** When an order leaves and arrives. */
export const estimateDelivery = async (ctx: Ctx, journey: Journey): Promise<DeliveryDates> =>
  estimateDates((await readShipping(ctx)).calendar, journey);

/** The time zone in which days of the warehouse begin: of the calendar of deliveries, else of the settings. */
export async function readWarehouseZone(ctx: Ctx): Promise<string> {
  const { calendar, warehouseZone } = await readShipping(ctx);
  return calendar.timeZone ?? warehouseZone;
}

/** The day on which a parcel leaves that is due now, by the working days that it takes to make ready. */
export async function createLeavingRule(ctx: Ctx): Promise<(leadTimeDays: number) => Day> {
  const { calendar, warehouseZone: timeZone } = await readShipping(ctx);
  const journey = { countryCode: '', from: ctx.clock.now(), timeZone, daysMin: 0, daysMax: 0 };
  return (leadTimeDays) => estimateDates(calendar, { ...journey, leadTimeDays }).leavesOn;
}

/** The name of a method in a language; an order from before names were stored has one of the first two methods. */
export function localizeShippingName(
  method: { key: string; names: ShippingOption['names'] | null },
  language: Language,
): string {
  const names = method.names ?? referenceMethodNames[method.key] ?? {};
  return names[language] || names.en || Object.values(names).find(Boolean) || method.key;
}
