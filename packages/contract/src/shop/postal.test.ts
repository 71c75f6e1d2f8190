import assert from 'node:assert/strict';
import { test } from 'node:test';
import { postalLines, postalOrder } from './postal.ts';

test('an American address ends in city, state and ZIP code', () => {
  const address = {
    firstName: 'Maya',
    lastName: 'Torres',
    line1: '418 Alvarado St',
    line2: 'Apt 3',
    postcode: '94110',
    city: 'San Francisco',
    region: 'CA',
    countryCode: 'US',
  };
  assert.deepEqual(postalLines(address, 'United States'), [
    'Maya Torres',
    '418 Alvarado St, Apt 3',
    'San Francisco, CA 94110',
    'United States',
  ]);
});

test('a Spanish address puts the postcode before the city, and names the province once', () => {
  const address = {
    firstName: 'María',
    lastName: 'Gil',
    line1: 'Calle Mayor 1',
    postcode: '28013',
    city: 'Madrid',
    region: 'Madrid',
    countryCode: 'ES',
  };
  assert.deepEqual(postalLines(address, 'España'), ['María Gil', 'Calle Mayor 1', '28013 Madrid', 'España']);
  assert.equal(postalLines({ ...address, city: 'Getafe' }, 'España')[2], '28013 Getafe, Madrid');
});

test('a Chinese address goes from the large to the small, and the family name comes first', () => {
  const address = {
    firstName: '明',
    lastName: '李',
    line1: '南京西路 1266 号',
    postcode: '200040',
    city: '上海',
    region: '上海市',
    countryCode: 'CN',
  };
  assert.deepEqual(postalLines(address, '中国'), ['李明', '上海市南京西路 1266 号', '200040', '中国']);
});

test('a Brazilian form asks for the CEP before the street, an American one for the ZIP code last', () => {
  assert.equal(postalOrder('BR')[2], 'postcode');
  assert.equal(postalOrder('US').at(-1), 'postcode');
  assert.equal(postalOrder('CN')[0], 'lastName');
});
