import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  countPlatformOrders,
  listPlatformOrders,
  processOrder,
  readPlatformOrder,
} from '@vitrine/contract/shop/fulfilment.ts';
import { signInAs } from '#admin/testing.ts';
import { withPaidOrder } from '../testing/fixtures.ts';
import { testAddress } from './testing/placed-orders.ts';

const {
  app,
  order: { orderId: id },
  ...people
} = await withPaidOrder({ owner: {}, ADMIN: 'ADMIN', GUEST: 'GUEST', ROOT: 'ROOT' }, { units: 5 });
const { email } = (await app.call(readPlatformOrder, { params: { orderId: id } }, people.ROOT)).body
  .data;

const as = (role: 'ADMIN' | 'GUEST' | 'ROOT') => people[role];
const secrets = () => [
  testAddress.firstName,
  testAddress.lastName,
  testAddress.line1,
  testAddress.postcode ?? '',
  email,
];

for (const [role, sees] of [
  ['ROOT', true],
  ['ADMIN', true],
  ['GUEST', false],
] as const)
  test(`${role} ${sees ? 'reads and finds' : 'neither reads nor finds'} who bought`, async () => {
    const detail = await app.call(readPlatformOrder, { params: { orderId: id } }, as(role));
    const list = await app.call(listPlatformOrders, { query: {} }, as(role));
    assert.deepEqual([detail.status, list.status, detail.body.data.isMasked], [200, 200, !sees]);
    for (const secret of secrets()) assert.equal(detail.text.includes(secret), sees, secret);
    assert.equal(list.text.includes(testAddress.lastName), sees);
    assert.equal(detail.body.data.address.city, testAddress.city, 'where it goes is no secret');
    for (const keywords of [testAddress.lastName, email, email.slice(0, 4)]) {
      const found = await app.call(listPlatformOrders, { query: { keywords } }, as(role));
      assert.equal(found.body.data.total, sees ? 1 : 0, keywords);
      assert.equal(
        (await app.call(countPlatformOrders, { query: { keywords } }, as(role))).body.data.all,
        sees ? 1 : 0,
        keywords,
      );
    }
  });

test('who may pack orders but not read buyers gets the order back without them', async () => {
  const { db } = app.platform.database;
  await db.execute(
    `delete from role_permissions p using roles r where r.id = p.role_id and r.code = 'ADMIN' and p.permission = 'platform:order:personal'`,
  );
  const { token } = await signInAs(app, 'ADMIN');
  const packed = await app.call(
    processOrder,
    { params: { orderId: id } },
    { token, idempotencyKey: 'pack-without-buyers' },
  );
  assert.equal(packed.status, 200, packed.text);
  for (const secret of secrets()) assert.ok(!packed.text.includes(secret), secret);
});
