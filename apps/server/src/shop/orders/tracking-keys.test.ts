import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { normalizeTrackingNumber } from '@vitrine/contract/shop/carriers.ts';
import { listPlatformOrders, shipOrder } from '@vitrine/contract/shop/fulfilment.ts';
import { trackingKeyExamples } from '@vitrine/contract/shop/testing/tracking-key-examples.ts';
import { withOwner } from '../testing/fixtures.ts';
import { placePaidTestOrder } from './testing/placed-orders.ts';

const { app, mug, owner, admin } = await withOwner({ owner: {}, admin: 'ADMIN' }, { units: 10 });
const { pool } = app.platform.database;

async function readKeys(numbers: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(
    'select tracking_key(n) as key from unnest($1::text[]) with ordinality as given (n, place) order by place',
    [numbers],
  );
  return rows.map(({ key }) => key);
}

/** The same digits in every run. */
const digitsOf = (seed: string, length: number): string =>
  BigInt(`0x${createHash('sha512').update(seed).digest('hex')}`)
    .toString()
    .slice(-length);

test('the rule in SQL gives the same keys as the one in code, for each example and for a thousand barcodes', async () => {
  assert.deepEqual(
    await readKeys(trackingKeyExamples.map(([written]) => written)),
    trackingKeyExamples.map(([, key]) => key),
  );
  const barcodes = Array.from({ length: 500 }, (_, index) => [
    `420${digitsOf(`zip ${index}`, index % 2 ? 5 : 9)}9${1 + (index % 6)}${digitsOf(`usps ${index}`, 20)}`,
    digitsOf(`fedex ${index}`, 34),
  ]).flat();
  const keys = barcodes.map(normalizeTrackingNumber);
  const shortened = keys.filter((key, index) => key !== barcodes[index]);
  assert.ok(
    shortened.length > 50 && shortened.length < 150,
    `${shortened.length} have their check digit`,
  );
  assert.deepEqual(await readKeys(barcodes), keys);
});

test('a barcode that was stored whole is found by the number in it, and by the barcode', async () => {
  const { orderId, number } = await placePaidTestOrder(app, owner.slug, [
    { variantId: mug, quantity: 1 },
  ]);
  const [barcode, inner] = ['420787459400111206206406260787', '9400111206206406260787'];
  const body = { carrier: 'USPS', trackingNumber: 'PENDING-1' };
  await app.call(shipOrder, { params: { orderId }, body }, admin);
  await pool.query('update shipments set tracking_number = $1 where order_id = $2', [
    barcode,
    orderId,
  ]);
  for (const keywords of [barcode, inner]) {
    const found = await app.call(listPlatformOrders, { query: { keywords } }, admin);
    assert.deepEqual(
      found.body.data.list.map((row) => row.number),
      [number],
      found.text,
    );
  }
});
