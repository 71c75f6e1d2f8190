import type { ShippingZoneForm } from '@vitrine/contract/shop/shipping-zones.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { lockInTx } from '#platform/db/lock-in-tx.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { checkZone } from './check-zone.ts';
import {
  shippingAreas,
  shippingExclusions,
  shippingMethods,
  shippingZones,
} from './shipping.tables.ts';
import { announceShipping } from './snapshot.ts';
import { toMethodValues } from './zone-values.ts';

/** Writes the areas and methods of a zone that has none. */
async function fillZone(ctx: Ctx, zoneId: string, form: ShippingZoneForm): Promise<void> {
  if (form.areas.length)
    await ctx.db.insert(shippingAreas).values(
      form.areas.map(({ countryCode, region }) => ({
        zoneId,
        countryCode,
        region: region ?? '',
      })),
    );
  if (!form.methods.length) return;
  const rows = await ctx.db
    .insert(shippingMethods)
    .values(
      form.methods.map((method, position) => ({ ...toMethodValues(method), zoneId, position })),
    )
    .returning({ id: shippingMethods.id, key: shippingMethods.key });
  const idOf = new Map(rows.map(({ id, key }) => [key, id]));
  const exclusions = form.methods.flatMap((method) => {
    const methodId = idOf.get(method.key) ?? '';
    return [
      ...[...new Set(method.excludedProductIds)].map((productId) => ({ methodId, productId })),
      ...[...new Set(method.excludedCategoryIds)].map((categoryId) => ({ methodId, categoryId })),
    ];
  });
  if (exclusions.length) await ctx.db.insert(shippingExclusions).values(exclusions);
}

/** Zones are changed one at a time: an area is in one of them at most. */
const lockZones = (ctx: Ctx) => lockInTx(ctx, 'shipping-rates');

export async function createZone(ctx: Ctx, form: ShippingZoneForm): Promise<{ id: string }> {
  await lockZones(ctx);
  await checkZone(ctx, { zoneId: null, isRest: false, form });
  const [row] = await ctx.db
    .insert(shippingZones)
    .values({ name: form.name, isRest: false })
    .returning({ id: shippingZones.id });
  const { id } = orNotFound(row);
  await fillZone(ctx, id, form);
  await announceShipping(ctx);
  return { id };
}

async function getZone(ctx: Ctx, id: string) {
  const [row] = await ctx.db.select().from(shippingZones).where(eq(shippingZones.id, id));
  return orNotFound(row);
}

/** Replaces a zone as a whole, unless another operator changed it meanwhile. */
export async function updateZone(
  ctx: Ctx,
  id: string,
  { version, form }: { version: number; form: ShippingZoneForm },
): Promise<{ version: number }> {
  await lockZones(ctx);
  const zone = await getZone(ctx, id);
  if (zone.version !== version) throw new Failure('saved-elsewhere');
  await checkZone(ctx, { zoneId: id, isRest: zone.isRest, form });
  await ctx.db
    .update(shippingZones)
    .set({ name: form.name, version: version + 1 })
    .where(eq(shippingZones.id, id));
  await ctx.db.delete(shippingAreas).where(eq(shippingAreas.zoneId, id));
  await ctx.db.delete(shippingMethods).where(eq(shippingMethods.zoneId, id));
  await fillZone(ctx, id, form);
  await announceShipping(ctx);
  return { version: version + 1 };
}

/** Deletes a zone; its countries belong to the rest of the world from now on. */
export async function deleteZone(ctx: Ctx, id: string): Promise<null> {
  await lockZones(ctx);
  if ((await getZone(ctx, id)).isRest) throw new Failure('zone-of-rest');
  await ctx.db.delete(shippingZones).where(eq(shippingZones.id, id));
  await announceShipping(ctx);
  return null;
}
