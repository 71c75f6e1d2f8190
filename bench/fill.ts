import { sql } from 'drizzle-orm';
import { signInAs } from '../apps/server/src/admin/testing.ts';
import { buildApp } from '../apps/server/src/app.ts';
import { parseConfig } from '../apps/server/src/platform/config/config.ts';
import { type Ctx, inTx, systemContext } from '../apps/server/src/platform/context.ts';
import { connectToAdministrate, migrate } from '../apps/server/src/platform/db/migrations.ts';
import { rollUpSales } from '../apps/server/src/shop/analytics/index.ts';
import { createCategory } from '../apps/server/src/shop/catalogue/create-category.ts';
import { createProduct } from '../apps/server/src/shop/catalogue/create-product.ts';
import { confirmTrialRates, installMarkets } from '../apps/server/src/shop/markets/index.ts';
import { rebuildOrderCounts } from '../apps/server/src/shop/orders/index.ts';
import { refreshStorePrices } from '../apps/server/src/shop/pricing/index.ts';
import { installShipping } from '../apps/server/src/shop/shipping/index.ts';
import { createOwner, type TestOwner } from '../apps/server/src/shop/stores/testing/owners.ts';
import { holdersTotal, type RoleHolders } from './role-change.ts';

export interface Filled {
  owner: TestOwner;
  roleHolders: RoleHolders;
  variants: string[];
  productKey: string;
  /** A product like it, with reviews. */
  reviewedKey: string;
  productId: string;
  products: number;
  orders: number;
}

const colours = ['sand', 'navy', 'sage', 'plum'] as const;
const sizes = ['small', 'large'] as const;
const names = (text: string) => ({
  en: text,
  'zh-cn': `${text} 手机`,
  es: `${text} de papel`,
  pt: `${text} de papel`,
  fr: `${text} en papier`,
});
const paragraph =
  'Made in small numbers by people who like what they do, packed without plastic and sent within two days. '.repeat(
    4,
  );

/** Typical products: every second one has four colours and two sizes, each with four pictures. */
export async function createCatalogue(
  ctx: Ctx,
  total: number,
): Promise<{ keys: string[]; ids: string[]; variants: string[] }> {
  const made = { keys: [] as string[], ids: [] as string[], variants: [] as string[] };
  for (const primary of ['home', 'gear', 'wear']) {
    await createCategory(ctx, { key: primary, names: names(primary), sort: 1 });
    for (const place of ['one', 'two', 'three'])
      await createCategory(ctx, {
        key: `${primary}-${place}`,
        parentKey: primary,
        names: names(`${primary} ${place}`),
        sort: 1,
      });
  }
  for (let index = 0; index < total; index += 1) {
    const hasOptions = index % 2 === 0;
    const category = `${['home', 'gear', 'wear'][index % 3]}-${['one', 'two', 'three'][Math.floor(index / 3) % 3]}`;
    const key = `thing-${index}`;
    const options = hasOptions
      ? [
          {
            key: 'colour',
            names: names('Colour'),
            values: colours.map((colour) => ({
              key: colour,
              names: names(colour),
              swatch: '#cbb593',
            })),
          },
          {
            key: 'size',
            names: names('Size'),
            values: sizes.map((size) => ({ key: size, names: names(size) })),
          },
        ]
      : [];
    const { productId, variantIds } = await createProduct(ctx, {
      key,
      category,
      names: names(`Thing ${index}`),
      descriptions: names(paragraph),
      options,
      leadTimeDays: 2,
      variants: hasOptions
        ? colours.flatMap((colour) =>
            sizes.map((size) => ({
              sku: `T${index}-${colour}-${size}`,
              values: { colour, size },
              priceMinor: 1_000 + index,
              weightGrams: 300,
            })),
          )
        : [{ sku: `T${index}`, values: {}, priceMinor: 700 + index, weightGrams: 200 }],
      images: [1, 2, 3, 4].map((number) => ({
        key: `products/${key}/${number}.webp`,
        width: 960,
        height: 1200,
        tone: '#f3e8df',
      })),
    });
    made.keys.push(key);
    made.ids.push(productId);
    made.variants.push(...variantIds.values());
  }
  return made;
}

