import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builtInPresets, type ShippingColumn } from '@vitrine/contract/shop/shipping-columns.ts';
import {
  createShippingPreset,
  deleteShippingPreset,
  exportShipping,
  listShippingPresets,
  type ShippingPresetForm,
  updateShippingPreset,
} from '@vitrine/contract/shop/shipping-exports.ts';
import { parse } from 'csv-parse/sync';
import readXlsx from 'read-excel-file/node';
import { inTx, systemContext } from '#platform/context.ts';
import { placePaidTestOrder, placeTestOrder } from '../orders/testing/placed-orders.ts';
import { withOwner } from '../testing/fixtures.ts';
import { shippingPresetData } from './own-data.ts';

const { app, mug, lamp, owner, admin, ben, guest } = await withOwner(
  { owner: { name: 'Luna' }, admin: 'ADMIN', ben: 'ADMIN', guest: 'GUEST' },
  { units: 200 },
);
const order = await placePaidTestOrder(app, owner.slug, [
  { variantId: mug, quantity: 3 },
  { variantId: lamp, quantity: 1 },
]);
const chinese = await placePaidTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }], {
  countryCode: 'CN',
});
await placeTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }]);

const columns: ShippingColumn[] = [
  'order',
  'name',
  'phone',
  'email',
  'sku',
  'quantity',
  'weight',
  'value',
  'currency',
  'countryCode',
];
async function download(
  body: { orderIds?: string[] | null; columns?: ShippingColumn[]; format?: 'csv' | 'xlsx' } = {},
  { token = admin.token, lang = 'en' }: { token?: string; lang?: string } = {},
) {
  const answer = await app.server.inject({
    method: 'POST',
    url: exportShipping.path,
    payload: { orderIds: null, columns, format: 'csv', ...body },
    headers: { authorization: `Bearer ${token}`, lang },
  });
  return { status: answer.statusCode, bytes: answer.rawPayload, text: answer.payload };
}

test('a file has one row per line with what is left to ship, of paid orders only', async () => {
  const { status, text } = await download();
  assert.equal(status, 200);
  assert.ok(text.startsWith('\ufeff'));
  const [heads, ...rows] = parse(text.slice(1)) as string[][];
  assert.deepEqual(heads?.slice(0, 3), ['Order', 'Name', 'Phone']);
  assert.deepEqual(
    rows.map((row) => [row[0], row[5], row[9]]),
    [
      [order.number, '3', 'US'],
      [order.number, '1', 'US'],
      [chinese.number, '1', 'CN'],
    ],
  );
  assert.match(rows[2]?.[2] ?? '', /^'?\+86/);
  assert.match(rows[0]?.[6] ?? '', /^\d+\.\d{3}$/);
  const chosen = parse(
    (await download({ orderIds: [chinese.orderId] })).text.slice(1),
  ) as string[][];
  assert.equal(chosen.length, 2);
});

test('a workbook has the same rows, with numbers as numbers and texts as texts', async () => {
  await app.platform.database.pool.query(
    `update orders set address = jsonb_set(address, '{firstName}', '"=HYPERLINK(1)"') where id = $1`,
    [order.orderId],
  );
  const { bytes } = await download({ format: 'xlsx' });
  const rows = (await readXlsx(bytes)) as unknown as unknown[][];
  const sheet = (rows[0] as { data?: unknown[][] })?.data ?? rows;
  assert.equal(sheet.length, 4);
  assert.equal(typeof sheet[1]?.[5], 'number');
  assert.match(String(sheet[1]?.[1]), /^=HYPERLINK/);
  const { text } = await download();
  assert.match(text, /'=HYPERLINK/);
});

test('heads are in the language of the caller, and every column can be chosen', async () => {
  for (const preset of Object.values(builtInPresets)) {
    const { status, text } = await download({ columns: [...preset] }, { lang: 'es' });
    assert.equal(status, 200);
    assert.match(text, /^\ufeffPedido/);
  }
  assert.equal((await download({ columns: [] })).status, 400);
  assert.equal((await download({ columns: ['sku', 'sku'] })).status, 400);
  assert.equal((await download({}, guest)).status, 403);
});

test('the message of the buyer is a separate column, and cannot run as a formula', async () => {
  const message = '=HYPERLINK("https://example.com") Leave it with the neighbour';
  const { orderId } = await placePaidTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }], {
    message,
  });
  const { text } = await download({ orderIds: [orderId], columns: ['order', 'message'] });
  const [heads, row] = parse(text.slice(1)) as string[][];
  assert.deepEqual([heads?.[1], row?.[1]], ['Buyer’s message', `'${message}`]);
  const [, none] = parse(
    (await download({ orderIds: [chinese.orderId], columns: ['message'] })).text.slice(1),
    { skip_empty_lines: false },
  ) as string[][];
  assert.deepEqual(none ?? [''], ['']);
});

const form = (change: Partial<ShippingPresetForm> = {}): ShippingPresetForm => ({
  name: 'Post',
  columns: ['order', 'name'],
  format: 'csv',
  isShared: false,
  ...change,
});
type Person = { token: string };
const create = async (person: Person, change: Partial<ShippingPresetForm> = {}) =>
  (await app.call(createShippingPreset, { body: form(change) }, person)).body.data.id;
const listed = async (person: Person) =>
  (await app.call(listShippingPresets, {}, person)).body.data.list;

test('a preset is seen by its author until it is shared, and keeps its order of columns', async () => {
  const id = await create(admin, { columns: ['sku', 'order', 'city'] });
  assert.deepEqual(
    (await listed(admin)).map((row) => row.columns),
    [['sku', 'order', 'city']],
  );
  assert.deepEqual(await listed(ben), []);
  const update = (person: Person, change: Partial<ShippingPresetForm>) =>
    app.call(updateShippingPreset, { params: { id }, body: form(change) }, person);
  assert.equal((await update(ben, {})).status, 404);
  assert.equal((await update(admin, { name: 'Team', isShared: true })).status, 200);
  const [shared] = await listed(ben);
  assert.deepEqual([shared?.name, shared?.isOwn, shared?.mayChange], ['Team', false, true]);
  assert.equal((await update(ben, { isShared: false })).status, 403);
  assert.equal((await app.call(deleteShippingPreset, { params: { id } }, ben)).status, 200);
  assert.deepEqual(await listed(admin), []);
});

test('a preset that is shared outlives its author, without the name', async () => {
  await create(ben, { name: 'Shared', isShared: true });
  await create(ben, { name: 'Mine' });
  const person = { accountId: ben.account.id, storeId: null } as never;
  await inTx(systemContext(app.platform), async (ctx) => shippingPresetData.erase?.(ctx, person));
  assert.deepEqual(
    (await listed(admin)).map(({ name, author }) => [name, author]),
    [['Shared', null]],
  );
});
