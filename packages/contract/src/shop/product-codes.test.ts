import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isGlobalGtin, isGtin } from './product-codes.ts';

const codes: readonly [code: string, isGlobal: boolean, why: string][] = [
  ['4006381333931', true, 'EAN'],
  ['036000291452', true, 'UPC'],
  ['04006381333931', true, 'the same EAN with 14 digits'],
  ['96385074', true, 'eight digits'],
  ['2912345678906', false, 'internal'],
  ['212345678992', false, 'UPC for goods by weight'],
  ['0412345678903', false, 'internal to a company'],
  ['20123451', false, 'eight digits, internal'],
];

test('barcodes for internal use are no global identifiers', () => {
  for (const [code, isGlobal, why] of codes)
    assert.deepEqual([isGtin(code), isGlobalGtin(code)], [true, isGlobal], `${code}: ${why}`);
  assert.equal(isGlobalGtin('4006381333932'), false, 'wrong check digit');
  assert.equal(isGlobalGtin(''), false);
});
