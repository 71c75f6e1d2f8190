import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ProposedVariant } from '@vitrine/contract/shop/purchase-orders.ts';
import { groupProposal } from './proposal.rules.ts';

const supplier = (id: string) => ({
  id,
  name: `Supplier ${id}`,
  currency: 'EUR' as const,
  hasEmail: true,
  shipsItself: false,
});
const variant = (
  variantId: string,
  supplierId: string | null,
  orderIds: string[],
): ProposedVariant => ({
  variantId,
  productId: '1',
  sku: variantId,
  name: variantId,
  option: '',
  image: null,
  units: 2,
  orderIds,
  supplierId,
  choices: ['1', '2'].map((id) => ({
    supplierId: id,
    unitCost: { amount: 100 * Number(id), currency: 'EUR' },
    isPreferred: id === '1',
  })),
});

const proposal = {
  suppliers: [supplier('1'), supplier('2')],
  variants: [variant('a', '1', ['10', '11']), variant('b', '1', ['11']), variant('c', null, ['9'])],
};

test('a purchase order counts each of its orders once and adds up what its units cost', () => {
  const { purchases, without } = groupProposal(proposal, {});
  assert.equal(purchases.length, 1);
  assert.equal(purchases[0]?.orderCount, 2);
  assert.equal(purchases[0]?.unitCount, 4);
  assert.deepEqual(purchases[0]?.total, { amount: 400, currency: 'EUR' });
  assert.deepEqual(
    without.map(({ variantId }) => variantId),
    ['c'],
  );
});

test('a variant that an operator gives to another supplier moves with its cost', () => {
  const { purchases, without } = groupProposal(proposal, { b: '2', c: '2' });
  assert.deepEqual(
    purchases.map(({ supplier: { id }, total }) => [id, total.amount]),
    [
      ['1', 200],
      ['2', 800],
    ],
  );
  assert.deepEqual(without, []);
});
