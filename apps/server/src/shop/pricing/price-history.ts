import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import type { PriceRule } from '@vitrine/contract/shop/choose-rule.ts';
import type {
  listPriceChanges as contract,
  PriceSetting,
} from '@vitrine/contract/shop/price-history.ts';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { chooseName, findProduct, variantLabel } from '../catalogue/index.ts';
import { getStore, ownStoreId, type Store } from '../stores/index.ts';
import { priceChanges, priceRules } from './pricing.tables.ts';

export const percentageSetting = (basisPoints: number): PriceSetting => ({
  percentage: basisPoints / 100,
});

/** Adds changes to the price history, in one statement; what stays as it was is left out. */
export async function recordPriceChanges(
  ctx: Ctx,
  changes: readonly Omit<typeof priceChanges.$inferInsert, 'id' | 'at'>[],
): Promise<void> {
  const at = ctx.clock.now();
  const rows = changes.filter(
    ({ before, after }) => JSON.stringify(before ?? null) !== JSON.stringify(after ?? null),
  );
  if (rows.length) await ctx.db.insert(priceChanges).values(rows.map((row) => ({ ...row, at })));
}

/** Adds what a save replaced: the owner's rules at the given places, as they are before it. */
export async function recordSavedPrices(
  ctx: Ctx,
  store: Store,
  saved: readonly { productId: string; variantId: string | null; rule: PriceRule | undefined }[],
): Promise<void> {
  const productIds = [...new Set(saved.map(({ productId }) => productId))];
  const standing = await ctx.db
    .select()
    .from(priceRules)
    .where(and(eq(priceRules.storeId, store.id), inArray(priceRules.productId, productIds)));
  const settingOf = (fixedMinor: bigint | null, percentageBp: number | null): PriceSetting =>
    fixedMinor === null
      ? percentageSetting(percentageBp ?? 0)
      : { fixed: toMoney(fixedMinor, store.baseCurrency) };
  const changes = saved.map(({ productId, variantId, rule }) => {
    const before = standing.find(
      (one) => one.productId === productId && one.variantId === variantId,
    );
    return {
      storeId: store.id,
      productId,
      variantId,
      before: before ? settingOf(before.fixedMinor, before.percentageBp) : null,
      after: rule
        ? settingOf(
            'fixedMinor' in rule ? rule.fixedMinor : null,
            'percentageBp' in rule ? rule.percentageBp : null,
          )
        : null,
    };
  });
  await recordPriceChanges(ctx, changes);
}

const changeRow = {
  id: as.id,
  storeId: orNull(as.id),
  productId: orNull(as.id),
  variantId: orNull(as.id),
  categoryId: orNull(as.id),
  before: orNull(as.json<PriceSetting>()),
  after: orNull(as.json<PriceSetting>()),
  at: as.moment,
};

function levelOf({
  storeId,
  productId,
  variantId,
  categoryId,
}: Record<'storeId' | 'productId' | 'variantId' | 'categoryId', string | null>) {
  if (storeId === null) return 'platform';
  if (variantId !== null) return 'variant';
  if (productId !== null) return 'product';
  return categoryId === null ? 'store' : 'category';
}

/** What moved the prices of one product, newest first. Each level reads at most one page from its own index. */
export async function listChanges(
  ctx: Ctx,
  productId: string,
  { cursor, limit }: EndpointInput<typeof contract>['query'],
): Promise<EndpointReply<typeof contract>> {
  if (cursor && !/^\d{1,18}$/.test(cursor))
    throw new Failure('invalid-input', { fields: [{ path: 'cursor', code: 'format' }] });
  const store = await getStore(ctx, ownStoreId(ctx));
  const product = orNotFound(await findProduct(ctx, productId));
  if (product.status !== 'active') throw new Failure('not-found');
  const categories = [product.category, product.primaryCategory];
  const pageOf = (condition: SQL) => sql`
    (select id, store_id, product_id, variant_id, category_id, before, after, at from price_changes
      where ${condition} ${cursor ? sql`and id < ${cursor}` : sql``} order by id desc limit ${limit + 1}::int)`;
  const pages = [
    pageOf(sql`store_id = ${store.id} and product_id = ${productId}`),
    ...categories.map(({ id }) => pageOf(sql`store_id = ${store.id} and category_id = ${id}`)),
    pageOf(sql`store_id = ${store.id} and product_id is null and category_id is null`),
    pageOf(sql`store_id is null and product_id = ${productId}`),
  ];
  const rows = await ctx.db.rows(
    sql`${sql.join(pages, sql` union all `)} order by id desc limit ${limit + 1}::int`,
    changeRow,
  );
  const labelOf = ({ variantId, categoryId }: (typeof rows)[number]) => {
    const variant = product.variants.find(({ id }) => id === variantId);
    if (variant) return variantLabel(product.options, variant.values, ctx.language, store.language);
    const category = categories.find(({ id }) => id === categoryId);
    return category ? chooseName(category.names, ctx.language, store.language) : '';
  };
  const shown = rows.slice(0, limit);
  return {
    list: shown.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      level: levelOf(row),
      label: labelOf(row),
      before: row.before,
      after: row.after,
    })),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
