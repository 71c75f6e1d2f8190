import { sql } from 'drizzle-orm';
import { signInAs } from '../apps/server/src/admin/testing.ts';
import { buildApp } from '../apps/server/src/app.ts';
import { parseConfig } from '../apps/server/src/platform/config/config.ts';
import { inTx, systemContext } from '../apps/server/src/platform/context.ts';
import { connectToAdministrate, migrate } from '../apps/server/src/platform/db/migrations.ts';
import { as } from '../apps/server/src/platform/db/sql-rows.ts';
import { confirmTrialRates, installMarkets } from '../apps/server/src/shop/markets/index.ts';
import { refreshStorePrices } from '../apps/server/src/shop/pricing/index.ts';
import { installShipping } from '../apps/server/src/shop/shipping/index.ts';
import { createOwner } from '../apps/server/src/shop/stores/testing/owners.ts';
import { createCatalogue } from './fill.ts';

export interface FilledCatalogue {
  adminToken: string;
  /** A store whose list is read by buyers. */
  slug: string;
  /** The category of imported products. */
  categoryId: string;
}

/** Fills an empty database with products and stores that sell all of them. */
export async function fillCatalogue(
  url: string,
  environment: Record<string, string>,
  size: { products: number; stores: number },
): Promise<FilledCatalogue> {
  await migrate(url);
  const app = await buildApp(parseConfig(environment, 'start', environment['SECRET'] ?? ''), url);
  try {
    const ctx = systemContext(app.platform);
    await inTx(ctx, installMarkets);
    await inTx(ctx, installShipping);
    await inTx(ctx, confirmTrialRates);
    const first = await createOwner(app, { name: 'Ada' });
    for (let index = 1; index < size.stores; index += 1) await createOwner(app, {});
    await inTx(ctx, (tx) => createCatalogue(tx, size.products));
    await ctx.db.run(sql`insert into stock_levels (variant_id, on_hand, held) select id, 1000000, 0 from variants
      on conflict (variant_id) do update set on_hand = 1000000`);
    for (const { id } of await ctx.db.rows(sql`select id from stores`, { id: as.id }))
      await inTx(ctx, (tx) => refreshStorePrices(tx, id));
    const [category] = await ctx.db.rows(
      sql`select id from categories where parent_id is not null order by id limit 1`,
      { id: as.id },
    );
    const { token } = await signInAs(app, 'ADMIN');
    return { adminToken: token, slug: first.slug, categoryId: category?.id ?? '' };
  } finally {
    await app.close();
  }
}

const copiesEach = 99;

/** Adds 99 copies of each product, which searches for the product do not find, on a connection without timeouts. */
export async function copyProducts(url: string): Promise<void> {
  const client = await connectToAdministrate(url);
  const copy = (table: string, differing: string) =>
    client.query(`insert into ${table} select copy.* from ${table} t cross join generate_series(1, ${copiesEach}) n
      cross join lateral jsonb_populate_record(t, jsonb_build_object(${differing})) copy`);
  try {
    // Without the guards that would look at each row.
    await client.query(
      'set session_replication_role = replica; set statement_timeout = 0; set lock_timeout = 0',
    );
    const moved = (column: string) => `'${column}', t.${column} + 1000000 * n`;
    await copy('variants', `${moved('id')}, ${moved('product_id')}, 'sku', n || '-' || t.sku`);
    await copy('stock_levels', moved('variant_id'));
    await copy('store_product_prices', moved('product_id'));
    await copy(
      'products',
      `${moved('id')}, 'key', 'copy-' || n || '-' || t.key, 'created_at', t.created_at - n * interval '1 hour',
        'search_tokens', (select array_agg('copy' || n || token) from unnest(t.search_tokens) token)`,
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
