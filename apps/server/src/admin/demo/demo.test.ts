import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createDemoItem,
  deleteDemoItems,
  exportDemoItems,
  failDemoItems,
  getDemoItemForm,
  listDemoItems,
  pageDemoItems,
  updateDemoItem,
} from '@vitrine/contract/admin/demo.ts';
import {
  deleteDemoFiles,
  downloadDemoFile,
  pageDemoFiles,
  uploadDemoFile,
} from '@vitrine/contract/admin/demo-files.ts';
import { getDemoText, saveDemoText } from '@vitrine/contract/admin/demo-texts.ts';
import { listMenuRoutes } from '@vitrine/contract/admin/menu-routes.ts';
import { listMenus } from '@vitrine/contract/admin/menus.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { fileStoreOf } from '#platform/files/file-store.ts';
import type { TestApp } from '#platform/testing/app.ts';
import { withOperator } from '../testing/fixtures.ts';
import { createAdminTestApp, signInAs, type TestPerson } from '../testing.ts';
import { demoFiles } from './demo.tables.ts';

const { app, admin, guest, other } = await withOperator({ other: 'ADMIN' });

const form = {
  name: 'Paper boat',
  kind: 'gadget',
  price: { amount: 1_250, currency: 'USD' },
  percent: 40,
  link: 'https://example.com/boat',
  icon: 'globe',
  status: 1,
  description: 'Folds itself.',
} as const;
const page = async (query: Record<string, string> = {}) =>
  (
    await app.call(
      pageDemoItems,
      { query: { pageNum: '1', pageSize: '100', ...query } as never },
      guest,
    )
  ).body.data;

test('an item is added, found, changed, exported and deleted', async () => {
  const before = await page();
  assert.equal((await app.call(createDemoItem, { body: form }, admin)).status, 200);
  const [item] = (await page({ keywords: 'paper b', kind: 'gadget', status: '1' })).list;
  assert.deepEqual(
    [item?.name, item?.price, item?.percent],
    ['Paper boat', { amount: 1_250, currency: 'USD' }, 40],
  );
  const params = { id: item?.id ?? '' };
  const read = (await app.call(getDemoItemForm, { params }, guest)).body.data;
  assert.deepEqual(read, { ...form, id: params.id });
  await app.call(
    updateDemoItem,
    { params, body: { ...read, name: '=HYPERLINK("x")', status: 0 } },
    admin,
  );
  assert.equal((await page({ keywords: 'paper b' })).total, 0);
  const csv = (
    await app.call(exportDemoItems, { query: { status: '0' } }, { token: admin.token, lang: 'es' })
  ).text;
  assert.match(csv, /Nombre;Tipo/);
  assert.match(csv, /"'=HYPERLINK\(""x""\)";Dispositivo;12,50;40/);
  assert.equal(
    (await app.call(deleteDemoItems, { params: { ids: params.id as never } }, admin)).status,
    200,
  );
  assert.equal(
    (await app.call(deleteDemoItems, { params: { ids: params.id as never } }, admin)).body.code,
    'not-found',
  );
  assert.deepEqual(await page(), before);
});

test('bad input is refused at its field, and a guest changes nothing', async () => {
  for (const [field, value] of [
    ['name', ''],
    ['kind', 'ship'],
    ['percent', 101],
    ['link', 'javascript:alert(1)'],
    ['price', { amount: 0, currency: 'USD' }],
  ] as const) {
    const { status, body } = await app.call(
      createDemoItem,
      { body: { ...form, [field]: value } as never },
      admin,
    );
    assert.deepEqual([status, body.errors?.[0]?.path.split('.')[0]], [400, field]);
  }
  assert.equal((await app.call(createDemoItem, { body: form }, guest)).body.code, 'forbidden');
  assert.equal(
    (await app.call(getDemoItemForm, { params: { id: '999999999' } }, admin)).body.code,
    'not-found',
  );
  assert.equal((await app.call(failDemoItems, {}, guest)).body.code, 'busy');
});

test('the feed goes on where it ended', async () => {
  const all = (await page()).list.map(({ id }) => id);
  const first = (await app.call(listDemoItems, { query: { limit: '4' as never } }, guest)).body
    .data;
  const query = { limit: '100' as never, cursor: first.nextCursor ?? '' };
  const rest = (await app.call(listDemoItems, { query }, guest)).body.data;
  assert.deepEqual(
    [...first.list, ...rest.list].map(({ id }) => id),
    all,
  );
  assert.equal(rest.nextCursor, null);
});

test('a text keeps its formatting and nothing else, whoever wrote it', async () => {
  const content =
    '<p onclick="x()">Hello <b>you</b></p><script>alert(1)</script><img src="https://spy.example/a.png">';
  const saved = (await app.call(saveDemoText, { body: { content } }, admin)).body.data;
  assert.deepEqual(saved, { content: '<p>Hello <b>you</b></p>' });
  assert.deepEqual((await app.call(getDemoText, {}, guest)).body.data, saved);
  assert.equal((await app.call(saveDemoText, { body: { content } }, guest)).body.code, 'forbidden');
});

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 30, channels: 3, background } });
const blank = picture('#fff').png().toBuffer();
const signed = picture('#fff')
  .composite([{ input: { create: { width: 20, height: 4, channels: 3, background: '#000' } } }])
  .png()
  .toBuffer();

