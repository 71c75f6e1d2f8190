import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageConfigs } from '@vitrine/contract/admin/configs.ts';
import { pageRoles } from '@vitrine/contract/admin/roles.ts';
import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { type Language, languages } from '@vitrine/contract/locales.ts';
import { sql } from 'drizzle-orm';
import { openSession } from '#admin/identity/index.ts';
import { signInAs } from '#admin/testing.ts';
import { inTx } from '#platform/context.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { readContract } from '#platform/testing/contract-endpoints.ts';
import { install } from '#server/install.ts';
import { createProduct } from '#shop/catalogue/create-product.ts';
import { testAddress } from '#shop/orders/testing/placed-orders.ts';
import { createPayShop } from '#shop/payments/testing/pay-shop.ts';
import { placePaidOrder } from '#shop/refunds/testing/refunds.ts';
import { addSampleReturn } from '#shop/returns/testing/sample-returns.ts';
import { addPublishedReview } from '#shop/reviews/testing/delivered-orders.ts';
import { setStock } from '#shop/stock/index.ts';
import { createOwner } from '#shop/stores/testing/owners.ts';

const name = 'Café Ñandú';
const unknown = 'Nothing is called so';
const words = ['keywords', 'title', 'buyer'];

/** Something of every kind that is called so. */
const shop = await closeAfter(createPayShop({ CACHES: 'off' }));
const { app, ctx } = shop;
await install(app);
const owner = await createOwner(app, { name });
const root = await signInAs(app, 'ROOT', { nickname: name });
const sold = {
  key: 'cafe',
  category: 'tea',
  leadTimeDays: 1,
  names: { en: name },
  descriptions: {},
  options: [],
};
const image = { key: 'products/cafe/1.webp', width: 960, height: 1200 };
const variants = [{ sku: 'CAFE', values: {}, priceMinor: 900, weightGrams: 300 }];
const { variantIds } = await inTx(ctx, (tx) =>
  createProduct(tx, { ...sold, variants, images: [image] }),
);
const [variantId = ''] = variantIds.values();
await setStock(ctx, variantId, 10);
await shop.link(owner);
await placePaidOrder(shop, owner, [{ variantId, quantity: 1 }], {
  address: { ...testAddress, firstName: name },
});
await addSampleReturn(app, owner.slug, variantId);
await addPublishedReview(app, owner.slug, variantId);
await setStock(ctx, variantId, 0);
const { db } = app.platform.database;
const now = sql`${app.clock.now().toISOString()}::timestamptz`;
for (const change of [
  sql`insert into disputes (provider, provider_ref, payment_id, store_id, state, reason, provider_reason, amount_minor, currency,
      awaits_answer, can_appeal, can_accept, opened_at, read_at, created_at)
    select provider, 'dispute-1', id, store_id, 'open', 'not_received', '', amount_minor, currency, true, false, true, ${now}, ${now}, ${now}
    from payments limit 1`,
  sql`insert into discrepancies (kind, provider, payment_id, at) select 'mode', provider, id, ${now} from payments limit 1`,
  sql`insert into payouts (store_id, linked_account_id, account_ref, label, amount_minor, currency, trigger, status, provider, provider_key, is_test, requested_at, failed_at)
    select store_id, id, 'a', ${name}, 100, 'USD', 'owner', 'failed', provider, 'payout-1', is_test, ${now}, ${now} from linked_accounts limit 1`,
  sql`update roles set name = ${name} where code = 'GUEST'`,
  sql`insert into departments (name, code, sort, status, created_at, updated_at) values (${name}, 'N', 1, 1, ${now}, ${now})`,
  sql`update dictionaries set name = ${name} where code = 'gender'`,
  sql`update dictionary_entries set label = ${name} where value = '1'`,
  sql`update menus set name = ${name}, titles = null where id = (select max(id) from menus where type = 'MENU')`,
  sql`update configs set name = ${name} where id = (select min(id) from configs)`,
  sql`insert into demo_items (name, kind, price_minor, percent, link, icon, status, description, created_at, updated_at)
    values (${name}, 'book', 100, 1, '', '', 1, '', ${now}, ${now})`,
  sql`insert into runs (kind, name, subject, state, instance_id, line_count, is_cut, started_at)
    values ('job', ${name}, '1', 'done', '1', 0, false, ${now})`,
  sql`with notice as (
      insert into notices (title, content, type, level, target_type, target_account_ids, publish_status, publisher_name, published_at, created_at, updated_at)
      values (${name}, '<p>Words</p>', 1, 'L', 1, '{}', 1, 'Ada', ${now}, ${now}, ${now}) returning id)
    insert into notice_receipts (notice_id, account_id) select notice.id, accounts.id from notice, accounts`,
  sql`insert into courses (platform, texts, status, languages, chapter_count, lecture_count, duration_seconds, created_at, updated_at)
    values ('tiktok', ${JSON.stringify({ en: { title: name, summary: 'Words' } })}::jsonb, 'draft', '{en}', 0, 0, 0, ${now}, ${now})`,
  sql`insert into suppliers (name, currency, lead_time_days, created_at) values (${name}, 'USD', 1, ${now})`,
  sql`insert into carriers (key, name, tracking_url, is_known, is_active) values ('cafe', ${name}, '', false, true)`,
  sql`insert into media (key, name, width, height, created_at) values ('cafe.webp', ${name}, 1, 1, ${now})`,
  sql`create table ${sql.identifier(name)} (id bigint primary key)`,
])
  await db.run(change);

