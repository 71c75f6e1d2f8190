import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatsOf } from './formats.ts';
import { formatCentimetres, formatUnitPrice } from './measures.ts';

const price = { amount: 240, currency: 'EUR' as const };
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('a price per unit and dimensions read as shops of each language write them', () => {
  const perKilo = { price, base: { value: 1, unit: 'kg' as const } };
  const perGrams = { price, base: { value: 100, unit: 'g' as const } };
  assert.equal(formatUnitPrice(perKilo, formatsOf('en')), '€2.40/kg');
  assert.equal(plain(formatUnitPrice(perGrams, formatsOf('es'))), '2,40 €/100 g');
  assert.equal(formatUnitPrice(perGrams, formatsOf('zh-cn')), '€2.40/100克');
  assert.equal(plain(formatCentimetres([200, 100, 55], formatsOf('en'))), '20 × 10 × 5.5 cm');
  assert.equal(plain(formatCentimetres([200, 100, 55], formatsOf('fr'))), '20 × 10 × 5,5 cm');
});
