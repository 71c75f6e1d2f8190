import { eq } from 'drizzle-orm';
import type { Config } from '#server/config.ts';
import type { Ctx } from '#platform/context.ts';
import { found } from '#platform/failure.ts';
import { storeSlugs, stores } from './stores.tables.ts';

export type Store = typeof stores.$inferSelect;

/** The store's row; fails when there is none. */
export async function getStore(ctx: Ctx, id: string): Promise<Store> {
  const [row] = await ctx.db.select().from(stores).where(eq(stores.id, id));
  return found(row);
}

/** The store behind an address, a former one included: compare `slug` to know. */
export async function findStoreBySlug(ctx: Ctx, slug: string): Promise<Store | undefined> {
  const [row] = await ctx.db.select().from(stores).where(eq(stores.slug, slug));
  if (row) return row;
  const [former] = await ctx.db
    .select({ store: stores })
    .from(storeSlugs)
    .innerJoin(stores, eq(stores.id, storeSlugs.storeId))
    .where(eq(storeSlugs.slug, slug));
  return former?.store;
}

/** The store that an account owns. */
export async function findStoreOfAccount(ctx: Ctx, accountId: string): Promise<Store | undefined> {
  const [row] = await ctx.db.select().from(stores).where(eq(stores.ownerAccountId, accountId));
  return row;
}

/** The whole public address of a store: its own host when there is a store domain, else a path. */
export function storePublicUrl(config: Config, store: { slug: string }): string {
  if (!config.STORE_DOMAIN) return `${config.storeUrl}/s/${store.slug}`;
  const { protocol } = new URL(config.storeUrl);
  return `${protocol}//${store.slug}.${config.STORE_DOMAIN}`;
}
