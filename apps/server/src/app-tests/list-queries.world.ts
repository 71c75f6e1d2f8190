import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { createLink } from '@vitrine/contract/shop/links.ts';
import { createListView } from '@vitrine/contract/shop/list-views.ts';
import { requestPayout } from '@vitrine/contract/shop/payouts.ts';
import { putPriceDraft } from '@vitrine/contract/shop/price-edits.ts';
import { sql } from 'drizzle-orm';
import { openSession } from '#admin/identity/index.ts';
import { inTx } from '#platform/context.ts';
import { createProduct } from '#shop/catalogue/create-product.ts';
import { matureEarnings } from '#shop/ledger/index.ts';
import { addRate } from '#shop/markets/index.ts';
import { addSampleProblem } from '#shop/parcel-problems/testing/sample-problems.ts';
import { createPayShop, type PayShop } from '#shop/payments/testing/pay-shop.ts';
import { followPayouts } from '#shop/payouts/index.ts';
import { placePaidOrder } from '#shop/refunds/testing/refunds.ts';
import { addSampleReturn } from '#shop/returns/testing/sample-returns.ts';
import { addPublishedReview } from '#shop/reviews/testing/delivered-orders.ts';
import { setStock } from '#shop/stock/index.ts';
import { createOwner, type TestOwner } from '#shop/stores/testing/owners.ts';

/** A shop in which there can be more of everything. */
export interface World {
  shop: PayShop;
  owner: TestOwner;
  /** Makes one more of everything that lists show. */
  grow(): Promise<void>;
}