/** Lists that are searched by numbers, SKUs and tracking numbers, not by names. */
const nameless = new Set([
  'products.listVariants',
  'parcelProblems.page',
  'purchaseOrders.counts',
  'purchaseOrders.page',
]);

const wordsOf = (endpoint: Endpoint): string[] => {
  const { shape = {} } = (endpoint.query ?? {}) as { shape?: Record<string, unknown> };
  // A workbook contains the moment at which it was written; the page of the same rows is searched.
  const isWorkbook = [endpoint.answers ?? []].flat().some((type) => type.includes('spreadsheetml'));
  return endpoint.method === 'GET' && !isWorkbook && !nameless.has(endpoint.name)
    ? words.filter((field) => field in shape)
    : [];
};

test('every list finds a name by its letters with and without accents, in small and in capital letters', async () => {
  const { app, ctx } = shop;
  // Tokens end before the deliveries of `before` do.
  const tokens = {
    owner: (await inTx(ctx, (tx) => openSession(tx, owner.accountId))).accessToken,
    root: (await inTx(ctx, (tx) => openSession(tx, root.account.id))).accessToken,
  };
  const lists = (await readContract()).flatMap((endpoint) =>
    wordsOf(endpoint).map((field) => ({ endpoint, field })),
  );
  assert.ok(lists.length >= 34, `${lists.length} searches`);
  const forgotten: string[] = [];
  for (const { endpoint, field } of lists) {
    const isOwners = /^(?:shop|account):/.test(endpoint.permission ?? '');
    const find = async (typed: string): Promise<string> => {
      const { status, text } = await app.send({
        method: 'GET',
        url: endpoint.path.replace(':slug', owner.slug),
        query: {
          [field]: typed,
          ...(endpoint.name === 'dictionaryEntries.page' ? { dictCode: 'gender' } : {}),
        },
        headers: endpoint.public
          ? {}
          : { authorization: `Bearer ${isOwners ? tokens.owner : tokens.root}` },
      });
      assert.equal(status, 200, `${endpoint.name}: ${text}`);
      return text;
    };
    const [nothing, exact] = [await find(unknown), await find(name)];
    if (exact === nothing)
      forgotten.push(`${endpoint.name} ${field}: finds nothing called ${name}`);
    for (const typed of ['cafe nandu', 'CAFÉ ÑANDÚ', 'Cafe\u0301 nandu'])
      if ((await find(typed)) !== exact)
        forgotten.push(`${endpoint.name} ${field}: "${typed}" is another search`);
  }
  assert.deepEqual(forgotten, []);
});

test('a list that shows translated names is searched by the names that it shows', async () => {
  const { app, ctx } = shop;
  const { accessToken: token } = await inTx(ctx, (tx) => openSession(tx, root.account.id));
  type Find = (lang: Language, keywords?: string) => Promise<string[]>;
  const queryOf = (keywords?: string) => ({
    pageNum: 1,
    pageSize: 100,
    ...(keywords === undefined ? {} : { keywords }),
  });
  const lists: Record<string, Find> = {
    roles: async (lang, keywords) => {
      const { body } = await app.call(pageRoles, { query: queryOf(keywords) }, { token, lang });
      return body.data.list.map((row) => row.name);
    },
    settings: async (lang, keywords) => {
      const { body } = await app.call(pageConfigs, { query: queryOf(keywords) }, { token, lang });
      return body.data.list.map((row) => row.configName);
    },
  };
  const forgotten: string[] = [];
  for (const [list, find] of Object.entries(lists))
    for (const language of languages) {
      const shown = await find(language);
      assert.ok(shown.length >= 4, list);
      // A search has 50 characters at most.
      for (const one of shown)
        if (!(await find(language, one.slice(0, 50))).includes(one))
          forgotten.push(`${list} ${language}: ${one}`);
    }
  assert.deepEqual(forgotten, []);
});
