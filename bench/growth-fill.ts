import { sql } from 'drizzle-orm';
import type { Client } from 'pg';
import { signInAs } from '../apps/server/src/admin/testing.ts';
import { buildApp } from '../apps/server/src/app.ts';
import { parseConfig } from '../apps/server/src/platform/config/config.ts';
import { inTx, systemContext } from '../apps/server/src/platform/context.ts';
import { connectToAdministrate, migrate } from '../apps/server/src/platform/db/migrations.ts';
import { rollUpSales, sweepVisits } from '../apps/server/src/shop/analytics/index.ts';
import { createProduct } from '../apps/server/src/shop/catalogue/create-product.ts';
import { confirmTrialRates, installMarkets } from '../apps/server/src/shop/markets/index.ts';
import { refreshStorePrices } from '../apps/server/src/shop/pricing/index.ts';
import { installShipping } from '../apps/server/src/shop/shipping/index.ts';
import { createOwner, type TestOwner } from '../apps/server/src/shop/stores/testing/owners.ts';
import { createCatalogue } from './fill.ts';

export interface GrowthSize {
  products: number;
  /** Of all stores together, the same number in each. */
  orders: number;
  stores: number;
}

export interface GrownShop extends GrowthSize {
  owner: TestOwner;
  adminToken: string;
  /** A word of one order of the first store. */
  rareWord: string;
  /** The number of one of its orders. */
  number: string;
  fillMs: number;
  /** How long the counts of the orders and the figures of all days took, made from the orders alone. */
  rebuildMs: number;
}

const rareWord = 'quartzlamp';

