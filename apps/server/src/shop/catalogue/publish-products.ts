import { sql } from 'drizzle-orm';
import { type Ctx, inTx, type Platform, systemContext } from '#platform/context.ts';
import { announceProducts } from './announce.ts';
import { catalogueHooks } from './catalogue.hooks.ts';
import { products } from './catalogue.tables.ts';
import { recordChanges, recordNews } from './record-changes.ts';

/** So many products change their state in one transaction. */
const batchSize = 100;

const placeRow = {
  productId: products.id,
  categoryId: products.categoryId,
  primaryCategoryId: products.primaryCategoryId,
};

/**
 * Of these products, those that are on sale for the first time: each store decides by its categories whether it shows them. Called
 * at the end of every transaction that saves products, and by the job for those whose moment has come.
 */
export async function publishProducts(ctx: Ctx, productIds: readonly string[]): Promise<void> {
  if (!productIds.length) return;
  const now = ctx.clock.now().toISOString();
  const published = await ctx.db.rows(
    sql`update products p set published_at = ${now}::timestamptz
      where p.id = any(${sql.param([...productIds])}::bigint[]) and p.published_at is null and p.status = 'active'
        and p.available_from <= ${now}::timestamptz
      returning p.id as product_id, p.category_id, p.primary_category_id`,
    placeRow,
  );
  for (const product of published)
    await ctx.platform.hooks.get(catalogueHooks.productPublished)(ctx, product);
  await recordNews(
    ctx,
    published.map(({ productId }) => ({ productId, kind: 'new' as const })),
  );
}

async function publishDue(ctx: Ctx): Promise<number> {
  const due = await ctx.db.rows(
    sql`select id from products where status = 'active' and published_at is null
      and available_from <= ${ctx.clock.now().toISOString()}::timestamptz
      order by id limit ${batchSize} for no key update skip locked`,
    { id: products.id },
  );
  const ids = due.map(({ id }) => id);
  await publishProducts(ctx, ids);
  await announceProducts(ctx, ids);
  return ids.length;
}

async function archiveDue(ctx: Ctx): Promise<number> {
  const due = await ctx.db.rows(
    sql`update products set status = 'archived', version = version + 1, changed_at = ${ctx.clock.now().toISOString()}::timestamptz
      where id in (select id from products where status = 'active' and sale_until <= ${ctx.clock.now().toISOString()}::timestamptz
        order by id limit ${batchSize} for no key update skip locked)
      returning id, version`,
    { id: products.id, version: products.version },
  );
  await recordChanges(
    ctx,
    due.map(({ id, version }) => ({
      productId: id,
      version,
      source: 'schedule',
      changes: [{ path: 'status', before: 'active', after: 'archived' }],
    })),
  );
  await recordNews(
    ctx,
    due.map(({ id }) => ({ productId: id, kind: 'withdrawn' as const })),
  );
  await announceProducts(
    ctx,
    due.map(({ id }) => id),
  );
  return due.length;
}

/** Puts products on sale and takes them off at the moments that operators chose. */
export async function followSchedules(platform: Platform): Promise<void> {
  for (const step of [publishDue, archiveDue])
    while ((await inTx(systemContext(platform), step)) === batchSize);
}
