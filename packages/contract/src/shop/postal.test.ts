import assert from 'node:assert/strict';
import { test } from 'node:test';
import { postalLines, postalOrder } from './postal.ts';
import { fullName, splitName } from './postal-names.ts';
import { postalTerms } from './postal-terms.ts';

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
  assert.deepEqual(postalLines(address, 'España'), [
    'María Gil',
    'Calle Mayor 1',
    '28013 Madrid',
    'España',
  ]);
  assert.equal(postalLines({ ...address, city: 'Getafe' }, 'España')[2], '28013 Getafe Madrid');
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
  assert.deepEqual(postalLines(address, '中国'), [
    '李明',
    '上海市',
    '南京西路 1266 号',
    '200040',
    '中国',
  ]);
  const district = { ...address, city: '上海市静安区', postcode: undefined };
  assert.deepEqual(
    postalLines(district, '中国'),
    ['李明', '上海市静安区', '南京西路 1266 号', '中国'],
    'the municipality once',
  );
  const province = { ...address, city: '广州市天河区', region: '广东省', postcode: undefined };
  assert.equal(postalLines(province, '中国')[1], '广东省广州市天河区');
});

test('a Brazilian form asks for the CEP before the street, an American one for the ZIP code last', () => {
  assert.equal(postalOrder('BR')[2], 'postcode');
  assert.equal(postalOrder('US').at(-1), 'postcode');
  assert.deepEqual(postalOrder('CN').slice(2), ['region', 'city', 'line1', 'line2', 'postcode']);
});

test('addresses of countries without a rule of ours are written as their post requires', () => {
  const of = (countryCode: string, postcode: string, city: string, region?: string) =>
    postalLines(
      { firstName: 'A', lastName: 'B', line1: 'Street 1', postcode, city, region, countryCode },
      countryCode,
    ).slice(1, -1);
  assert.deepEqual(of('HU', '1051', 'Budapest'), ['Budapest', 'Street 1', '1051']);
  assert.deepEqual(of('TH', '10200', 'Phra Nakhon', 'Bangkok'), [
    'Street 1',
    'Phra Nakhon',
    'Bangkok 10200',
  ]);
  assert.deepEqual(of('ZA', '8001', 'Cape Town'), ['Street 1', 'Cape Town', '8001']);
  assert.deepEqual(
    of('LT', 'LT-01100', 'Vilnius'),
    ['Street 1', 'LT-01100 Vilnius'],
    'the prefix once',
  );
  assert.deepEqual(
    of('JP', '150-0001', 'Shibuya', 'Tokyo'),
    ['Street 1, Shibuya, Tokyo', '150-0001'],
    'no city is lost',
  );
  assert.deepEqual(of('AE', '', 'Deira', 'Dubai'), ['Street 1, Deira', 'Dubai']);
});

test('the parts of an address are called what the country calls them', () => {
  assert.deepEqual(postalTerms('US'), {
    line1: 'streetAddress',
    city: 'city',
    region: 'state',
    postcode: 'zip',
  });
  assert.deepEqual(postalTerms('GB'), {
    line1: 'streetAddress',
    city: 'town',
    region: 'province',
    postcode: 'postcode',
  });
  assert.deepEqual(postalTerms('BR'), {
    line1: 'streetAndNumber',
    city: 'city',
    region: 'state',
    postcode: 'cep',
  });
  assert.equal(postalTerms('JP').region, 'prefecture');
});

test('a whole name is split so that the same name is written again', () => {
  const cases = [
    ['林悦', '林', '悦'],
    ['欧阳娜娜', '欧阳', '娜娜'],
    ['欧阳', '欧', '阳'],
    ['阿依古丽·买买提', '阿', '依古丽·买买提'],
    ['Yue Lin', 'Lin', 'Yue'],
    ['Mary Jane  Watson', 'Watson', 'Mary Jane'],
    ['Yue', '', 'Yue'],
  ] as const;
  for (const [name, lastName, firstName] of cases) {
    assert.deepEqual(splitName(name), { firstName, lastName }, name);
    assert.equal(fullName(splitName(name)), name.replace(/\s+/g, ' '));
  }
});
