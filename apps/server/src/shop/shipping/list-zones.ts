import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import type {
  listShippingZones,
  ShippingMethodForm,
  ShippingZone,
} from '@vitrine/contract/shop/shipping-zones.ts';
import { asc, inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { listProductNames } from '../catalogue/index.ts';
import { listServedCountries } from '../markets/index.ts';
import { describeExamples, quoteExamples } from './example-carts.ts';
import {
  shippingAreas,
  shippingExclusions,
  shippingMethods,
  shippingZones,
} from './shipping.tables.ts';
import { readShipping } from './snapshot.ts';

const dollars = (minor: bigint | number) => ({ amount: Number(minor), currency: 'USD' as const });

type MethodRow = typeof shippingMethods.$inferSelect;
type ExclusionRow = typeof shippingExclusions.$inferSelect;

function toMethodForm(row: MethodRow, exclusions: readonly ExclusionRow[]): ShippingMethodForm {
  const { key, names, carrierId, basis, daysMin, daysMax, isActive, excludedCountries } = row;
  return {
    key,
    names,
    carrierId,
    basis,
    tiers: row.tiers.map(({ upTo, priceMinor }) => ({ upTo, price: dollars(priceMinor) })),
    perKg: dollars(row.perKgMinor),
    freeFrom: row.freeFromMinor === null ? null : dollars(row.freeFromMinor),
    daysMin,
    daysMax,
    isActive,
    excludedCountries,
    excludedProductIds: exclusions.flatMap(({ productId }) => productId ?? []),
    excludedCategoryIds: exclusions.flatMap(({ categoryId }) => categoryId ?? []),
  };
}

/** Zones with everything that their forms edit, in five statements whatever their number; the rest of the world last. */
export async function readZones(ctx: Ctx): Promise<ShippingZone[]> {
  const { db } = ctx;
  const zones = await db
    .select()
    .from(shippingZones)
    .orderBy(asc(shippingZones.isRest), asc(shippingZones.name), asc(shippingZones.id));
  const ids = zones.map(({ id }) => id);
  if (!ids.length) return [];
  const areas = await db
    .select()
    .from(shippingAreas)
    .where(inArray(shippingAreas.zoneId, ids))
    .orderBy(asc(shippingAreas.countryCode), asc(shippingAreas.region));
  const methods = await db
    .select()
    .from(shippingMethods)
    .where(inArray(shippingMethods.zoneId, ids))
    .orderBy(asc(shippingMethods.position), asc(shippingMethods.id));
  const exclusions = Map.groupBy(
    await db.select().from(shippingExclusions).orderBy(asc(shippingExclusions.id)),
    ({ methodId }) => methodId,
  );
  const productIds = [...exclusions.values()].flat().flatMap(({ productId }) => productId ?? []);
  const names = await listProductNames(ctx, productIds);
  return zones.map(({ id, name, isRest, version }) => {
    const own = methods
      .filter(({ zoneId }) => zoneId === id)
      .map((method) => toMethodForm(method, exclusions.get(method.id) ?? []));
    return {
      id,
      name,
      isRest,
      version,
      areas: areas
        .filter(({ zoneId }) => zoneId === id)
        .map(({ countryCode, region }) => ({ countryCode, region: region || null })),
      methods: own,
      excludedProducts: [...new Set(own.flatMap((method) => method.excludedProductIds))].map(
        (productId) => ({ id: productId, name: names.get(productId) ?? '' }),
      ),
    };
  });
}

/** Served countries to which a example cart cannot be shipped. */
async function findHoles(ctx: Ctx): Promise<EndpointReply<typeof listShippingZones>['holes']> {
  const shipping = await readShipping(ctx);
  const holes = [];
  for (const country of await listServedCountries(ctx)) {
    const quotes = await quoteExamples(ctx, shipping, { countryCode: country.code });
    const carts = quotes.flatMap(({ cart, options }) => (options.length ? [] : [cart]));
    if (carts.length)
      holes.push({
        countryCode: country.code,
        countryName: country.names[ctx.language],
        carts,
      });
  }
  return holes.sort((left, right) => left.countryName.localeCompare(right.countryName));
}

export async function listZones(ctx: Ctx): Promise<EndpointReply<typeof listShippingZones>> {
  return {
    list: await readZones(ctx),
    exampleCarts: describeExamples(),
    holes: await findHoles(ctx),
  };
}