const numberOf = (place: number): string => `VT-9${String(place).padStart(7, '0')}`;
/** The number of rows per statement, so small that no statement reaches the server's timeout, even on a slow machine. */
const batchRows = 2_000;

/**
 * Many orders of one store by bulk SQL: the rows that the use cases would write for a sale of one to three lines, of all
 * ages and states, without their journals, because nothing that is measured reads them.
 */
async function createOrders(ctx: Ctx, owner: TestOwner, total: number): Promise<void> {
  for (let from = 1; from <= total; from += batchRows)
    await createOrderBatch(ctx, owner, { from, to: Math.min(total, from + batchRows - 1), total });
}

async function createOrderBatch(
  ctx: Ctx,
  owner: TestOwner,
  { from, to, total }: { from: number; to: number; total: number },
): Promise<void> {
  await ctx.db.run(sql`
    insert into orders (number, store_id, kind, settlement_mode, fingerprint, token_hash, email, address, buyer_search, buyer_words, language, marketing, terms_version,
      shipping_method, days_min, days_max, lead_days, units, currency, goods_minor, discount_minor, shipping_minor, tax_treatment, tax_minor, tax_bp, total_minor,
      store_currency, selling_total_minor, platform_cost_minor, shipping_cost_minor, owner_fees_minor, cost_minor, profit_minor,
      tax_store_minor, rate_numerator, rate_denominator, goods_usd_minor, buyer_payment, seller_payment, fulfilment, placed_at, paid_at, reminders_sent, is_test)
    select 'VT-9' || lpad(n::text, 7, '0'), ${owner.storeId}, 'sale', 'platform', md5(n::text), md5('t' || n) || md5('u' || n),
      'buyer' || n || '@example.com', '{"firstName":"Maya","lastName":"Torres","line1":"418 Alvarado St","postcode":"94110","city":"San Francisco","region":"CA","countryCode":"US"}',
      'maya t.', array['buyer' || n || '@example.com', 'buyer' || n, 'maya', 'torres'], 'en', false, '2026-11', 'standard', 4, 8, 2, 1 + n % 3, 'USD', goods, 0, 490, 'none', 0, 0, goods + 490, 'USD', goods + 490, goods / 2, 490, 120,
      goods / 2 + 610, goods + 490 - goods / 2 - 610, 0, 1, 1, goods / 2,
      case when n % 10 < 2 then 'unpaid' else 'paid' end, 'not_due',
      case when n % 10 < 2 then 'waiting' else (array['waiting', 'processing', 'shipped', 'delivered'])[1 + n % 4] end,
      now() - (${total} - n) * interval '1 minute', case when n % 10 < 2 then null else now() - (${total} - n) * interval '1 minute' end, 0, n % 10 >= 2
    from (select n, (2000 + (n % 400) * 2) * (1 + n % 3) as goods from generate_series(${from}::int, ${to}::int) n) made`);
  await ctx.db.run(sql`
    insert into order_lines (order_id, store_id, position, product_id, variant_id, name, words, search_text, image_key, quantity, shipped, unit_minor,
      total_minor, tax_minor, selling_minor, platform_unit_minor)
    select o.id, o.store_id, line, v.product_id, v.id, p.card -> 'names' ->> 'en',
      (select json_object_agg(n.key, json_build_array(n.value, null)) from json_each_text(p.card -> 'names') n), lower(p.card -> 'names' ->> 'en'), 'products/' || p.key || '/1.webp',
      1, 0, o.goods_minor / o.units, o.goods_minor / o.units, 0, o.selling_total_minor / o.units, o.platform_cost_minor / o.units
    from orders o cross join lateral generate_series(0, o.units - 1) line
      join (select row_number() over (order by id) as place, id, product_id from variants) v on v.place = 1 + (o.id * 7 + line * 13) % least(200, (select count(*) from variants))
      join products p on p.id = v.product_id
    where o.number between ${numberOf(from)} and ${numberOf(to)}`);
}

