import { and, eq, inArray, isNull } from 'drizzle-orm';
import { inTx, type Platform, systemContext } from '#platform/context.ts';
import { notifyOwner } from '../notifications/index.ts';
import { stores } from './stores.tables.ts';

const batch = 200;

/**
 * Tells owners of direct stores without a complete seller, once, that nothing can be ordered: stores of earlier versions,
 * in which an address in one line was enough.
 */
export async function askForSellers(platform: Platform): Promise<void> {
  await inTx(systemContext(platform), async (ctx) => {
    const found = await ctx.db
      .select({ id: stores.id })
      .from(stores)
      .where(
        and(
          eq(stores.settlementMode, 'direct'),
          isNull(stores.sellerAddresses),
          isNull(stores.sellerAskedAt),
        ),
      )
      .limit(batch)
      .for('update', { skipLocked: true });
    if (!found.length) return;
    const ids = found.map(({ id }) => id);
    const asked = await ctx.db
      .update(stores)
      .set({ sellerAskedAt: ctx.clock.now() })
      .where(inArray(stores.id, ids))
      .returning({ id: stores.id });
    for (const { id } of asked)
      await notifyOwner(ctx, id, {
        template: 'seller-needed',
        key: `seller-needed:${id}`,
        values: {},
        path: '/store?edit=selling',
      });
  });
}
