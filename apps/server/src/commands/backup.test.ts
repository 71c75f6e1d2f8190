import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { createLogger } from '#platform/log.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
  withClient,
} from '#platform/testing/database.ts';
import { createTestRole } from '#platform/testing/roles.ts';
import { createPayShop } from '#shop/payments/testing/pay-shop.ts';
import { createOwner } from '#shop/stores/testing/owners.ts';
import { backUp } from './backup.ts';
import { listTables, quoted } from './catalog.ts';
import type { Manifest } from './manifest.ts';
import { restore } from './restore.ts';

const log = createLogger('silent');
const databases: TestDatabase[] = [];

async function keep(created: Promise<TestDatabase>): Promise<string> {
  const database = await created;
  databases.push(database);
  return database.url;
}
const createWithoutTables = (ownerName?: string) => keep(createEmptyDatabase(ownerName));
/** The tables are there and have no rows, as after a restore that failed. */
const createWithoutRows = () => keep(createTestDatabase());

/** What pg-boss notes of its queues every few seconds while the shop of this test runs. */
const noted = /_on$|_count$|delta|^ready_history$|^singletons_active$/;

/** Every row of every table, whatever its order. */
const readEverything = (url: string) =>
  withClient(url, async (client) => {
    const contents = new Map<string, string>();
    for (const { schema, name, columns: all } of await listTables(client)) {
      const columns = all.filter(
        (column) => `${schema}.${name}` !== 'jobs.queue' || !noted.test(column),
      );
      const { rows } = await client.query(
        `select ${columns.map((column) => `"${column}"::text`).join(', ')} from ${quoted(schema, name)}`,
      );
      const lines = rows.map((row) => JSON.stringify(row)).sort();
      contents.set(
        `${schema}.${name}`,
        `${lines.length} ${createHash('sha256').update(lines.join('\n')).digest('hex')}`,
      );
    }
    return contents;
  });

const settingsFor = (url: string, name: string) => ({
  url,
  ownerUrl: undefined,
  dataDir: path.join(folder, name),
  file,
  hasBucket: false,
  log,
});

