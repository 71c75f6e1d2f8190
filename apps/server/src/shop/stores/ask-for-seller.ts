import type { Language } from '@vitrine/contract/locales.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { getAccount } from '#admin/identity/index.ts';
import { inTx, type Platform, systemContext } from '#platform/context.ts';
import { sendMail } from '#platform/mail/mail.ts';
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
      .returning();
    for (const store of asked) {
      const owner = await getAccount(ctx, store.ownerAccountId);
      await sendMail(ctx, {
        to: owner.email,
        language: owner.language as Language,
        uniqueKey: `seller-needed:${store.id}`,
        mail: {
          template: 'seller-needed',
          values: { store: store.name },
          url: `${ctx.platform.config.consoleUrl}/#/store?edit=selling`,
        },
      });
    }
  });
}
