import { asc } from 'drizzle-orm';
import { configTag, readConfig } from '#admin/configs/index.ts';
import { type CacheDefinition, cacheOf, recordTags } from '#platform/caches.ts';
import type { Ctx } from '#platform/context.ts';
import { getBuiltInShipping } from './built-in.ts';
import { referenceCalendar } from './shipping.reference.ts';
import {
  carriers,
  shippingAreas,
  shippingCalendars,
  shippingExclusions,
  shippingHolidays,
  shippingMethods,
  shippingZones,
} from './shipping.tables.ts';
import type { Shipping, ShippingMethodRates, WorkCalendar, ZoneRates } from './shipping.types.ts';

const ratesTags = ['shipping'];
/** The time zone of the warehouse is a setting. */
const shippingTags = [...ratesTags, configTag];

const shippingCache: CacheDefinition<Shipping> = { entriesMax: 1, ttlMs: 30_000 };

/** Zones, rates, calendar and carriers as this process holds them; read again after a change or when they are old. */
export async function readShipping(ctx: Ctx): Promise<Shipping> {
  recordTags(ctx, shippingTags);
  const cache = cacheOf(ctx.platform, shippingCache);
  const make = async () => {
    const shipping = await loadShipping(ctx);
    return shipping
      ? { value: shipping, tags: shippingTags }
      : { value: getBuiltInShipping(), tags: null };
  };
  const isInTransaction = ctx.db !== ctx.platform.database.db;
  return (
    await (isInTransaction ? cache.loadAlone('shipping', make) : cache.load('shipping', make))
  ).value;
}

/** Every process reads the rates again, and drops the pages that show them. */
export async function announceShipping(ctx: Ctx): Promise<void> {
  cacheOf(ctx.platform, shippingCache).invalidate(ratesTags);
  await ctx.platform.signals.send(ctx.db, 'cache', { tags: ratesTags });
}

type Row<Table extends { $inferSelect: unknown }> = Table['$inferSelect'];

/** A stored method as its rates are computed. */
export function toRates(
  method: Omit<Row<typeof shippingMethods>, 'id' | 'zoneId' | 'position' | 'isActive'>,
  carrierName: string | null,
  exclusions: readonly { productId: string | null; categoryId: string | null }[],
): ShippingMethodRates {
  const { carrierId: _carrier, excludedCountries, ...rates } = method;
  return {
    ...rates,
    carrierName,
    excludedCountries: new Set(excludedCountries),
    excludedProductIds: new Set(exclusions.flatMap(({ productId }) => productId ?? [])),
    excludedCategoryIds: new Set(exclusions.flatMap(({ categoryId }) => categoryId ?? [])),
  };
}

function toCalendar(
  row: Omit<Row<typeof shippingCalendars>, 'id' | 'version'> | undefined,
  holidays: readonly Row<typeof shippingHolidays>[],
): WorkCalendar {
  const { workingDays, cutOff, timeZone } = row ?? referenceCalendar;
  const byCountry = Map.groupBy(holidays, ({ countryCode }) => countryCode);
  const daysOf = (code: string) => new Set((byCountry.get(code) ?? []).map(({ day }) => day));
  return {
    workingDays: new Set(workingDays),
    cutOff,
    timeZone,
    closedOn: daysOf(''),
    holidays: new Map([...byCountry.keys()].map((code) => [code, daysOf(code)])),
  };
}

/** The tables as one value; nothing before the installation. */
async function loadShipping(ctx: Ctx): Promise<Shipping | undefined> {
  const { db } = ctx;
  const zones = await db.select().from(shippingZones);
  if (!zones.length) return undefined;
  const methods = await db
    .select()
    .from(shippingMethods)
    .orderBy(asc(shippingMethods.position), asc(shippingMethods.id));
  const exclusions = Map.groupBy(
    await db.select().from(shippingExclusions),
    ({ methodId }) => methodId,
  );
  const carrierRows = await db.select().from(carriers).orderBy(asc(carriers.name));
  const areas = await db.select().from(shippingAreas);
  const holidays = await db.select().from(shippingHolidays);
  const [calendar] = await db.select().from(shippingCalendars);
  const nameOf = new Map(carrierRows.map(({ id, name }) => [id, name]));
  const rates = new Map<string, ZoneRates>(
    zones.map(({ id }) => [
      id,
      {
        id,
        methods: methods
          .filter(({ zoneId, isActive }) => zoneId === id && isActive)
          .map((method) =>
            toRates(
              method,
              method.carrierId === null ? null : (nameOf.get(method.carrierId) ?? null),
              exclusions.get(method.id) ?? [],
            ),
          ),
      },
    ]),
  );
  const restId = zones.find(({ isRest }) => isRest)?.id ?? '';
  return {
    zoneByArea: new Map(
      areas.flatMap(({ zoneId, countryCode, region }) => {
        const zone = rates.get(zoneId);
        return zone ? [[region ? `${countryCode}|${region}` : countryCode, zone]] : [];
      }),
    ),
    rest: rates.get(restId) ?? { id: restId, methods: [] },
    countriesWithRegions: new Set(
      areas.flatMap(({ countryCode, region }) => (region ? [countryCode] : [])),
    ),
    calendar: toCalendar(calendar, holidays),
    warehouseZone: await readConfig(ctx, 'shipping.timeZone'),
    carriers: carrierRows,
  };
}
