import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import * as contract from '@vitrine/contract/shop/catalogue-imports.ts';
import { readProductForm } from '@vitrine/contract/shop/product-editing.ts';
import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import { loadSharp } from '#platform/files/picture-library.ts';
import { withOwner } from '../testing/fixtures.ts';
import { fetchPictures } from './fetch-pictures.ts';
import { importFile, readImport } from './testing/import-files.ts';

const sharp = await loadSharp();
const picture = (colour: string, width = 40, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();
const red = await picture('#a00');
const blue = await picture('#00a');
const huge = await picture('#0a0', 11_000, 11_000);

const counts = new Map<string, number>();
let isFailing = true;
const server = createServer((request, response) => {
  const url = request.url ?? '';
  counts.set(url, (counts.get(url) ?? 0) + 1);
  const send = (status: number, type: string, body: string | Buffer) =>
    response.writeHead(status, { 'content-type': type }).end(body);
  if (url === '/red.png') send(200, 'image/png', red);
  else if (url === '/blue.png') send(200, 'image/png', blue);
  else if (url === '/moved.png') response.writeHead(302, { location: '/blue.png' }).end();
  else if (url === '/inside.png')
    response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
  else if (url === '/loop.png') response.writeHead(302, { location: '/loop.png' }).end();
  else if (url === '/page.jpg')
    send(200, 'image/jpeg', '<!DOCTYPE html><html><body>Not here</body></html>');
  else if (url === '/drawing.svg')
    send(
      200,
      'image/png',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    );
  else if (url === '/cut.png') send(200, 'image/png', red.subarray(0, 60));
  else if (url === '/huge.png') send(200, 'image/png', huge);
  else if (url === '/both.png')
    send(200, 'image/png', Buffer.concat([blue, Buffer.from('<script>alert(1)</script>')]));
  else if (url === '/flaky.png' && isFailing) send(503, 'text/plain', 'busy');
  else if (url === '/flaky.png') send(200, 'image/png', red);
  else send(404, 'text/plain', 'none');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-fetches-'));
after(() => {
  server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const { app, ctx, admin, guest } = await withOwner(
  { admin: 'ADMIN', guest: 'GUEST' },
  { environment: { CACHES: 'off', DATA_DIR: dataDir, IMPORT_PICTURE_ORIGINS: origin } },
);

const file = (key: string, ...urls: string[]) =>
  [
    'URL handle,Title,Product category,Status,Option1 name,Option1 value,Price,Product image URL,Image alt text',
    ...urls.map((url, index) =>
      index === 0
        ? `${key},The ${key},Home > Tea,active,Title,Default Title,5.00,${url},First`
        : `${key},,,,,,,${url},`,
    ),
  ].join('\n');
const formOf = async (key: string) => {
  const [row] = await ctx.db.rows(sql`select id from products where key = ${key}`, { id: as.id });
  return (await app.call(readProductForm, { params: { id: row?.id ?? '' } }, admin)).body.data.form;
};
const picturesOf = async (id: string, person = admin) =>
  app.call(contract.listImportPictures, { params: { id }, query: {} }, person);

test('the end of an import has its pictures fetched; with them in their order the product is on sale', async () => {
  const done = await importFile(
    app,
    admin,
    'pictures.csv',
    file('kettle', `${origin}/red.png`, `${origin}/moved.png`, `${origin}/both.png`),
  );
  const { status, images } = await formOf('kettle');
  assert.equal(status, 'active');
  assert.deepEqual(
    images.map(({ alt }) => alt.en),
    ['First', '', ''],
  );
  assert.equal(new Set(images.map(({ key }) => key)).size, 3);
  const after = await readImport(app, admin, done.id);
  assert.deepEqual([after.picturesDone, after.picturesFailed], [3, 0]);
  const fetched = counts.get('/red.png');
  const again = await importFile(
    app,
    admin,
    'again.csv',
    file('kettle', `${origin}/red.png`, `${origin}/moved.png`, `${origin}/both.png`),
  );
  assert.deepEqual([again.counts?.unchangedCount, again.counts?.pictureCount], [1, 0]);
  await fetchPictures(app.platform);
  assert.equal(counts.get('/red.png'), fetched, 'a picture that is known is not fetched again');
});

test('addresses of other files, inside a network or without an end are refused with a reason, and the product stays a draft', async () => {
  const bad = [
    'missing.png',
    'inside.png',
    'loop.png',
    'page.jpg',
    'drawing.svg',
    'cut.png',
    'huge.png',
  ];
  const done = await importFile(
    app,
    admin,
    'bad.csv',
    file(
      'bowl',
      `${origin}/red.png`,
      ...bad.map((name) => `${origin}/${name}`),
      'http://10.0.0.8/tent.jpg',
      'http://localhost:9/x.png',
    ),
  );
  await fetchPictures(app.platform);
  const form = await formOf('bowl');
  assert.deepEqual([form.status, form.images.length], ['draft', 1]);
  const { list, total } = (await picturesOf(done.id)).body.data;
  assert.equal(total, 9, 'without the picture that was there already');
  assert.deepEqual(
    Object.fromEntries(list.map(({ url, reason }) => [url.split('/').at(-1), reason])),
    {
      'missing.png': 'The address answers “404 not found”',
      'inside.png': 'The address is inside a network',
      'loop.png': 'The address leads on too many times',
      'page.jpg': 'A web page, not a picture',
      'drawing.svg': 'SVG files are not taken; use JPEG or PNG',
      'cut.png': 'The file is no picture that can be read',
      'huge.png': 'The picture has more than 100 megapixels',
      'tent.jpg': 'The address is inside a network',
      'x.png': 'The address is inside a network',
    },
  );
});

test('a server that fails is tried three times, and an operator can try again', async () => {
  const done = await importFile(app, admin, 'flaky.csv', file('cup', `${origin}/flaky.png`));
  for (const minutes of [2, 6, 2]) {
    await fetchPictures(app.platform);
    app.clock.advance(minutes * 60_000);
  }
  await fetchPictures(app.platform);
  assert.equal(counts.get('/flaky.png'), 3);
  assert.equal((await readImport(app, admin, done.id)).picturesFailed, 1);
  isFailing = false;
  const retry = (person: typeof admin) =>
    app.call(contract.retryImportPictures, { params: { id: done.id } }, person);
  assert.equal((await retry(guest)).status, 403);
  assert.deepEqual((await retry(admin)).body.data, { retriedCount: 1 });
  await fetchPictures(app.platform);
  const form = await formOf('cup');
  assert.deepEqual([form.status, form.images.length], ['active', 1]);
  assert.equal((await picturesOf(done.id, guest)).status, 403);
});
