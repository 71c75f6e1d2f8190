import { randomUUID } from 'node:crypto';
import { toMoney } from '@vitrine/contract/money.ts';
import type { PriceDraft, PriceEdit } from '@vitrine/contract/shop/price-edits.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { getStore, ownStoreId, type Store } from '../stores/index.ts';
import { readOwnRows } from './list-own-products.ts';
import { findBrokenFloor, type Place, placeKey, readPlaces, toRule } from './price-places.ts';
import { priceVariants } from './price-variants.ts';
import { priceDrafts } from './pricing.tables.ts';

type DraftRow = typeof priceDrafts.$inferSelect;

/** Which of the edits would be refused now for their price. */
async function findTooLow(
  ctx: Ctx,
  store: Store,
  edits: readonly PriceEdit[],
  places: ReadonlyMap<string, Place>,
): Promise<number[]> {
  const low: number[] = [];
  for (const [index, edit] of edits.entries()) {
    const place = places.get(placeKey(edit));
    const rule = toRule(edit);
    if (place && rule && (await findBrokenFloor(ctx, store, place, rule)) !== undefined)
      low.push(index);
  }
  return low;
}

/** Drafts with what their products are called and sold at; products that left the platform's list are left out. */
export async function describeDrafts(
  ctx: Ctx,
  storeId: string,
  drafts: readonly DraftRow[],
): Promise<PriceDraft[]> {
  const store = await getStore(ctx, storeId);
  const rows = await readOwnRows(
    ctx,
    store,
    drafts.map(({ productId }) => productId),
  );
  const places = await readPlaces(
    ctx,
    drafts.flatMap(({ edits }) => edits),
  );
  const variantIds = drafts.flatMap(({ edits }) =>
    edits.flatMap(({ kind, id }) => (kind === 'variant' ? [id] : [])),
  );
  const variants = await priceVariants(ctx, { store, variantIds, currency: store.baseCurrency });
  const described: PriceDraft[] = [];
  for (const draft of drafts) {
    const row = rows.find(({ id }) => id === draft.productId);
    if (!row) continue;
    described.push({
      productId: draft.productId,
      name: row.name,
      image: row.image,
      edits: draft.edits,
      editSubjects: draft.edits.map(({ kind, id }) => {
        if (kind === 'product') return { label: '', sellingPrice: row.sellingPrice.from };
        const variant = variants.get(id);
        return variant?.facts.isOnSale
          ? {
              label: variant.facts.optionLabel,
              sellingPrice: toMoney(variant.unitMinor, store.baseCurrency),
            }
          : { label: '', sellingPrice: null };
      }),
      tooLow: await findTooLow(ctx, store, draft.edits, places),
      sellingPrice: toMoney(BigInt(row.sellingPrice.from.amount), store.baseCurrency),
      priceVersion: draft.priceVersion,
      version: draft.version,
      savedAt: draft.savedAt.toISOString(),
    });
  }
  return described;
}

/** The staged edits of the own store, oldest first. */
export async function listDrafts(ctx: Ctx): Promise<{ list: PriceDraft[] }> {
  const storeId = ownStoreId(ctx);
  const drafts = await ctx.db
    .select()
    .from(priceDrafts)
    .where(eq(priceDrafts.storeId, storeId))
    .orderBy(priceDrafts.savedAt, priceDrafts.productId);
  return { list: await describeDrafts(ctx, storeId, drafts) };
}

const isSame = (one: readonly PriceEdit[], other: readonly PriceEdit[]) => {
  const text = ({ kind, id, fixed, percentage }: PriceEdit) =>
    `${kind}:${id}:${fixed?.amount ?? ''}${fixed?.currency ?? ''}:${percentage ?? ''}`;
  return one.map(text).sort().join() === other.map(text).sort().join();
};

/** Stages the edits of one product; each must name the product or one of its variants. */
export async function putDraft(
  ctx: Ctx,
  productId: string,
  wanted: { edits: PriceEdit[]; priceVersion: number; version: string | null },
): Promise<PriceDraft> {
  const storeId = ownStoreId(ctx);
  const { edits, priceVersion } = wanted;
  const rows = await ctx.db.rows(
    sql`
    select v.id from variants v join products p on p.id = v.product_id where p.id = ${productId} and p.status = 'active'`,
    { id: as.id },
  );
  if (rows.length === 0) throw new Failure('not-found');
  const known = new Set(rows.map(({ id }) => id));
  const foreign = edits.findIndex((edit) =>
    edit.kind === 'product' ? edit.id !== productId : !known.has(edit.id),
  );
  if (foreign >= 0)
    throw new Failure('invalid-input', {
      fields: [{ path: `edits.${foreign}.id`, code: 'choice' }],
    });
  const mine = and(eq(priceDrafts.storeId, storeId), eq(priceDrafts.productId, productId));
  const values = { edits, priceVersion, version: randomUUID(), savedAt: ctx.clock.now() };
  const [made] = await ctx.db
    .insert(priceDrafts)
    .values({ storeId, productId, ...values })
    .onConflictDoNothing()
    .returning();
  let draft = made;
  if (!draft) {
    const standing = orNotFound(
      (await ctx.db.select().from(priceDrafts).where(mine).for('update'))[0],
    );
    // What stands there already may be written again: the answer to the first try was lost.
    if (standing.version !== wanted.version && !isSame(standing.edits, edits))
      throw new Failure('saved-elsewhere');
    [draft] = await ctx.db.update(priceDrafts).set(values).where(mine).returning();
  }
  return orNotFound((await describeDrafts(ctx, storeId, [orNotFound(draft)]))[0]);
}

/** Drops a draft, unless another window wrote it anew. */
export async function deleteDraft(ctx: Ctx, productId: string, version: string): Promise<null> {
  const mine = and(eq(priceDrafts.storeId, ownStoreId(ctx)), eq(priceDrafts.productId, productId));
  const standing = orNotFound(
    (await ctx.db.select().from(priceDrafts).where(mine).for('update'))[0],
  );
  if (standing.version !== version) throw new Failure('saved-elsewhere');
  await ctx.db.delete(priceDrafts).where(mine);
  return null;
}

/** Drops the drafts that still have one of these versions. */
export async function clearDrafts(ctx: Ctx, versions: string[]): Promise<{ deletedCount: number }> {
  const gone = await ctx.db
    .delete(priceDrafts)
    .where(and(eq(priceDrafts.storeId, ownStoreId(ctx)), inArray(priceDrafts.version, versions)))
    .returning({ productId: priceDrafts.productId });
  return { deletedCount: gone.length };
}
