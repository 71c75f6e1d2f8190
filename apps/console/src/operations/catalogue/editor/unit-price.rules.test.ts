import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readUnitPrice, writeUnitPrice } from './unit-price.rules.ts';

test('a price per unit is read from the content and the measure that buyers compare', () => {
  assert.deepEqual(readUnitPrice('250 ml / 1 l'), {
    total: { value: 250, unit: 'ml' },
    base: { value: 1, unit: 'l' },
  });
  assert.deepEqual(readUnitPrice('0,5kg/kg'), {
    total: { value: 0.5, unit: 'kg' },
    base: { value: 1, unit: 'kg' },
  });
  assert.equal(readUnitPrice('  '), null);
});

test('a price per unit needs two measures of the same kind', () => {
  for (const text of ['250 ml', '250 ml / 1 kg', '250 spoons / 1 l', '0 ml / 1 l', '1.2345 l / l'])
    assert.equal(readUnitPrice(text), undefined, text);
});

test('a price per unit is written as it is read', () => {
  assert.equal(writeUnitPrice(readUnitPrice('250 ml / 1 l') ?? null), '250 ml / 1 l');
});
