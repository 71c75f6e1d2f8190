import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { listOrders } from '@vitrine/contract/shop/orders.ts';
import { openSession } from '#admin/identity/index.ts';
import { inTx } from '#platform/context.ts';
import { type MigrationFile, migrate, readMigrations } from '#platform/db/migrations.ts';
import { createLogger } from '#platform/log.ts';
import { createEmptyDatabase, type TestDatabase, withClient } from '#platform/testing/database.ts';
import { install } from '#server/install.ts';
import { createPayShop } from '#shop/payments/testing/pay-shop.ts';
import { quoted } from './catalog.ts';
import type { Manifest } from './manifest.ts';
import { restore } from './restore.ts';

const log = createLogger('silent');
/** Each was made by `testing/write-backup.ts` of the version that it is named after. */
const backups = path.join(import.meta.dirname, 'testing/backups');
/** What must not change in an upgrade, unless a migration says so and this list with it. */
const books = [
  'orders',
  'order_lines',
  'payments',
  'refunds',
  'payouts',
  'journals',
  'ledger_entries',
  'stock_levels',
];
/** Columns that are derived from others for searches: migrations compute them again. */
const derived = ['search_text', 'buyer_search', 'buyer_words'];

/** As long as there is no later migration, these prove that one would work: a column with its values, and an index. */
const extra: MigrationFile[] = [
  {
    name: '9998_line_count',
    hash: 'column',
    sql: `alter table orders add column line_count int;
      update orders set line_count = (select count(*) from order_lines where order_id = orders.id);
      alter table orders add constraint orders_has_lines check (line_count is null or line_count > 0)`,
  },
  {
    name: '9999_line_count_index',
    hash: 'index',
    sql: '-- without a transaction\ndrop index concurrently if exists orders_line_count;\n--> statement-breakpoint\ncreate index concurrently orders_line_count on orders (line_count)',
  },
];

let folder: string;
let newest: MigrationFile[];
before(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vt-upgrade-'));
  newest = [...(await readMigrations()), ...extra];
});
after(() => rmSync(folder, { recursive: true, force: true }));

function unpack(name: string): string {
  const file = path.join(folder, name.replace(/\.gz$/, ''));
  writeFileSync(file, gunzipSync(readFileSync(path.join(backups, name))));
  return file;
}

const query = (url: string, text: string): Promise<Record<string, unknown>[]> =>
  withClient(url, async (client) => (await client.query(text)).rows);

/** Only migrations write it: its rows belong to the version, not to the backup. */
const ofVersion = 'order_transitions';
/** Dropped since, because zones and methods took its place (decision 122). */
const dropped = 'shipping_rates';

/** The number of rows of every table of the backup, and of the books every value that the backup has. */
function readRows(url: string, { tables }: Manifest): Promise<Map<string, string>> {
  return withClient(url, async (client) => {
    const found = new Map<string, string>();
    for (const { schema, name, columns } of tables) {
      if (schema !== 'public' || name === ofVersion || name === dropped) continue;
      const isOfBooks = books.includes(name);
      const kept = columns.filter((column) => !derived.includes(column));
      const wanted = isOfBooks ? kept.map((column) => `"${column}"::text`).join(', ') : '1';
      const { rows } = await client.query(`select ${wanted} from ${quoted('public', name)}`);
      const lines = rows.map((row) => JSON.stringify(row)).sort();
      found.set(
        name,
        `${lines.length} rows ${isOfBooks ? createHash('sha256').update(lines.join('\n')).digest('hex') : ''}`,
      );
    }
    return found;
  });
}

