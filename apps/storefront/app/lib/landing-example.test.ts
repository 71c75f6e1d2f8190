import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitSale } from './landing-example.ts';

test('the example on the platform’s page adds up to the cent, by the fees that owners really pay', () => {
  const { price, product, fee, earned, earnedPercent } = splitSale(4_800n);
  assert.equal(product.amount, 2_400);
  assert.equal(fee.amount, 169);
  assert.equal(product.amount + fee.amount + earned.amount, price.amount);
  assert.equal(earnedPercent, 46);
});
