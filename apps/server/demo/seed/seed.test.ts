import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type Sandbox, startSandbox } from '@vitrine/sandbox-bank';
import { sql } from 'drizzle-orm';
import { createAccount } from '#admin/identity/index.ts';
import { installAdmin } from '#admin/install.ts';
import { systemContext } from '#platform/context.ts';
import { checkInvariants } from '#platform/db/invariants.ts';
import { hashPassword } from '#platform/security/passwords.ts';
import { createTestApp, type TestApp } from '#platform/testing/app.ts';
import { installMarkets } from '#shop/markets/index.ts';
import { findPorts } from '../../../../scripts/free-ports.mjs';
import { products } from '../catalogue/index.ts';
import { stores } from '../stores/stores.ts';
import { liveHistory } from './history/live-history.ts';
import { seedClicks } from './history/seed-clicks.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedStore } from './seed-store.ts';

const secret = 'a-secret-for-the-sandbox-of-the-seed';
let app: TestApp;
let sandbox: Sandbox;
let folder: string;

before(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vt-seed-'));
  // The application reads the address when it starts, and the sandbox takes the application's clock.
  const [port] = await findPorts(1);
  app = await createTestApp({
    environment: {
      SANDBOX_URL: `http://127.0.0.1:${port}`,
      SANDBOX_SECRETS: secret,
      DATA_DIR: folder,
      // As in a trial.
      STRIPE_SECRET_KEY: 'sandbox',
      PAYPAL_MODE: 'sandbox',
      PAYMENT_PROVIDER: 'stripe',
    },
  });
  sandbox = await startSandbox({
    port,
    bookFile: path.join(folder, 'book.jsonl'),
    secret,
    targets: [],
    clock: app.clock,
  });
  const ctx = systemContext(app.platform);
  await installAdmin(ctx);
  await installMarkets(ctx);
  const variantIds = await seedCatalogue(app.platform);
  const passwordHash = await hashPassword('a long enough password');
  await createAccount(ctx, {
    username: 'admin',
    email: 'admin@vitrine.local',
    passwordHash,
    nickname: 'admin',
    language: 'en',
    roles: ['ADMIN'],
    emailVerified: true,
    termsAccepted: true,
    isShared: true,
  });
  for (const store of stores) await seedStore(app.platform, store, passwordHash, variantIds);
  await app.drain();
});

after(async () => {
  await sandbox.close();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const count = async (condition: ReturnType<typeof sql>) =>
  (
    await app.platform.database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from orders where ${condition}`,
    )
  ).rows[0]?.n ?? 0;

test('goods have facts in all languages, costs at suppliers, and pictures with a text', async () => {
  const { rows } = await app.platform.database.db.execute(sql`
    select (select count(*)::int from products) as products,
      (select count(*)::int from products where missing_languages <> '{}') as untranslated,
      (select count(*)::int from products where brand <> '' and customs_code <> '' and manufacturer->>'address' <> '') as known,
      (select count(*)::int from variants where barcode = '') as without_barcode,
      (select count(*)::int from product_images where alt = '{}') as without_alt,
      (select count(distinct v.product_id)::int from variants v join variant_supplies s on s.variant_id = v.id and s.is_preferred) as supplied,
      (select count(distinct u.currency)::int from variant_supplies s join suppliers u on u.id = s.supplier_id) as currencies`);
  assert.deepEqual(rows, [
    {
      products: products.length,
      untranslated: 0,
      known: products.length,
      without_barcode: 0,
      without_alt: 0,
      // The gift box is packed by the platform.
      supplied: products.length - 1,
      currencies: 4,
    },
  ]);
});

test('some lived days leave orders of every kind, and books that agree', async () => {
  const until = new Date(app.clock.now().getTime() + 8 * 86_400_000);
  await liveHistory(app, sandbox, { clock: app.clock, until, dayCount: 8, seed: 5 });
  assert.equal(app.clock.now().getTime(), until.getTime());
  assert.ok((await count(sql`buyer_payment = 'paid'`)) > 20);
  assert.ok((await count(sql`fulfilment = 'delivered'`)) > 5);
  assert.ok((await count(sql`settlement_mode = 'direct' and seller_payment = 'paid'`)) > 2);
  assert.ok(
    (await count(sql`settlement_mode = 'direct' and seller_payment = 'unpaid'`)) > 0,
    'something to pay is left',
  );
  assert.ok((await count(sql`fulfilment = 'shipped'`)) > 5, 'parcels are on their way');
  assert.equal(
    await count(sql`refund_asked_at is not null`),
    1,
    'an owner waits for an answer about a refund',
  );
  const { rows: acts } = await app.platform.database.db.execute(sql`
    select distinct a.username from order_events e left join accounts a on a.id = e.account_id where e.kind in ('processing', 'shipped', 'delivered')`);
  assert.deepEqual(acts, [{ username: 'admin' }], 'the timeline names the operator');
  assert.equal(await count(sql`placed_at > ${until.toISOString()}::timestamptz`), 0);
  assert.deepEqual(await checkInvariants(systemContext(app.platform)), []);
  const { rows } = await app.platform.database.db.execute(sql`select kind from discrepancies`);
  assert.deepEqual(rows, []);
  const { rows: providers } = await app.platform.database.db.execute(sql`
    select distinct provider from payments where status = 'captured' and method = 'card' order by 1`);
  assert.deepEqual(providers, [{ provider: 'paypal' }, { provider: 'stripe' }]);
  await seedClicks(app.platform, { until, dayCount: 8, seed: 6 });
  const { rows: came } = await app.platform.database.db.execute<{
    visits: number;
    late: number;
    unknown: number;
  }>(sql`
    select count(*)::int as visits, (count(*) filter (where started_at > ${until.toISOString()}::timestamptz))::int as late,
      (select count(*)::int from orders where kind = 'sale' and visit_id is null) as unknown from visits`);
  assert.ok((came[0]?.visits ?? 0) > 500);
  assert.deepEqual([came[0]?.late, came[0]?.unknown], [0, 0]);
});