/** The application starts on the database, its books are right, an owner finds his orders, and a buyer pays. */
async function assertSells(database: TestDatabase, { madeAt }: Manifest): Promise<void> {
  const shop = await createPayShop({}, { database, now: madeAt });
  try {
    await install(shop.app);
    const known = await shop.discrepancies();
    assert.ok(
      !known.some((discrepancy) => 'invariant' in (discrepancy as object)),
      JSON.stringify(known),
    );
    const [seller] = (await query(
      database.url,
      `select s.slug, s.owner_account_id as "accountId", count(*)::int as orders from stores s join orders o on o.store_id = s.id
       where s.settlement_mode = 'platform' group by s.id order by 3 desc limit 1`,
    )) as { slug: string; accountId: string; orders: number }[];
    assert.ok(seller);
    const token = (await inTx(shop.ctx, (tx) => openSession(tx, seller.accountId))).accessToken;
    const countListed = async () =>
      (await shop.app.call(listOrders, { query: { limit: '100' as never } }, { token })).body.data
        .list.length;
    assert.equal(await countListed(), seller.orders);
    const order = await shop.paidOrder({
      slug: seller.slug,
      token,
      accountId: seller.accountId,
      storeId: '',
    });
    assert.deepEqual(
      await query(database.url, `select buyer_payment from orders where id = ${order.orderId}`),
      [{ buyer_payment: 'paid' }],
    );
    assert.equal(await countListed(), seller.orders + 1);
    assert.deepEqual(await shop.discrepancies(), known);
  } finally {
    await shop.close();
  }
}

const settingsFor = ({ url }: TestDatabase, file: string) => ({
  url,
  ownerUrl: undefined,
  dataDir: mkdtempSync(path.join(folder, 'data-')),
  file,
  hasBucket: false,
  log,
});

async function assertUpgraded(
  url: string,
  manifest: Manifest,
  rows: Map<string, string>,
): Promise<void> {
  assert.deepEqual(await readRows(url, manifest), rows);
  const [lines] = await query(
    url,
    'select count(*)::int as orders, count(line_count)::int as filled, sum(line_count)::int as total from orders',
  );
  const [expected] = await query(
    url,
    'select count(distinct order_id)::int as orders, count(distinct order_id)::int as filled, count(*)::int as total from order_lines',
  );
  assert.deepEqual(lines, expected);
  assert.equal((await query(url, 'select 1 from schema_migrations')).length, newest.length);
}

/** The three tables of settings in the oldest schema that has a backup, and the rows of `configs` that replace them. */
const movedSettings = [
  ['ledger_settings', 'hold_days', '12', 'payout.holdDays', '12'],
  ['payout_settings', 'minimum_minor', '2550', 'payout.minimumUsCents', '2550'],
  ['welcome_settings', 'is_on, monthly_budget_minor', 'false, 0', 'welcome.offer', 'off'],
  [null, null, null, 'welcome.budgetUsCents', '0'],
] as const;

test('the former tables of settings are moved to configs with their values; a setting that was never changed is not', async () => {
  const file = unpack(readdirSync(backups).sort()[0] ?? '');
  const { migrations } = JSON.parse(
    execFileSync('tar', ['-xOf', file, 'manifest.json'], { encoding: 'utf8' }),
  ) as Manifest;
  for (const isSet of [true, false]) {
    const database = await createEmptyDatabase();
    try {
      await migrate(database.url, newest.slice(0, migrations.length));
      for (const [table, columns, values] of movedSettings)
        if (isSet && table)
          await query(database.url, `insert into ${table} (id, ${columns}) values (1, ${values})`);
      await migrate(database.url, newest);
      for (const [, , , key, value] of movedSettings)
        assert.deepEqual(
          await query(database.url, `select value from configs where key = '${key}'`),
          isSet ? [{ value }] : [],
        );
    } finally {
      await database.drop();
    }
  }
});

for (const name of readdirSync(backups)) {
  let rows = new Map<string, string>();

  test(`a database with the rows of ${name} is brought to the newest state, has them all, and sells`, async () => {
    const file = unpack(name);
    const { migrations } = JSON.parse(
      execFileSync('tar', ['-xOf', file, 'manifest.json'], { encoding: 'utf8' }),
    ) as Manifest;
    const database = await createEmptyDatabase();
    // The tables as they were when the backup was made.
    const manifest = await restore({
      ...settingsFor(database, file),
      migrations: newest.slice(0, migrations.length),
    });
    rows = await readRows(database.url, manifest);
    assert.deepEqual(await migrate(database.url, newest), {
      applied: newest.length - migrations.length,
      total: newest.length,
    });
    await assertUpgraded(database.url, manifest, rows);
    await assertSells(database, manifest);
  });

  test(`the backup ${name} is restored by the newest version, with the same rows, and sells`, async () => {
    const database = await createEmptyDatabase();
    const manifest = await restore({ ...settingsFor(database, unpack(name)), migrations: newest });
    await assertUpgraded(database.url, manifest, rows);
    await assertSells(database, manifest);
  });
}
