import type { Language } from '@vitrine/contract/locales.ts';
import type { Carrier } from '@vitrine/contract/shop/carriers.ts';
import type { ShippingBasis } from '@vitrine/contract/shop/shipping-zones.ts';
import type { StoredTier } from './shipping.tables.ts';

/** A method as its rates are computed. */
export interface ShippingMethodRates {
  key: string;
  names: Readonly<Partial<Record<Language, string>>>;
  carrierName: string | null;
  basis: ShippingBasis;
  tiers: readonly StoredTier[];
  perKgMinor: bigint;
  freeFromMinor: bigint | null;
  daysMin: number;
  daysMax: number;
  excludedCountries: ReadonlySet<string>;
  excludedProductIds: ReadonlySet<string>;
  excludedCategoryIds: ReadonlySet<string>;
}

/** The active methods of a zone, in the order in which buyers see them. */
export interface ZoneRates {
  id: string;
  methods: readonly ShippingMethodRates[];
}

export interface WorkCalendar {
  /** 1 Monday to 7 Sunday. */
  workingDays: ReadonlySet<number>;
  cutOff: string | null;
  timeZone: string | null;
  /** Days on which no parcel leaves. */
  closedOn: ReadonlySet<string>;
  /** Days on which no parcel arrives, by country. */
  holidays: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The whole of the shipping tables, held in memory: each quote needs them. */
export interface Shipping {
  /** By country, and by `country|region`. */
  zoneByArea: ReadonlyMap<string, ZoneRates>;
  rest: ZoneRates;
  /** Countries of which a region is in a zone by itself. */
  countriesWithRegions: ReadonlySet<string>;
  calendar: WorkCalendar;
  /** The setting that holds where the calendar names no time zone. */
  warehouseZone: string;
  /** Also those that are switched off: links of earlier parcels stay. */
  carriers: readonly (Carrier & { id: string; isActive: boolean })[];
}
