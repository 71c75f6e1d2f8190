import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressNeeds, addressProblems, canonicalAddress } from './address.rules.ts';
import { referenceCountries } from './markets.reference.ts';
import { regionsOf } from './regions.ts';

const codes = (address: Parameters<typeof addressProblems>[0]) => addressProblems(address).map(({ path, code }) => `${path} ${code}`);

test('a postcode says what it should look like, and how many digits are missing', () => {
  const us = { countryCode: 'US', region: 'CA' };
  assert.deepEqual(addressProblems({ ...us }), [{ path: 'address.postcode', code: 'zip', values: { example: '94110' } }]);
  assert.deepEqual(addressProblems({ ...us, postcode: '941' }), [
    { path: 'address.postcode', code: 'digits-missing', values: { missing: 2, example: '94110' } },
  ]);
  assert.deepEqual(codes({ ...us, postcode: '9411' }), ['address.postcode digit-missing']);
  assert.deepEqual(codes({ ...us, postcode: '941100' }), ['address.postcode zip']);
  assert.deepEqual(codes({ ...us, postcode: 'SW1A' }), ['address.postcode zip']);
  assert.deepEqual(codes({ ...us, postcode: '94110-1234' }), []);
  assert.deepEqual(codes({ countryCode: 'GB', postcode: '12345' }), ['address.postcode postcode']);
  assert.deepEqual(codes({ countryCode: 'DE', postcode: '10115', phone: '12' }), ['address.phone phone']);
  assert.deepEqual(codes({ countryCode: 'HK' }), []);
});

test('a region is one of its country, by code or name, and stored by its code', () => {
  const us = { countryCode: 'US', postcode: '94110' };
  assert.deepEqual(codes(us), ['address.region region']);
  assert.deepEqual(codes({ ...us, region: 'Nowhere' }), ['address.region region']);
  for (const region of ['CA', 'ca', 'California', ' california ']) assert.equal(canonicalAddress({ ...us, region }).region, 'CA', region);
  assert.deepEqual(codes({ countryCode: 'CA', postcode: 'H2J 2L4', region: 'Québec' }), []);
  assert.deepEqual(codes({ countryCode: 'BR', postcode: '01310-100', region: 'sao paulo' }), []);
  for (const region of ['東京都', '東京', 'Tokyo', 'Osaka-fu', '北海道'])
    assert.deepEqual(codes({ countryCode: 'JP', postcode: '100-0001', region }), [], region);
  for (const region of ['上海市', '广东省', '新疆维吾尔自治区', 'Guangdong'])
    assert.deepEqual(codes({ countryCode: 'CN', postcode: '100000', region }), [], region);
  assert.deepEqual(codes({ countryCode: 'CN', postcode: '100000', region: 'Atlantis' }), ['address.region region']);
  assert.deepEqual(codes({ countryCode: 'ES', postcode: '28001', region: 'Madrid' }), [], 'no list, nothing to refuse');
  assert.deepEqual(
    ['US', 'CA', 'AU', 'BR', 'MX', 'AR', 'IT', 'IN', 'CO', 'CL', 'PE', 'SV'].map((country) => regionsOf(country).length),
    [59, 13, 8, 27, 32, 24, 107, 36, 33, 16, 25, 14],
  );
  const cases = [
    ['IT', '00118', 'Roma', 'RM'],
    ['IT', '11100', 'ao', 'AO'],
    ['IT', '67100', "L'Aquila", 'AQ'],
    ['IN', '400001', 'maharashtra', 'MH'],
    ['CO', '110111', 'bogota d.c.', 'Bogotá, D.C.'],
    ['CL', '8320000', 'region metropolitana', 'Región Metropolitana'],
    ['PE', '15001', 'LIMA', 'Lima'],
    ['SV', '1101', 'San Salvador', 'San Salvador'],
    ['KR', '04524', '서울특별시', '서울특별시'],
    ['KR', '13494', 'Gyeonggi-do', 'Gyeonggi-do'],
  ] as const;
  for (const [countryCode, postcode, region, stored] of cases) {
    assert.deepEqual(codes({ countryCode, postcode, region }), [], region);
    assert.equal(canonicalAddress({ countryCode, postcode, region }).region, stored);
    assert.deepEqual(codes({ countryCode, postcode, region: 'Atlantis' }), ['address.region region'], countryCode);
  }
});

test('every region that is asked for is checked', () => {
  for (const { code } of referenceCountries) {
    if (addressNeeds(code).region === 'none') continue;
    assert.ok(
      addressProblems({ countryCode: code, region: 'Atlantis' }).some(({ path }) => path === 'address.region'),
      code,
    );
  }
});

test('every country that is served and has postcodes says what they look like, with an example that fits', () => {
  for (const { code } of referenceCountries) {
    const { postcode, postcodeExample, postcodePattern } = addressNeeds(code);
    if (postcode === 'none') continue;
    assert.match(postcodeExample ?? '', new RegExp(`^(?:${postcodePattern})$`, 'v'), code);
    assert.deepEqual(
      codes({ countryCode: code, postcode: postcodeExample ?? '' }).filter((problem) => problem.includes('postcode')),
      [],
      code,
    );
    assert.notDeepEqual(
      codes({ countryCode: code, postcode: '1' }).filter((problem) => problem.includes('postcode')),
      [],
      code,
    );
  }
});

test('a postcode is not demanded where the post delivers without', () => {
  for (const countryCode of ['IE', 'CO', 'CL', 'PE', 'HK']) assert.deepEqual(codes({ countryCode }), [], countryCode);
  assert.deepEqual(codes({ countryCode: 'DE' }), ['address.postcode postcode']);
});
