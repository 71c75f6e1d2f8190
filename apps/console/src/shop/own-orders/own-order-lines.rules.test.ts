import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addLine, type OwnOrderLine, setQuantity, stepQuantity } from './own-order-lines.rules.ts';

const mug: OwnOrderLine = {
  variantId: '1',
  quantity: 1,
  name: 'Mug',
  label: '',
  imageUrl: null,
  price: { amount: 420, currency: 'USD' },
};
const lamp: OwnOrderLine = { ...mug, variantId: '2', name: 'Lamp' };

test('the same thing added again is one line with one unit more, up to ninety-nine', () => {
  const lines = addLine(addLine(addLine([], mug), lamp), mug);
  assert.deepEqual(
    lines.map(({ variantId, quantity }) => [variantId, quantity]),
    [
      ['1', 2],
      ['2', 1],
    ],
  );
  assert.equal(addLine([{ ...mug, quantity: 99 }], mug)[0]?.quantity, 99);
});

test('a quantity stays between one and ninety-nine, whole, and an emptied field means one', () => {
  const quantityOf = (value: number | null) => setQuantity([mug, lamp], '1', value)[0]?.quantity;
  assert.deepEqual(
    [quantityOf(null), quantityOf(0), quantityOf(7), quantityOf(2.9), quantityOf(500)],
    [1, 1, 7, 2, 99],
  );
  assert.equal(setQuantity([mug, lamp], '1', 5)[1], lamp);
});

test('a step down from one unit takes the line away, a step up stops at ninety-nine', () => {
  assert.deepEqual(stepQuantity([mug, lamp], '1', -1), [lamp]);
  assert.equal(stepQuantity([mug, lamp], '2', 1)[1]?.quantity, 2);
  assert.equal(stepQuantity([{ ...mug, quantity: 99 }], '1', 1)[0]?.quantity, 99);
});