const reviewsTotal = 200;

/** Published reviews of one product, as its buyers would write them: of all ratings, every fourth answered. */
async function createReviews(ctx: Ctx, owner: TestOwner, productId: string): Promise<void> {
  await ctx.db.run(sql`
    insert into reviews (line_id, order_id, store_id, product_id, rating, title, text, language, author, status, published_at, reply, reply_language, replied_at, created_at)
    select id, order_id, ${owner.storeId}, ${productId}, 1 + n % 5, 'Just as I hoped ' || n, ${paragraph}, (array['en', 'es', 'fr'])[1 + n % 3], 'Maya T.', 'published',
      now() - n * interval '1 hour', case when n % 4 = 0 then 'Thank you!' end, case when n % 4 = 0 then 'en' end, case when n % 4 = 0 then now() end, now()
    from (select id, order_id, row_number() over (order by id)::int as n from order_lines where store_id = ${owner.storeId} order by id limit ${reviewsTotal}) lines`);
  await ctx.db.run(sql`
    insert into review_totals (store_id, product_id, stars_1, stars_2, stars_3, stars_4, stars_5)
    select store_id, product_id, count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
      count(*) filter (where rating = 4), count(*) filter (where rating = 5)
    from reviews where product_id = ${productId} group by store_id, product_id`);
}

/** Operators who read only, and one who may change their role. */
async function createRoleHolders(app: Parameters<typeof signInAs>[0]): Promise<RoleHolders> {
  const tokens: string[] = [];
  for (let index = 0; index < holdersTotal; index += 1)
    tokens.push((await signInAs(app, 'GUEST')).token);
  return { adminToken: (await signInAs(app, 'ADMIN')).token, tokens };
}

/** On a connection without timeouts, because the duration depends only on the disk. */
async function tidyTables(url: string): Promise<void> {
  const client = await connectToAdministrate(url);
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Fills an empty database for the measurements: a catalogue, a store, and its orders. */
export async function fillForBench(
  url: string,
  environment: Record<string, string>,
  size: { products: number; orders: number },
): Promise<Filled> {
  await migrate(url);
  const app = await buildApp(parseConfig(environment, 'start', environment['SECRET'] ?? ''), url);
  try {
    const ctx = systemContext(app.platform);
    await inTx(ctx, installMarkets);
    await inTx(ctx, installShipping);
    await inTx(ctx, confirmTrialRates);
    const { keys, ids, variants } = await inTx(ctx, (tx) => createCatalogue(tx, size.products));
    await ctx.db.run(
      sql`insert into stock_levels (variant_id, on_hand, held) select id, 1000000, 0 from variants on conflict (variant_id) do update set on_hand = 1000000`,
    );
    const owner = await createOwner(app, { name: 'Ada' });
    await ctx.db.run(sql`
      insert into store_products (store_id, product_id, is_featured, position) select ${owner.storeId}, id, true, id % 12 from products order by id limit 12`);
    await ctx.db.run(sql`
      insert into price_rules (store_id, kind, ref_id, category_id, percentage_bp, changed_at)
      select ${owner.storeId}, 'category', id, id, 18000, now() from categories where key = 'home-one'`);
    await inTx(ctx, (tx) => refreshStorePrices(tx, owner.storeId));
    await createOrders(ctx, owner, size.orders);
    await createReviews(ctx, owner, ids[2] ?? '');
    await rebuildOrderCounts(app.platform);
    // The server would do it after its start, beside the first figures.
    await rollUpSales(app.platform);
    const roleHolders = await createRoleHolders(app);
    await tidyTables(url);
    return {
      owner,
      roleHolders,
      variants,
      productKey: keys[0] ?? '',
      reviewedKey: keys[2] ?? '',
      productId: ids[0] ?? '',
      products: size.products,
      orders: size.orders,
    };
  } finally {
    await app.close();
  }
}
