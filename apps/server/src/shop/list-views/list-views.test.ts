import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as contract from '@vitrine/contract/shop/list-views.ts';
import { signInAs } from '#admin/testing.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { withOwner } from '../testing/fixtures.ts';
import { listViewData } from './own-data.ts';

const { app, anna, ben, guest, luna, kira } = await withOwner({
  anna: 'ADMIN',
  ben: 'ADMIN',
  guest: 'GUEST',
  luna: { name: 'Luna' },
  kira: { name: 'Kira' },
});

type Person = { token: string };
const view = (change: Partial<contract.ListViewForm> = {}): contract.ListViewForm => ({
  name: 'Waiting longest',
  isShared: false,
  filters: [{ parameter: 'tab', value: 'ship' }],
  hiddenColumns: ['quantity'],
  sortedBy: '-orderTime',
  ...change,
});
const create = (
  person: Person,
  change: Partial<contract.ListViewForm> = {},
  list: contract.ViewedList = 'platform-orders',
) => app.call(contract.createListView, { body: { list, ...view(change) } }, person);
const idOf = async (...given: Parameters<typeof create>) => (await create(...given)).body.data.id;
const read = async (person: Person, list: contract.ViewedList = 'platform-orders') =>
  (await app.call(contract.listViews, { query: { list } }, person)).body.data;
const names = async (...given: Parameters<typeof read>) =>
  (await read(...given)).list.map(({ name }) => name);
const update = (person: Person, id: string, change: Partial<contract.ListViewForm> = {}) =>
  app.call(contract.updateListView, { params: { id }, body: view(change) }, person);
const remove = (person: Person, id: string) =>
  app.call(contract.deleteListView, { params: { id } }, person);
const refused = ({ status, body }: { status: number; body: { code: unknown } }) => [
  status,
  body.code,
];

test('a view is kept as it was saved, changed as a whole and deleted; nobody else sees an own one', async () => {
  const id = await idOf(anna);
  const [row] = (await read(anna)).list;
  assert.deepEqual(row, { id, ...view(), author: null, isOwn: true, mayChange: true });
  assert.deepEqual([await names(ben), await names(guest)], [[], []]);
  for (const call of [update(ben, id), remove(ben, id), remove(luna, id)])
    assert.deepEqual(refused(await call), [404, 'not-found']);

  // Filters and columns that the list does not have are kept: only the list knows them.
  const change = { name: 'Old', filters: [{ parameter: 'gone', value: 'x' }], sortedBy: null };
  assert.equal((await update(anna, id, change)).status, 200);
  assert.deepEqual((await read(anna)).list[0], {
    ...{ id, ...view(change), author: null, isOwn: true, mayChange: true },
  });
  assert.equal((await remove(anna, id)).status, 200);
  assert.deepEqual(await names(anna), []);
  assert.deepEqual(refused(await remove(anna, id)), [404, 'not-found']);
});

test('a shared view is seen by everybody who may read the list, and changed by those who may share', async () => {
  const id = await idOf(anna, { name: 'Team', isShared: true });
  const seen = (await read(guest)).list.find((row) => row.id === id);
  assert.deepEqual(
    [seen?.isOwn, seen?.mayChange, (await read(guest)).mayShare],
    [false, false, false],
  );
  assert.equal(typeof seen?.author, 'string');
  for (const call of [update(guest, id), remove(guest, id), create(guest, { isShared: true })])
    assert.deepEqual(refused(await call), [403, 'forbidden']);
  // A guest keeps own views, and cannot share one of them later.
  const own = await idOf(guest, { name: 'Mine' });
  assert.deepEqual(refused(await update(guest, own, { isShared: true })), [403, 'forbidden']);
  assert.equal((await remove(guest, own)).status, 200);

  assert.equal((await update(ben, id, { name: 'Team orders', isShared: true })).status, 200);
  assert.deepEqual(await names(anna), ['Team orders']);
  // It belongs to its author once it is shared no more.
  assert.equal((await update(ben, id, { name: 'Team orders' })).status, 200);
  assert.deepEqual([await names(anna), await names(ben)], [['Team orders'], []]);
  await remove(anna, id);
});

test('a list that a caller may not read has no views for them, and a store’s views stay in the store', async () => {
  for (const [person, list] of [
    [luna, 'users'],
    [luna, 'platform-orders'],
    [guest, 'orders'],
  ] as const) {
    assert.deepEqual(refused(await create(person, {}, list)), [403, 'forbidden']);
    const answer = await app.call(contract.listViews, { query: { list } }, person);
    assert.deepEqual(refused(answer), [403, 'forbidden']);
  }
  const root = await signInAs(app, 'ROOT');
  assert.deepEqual(refused(await create(root, {}, 'orders')), [403, 'store-required']);
  const id = await idOf(luna, { name: 'Luna’s', isShared: true }, 'orders');
  assert.deepEqual([await names(luna, 'orders'), await names(kira, 'orders')], [['Luna’s'], []]);
  for (const person of [kira, anna, root])
    for (const call of [update(person, id), remove(person, id)])
      assert.deepEqual(refused(await call), [404, 'not-found']);
  assert.deepEqual(
    refused(await app.call(contract.listViews, { query: { list: 'users' } })),
    [401, 1002],
  );
});

test('names, filters and their number have limits, and an account has a limited number of views', async () => {
  const problems = async (change: object) =>
    (await create(anna, change)).body.errors?.map(({ path, code }) => `${path} ${code}`);
  assert.deepEqual(await problems({ name: '' }), ['name required']);
  assert.deepEqual(await problems({ name: 'x'.repeat(61) }), ['name too-long']);
  assert.deepEqual(await problems({ sortedBy: 'a b' }), ['sortedBy format']);
  assert.deepEqual(await problems({ hiddenColumns: ['a"b'] }), ['hiddenColumns.0 code']);
  assert.deepEqual(
    await problems({ filters: Array.from({ length: 31 }, () => ({ parameter: 'a', value: 'b' })) }),
    ['filters too-many'],
  );
  for (let count = 0; count < contract.listViewsMax; count += 1)
    assert.equal((await create(ben, { name: `View ${count}` }, 'users')).status, 200);
  assert.deepEqual(refused(await create(ben, {}, 'users')), [409, 'list-views-full']);
  assert.equal((await create(ben)).status, 200, 'another list has its own limit');
});

test('with an account its own views are erased; those that it shared stay without an author', async () => {
  const person = await signInAs(app, 'ADMIN');
  const { id: accountId, email, language } = person.account;
  const shared = await idOf(person, { name: 'Stays', isShared: true });
  await idOf(person, { name: 'Goes' });
  const erased = { accountId, email, language, storeId: null };
  const files = [];
  for await (const file of listViewData.collect?.(systemContext(app.platform), erased) ?? [])
    files.push(file);
  assert.match(JSON.stringify(files), /list-views/);
  await inTx(
    systemContext(app.platform),
    (ctx) => listViewData.erase?.(ctx, erased) as Promise<void>,
  );
  assert.deepEqual(await names(person), ['Stays']);
  const row = (await read(anna)).list.find(({ id }) => id === shared);
  assert.deepEqual([row?.author, row?.mayChange], [null, true]);
});
