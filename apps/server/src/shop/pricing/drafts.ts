import type { PriceDraft, PriceEdit } from '@vitrine/contract/shop/pricing.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { Failure, found } from '#platform/failure.ts';
import { ownStoreId } from '#platform/route.ts';
import { chooseName, type StoredCard } from '../catalogue/index.ts';
import { describeImage } from '../stores/index.ts';
import { priceDrafts } from './pricing.tables.ts';

interface DraftRow extends Record<string, unknown> {
  product_id: string;
  edits: PriceEdit[];
  saved_at: string;
  card: StoredCard;
}

async function readDrafts(ctx: Ctx, storeId: string, productId?: string): Promise<PriceDraft[]> {
  const { rows } = await ctx.db.execute<DraftRow>(sql`
    select d.product_id, d.edits, d.saved_at, p.card
    from price_drafts d join products p on p.id = d.product_id
    where d.store_id = ${storeId} ${productId ? sql`and d.product_id = ${productId}` : sql``}
    order by d.saved_at, d.product_id`);
  return rows.map((row) => ({
    productId: row.product_id,
    name: chooseName(row.card.names, ctx.language),
    image: describeImage(row.card.image),
    edits: row.edits,
    savedAt: new Date(row.saved_at).toISOString(),
  }));
}

/** The staged edits of the own store, oldest first. */
export async function listDrafts(ctx: Ctx): Promise<{ list: PriceDraft[] }> {
  return { list: await readDrafts(ctx, ownStoreId(ctx)) };
}

/** Stages the edits of one product; each must name the product or one of its variants. */
export async function putDraft(ctx: Ctx, productId: string, edits: PriceEdit[]): Promise<PriceDraft> {
  const storeId = ownStoreId(ctx);
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select v.id from variants v join products p on p.id = v.product_id where p.id = ${productId} and p.status = 'active'`);
  if (rows.length === 0) throw new Failure('not-found');
  const known = new Set(rows.map(({ id }) => id));
  const foreign = edits.findIndex((edit) => (edit.kind === 'product' ? edit.id !== productId : !known.has(edit.id)));
  if (foreign >= 0) throw new Failure('invalid-input', { fields: [{ path: `edits.${foreign}.id`, code: 'choice' }] });
  await ctx.db
    .insert(priceDrafts)
    .values({ storeId, productId, edits, savedAt: ctx.clock.now() })
    .onConflictDoUpdate({ target: [priceDrafts.storeId, priceDrafts.productId], set: { edits, savedAt: ctx.clock.now() } });
  return found((await readDrafts(ctx, storeId, productId))[0]);
}

export async function deleteDraft(ctx: Ctx, productId: string): Promise<null> {
  const gone = await ctx.db
    .delete(priceDrafts)
    .where(and(eq(priceDrafts.storeId, ownStoreId(ctx)), eq(priceDrafts.productId, productId)))
    .returning({ productId: priceDrafts.productId });
  found(gone[0]);
  return null;
}

export async function clearDrafts(ctx: Ctx): Promise<{ deletedCount: number }> {
  const gone = await ctx.db
    .delete(priceDrafts)
    .where(eq(priceDrafts.storeId, ownStoreId(ctx)))
    .returning({ productId: priceDrafts.productId });
  return { deletedCount: gone.length };
}
