import type { PriceEdit } from '@vitrine/contract/shop/price-edits.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import { type Place, placeKey, toRule } from './price-places.ts';
import { priceRules, storeProducts } from './pricing.tables.ts';

/** An edit with the version of its product's prices that was seen when it was chosen. */
export type SeenEdit = PriceEdit & { priceVersion: number };

/** The versions of products, locked until the transaction ends; a product that was never priced has version 0. */
async function lockPriceVersions(
  ctx: Ctx,
  storeId: string,
  productIds: readonly string[],
): Promise<Map<string, number>> {
  const ids = sql.param([...productIds]);
  await ctx.db.run(sql`
    insert into store_products (store_id, product_id) select ${storeId}, id from unnest(${ids}::bigint[]) as id order by id
    on conflict do nothing`);
  const rows = await ctx.db.rows(
    sql`
    select product_id, price_version from store_products
    where store_id = ${storeId} and product_id = any(${ids}::bigint[]) order by product_id for update`,
    { productId: as.id, priceVersion: as.integer },
  );
  return new Map(rows.map((row) => [row.productId, row.priceVersion]));
}

/** The current rules at the places of edits, to distinguish a repetition from a change. */
async function readRulesAt(
  ctx: Ctx,
  storeId: string,
  productIds: readonly string[],
): Promise<Map<string, string>> {
  const rules = await ctx.db
    .select()
    .from(priceRules)
    .where(and(eq(priceRules.storeId, storeId), inArray(priceRules.productId, [...productIds])));
  return new Map(
    rules.map((rule) => [
      `${rule.kind}:${rule.refId}`,
      `${rule.fixedMinor ?? ''}|${rule.percentageBp ?? ''}`,
    ]),
  );
}

function describeEdit(edit: PriceEdit): string | undefined {
  const rule = toRule(edit);
  return rule && ('fixedMinor' in rule ? `${rule.fixedMinor}|` : `|${rule.percentageBp}`);
}

/**
 * Refuses edits that were chosen before another window saved prices of the same product, and names them. What stands
 * there already may be asked for again: that is the repetition of a save whose answer was lost.
 */
export async function assertSeenVersion(
  ctx: Ctx,
  storeId: string,
  edits: readonly SeenEdit[],
  places: ReadonlyMap<string, Place>,
): Promise<void> {
  const productOf = (edit: PriceEdit) => places.get(placeKey(edit))?.productId ?? '';
  const productIds = [...new Set(edits.map(productOf))];
  const versions = await lockPriceVersions(ctx, storeId, productIds);
  const isUnseen = (edit: SeenEdit) => versions.get(productOf(edit)) !== edit.priceVersion;
  if (!edits.some(isUnseen)) return;
  const standing = await readRulesAt(ctx, storeId, productIds);
  const fields = edits.flatMap((edit, index) =>
    isUnseen(edit) && standing.get(placeKey(edit)) !== describeEdit(edit)
      ? [{ path: `items.${index}`, code: 'saved-elsewhere' }]
      : [],
  );
  if (fields.length) throw new Failure('saved-elsewhere', { fields });
}

/** Counts one more save of the products' own prices. */
export async function raisePriceVersions(
  ctx: Ctx,
  storeId: string,
  productIds: readonly string[],
): Promise<void> {
  await ctx.db
    .update(storeProducts)
    .set({ priceVersion: sql`${storeProducts.priceVersion} + 1` })
    .where(
      and(eq(storeProducts.storeId, storeId), inArray(storeProducts.productId, [...productIds])),
    );
}