/** Tables are filled by bulk SQL without their indexes; making these afterwards takes a fraction of the time. */
export async function withoutIndexes(
  client: Client,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; text: string }>(
    `select indexname as name, indexdef as text from pg_indexes where schemaname = 'public' and tablename = any($1)
      and indexname not in (select conname from pg_constraint)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  for (const { text } of rows) await client.query(text);
}

/** Stores beside the first one, as copies of it that nobody signs in to. */
async function copyStores(client: Client, first: string, count: number): Promise<void> {
  await client.query(
    `insert into stores select copy.* from stores t cross join generate_series(1, $2::int) n
      cross join lateral jsonb_populate_record(t, jsonb_build_object('id', t.id + n, 'owner_account_id', t.owner_account_id + 1000000 + n,
        'slug', 'store-' || n, 'name', 'Store ' || n)) copy where t.id = $1`,
    [first, count],
  );
}

/**
 * Orders as a year of sales leaves them: of one to three lines, a fifth never paid, some cancelled or on their way, nearly all
 * delivered. The newest one is of now, and a minute is between two of them. Those of several stores take turns.
 */
async function copyOrders(client: Client, first: string, { orders, stores }: GrowthSize) {
  await client.query(
    `insert into orders (number, store_id, kind, settlement_mode, fingerprint, token_hash, email, address, buyer_search, buyer_words, language, marketing, terms_version,
      shipping_method, days_min, days_max, lead_days, units, currency, goods_minor, discount_minor, shipping_minor, tax_treatment, tax_minor, tax_bp, total_minor,
      store_currency, selling_total_minor, platform_cost_minor, shipping_cost_minor, owner_fees_minor, cost_minor, profit_minor,
      tax_store_minor, rate_numerator, rate_denominator, goods_usd_minor, buyer_payment, seller_payment, fulfilment, cancelled_at, cancel_reason, placed_at, paid_at,
      ship_by, reminders_sent, is_test)
    select 'VT-9' || lpad(n::text, 8, '0'), $1::bigint + n % $3::int, 'sale', 'platform', md5(n::text), md5('t' || n) || md5('u' || n),
      'buyer' || n || '@example.com', '{"firstName":"Maya","lastName":"Torres","line1":"418 Alvarado St","postcode":"94110","city":"San Francisco","region":"CA","countryCode":"US"}',
      'maya t.', array['buyer' || n || '@example.com', 'buyer' || n, 'maya', 'torres', 't:' || reverse('6' || lpad(n::text, 8, '0')), 'p:' || n || 'x'], 'en', false, '2026-11', 'standard', 4, 8, 2, 1 + n % 3, 'USD', goods, 0, 490, 'none', 0, 0, goods + 490, 'USD', goods + 490, goods / 2, 490, 120,
      goods / 2 + 610, goods + 490 - goods / 2 - 610, 0, 1, 1, goods / 2,
      case when state = 0 then 'unpaid' else 'paid' end, 'not_due', case state when 0 then 'waiting' when 1 then 'waiting' when 2 then 'processing' when 3 then 'shipped' else 'delivered' end,
      case when state = 0 then at + interval '2 days' end, case when state = 0 then 'buyer_unpaid' end, at, case when state > 0 then at end,
      case when state > 0 then at::date + 2 end, 0, state > 0
    from (select n, (2000 + (n % 400) * 2) * (1 + n % 3) as goods, now() - ($2::int - n) * interval '1 minute' as at,
      case n % 5 when 0 then 0 else 1 + (n / 5) % 12 end as state from generate_series(1, $2::int) n) made`,
    [first, orders, stores],
  );
  await client.query(
    `with sold as (select row_number() over (order by v.id) - 1 as place, v.id, v.product_id, p.card -> 'names' ->> 'en' as name, lower(p.card -> 'names' ->> 'en') as search_text,
        'products/' || p.key || '/1.webp' as image, (select json_object_agg(key, json_build_array(value, null)) from jsonb_each_text((p.card -> 'names')::jsonb)) as words
      from variants v join products p on p.id = v.product_id where p.key <> $1),
      total as (select count(*) as variants from sold)
    insert into order_lines (order_id, store_id, position, product_id, variant_id, name, words, search_text, image_key, quantity, shipped, unit_minor,
      total_minor, tax_minor, selling_minor, platform_unit_minor)
    select o.id, o.store_id, line, s.product_id, s.id, s.name, s.words, s.search_text, s.image, 1, 0, o.goods_minor / o.units, o.goods_minor / o.units, 0,
      o.selling_total_minor / o.units, o.platform_cost_minor / o.units
    from orders o cross join total cross join lateral generate_series(0, o.units - 1) line
      join sold s on s.place = (o.id * 7 + line * 13) % total.variants`,
    [rareWord],
  );
}

/** Fills an empty database with stores, products and orders; counts and figures are then made from them, as after a restore. */
export async function fillGrowth(
  url: string,
  environment: Record<string, string>,
  size: GrowthSize,
  addMore?: (client: Client, url: string, storeId: string) => Promise<void>,
): Promise<GrownShop> {
  const began = performance.now();
  await migrate(url);
  const app = await buildApp(parseConfig(environment, 'start', environment['SECRET'] ?? ''), url);
  const client = await connectToAdministrate(url);
  try {
    const ctx = systemContext(app.platform);
    await inTx(ctx, installMarkets);
    await inTx(ctx, installShipping);
    await inTx(ctx, confirmTrialRates);
    await inTx(ctx, (tx) => createCatalogue(tx, size.products));
    await inTx(ctx, (tx) =>
      createProduct(tx, {
        key: rareWord,
        category: 'home-one',
        names: { en: rareWord },
        descriptions: { en: rareWord },
        options: [],
        leadTimeDays: 2,
        variants: [{ sku: rareWord, values: {}, priceMinor: 900, weightGrams: 200 }],
        images: [],
      }),
    );
    await ctx.db.run(
      sql`insert into stock_levels (variant_id, on_hand, held) select id, 1000000, 0 from variants on conflict (variant_id) do update set on_hand = 1000000`,
    );
    const owner = await createOwner(app, { name: 'Ada' });
    await ctx.db.run(sql`
      insert into store_products (store_id, product_id, is_featured, position) select ${owner.storeId}, id, true, id % 12 from products order by id limit 12`);
    await inTx(ctx, (tx) => refreshStorePrices(tx, owner.storeId));
    const { token: adminToken } = await signInAs(app, 'ADMIN');
    // Without the guards that would look at each row.
    await client.query(
      `set session_replication_role = replica; set statement_timeout = 0; set lock_timeout = 0; set synchronous_commit = off;
       set maintenance_work_mem = '512MB'; set work_mem = '256MB'`,
    );
    await copyStores(client, owner.storeId, size.stores - 1);
    await withoutIndexes(client, ['orders', 'order_lines'], () =>
      copyOrders(client, owner.storeId, size),
    );
    const { rows } = await client.query<{ number: string }>(
      `with one as (select id, number from orders where store_id = $1 order by id offset $2::int limit 1)
       update order_lines l set search_text = $3 from one where l.order_id = one.id and l.position = 0 returning one.number`,
      [owner.storeId, Math.floor(size.orders / size.stores / 3), rareWord],
    );
    await addMore?.(client, url, owner.storeId);
    await client.query('vacuum analyze');
    const rebuilt = performance.now();
    await client.query('select count(rebuild_order_counts(id)) from stores');
    await rollUpSales(app.platform);
    await sweepVisits(app.platform);
    await client.query('vacuum analyze order_counts, daily_sales, daily_product_sales');
    return {
      ...size,
      owner,
      adminToken,
      rareWord,
      number: rows[0]?.number ?? '',
      fillMs: performance.now() - began,
      rebuildMs: performance.now() - rebuilt,
    };
  } finally {
    await client.end();
    await app.close();
  }
}
