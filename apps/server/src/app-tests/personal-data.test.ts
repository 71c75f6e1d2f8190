import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  createDataExportLink,
  readDataExport,
  requestDataExport,
} from '@vitrine/contract/admin/data-exports.ts';
import {
  cancelDeletion,
  readDeletion,
  requestDeletion,
} from '@vitrine/contract/admin/deletions.ts';
import { refreshToken } from '@vitrine/contract/admin/identity.ts';
import { readProfile } from '@vitrine/contract/admin/profile.ts';
import { listStoredData } from '@vitrine/contract/admin/stored-data.ts';
import { getOwnStore, updateOwnStore } from '@vitrine/contract/shop/own-store.ts';
import { getStorefront, getStorefrontHome } from '@vitrine/contract/shop/storefront.ts';
import { listReviews } from '@vitrine/contract/shop/storefront-reviews.ts';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { getTableName, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { accountHooks, openSession } from '#admin/identity/index.ts';
import { sweepExports } from '#admin/personal-data/data-export.ts';
import { eraseAccounts } from '#admin/personal-data/erase-accounts.ts';
import { readMails, signInAs } from '#admin/testing.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { checkInvariants } from '#platform/db/invariants.ts';
import { as } from '#platform/db/sql-rows.ts';
import { storeImage } from '#platform/files/files.ts';
import { createServer } from '#platform/http/server.ts';
import { hashPassword } from '#platform/security/passwords.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { createPayoutShop } from '#shop/payouts/testing/payout-shop.ts';
import { createOwner, type TestOwner } from '#shop/stores/testing/owners.ts';

const password = 'a long walk home';
const dayMs = 86_400_000;

const desk = await closeAfter(createPayoutShop());
const passwordHash = await hashPassword(password);

const run = (query: ReturnType<typeof sql>) => desk.shop.app.platform.database.db.run(query);
const emailOf = async (token: string) =>
  (await desk.shop.app.call(readProfile, {}, { token })).body.data.email;
const fresh = async (owner: TestOwner) => ({ token: (await desk.as(owner)).token });

/** An owner with a word of their own in every place that such a word can be in. */
async function createMarkedOwner(
  word: string,
): Promise<TestOwner & { email: string; pictureKey: string }> {
  const { app, ctx, mug } = desk.shop;
  const owner = await createOwner(app, { name: `Shop ${randomUUID().slice(0, 8)}` });
  const email = `${word}@example.com`;
  await run(sql`update accounts set email = ${email}, nickname = ${word}, user_source = ${word}, page_source = ${word},
    username = ${word}, password_hash = ${passwordHash} where id = ${owner.accountId}`);
  const bytes = await sharp({
    create: { width: 40, height: 40, channels: 3, background: '#c86432' },
  })
    .png()
    .toBuffer();
  const pictureKey = await storeImage(ctx, {
    bytes,
    name: `${word}.png`,
    ownerId: owner.accountId,
  });
  await run(
    sql`update accounts set avatar = ${`/files/${pictureKey}`} where id = ${owner.accountId}`,
  );
  const picture = JSON.stringify({ key: word, width: 1, height: 1, tone: null });
  await run(sql`update stores set name = ${word}, creator_name = ${word}, bio = ${word}, quote = ${word},
    translations = ${JSON.stringify({ es: { bio: word } })}::jsonb, avatar = ${picture}::jsonb, banner = ${picture}::jsonb,
    carousel = ${`[{"image":${picture},"productId":null}]`}::jsonb, social_links = ${JSON.stringify([{ kind: 'website', url: `https://${word}.example` }])}::jsonb,
    seller = ${JSON.stringify({ name: word, address: word, email })}::jsonb where id = ${owner.storeId}`);
  await run(
    sql`update sessions set user_agent = ${word}, address = ${word} where account_id = ${owner.accountId}`,
  );
  await run(
    sql`insert into identities (account_id, provider, issuer, subject, created_at) values (${owner.accountId}, 'google', 'https://issuer', ${word}, now())`,
  );
  await run(
    sql`insert into security_events (account_id, kind, actor_id, address, at) values (${owner.accountId}, 'factor-on', ${owner.accountId}, ${word}, now())`,
  );
  await run(
    sql`insert into login_attempts (subject, address, at) values (${`account:${owner.accountId}`}, ${word}, now())`,
  );
  await run(sql`insert into email_codes (email, purpose, code_hmac, is_void, address, attempts, created_at, expires_at)
    values (${email}, 'password', 'x', false, ${word}, 0, now(), now())`);
  await run(sql`insert into outbox_mails (recipient, template, language, subject, text, html, created_at)
    values (${email}, 'welcome', 'en', ${word}, ${word}, ${word}, now())`);
  await run(
    sql`insert into tracked_links (store_id, code, name, channel, created_at) values (${owner.storeId}, 'abc', ${word}, 'other', now())`,
  );
  const [product] = await app.platform.database.db.rows(
    sql`select product_id from variants where id = ${mug}`,
    { productId: as.id },
  );
  const productId = product?.productId ?? '';
  await run(sql`insert into store_products (store_id, product_id, note, note_translations) values (${owner.storeId}, ${productId}, ${word}, ${JSON.stringify({ es: word })}::jsonb)
    on conflict (store_id, product_id) do update set note = excluded.note, note_translations = excluded.note_translations`);
  await run(sql`insert into idempotency_keys (scope, key, route, body_hash, state, answer, created_at)
    values (${`account:${owner.accountId}`}, ${word}, 'x', 'x', 'done', ${word}, now())`);
  await run(sql`insert into linked_accounts (store_id, provider, provider_key, provider_ref, account_ref, label, fingerprint, state, link_url, app, language, created_at)
    values (${owner.storeId}, 'sandbox', ${randomUUID()}, ${word}, ${`acct-${word}`}, ${word}, ${word}, 'replaced', ${`https://${word}`}, 'desktop', 'en', now())`);
  await run(sql`insert into fee_imports (provider, account, store_id, complete_until, asked_at)
    values ('sandbox', ${word}, ${owner.storeId}, now(), now())`);
  await run(sql`with compared as (insert into book_comparisons (provider, day, compared_at, is_final)
      values (${word.slice(0, 8)}, '2020-01-01', now(), true) returning id)
    insert into book_refusals (comparison_id, store_id, account, is_refused, code) select id, ${owner.storeId}, ${word}, true, 'closed' from compared`);
  await run(sql`insert into bank_details (linked_account_id, country, currency, format, sealed, created_at)
    select id, 'ES', 'EUR', 'sepa', ${word}, now() from linked_accounts where store_id = ${owner.storeId} and account_ref = ${`acct-${word}`}`);
  await run(
    sql`insert into webhook_inbox (provider, event_id, type, subject_kind, subject_key, body, received_at) values ('sandbox', ${randomUUID()}, 'x', 'account', ${`acct-${word}`}, ${`{"account":"acct-${word}"}`}, now())`,
  );
  const own = await desk.shop.ownOrder(owner);
  await run(sql`update orders set email = ${email}, buyer_search = ${word}, buyer_words = array[${word}],
    address = address || ${JSON.stringify({ firstName: word, line1: word, city: word })}::jsonb, cancelled_at = now(), cancel_reason = 'by_owner' where id = ${own}`);
  await run(sql`update order_events set method = ${word} where order_id = ${own}`);
  await run(sql`insert into order_notes (order_id, text, is_from_buyer, is_for_packing, written_by_id, created_at)
    values (${own}, ${word}, true, true, ${owner.accountId}, now())`);
  await run(sql`insert into order_address_changes (order_id, former, changed_at, account_id)
    select id, address, now(), ${owner.accountId} from orders where id = ${own}`);
  return { ...owner, email, pictureKey };
}

/** Every place of the database in which a word is, as "table: rows". */
async function findWord(word: string): Promise<string[]> {
  const { db } = desk.shop.app.platform.database;
  const tables = await db.rows(
    sql`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname in ('public', 'pgboss') order by 1`,
    { name: as.text },
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await db.rows(
      sql`select count(*)::int as count from ${sql.raw(name)} t where t::text ilike ${`%${word}%`}`,
      {
        count: as.integer,
      },
    );
    if (row?.count) found.push(`${name.replace('public.', '')}: ${row.count}`);
  }
  return found;
}

async function columnsWithWord(word: string): Promise<Set<string>> {
  const { db } = desk.shop.app.platform.database;
  const found = new Set<string>();
  for (const { stored } of desk.shop.app.platform.hooks.all(accountHooks.personalData))
    for (const { columns, afterDeletion } of stored)
      for (const column of afterDeletion === 'kept' ? [] : columns) {
        const table = getTableName(column.table);
        const [row] = await db.rows(
          sql`select count(*)::int as count from ${sql.identifier(table)} t where t.${sql.identifier(column.name)}::text ilike ${`%${word}%`}`,
          { count: as.integer },
        );
        if (row?.count) found.add(`${table}.${column.name}`);
      }
  return found;
}

test('the statement of what is stored names each kind of data with its time and what a deletion does', async () => {
  const { app } = desk.shop;
  const owner = await createOwner(app);
  const { data } = (await app.call(listStoredData, {}, owner)).body;
  const of = (kind: string) => data.find((one) => one.kind === kind);
  assert.deepEqual([of('emails')?.keptDays, of('emails')?.afterDeletion], [7, 'erased']);
  assert.deepEqual([of('ledger')?.keptDays, of('ledger')?.afterDeletion], [null, 'kept']);
  assert.equal((await app.call(listStoredData, {})).body.code, 1002);
});

test('emails about a deletion are in the language of the account', async () => {
  const { app } = desk.shop;
  const { token, account } = await signInAs(app, 'STORE_OWNER', { passwordHash, language: 'fr' });
  const asked = await app.call(
    requestDeletion,
    { body: { email: account.email, password } },
    { token },
  );
  assert.equal(asked.status, 200, asked.text);
  assert.equal((await readMails(app, account.email))[0]?.language, 'fr');
});

test('the archive holds everything of one person and nothing of another, and only that person downloads it', async () => {
  const { app } = desk.shop;
  const owner = await createMarkedOwner('zebrafish');
  await createMarkedOwner('nightjar');
  const sold = await desk.sellAndDeliver(owner, 1);
  assert.ok(sold > 0);
  const who = await fresh(owner);
  assert.equal((await app.call(readDataExport, {}, who)).body.data, null);
  assert.equal((await app.call(createDataExportLink, { body: {} }, who)).body.code, 'not-found');
  app.clock.advance(11 * 60_000);
  assert.equal((await app.call(requestDataExport, { body: {} }, who)).body.code, 'proof-needed');
  assert.equal(
    (await app.call(requestDataExport, { body: { password: 'not it' } }, who)).body.code,
    'proof-wrong',
  );
  assert.equal(
    (await app.call(requestDataExport, { body: { password: '' } }, who)).body.code,
    'invalid-input',
  );
  const asked = await app.call(requestDataExport, { body: { password } }, who);
  assert.deepEqual([asked.status, asked.body.data?.state], [200, 'preparing'], asked.text);
  assert.equal(
    (await app.call(requestDataExport, { body: { password } }, who)).body.code,
    'export-preparing',
  );
  await app.drain();
  assert.equal((await readMails(app, owner.email))[0]?.template, 'data-export-ready');
  const again = await fresh(owner);
  const ready = (await app.call(readDataExport, {}, again)).body.data;
  assert.equal(ready?.state, 'ready');
  const link = (await app.call(createDataExportLink, { body: {} }, again)).body.data.url;
  const stranger = await createOwner(app);
  assert.equal(
    (await app.call(createDataExportLink, { body: {} }, stranger)).body.code,
    'not-found',
  );
  const server = await createServer(app.config);
  app.mount(server);
  const open = (url: string) => server.inject({ url });
  assert.equal(
    (
      await open(
        link.replace(/signature=(.)/, (_, first) => `signature=${first === '_' ? '-' : '_'}`),
      )
    ).statusCode,
    404,
    'a link that was not signed here',
  );
  const response = await open(link);
  assert.deepEqual(
    [response.statusCode, response.headers['content-type']],
    [200, 'application/zip'],
  );
  const files = unzipSync(new Uint8Array(response.rawPayload));
  const picture = Object.entries(files).find(([name]) => name.startsWith('pictures/'));
  assert.equal(
    (await sharp(Buffer.from(picture?.[1] ?? [])).metadata()).width,
    40,
    'the picture is a picture',
  );
  const texts = Object.fromEntries(
    Object.entries(files).flatMap(([name, bytes]) =>
      name.endsWith('.webp') ? [] : [[name, strFromU8(bytes)]],
    ),
  );
  assert.deepEqual(
    Object.entries(texts)
      .flatMap(([name, text]) => (/zebrafish/.test(text) ? [name] : []))
      .sort(),
    [
      'README.txt',
      'account.json',
      'emails.json',
      'fee-imports.json',
      'links.json',
      'own-order-addresses.json',
      'own-orders.json',
      'payment-accounts.json',
      'pictures.json',
      'prices.json',
      'security-activity.json',
      'sign-ins.json',
      'store.json',
    ],
  );
  const all = Object.values(texts).join('\n');
  assert.ok(!/nightjar/.test(all), 'nothing of another owner');
  assert.match(texts['orders.csv'] ?? '', /USD/);
  assert.match(texts['earnings.csv'] ?? '', /VT-/);
  assert.ok(!/maya@example|Maya/.test(all), 'nothing of the buyers');
  assert.ok(!all.includes(passwordHash.slice(0, 40)));
  app.clock.advance(6 * 60_000);
  assert.equal((await open(link)).statusCode, 404, 'the link is over');
  app.clock.advance(7 * dayMs);
  assert.equal((await app.call(readDataExport, {}, await fresh(owner))).body.data, null);
  await sweepExports(app.platform);
  assert.deepEqual(
    await app.platform.database.db.rows(
      sql`select id from data_exports where account_id = ${owner.accountId}`,
      { id: as.id },
    ),
    [],
  );
  await server.close();
});

test('a deletion waits for orders, money and the last administrator, and needs the address and a proof', async () => {
  const { app } = desk.shop;
  const owner = await createOwner(app);
  await run(sql`update accounts set password_hash = ${passwordHash} where id = ${owner.accountId}`);
  const email = await emailOf(owner.token);
  const kinds = async () =>
    (await app.call(readDeletion, {}, await fresh(owner))).body.data.blocks.map(({ kind }) => kind);
  const ask = async (body: object) =>
    (await app.call(requestDeletion, { body: { email, password, ...body } }, await fresh(owner)))
      .body;
  const order = await desk.shop.order(owner);
  assert.deepEqual(await kinds(), ['orders']);
  assert.equal((await ask({})).code, 'deletion-blocked');
  await run(
    sql`update orders set cancelled_at = now(), cancel_reason = 'by_owner' where id = ${order.orderId}`,
  );
  await desk.sellAndDeliver(owner);
  assert.deepEqual(await kinds(), ['balance']);
  app.clock.advance(8 * dayMs);
  const { matureAll } = await import('#shop/payouts/index.ts');
  await matureAll(desk.shop.ctx);
  await desk.shop.link({ ...owner, ...(await fresh(owner)) });
  assert.equal((await desk.request(owner)).status, 200);
  assert.deepEqual(await kinds(), ['payout']);
  await run(sql`update payouts set status = 'sent' where store_id = ${owner.storeId}`);
  assert.equal((await ask({})).code, 'deletion-blocked');
  const root = await signInAs(app, 'ROOT', { passwordHash });
  const blocksOfRoot = async () =>
    (await app.call(readDeletion, {}, root)).body.data.blocks.map(({ kind }) => kind);
  assert.deepEqual(await blocksOfRoot(), ['last-root']);
  const second = await signInAs(app, 'ROOT');
  assert.deepEqual(await blocksOfRoot(), []);
  await run(sql`update accounts set status = 0 where id = ${second.account.id}`);
  const free = await createOwner(app);
  await run(sql`update accounts set password_hash = ${passwordHash} where id = ${free.accountId}`);
  const askFree = async (body: object) =>
    (await app.call(requestDeletion, { body: body as never }, { token: free.token })).body;
  const wrong = await askFree({ email: 'somebody@example.com', password });
  assert.deepEqual(
    [wrong.code, wrong.errors?.[0]?.path, wrong.errors?.[0]?.code],
    ['invalid-input', 'email', 'own-email'],
  );
  const freeEmail = await emailOf(free.token);
  assert.equal((await askFree({ email: freeEmail })).code, 'proof-needed');
  assert.equal((await askFree({ email: freeEmail, password: 'not it' })).code, 'proof-wrong');
  assert.equal((await app.call(requestDeletion, { body: { email: freeEmail } })).body.code, 1002);
});

test('a requested deletion closes the store and can be cancelled, which opens it again', async () => {
  const { app } = desk.shop;
  const owner = await createOwner(app);
  await run(sql`update accounts set password_hash = ${passwordHash} where id = ${owner.accountId}`);
  const email = await emailOf(owner.token);
  const other = await inTx(systemContext(app.platform), (tx) => openSession(tx, owner.accountId));
  const who = { token: owner.token };
  assert.equal((await app.call(cancelDeletion, {}, who)).body.code, 'not-found');
  const asked = await app.call(requestDeletion, { body: { email, password } }, who);
  assert.equal(
    asked.body.data?.dueAt,
    new Date(app.clock.now().getTime() + 14 * dayMs).toISOString(),
  );
  assert.equal(
    (await app.call(requestDeletion, { body: { email, password } }, who)).body.code,
    'deletion-requested',
  );
  const [mail] = await readMails(app, email);
  assert.equal(mail?.template, 'deletion-requested');
  assert.match(mail?.text ?? '', /#\/profile\?section=data/);
  assert.equal(
    (await app.call(refreshToken, { body: { refreshToken: other.refreshToken } })).body.code,
    'A0231',
  );
  const store = async () => (await app.call(getOwnStore, {}, who)).body.data.status;
  assert.equal(await store(), 'paused');
  const { version } = (await app.call(getOwnStore, {}, who)).body.data;
  const opened = await app.call(updateOwnStore, { body: { status: 'open', version } }, who);
  assert.equal(opened.body.code, 'store-closing');
  assert.equal((await app.call(cancelDeletion, {}, who)).body.data.dueAt, null);
  assert.equal(await store(), 'open');
  app.clock.advance(15 * dayMs);
  await eraseAccounts(app.platform);
  assert.equal(
    await emailOf((await fresh(owner)).token),
    email,
    'a cancelled deletion erases nothing',
  );
});

test('a deletion that something holds up tells the person once, and happens when it is settled', async () => {
  const { app } = desk.shop;
  const owner = await createOwner(app);
  await run(sql`update accounts set password_hash = ${passwordHash} where id = ${owner.accountId}`);
  const email = await emailOf(owner.token);
  const order = await desk.shop.order(owner);
  await run(
    sql`update orders set cancelled_at = now(), cancel_reason = 'by_owner' where id = ${order.orderId}`,
  );
  await app.call(requestDeletion, { body: { email, password } }, owner);
  await run(sql`insert into refund_requests (order_id, store_id, state, reason, asked_by_id, asked_at)
    values (${order.orderId}, ${owner.storeId}, 'open', 'x', ${owner.accountId}, now())`);
  app.clock.advance(14 * dayMs);
  await eraseAccounts(app.platform);
  await eraseAccounts(app.platform);
  assert.equal(
    (await readMails(app, email)).filter(({ template }) => template === 'deletion-held-up').length,
    1,
  );
  await run(
    sql`update refund_requests set state = 'refused', answered_at = now() where store_id = ${owner.storeId}`,
  );
  await eraseAccounts(app.platform);
  assert.deepEqual(
    (await readMails(app, email)).map(({ template }) => template),
    ['account-deleted'],
    'earlier emails are cleared, and the last one says that it is done',
  );
});

test('after a deletion no word of the person is left, the books agree, and the address registers again', async () => {
  const { app } = desk.shop;
  const owner = await createMarkedOwner('kingfisher');
  const stranger = await createMarkedOwner('woodpecker');
  await app.drain();
  const before = await findWord('woodpecker');
  const sold = await desk.shop.order(owner);
  await run(
    sql`update orders set cancelled_at = now(), cancel_reason = 'by_owner' where id = ${sold.orderId}`,
  );
  const declared = await columnsWithWord('kingfisher');
  assert.ok(declared.size >= 40, [...declared].join(' '));
  const who = await fresh(owner);
  const asked = await app.call(requestDeletion, { body: { email: owner.email, password } }, who);
  assert.equal(asked.status, 200, asked.text);
  app.clock.advance(14 * dayMs);
  await eraseAccounts(app.platform);
  await app.drain();
  // The one email that says so is the last word, for a week.
  assert.deepEqual(await findWord('kingfisher'), ['outbox_mails: 1']);
  assert.deepEqual(await findWord('woodpecker'), before, 'nothing of anybody else');
  assert.equal((await app.send({ method: 'GET', url: `/files/${owner.pictureKey}` })).status, 404);
  assert.equal((await app.call(readProfile, {}, who)).body.code, 1002);
  const home = await app.call(getStorefrontHome, { params: { slug: owner.slug } });
  assert.deepEqual([home.status, home.body.code], [410, 'store-closed']);
  assert.equal(
    (await app.call(listReviews, { params: { slug: owner.slug, product: 'mug' } })).status,
    410,
  );
  assert.equal(
    (await app.call(getStorefront, { params: { slug: owner.slug } })).body.data.status,
    'closed',
  );
  assert.equal(
    (await app.call(trackOrder, { params: { token: sold.token } })).status,
    200,
    'a buyer still opens the order',
  );
  assert.deepEqual(await checkInvariants(desk.shop.ctx), []);
  const again = await signInAs(app, 'STORE_OWNER', { email: owner.email });
  assert.notEqual(again.account.id, owner.accountId);
  assert.ok(stranger.token);
});
