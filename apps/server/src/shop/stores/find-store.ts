import { eq, getTableColumns, inArray, type Placeholder, sql } from 'drizzle-orm';
import { type CacheDefinition, cacheOf } from '#platform/caches.ts';
import type { Config } from '#platform/config/config.ts';
import type { Ctx } from '#platform/context.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import type { DescribeSubjects } from '#platform/jobs/job-subjects.ts';
import { stores } from './stores.tables.ts';

export type Store = typeof stores.$inferSelect;

const findById = statement(
  (places: Places<{ id: string }>, query) =>
    query.select().from(stores).where(eq(stores.id, places.id)),
  getTableColumns(stores),
  { isShort: true },
);

/** The store's row; fails when there is none. */
export async function getStore(ctx: Ctx, id: string): Promise<Store> {
  return orNotFound((await findById(ctx, { id }))[0]);
}

/** Bounds how old a row can be after a lost signal. */
const shownStores: CacheDefinition<Store | undefined> = { entriesMax: 500, ttlMs: 5_000 };

async function readShown(
  ctx: Ctx,
  key: string,
  read: () => Promise<Store | undefined>,
): Promise<Store | undefined> {
  if (ctx.platform.config.CACHES !== 'on') return read();
  const made = await cacheOf(ctx.platform, shownStores).loadAlone(key, async () => {
    const store = await read();
    return { value: store, tags: store ? [`store:${store.id}`] : null };
  });
  return made.value;
}

/** The store's row out of this process's memory: for its name, address and look, never for a decision that lasts. */
export async function getShownStore(ctx: Ctx, id: string): Promise<Store> {
  return orNotFound(await readShown(ctx, id, async () => (await findById(ctx, { id }))[0]));
}

/** The rows of several stores, by id. */
export async function getStores(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Store>> {
  const rows = ids.length
    ? await ctx.db
        .select()
        .from(stores)
        .where(inArray(stores.id, [...ids]))
    : [];
  return new Map(rows.map((store) => [store.id, store]));
}

/** Stores as what failed jobs are about. */
export const describeStores: DescribeSubjects = async (ctx, storeIds) =>
  new Map(
    [...(await getStores(ctx, storeIds))].map(([id, { name }]) => [
      id,
      { kind: 'store', name, storeId: id },
    ]),
  );

/**
 * Locks a store for a decision, so that two decisions about it are made one after the other. Rows that refer to it (orders,
 * payments, payouts) can still be written: they are, by transactions that hold locks which come after the store's.
 */
export async function lockStore(ctx: Ctx, storeId: string): Promise<Store> {
  const [store] = await ctx.db
    .select()
    .from(stores)
    .where(eq(stores.id, storeId))
    .for('no key update');
  return orNotFound(store);
}

/**
 * Locks stores, in the order of their ids, against other changes of their prices and settings; rows that refer to them
 * (orders, visits) can still be written.
 */
export function lockStoresForPricing(ctx: Ctx, storeIds: readonly string[]): Promise<Store[]> {
  return ctx.db
    .select()
    .from(stores)
    .where(inArray(stores.id, [...storeIds]))
    .orderBy(stores.id)
    .for('no key update');
}

/** What `storeColumns` are read as. */
export const storeShape = getTableColumns(stores);

/** SQL for all columns of the store under an alias. */
export const storeColumns = (alias: string) =>
  sql.join(
    Object.values(storeShape).map(
      ({ name }) => sql`${sql.identifier(alias)}.${sql.identifier(name)}`,
    ),
    sql`, `,
  );

/** SQL for the row of the store behind an address, a former one included. */
export const storeBySlug = (
  slug: Placeholder,
) => sql`select ${storeColumns('s')} from stores s where s.slug = ${slug}
    union all select ${storeColumns('s')} from store_slugs former join stores s on s.id = former.store_id where former.slug = ${slug} limit 1`;

const findBySlug = statement(
  (places: Places<{ slug: string }>) => storeBySlug(places.slug),
  storeShape,
  { isShort: true },
);

/** The store behind an address, a former one included: compare `slug` to find out. Every storefront page begins here. */
export async function findStoreBySlug(ctx: Ctx, slug: string): Promise<Store | undefined> {
  return (await findBySlug(ctx, { slug }))[0];
}

/** The same out of this process's memory: for carts and quotes, which are judged again when the order is placed. */
export function findShownStoreBySlug(ctx: Ctx, slug: string): Promise<Store | undefined> {
  return readShown(ctx, `/${slug}`, () => findStoreBySlug(ctx, slug));
}

/** The store that an account owns. */
export async function findStoreOfAccount(ctx: Ctx, accountId: string): Promise<Store | undefined> {
  const [row] = await ctx.db.select().from(stores).where(eq(stores.ownerAccountId, accountId));
  return row;
}

/** Fails for a store that is closed for good. */
export function assertNotClosed<Row extends Pick<Store, 'closedAt'>>(store: Row): Row {
  if (store.closedAt) throw new Failure('store-closed');
  return store;
}

/** Fails for a store that is about to close, or has: nobody opens it. */
export function assertNotClosing({
  closingFrom,
  closedAt,
}: Pick<Store, 'closingFrom' | 'closedAt'>): void {
  if (closingFrom !== null || closedAt !== null) throw new Failure('store-closing');
}

/** The whole public address of a store: its own host when there is a store domain, else a path. */
export function storePublicUrl(config: Config, store: { slug: string }): string {
  if (!config.STORE_DOMAIN) return `${config.storeUrl}/s/${store.slug}`;
  const { protocol } = new URL(config.storeUrl);
  return `${protocol}//${store.slug}.${config.STORE_DOMAIN}`;
}
