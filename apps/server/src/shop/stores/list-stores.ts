import type { SettlementMode } from '@vitrine/contract/shop/store-shapes.ts';
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { accounts } from '#admin/identity/identity.tables.ts';
import type { Config } from '#platform/config/config.ts';
import type { Ctx } from '#platform/context.ts';
import { containsAny } from '#platform/db/contains-folded.ts';
import { describeImage } from './describe-store.ts';
import { type Store, storePublicUrl } from './find-store.ts';
import { stores } from './stores.tables.ts';

export interface StoreFilter {
  keywords?: string | undefined;
  status?: 'open' | 'paused' | undefined;
  settlementMode?: SettlementMode | undefined;
}

export interface ListStoresInput extends StoreFilter {
  pageNum: number;
  pageSize: number;
}

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

/** The owner by name, user name or email address. */
const isOwnedBy = (keywords: string): SQL =>
  sql`exists (select 1 from ${accounts} where ${accounts.id} = ${stores.ownerAccountId}
    and ${containsAny([accounts.nickname, accounts.username, accounts.email], keywords)})`;

export function storeConditions({
  keywords,
  status,
  settlementMode,
}: StoreFilter): SQL | undefined {
  return and(
    keywords
      ? or(containsAny([stores.name, stores.slug], keywords), isOwnedBy(keywords))
      : undefined,
    status ? eq(stores.status, status) : undefined,
    settlementMode ? eq(stores.settlementMode, settlementMode) : undefined,
  );
}

/** One page of all stores, newest first, and how many there are: two queries. */
export async function listStores(ctx: Ctx, input: ListStoresInput) {
  const where = storeConditions(input);
  const rows = await ctx.db
    .select({ store: stores, owner: { name: accounts.nickname, email: accounts.email } })
    .from(stores)
    .innerJoin(accounts, eq(accounts.id, stores.ownerAccountId))
    .where(where)
    .orderBy(desc(stores.createdAt), desc(stores.id))
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize);
  const [count] = await ctx.db.select({ total: sql<string>`count(*)` }).from(stores).where(where);
  return {
    list: rows.map(({ store, owner }) => ({ ...describeRow(ctx.platform.config, store), owner })),
    total: Number(count?.total ?? 0),
  };
}
