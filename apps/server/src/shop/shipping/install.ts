import { inArray } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { lockInTx } from '#platform/db/lock-in-tx.ts';
import { orNotFound } from '#platform/failure.ts';
import { referenceCarriers, referenceZones } from './shipping.reference.ts';
import { carriers, shippingAreas, shippingMethods, shippingZones } from './shipping.tables.ts';
import { announceShipping } from './snapshot.ts';

/** Adds the carriers that are new to this database; what operators changed of the others stays. */
async function installCarriers(ctx: Ctx): Promise<void> {
  const known = await ctx.db
    .select({ key: carriers.key })
    .from(carriers)
    .where(
      inArray(
        carriers.key,
        referenceCarriers.map(({ key }) => key),
      ),
    );
  const keys = new Set(known.map(({ key }) => key));
  const fresh = referenceCarriers.filter(({ key }) => !keys.has(key));
  // An operator may have added a carrier of the same name before.
  if (fresh.length) await ctx.db.insert(carriers).values(fresh).onConflictDoNothing();
}

/** The zones of a new installation. */
async function installZones(ctx: Ctx): Promise<void> {
  const [any] = await ctx.db.select({ id: shippingZones.id }).from(shippingZones).limit(1);
  if (any) return;
  for (const { name, isRest, countryCodes, methods } of referenceZones) {
    const [row] = await ctx.db
      .insert(shippingZones)
      .values({ name, isRest })
      .returning({ id: shippingZones.id });
    const zoneId = orNotFound(row).id;
    if (countryCodes.length)
      await ctx.db
        .insert(shippingAreas)
        .values(countryCodes.map((countryCode) => ({ zoneId, countryCode })));
    await ctx.db.insert(shippingMethods).values(methods.map((method) => ({ ...method, zoneId })));
  }
}

/** Lays down carriers and zones where they are missing; runs after the installation of the countries. */
export async function installShipping(ctx: Ctx): Promise<void> {
  // Of several processes that start at once, one lays them down.
  await lockInTx(ctx, 'shipping-rates');
  await installCarriers(ctx);
  await installZones(ctx);
  await announceShipping(ctx);
}
