import { and, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import type { Config } from '#server/config.ts';
import { describeImage } from './describe-store.ts';
import { type Store, storePublicUrl } from './find-store.ts';
import { stores } from './stores.tables.ts';

export interface ListStoresInput {
  pageNum: number;
  pageSize: number;
  keywords?: string | undefined;
  status?: 'open' | 'paused' | undefined;
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** A store as a row of the operators' table. */
export function describeRow(config: Config, row: Store) {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    publicUrl: storePublicUrl(config, row),
    avatar: describeImage(row.avatar),
    country: row.countryCode,
    baseCurrency: row.baseCurrency,
    settlementMode: row.settlementMode,
    status: row.status,
    isHeld: row.heldAt !== null,
    isTest: row.isTest,
    createdAt: row.createdAt.toISOString(),
  };
}

/** One page of all stores, newest first, and how many there are: two queries. */
export async function listStores(ctx: Ctx, input: ListStoresInput) {
  const like = input.keywords ? `%${escapeLike(input.keywords)}%` : undefined;
  const where = and(
    like ? or(ilike(stores.name, like), ilike(stores.slug, like)) : undefined,
    input.status ? eq(stores.status, input.status) : undefined,
  );
  const rows = await ctx.db
    .select()
    .from(stores)
    .where(where)
    .orderBy(desc(stores.createdAt), desc(stores.id))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
  const [count] = await ctx.db.select({ total: sql<string>`count(*)` }).from(stores).where(where);
  return {
    list: rows.map((row) => describeRow(ctx.platform.config, row)),
    total: Number(count?.total ?? 0),
  };
}
