import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { notFound } from '#platform/failure.ts';
import { announceLeaving } from './announce.ts';
import { catalogueHooks } from './catalogue.hooks.ts';
import { products, variants } from './catalogue.tables.ts';
import { recordChanges, recordNews } from './record-changes.ts';
import type { SaveProductInput } from './save-product.ts';

/** Products that carts, orders or owners' prices name, themselves or by a variant. */
async function findNamedProducts(ctx: Ctx, productIds: readonly string[]): Promise<Set<string>> {
  const named = new Set<string>();
  for (const find of ctx.platform.hooks.all(catalogueHooks.findNamedProducts))
    for (const id of await find(ctx, productIds)) named.add(id);
  const rows = await ctx.db.rows(
    sql`select id, product_id from variants where product_id = any(${sql.param([...productIds])}::bigint[])`,
    { id: variants.id, productId: variants.productId },
  );
  const productOf = new Map(rows.map(({ id, productId }) => [id, productId]));
  for (const find of ctx.platform.hooks.all(catalogueHooks.findNamedVariants))
    for (const id of await find(ctx, [...productOf.keys()])) named.add(productOf.get(id) ?? '');
  return named;
}

async function archive(
  ctx: Ctx,
  productIds: readonly string[],
  source: SaveProductInput['source'],
): Promise<void> {
  const rows = await ctx.db.rows(
    sql`update products p set status = 'archived', version = p.version + 1, changed_at = ${ctx.clock.now().toISOString()}::timestamptz
      from products old where old.id = p.id and p.id = any(${sql.param([...productIds])}::bigint[]) and p.status <> 'archived'
      returning p.id, p.version, old.status`,
    { id: products.id, version: products.version, status: products.status },
  );
  await recordChanges(
    ctx,
    rows.map(({ id, version, status }) => ({
      productId: id,
      version,
      source,
      changes: [{ path: 'status', before: status, after: 'archived' }],
    })),
  );
  await recordNews(
    ctx,
    rows.flatMap(({ id, status }) =>
      status === 'active' ? [{ productId: id, kind: 'withdrawn' as const }] : [],
    ),
  );
}

/**
 * Deletes products, all or none; those that something names are archived instead. The caller announces the archived ones with what
 * else its transaction saved.
 */
export async function removeProducts(
  ctx: Ctx,
  productIds: readonly string[],
  source: SaveProductInput['source'],
): Promise<{ deleted: string[]; archived: string[] }> {
  const found = await ctx.db.rows(
    sql`select id from products where id = any(${sql.param([...productIds])}::bigint[]) order by id for update`,
    { id: products.id },
  );
  if (found.length < new Set(productIds).size) notFound();
  const named = await findNamedProducts(ctx, productIds);
  const archived = productIds.filter((id) => named.has(id));
  const deleted = productIds.filter((id) => !named.has(id));
  if (archived.length) await archive(ctx, archived, source);
  if (deleted.length) {
    await announceLeaving(ctx, deleted);
    await ctx.db.run(sql`delete from products where id = any(${sql.param(deleted)}::bigint[])`);
  }
  return { deleted, archived };
}
