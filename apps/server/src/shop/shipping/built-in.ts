import { builtInText } from '#admin/configs/index.ts';
import { referenceCalendar, referenceCarriers, referenceZones } from './shipping.reference.ts';
import type { Shipping, ZoneRates } from './shipping.types.ts';

let made: Shipping | undefined;

function makeBuiltIn(): Shipping {
  const none: ReadonlySet<string> = new Set();
  const zones = referenceZones.map(({ name, isRest, countryCodes, methods }) => ({
    isRest,
    countryCodes,
    rates: {
      id: name,
      methods: methods.map((method) => ({
        ...method,
        carrierName: null,
        excludedCountries: none,
        excludedProductIds: none,
        excludedCategoryIds: none,
      })),
    } satisfies ZoneRates,
  }));
  return {
    zoneByArea: new Map(
      zones.flatMap(({ countryCodes, rates }) => countryCodes.map((code) => [code, rates])),
    ),
    rest: zones.find(({ isRest }) => isRest)?.rates ?? { id: '', methods: [] },
    countriesWithRegions: none,
    calendar: {
      ...referenceCalendar,
      workingDays: new Set(referenceCalendar.workingDays),
      closedOn: none,
      holidays: new Map(),
    },
    warehouseZone: builtInText('shipping.timeZone'),
    carriers: referenceCarriers.map((carrier) => ({ ...carrier, id: carrier.key })),
  };
}

/** The reference data as they would be read after the installation. */
export function getBuiltInShipping(): Shipping {
  made ??= makeBuiltIn();
  return made;
}