function upload(kind: string, name: string, bytes: Buffer, person = admin) {
  const line = '\r\n';
  const part = (head: string) => `--b${line}content-disposition: form-data; ${head}${line}`;
  const payload = Buffer.concat([
    Buffer.from(
      `${part('name="kind"')}${line}${kind}${line}${part(`name="file"; filename="${name}"`)}content-type: image/png${line}${line}`,
    ),
    bytes,
    Buffer.from(`${line}--b--${line}`),
  ]);
  return app.send({
    method: 'POST',
    url: uploadDemoFile.path,
    payload,
    headers: {
      'content-type': 'multipart/form-data; boundary=b',
      authorization: `Bearer ${person.token}`,
    },
  });
}
const idOf = ({ body }: Awaited<ReturnType<typeof upload>>) => (body.data as { id: string }).id;

test('a signature is stored as a file that only its owner reads and deletes; a blank one is refused', async () => {
  assert.equal(
    (await upload('signature', 'signature.png', await blank)).body.code,
    'signature-blank',
  );
  assert.equal(
    (await upload('signature', 'signature.png', Buffer.from('no picture'))).body.code,
    'image-unreadable',
  );
  const id = idOf(await upload('signature', '../../signature.png', await signed));
  const [row] = await app.platform.database.db.select().from(demoFiles).where(eq(demoFiles.id, id));
  assert.equal(row?.name, 'signature.webp');
  const store = await fileStoreOf(app.platform);
  assert.ok(await store.has(row?.key ?? ''));

  const download = (person: typeof admin) => app.call(downloadDemoFile, { params: { id } }, person);
  const own = await download(admin);
  assert.deepEqual(
    [own.status, own.headers['content-type'], own.headers['content-disposition']],
    [200, 'image/webp', 'attachment; filename=signature.webp'],
  );
  assert.equal((await download(other)).body.code, 'not-found');
  assert.equal((await download(guest)).body.code, 'forbidden');

  const remove = (ids: string, person: typeof admin) =>
    app.call(deleteDemoFiles, { params: { ids: ids as never } }, person);
  assert.equal((await remove(id, other)).body.code, 'not-found');
  assert.equal((await remove('..%2F..%2Fetc', admin)).status, 400);
  assert.ok(await store.has(row?.key ?? ''));
  assert.equal((await remove(id, admin)).status, 200);
  assert.ok(!(await store.has(row?.key ?? '')));
});

test('files of accepted types are stored unchanged and only downloaded; others are refused', async () => {
  assert.equal((await upload('file', 'page.html', Buffer.from('<script>'))).body.code, 'file-type');
  assert.equal((await upload('file', 'large.txt', Buffer.alloc(2 * 1024 * 1024 + 1))).status, 413);
  assert.equal((await upload('file', 'notes.txt', Buffer.from('x'), guest)).body.code, 'forbidden');
  const id = idOf(await upload('file', 'notes.txt', Buffer.from('Just words')));
  const { text, headers } = await app.call(downloadDemoFile, { params: { id } }, admin);
  assert.deepEqual(
    [text, headers['content-type'], headers['content-disposition']],
    ['Just words', 'application/octet-stream', 'attachment; filename=notes.txt'],
  );
  const list = async (person: typeof admin) =>
    (
      await app.call(
        pageDemoFiles,
        { query: { pageNum: '1' as never, pageSize: '10' as never, kind: 'file' } },
        person,
      )
    ).body.data;
  assert.deepEqual(
    [(await list(admin)).list.map(({ name }) => name), (await list(other)).total],
    [['notes.txt'], 0],
  );
});

test('where demo pages are turned off there are neither their menus nor their endpoints, and turned on again they are back', async () => {
  const names = async (one: TestApp, person: TestPerson) => {
    const routes = JSON.stringify((await one.call(listMenuRoutes, {}, person)).body.data);
    const tree = JSON.stringify((await one.call(listMenus, {}, person)).body.data);
    return [routes.includes('/demo'), tree.includes('/demo')];
  };
  assert.deepEqual(await names(app, admin), [true, true]);
  const off = await createAdminTestApp(
    { DEMO_PAGES: 'off' },
    { database: { url: app.url, drop: async () => undefined } },
  );
  try {
    const person = await signInAs(off, 'ADMIN');
    assert.deepEqual(await names(off, person), [false, false]);
    assert.equal((await off.call(pageDemoItems, { query: {} }, person)).body.code, 'not-found');
  } finally {
    await off.close();
  }
  assert.deepEqual(await names(app, admin), [true, true]);
});