const folder = mkdtempSync(path.join(os.tmpdir(), 'vt-backup-'));
const file = path.join(folder, 'one.tar');
const shop = await closeAfter(createPayShop());
const owner = await createOwner(shop.app, { name: 'Señora "Ñ" \\ 中文\ttab' });
for (let round = 0; round < 3; round += 1) await shop.pay((await shop.order(owner)).token);
// A payment is in progress, and its events are not handled yet: they have to be in the backup.
const { key, payUrl } = await shop.start((await shop.order(owner)).token);
await shop.press(payUrl, 'approve');
await shop.comeBack(key);
mkdirSync(path.join(folder, 'data/files/a'), { recursive: true });
writeFileSync(path.join(folder, 'data/files/a/picture.webp'), randomBytes(5_000));
mkdirSync(path.join(folder, 'data/files/.drafts'));
writeFileSync(path.join(folder, 'data/files/.drafts/half'), randomBytes(50));
writeFileSync(path.join(folder, 'data/secret'), 'a key');
const manifest = await backUp({
  url: shop.app.url,
  dataDir: path.join(folder, 'data'),
  file,
  hasBucket: false,
  now: new Date(),
});
const source = await readEverything(shop.app.url);
after(async () => {
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('a backup is one ordinary archive with uploads and without keys, and leaves nothing beside it', () => {
  const names = execFileSync('tar', ['-tf', file], { encoding: 'utf8' }).split('\n');
  assert.ok(names.includes('tables/public.orders.copy.gz'));
  assert.ok(names.includes('data/files/a/picture.webp'));
  assert.ok(
    !names.some((name) => name.includes('.drafts')),
    'what is just being written is no file yet',
  );
  const files = names.filter((name) => name.startsWith('data/'));
  assert.ok(!files.some((name) => name.includes('secret') || name.includes('password')));
  assert.deepEqual(readdirSync(folder).sort(), ['data', 'one.tar']);
  assert.equal(statSync(file).mode & 0o777, 0o600);
});

test('what is restored is what was there, row by row and byte by byte, and numbers go on after the last one', async () => {
  const url = await createWithoutTables();
  await restore(settingsFor(url, 'restored'));
  assert.deepEqual(await readEverything(url), source);
  const picture = 'files/a/picture.webp';
  assert.deepEqual(
    readFileSync(path.join(folder, 'restored', picture)),
    readFileSync(path.join(folder, 'data', picture)),
  );
  assert.deepEqual(readdirSync(path.join(folder, 'restored')), ['files']);
  await withClient(url, async (client) => {
    const last = await client.query<{ next: string; most: string }>(
      "select nextval(pg_get_serial_sequence('orders', 'id'))::text as next, (select max(id) from orders)::text as most from orders limit 1",
    );
    assert.ok(BigInt(last.rows[0]?.next ?? 0) > BigInt(last.rows[0]?.most ?? 0));
    await assert.rejects(
      client.query('update journals set id = id'),
      /append-only/,
      'the guards stand again',
    );
    const keys = await client.query<{ n: number }>(
      "select count(*)::int as n from pg_constraint where contype = 'f' and convalidated",
    );
    assert.ok((keys.rows[0]?.n ?? 0) > 50);
    const waiting = await client.query<{ n: number }>(
      "select count(*)::int as n from jobs.job where state = 'created'",
    );
    assert.ok((waiting.rows[0]?.n ?? 0) > 0, 'events that were not worked off came along');
  });
});

test('restoring into two roles gives the application its rights and no more', async () => {
  const [keeper, application] = [await createTestRole(), await createTestRole()];
  const url = await createWithoutTables(keeper.name);
  await restore({ ...settingsFor(application.urlOf(url), 'roles'), ownerUrl: keeper.urlOf(url) });
  await withClient(application.urlOf(url), async (client) => {
    assert.equal((await client.query('select 1 from orders')).rowCount, 4);
    await assert.rejects(client.query('delete from ledger_entries'), /permission denied/);
  });
  await databases.pop()?.drop();
  await keeper.drop();
  await application.drop();
});

test('restoring never overwrites: neither rows, nor files, nor a backup', async () => {
  await assert.rejects(
    restore(settingsFor(shop.app.url, 'other')),
    /The database is not empty \(\w+ has rows\).*DATABASE_URL/,
  );
  assert.deepEqual(await readEverything(shop.app.url), source);
  await assert.rejects(
    restore(settingsFor(await createWithoutRows(), 'data')),
    /files is not empty.*DATA_DIR/,
  );
  await assert.rejects(
    backUp({
      url: shop.app.url,
      dataDir: path.join(folder, 'data'),
      file,
      hasBucket: false,
      now: new Date(),
    }),
    /is there already/,
  );
});

/** A copy of the backup in which one file was changed. */
function damage(name: string, change: (content: Buffer) => Buffer): string {
  const unpacked = mkdtempSync(path.join(folder, 'damaged-'));
  execFileSync('tar', ['-xf', file, '-C', unpacked]);
  writeFileSync(path.join(unpacked, name), change(readFileSync(path.join(unpacked, name))));
  const damaged = `${unpacked}.tar`;
  execFileSync('tar', ['-cf', damaged, '-C', unpacked, '.']);
  return damaged;
}

test('a damaged backup is refused before anything of it is kept, and the same database takes the whole one afterwards', async () => {
  const url = await createWithoutRows();
  const flip = (content: Buffer) => {
    const changed = Buffer.from(content);
    const middle = Math.floor(changed.length / 2);
    changed[middle] = (changed[middle] ?? 0) ^ 0x20;
    return changed;
  };
  const table = manifest.tables.find(({ name }) => name === 'ledger_entries');
  for (const [name, change] of [
    ['data/files/a/picture.webp', flip],
    ['manifest.json', flip],
    [`tables/public.${table?.name}.copy.gz`, flip],
  ] as const)
    await assert.rejects(
      restore({ ...settingsFor(url, 'tried'), file: damage(name, change) }),
      /The backup is damaged/,
      name,
    );
  const cut = path.join(folder, 'cut.tar');
  writeFileSync(cut, readFileSync(file).subarray(0, 20_000));
  await assert.rejects(
    restore({ ...settingsFor(url, 'tried'), file: cut }),
    /could not be unpacked|damaged/,
  );
  writeFileSync(cut, 'no archive');
  await assert.rejects(
    restore({ ...settingsFor(url, 'tried'), file: cut }),
    /could not be unpacked/,
  );
  await assert.rejects(
    restore({ ...settingsFor(url, 'tried'), file: path.join(folder, 'nowhere.tar') }),
    /There is no file/,
  );
  assert.equal(existsSync(path.join(folder, 'tried/files')), false);
  await withClient(url, async (client) =>
    assert.equal((await client.query('select 1 from orders')).rowCount, 0),
  );
  await restore(settingsFor(url, 'tried'));
  assert.deepEqual(await readEverything(url), source);
});

/** The backup with a forged manifest, correctly signed, and with more entries in it. */
function forge(change: (manifest: Manifest) => void, more: (folder: string) => void): string {
  const unpacked = mkdtempSync(path.join(folder, 'forged-'));
  execFileSync('tar', ['-xf', file, '-C', unpacked]);
  const forged: Manifest = structuredClone(manifest);
  change(forged);
  const text = JSON.stringify(forged);
  writeFileSync(path.join(unpacked, 'manifest.json'), text);
  writeFileSync(
    path.join(unpacked, 'manifest.sha256'),
    `${createHash('sha256').update(text).digest('hex')}  manifest.json\n`,
  );
  more(unpacked);
  const archive = `${unpacked}.tar`;
  execFileSync('tar', ['-cf', archive, '-C', unpacked, '.']);
  return archive;
}

test('a forged archive brings in no link, no device, no key and nothing outside the data folder', async () => {
  const url = await createWithoutRows();
  const outside = path.join(folder, 'outside');
  writeFileSync(outside, 'somebody’s secret');
  const told = {
    bytes: statSync(outside).size,
    sha256: createHash('sha256').update(readFileSync(outside)).digest('hex'),
  };
  const add = (name: string) => (forged: Manifest) =>
    void forged.files.push({ path: name, ...told });
  const put = (name: string) => (unpacked: string) => {
    mkdirSync(path.dirname(path.join(unpacked, name)), { recursive: true });
    writeFileSync(path.join(unpacked, name), readFileSync(outside));
  };
  const nothing = () => undefined;
  const hostile: [string, string][] = [
    [
      'a link to a file',
      forge(add('files/link.webp'), (unpacked) =>
        symlinkSync(outside, path.join(unpacked, 'data/files/link.webp')),
      ),
    ],
    [
      'a link to a folder',
      forge(nothing, (unpacked) => symlinkSync('/etc', path.join(unpacked, 'data/files/etc'))),
    ],
    [
      'a pipe',
      forge(nothing, (unpacked) =>
        execFileSync('mkfifo', [path.join(unpacked, 'data/files/pipe')]),
      ),
    ],
    [
      'a second name of a file',
      forge(nothing, (unpacked) =>
        linkSync(path.join(unpacked, 'manifest.json'), path.join(unpacked, 'data/files/x')),
      ),
    ],
    ['the server’s key', forge(add('secret'), put('data/secret'))],
    ['a path that climbs out', forge(add('files/../../climbed'), put('climbed'))],
    ['an absolute path', forge(add(outside), nothing)],
    ['a file that no manifest names', forge(nothing, put('data/files/unnamed.webp'))],
  ];
  for (const [what, archive] of hostile)
    await assert.rejects(
      restore({ ...settingsFor(url, 'hostile'), file: archive }),
      /is no backup of Vitrine: .* does not belong/,
      what,
    );
  assert.deepEqual(readdirSync(path.join(folder, 'hostile')), []);
  assert.equal(existsSync(path.join(folder, 'climbed')), false);
  const packed = path.join(folder, 'packed.tar');
  writeFileSync(packed, gzipSync(readFileSync(file)));
  await assert.rejects(
    restore({ ...settingsFor(url, 'hostile'), file: packed }),
    /is no archive as Vitrine writes it/,
  );
  const other = forge((forged) => Object.assign(forged, { version: 2 }), nothing);
  await assert.rejects(
    restore({ ...settingsFor(url, 'hostile'), file: other }),
    /made by another version of Vitrine/,
  );
  const endless = manifest.tables.find(({ name }) => name === 'countries') ?? manifest.tables[0];
  const swollen = forge(nothing, (unpacked) =>
    writeFileSync(
      path.join(unpacked, 'tables', `public.${endless?.name}.copy.gz`),
      gzipSync('x\n'.repeat(2_000_000)),
    ),
  );
  await assert.rejects(
    restore({ ...settingsFor(url, 'hostile'), file: swollen }),
    /The backup is damaged: the rows of/,
  );
});

test('uploads in a bucket are not inside, and a backup says so when it is restored elsewhere', async () => {
  const bucket = path.join(folder, 'bucket.tar');
  await backUp({
    url: shop.app.url,
    dataDir: path.join(folder, 'data'),
    file: bucket,
    hasBucket: true,
    now: new Date(),
  });
  const url = await createWithoutRows();
  await assert.rejects(
    restore({ ...settingsFor(url, 'bucket'), file: bucket }),
    /lie in a bucket: set S3_BUCKET/,
  );
  await assert.rejects(
    restore({ ...settingsFor(url, 'bucket'), hasBucket: true }),
    /leave S3_BUCKET empty/,
  );
  await restore({ ...settingsFor(url, 'bucket'), file: bucket, hasBucket: true });
});