export async function createWorld(): Promise<World> {
  const shop = await createPayShop({ CACHES: 'off' });
  const { app, ctx } = shop;
  const { db } = app.platform.database;
  const owner = await createOwner(app);
  await shop.link(owner);
  const now = () => app.clock.now().toISOString();
  let count = 0;

  /** One more store for the platform's own page. */
  async function createPresentable(): Promise<void> {
    const avatar = { key: 'a/b.webp', width: 9, height: 9, tone: null };
    const another = await createOwner(app, { name: `Store ${count}`, store: { avatar } });
    await db.run(sql`insert into store_products (store_id, product_id, is_featured)
      select ${another.storeId}, id, true from products limit 1`);
    await addPublishedReview(app, another.slug, shop.lamp, {
      text: 'It is warmer than I thought, and I read by it every evening.',
    });
  }

  /** Once more, because a token does not live as long as a payout takes. */
  async function signIn(): Promise<void> {
    owner.token = (await inTx(ctx, (tx) => openSession(tx, owner.accountId))).accessToken;
  }

  /** A product that is sold out, with prices that wait to be saved. */
  async function addProduct(): Promise<void> {
    await ctx.db.run(
      sql`insert into suppliers (name, currency, lead_time_days, created_at) values (${`Supplier ${count}`}, 'USD', 1, now())`,
    );
    const { productId, variantIds } = await inTx(ctx, (tx) =>
      createProduct(tx, {
        key: `more-${count}`,
        category: 'light',
        leadTimeDays: 1,
        names: { en: `More ${count}` },
        descriptions: {},
        options: [],
        variants: [{ sku: `MORE-${count}`, values: {}, priceMinor: 900, weightGrams: 300 }],
        images: [{ key: `products/more-${count}/1.webp`, width: 960, height: 1200 }],
      }),
    );
    for (const id of variantIds.values()) await setStock(ctx, id, 0);
    const edits = [
      {
        kind: 'product',
        id: productId,
        fixed: { amount: 3_900, currency: 'USD' },
        percentage: null,
      },
    ] as const;
    const drafted = await app.call(
      putPriceDraft,
      { params: { productId }, body: { edits: [...edits], priceVersion: 0, version: null } },
      owner,
    );
    assert.equal(drafted.status, 200, drafted.text);
  }

  /** A sale whose earnings are paid out, an order that waits for its buyer, and one of the owner's own. */
  async function addOrders(): Promise<void> {
    const paid = await placePaidOrder(shop, owner, [{ variantId: shop.print, quantity: 5 }]);
    await db.run(
      sql`update owner_earnings set available_at = ${now()}::timestamptz where order_id = ${paid.orderId}`,
    );
    await matureEarnings(ctx, owner.storeId);
    const asked = await app.call(
      requestPayout,
      { body: {} },
      { token: owner.token, idempotencyKey: randomUUID() },
    );
    assert.equal(asked.status, 200, asked.text);
    app.clock.advance(4 * 86_400_000);
    await followPayouts(ctx);
    await shop.settle();
    for (let device = 0; device <= count; device += 1) await signIn();
    await shop.order(owner);
    await shop.ownOrder(owner);
  }

  /** A notice to everybody. */
  async function addNotice(): Promise<void> {
    await db.run(sql`
      with notice as (
        insert into notices (title, content, type, level, target_type, target_account_ids, publish_status, publisher_name, published_at, created_at, updated_at)
        values (${`Notice ${count}`}, '<p>Words</p>', 1, 'L', 1, '{}', 1, 'Ada', ${now()}::timestamptz, ${now()}::timestamptz, ${now()}::timestamptz)
        returning id)
      insert into notice_receipts (notice_id, account_id) select notice.id, accounts.id from notice, accounts`);
  }

  /** A published course with a chapter and a lecture. */
  async function addCourse(): Promise<void> {
    await db.run(sql`
      with course as (
        insert into courses (platform, texts, status, languages, chapter_count, lecture_count, duration_seconds, published_at, created_at, updated_at)
        values ('tiktok', ${`{"en":{"title":"Course ${count}","summary":"Words"}}`}, 'published', '{en}', 1, 1, 30, ${now()}::timestamptz, ${now()}::timestamptz, ${now()}::timestamptz)
        returning id),
      chapter as (insert into course_chapters (course_id, position, titles) select id, 1, '{"en":"One"}' from course returning id, course_id)
      insert into course_lectures (course_id, chapter_id, position, kind, titles, contents, captions, duration_seconds)
      select course_id, id, 1, 'article', '{"en":"A"}', '{"en":"<p>a</p>"}', '{}', 30 from chapter`);
  }

  /** What only operators see. */
  async function addOperatorsRows(): Promise<void> {
    await db.run(sql`
      insert into discrepancies (kind, provider, expected_minor, expected_currency, seen_minor, seen_currency, at)
      values ('amount', 'sandbox', 1, 'USD', ${count + 1}, 'USD', ${now()}::timestamptz)`);
    await db.run(sql`
      insert into settlements (action, discrepancy_id, provider, amount_minor, currency, reason, state, proposed_by_id, proposed_at, decided_by_id, decided_at)
      select 'difference', max(d.id), 'sandbox', 1, 'USD', 'A reason', 'declined', (select min(id) from accounts), ${now()}::timestamptz,
        (select max(id) from accounts), ${now()}::timestamptz from discrepancies d`);
    await db.run(sql`
      insert into book_comparisons (provider, day, compared_at, is_final)
      values ('sandbox', ${`2026-01-0${count}`}::date, ${now()}::timestamptz, true)`);
    await db.run(sql`
      insert into book_totals (comparison_id, kind, currency, ours_minor, theirs_minor, ours_count, theirs_count)
      select max(id), 'capture', 'USD', 1, 1, 1, 1 from book_comparisons`);
    await db.run(sql`
      insert into visits (id, store_id, visitor, started_at, last_seen_at)
      select ${`today-${count}-`} || id, id, 'somebody', ${now()}::timestamptz, ${now()}::timestamptz from stores`);
  }

  async function addRates(): Promise<void> {
    await inTx(ctx, (tx) => addRate(tx, 'PEN', `3.${count}`));
    await db.run(
      sql`insert into catalogue_imports (key, file_name, bytes, stored_bytes, state, created_at)
        values (md5(random()::text), 'goods.csv', 9, 9, 'done', ${now()}::timestamptz)`,
    );
    await db.run(
      sql`insert into order_tags (name, key, created_at) values (${`tag ${count}`}, ${`tag ${count}`}, ${now()}::timestamptz)`,
    );
    await db.run(
      sql`insert into tagged_orders (order_id, tag_id)
        select (select max(id) from orders), max(id) from order_tags`,
    );
    await db.run(
      sql`insert into supplier_updates (supplier_id, state, file_name, source, rows, created_at)
        select min(id), 'waiting', 'costs.csv', 'supplier', '[]', ${now()}::timestamptz from suppliers`,
    );
    await db.run(
      sql`insert into purchase_orders (supplier_id, state, currency, language, ships_itself, created_at)
        select min(id), 'draft', 'USD', 'en', false, ${now()}::timestamptz from suppliers`,
    );
    await db.run(
      sql`insert into stock_counts (file_name, state, with_unshipped, last_movement_id, account_id, created_at)
        values ('shelf.csv', 'open', false, 0, ${owner.accountId}, ${now()}::timestamptz)`,
    );
    await db.run(
      sql`insert into stock_count_rows (count_id, line, given, counted, on_hand, held, unshipped, difference)
        select min(id), ${count}, 'MUG', '9', 8, 0, 0, 1 from stock_counts`,
    );
    await db.run(
      sql`insert into rate_fetches (at, outcome, changed) values (${now()}::timestamptz, 'unchanged', 0)`,
    );
  }

  return {
    shop,
    owner,
    async grow() {
      count += 1;
      await addProduct();
      await addOrders();
      await addOperatorsRows();
      await addNotice();
      await addRates();
      await addCourse();
      await addSampleReturn(app, owner.slug, shop.mug, {
        answeredBy: count % 2 ? 'owner' : 'operators',
      });
      await addSampleProblem(app, owner.slug, shop.mug);
      await addPublishedReview(app, owner.slug, shop.mug);
      await addPublishedReview(app, owner.slug, shop.lamp);
      const linked = await app.call(
        createLink,
        { body: { name: `Post ${count}`, channel: 'instagram' } },
        owner,
      );
      assert.equal(linked.status, 200, linked.text);
      const viewed = await app.call(
        createListView,
        {
          body: {
            ...{ list: 'orders', name: `View ${count}`, isShared: true, sortedBy: null },
            ...{ filters: [], hiddenColumns: [] },
          },
        },
        owner,
      );
      assert.equal(viewed.status, 200, viewed.text);
      await createPresentable();
    },
  };
}
