import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressNeeds, addressProblems, canonicalAddress } from './address.rules.ts';
import { referenceCountries } from './markets.reference.ts';
import { regionsOf } from './regions.ts';

const codes = (address: Parameters<typeof addressProblems>[0]) =>
  addressProblems(address).map(({ path, code }) => `${path} ${code}`);

test('a postcode says what it should look like, and how many digits are missing', () => {
  const us = { countryCode: 'US', region: 'CA' };
  assert.deepEqual(addressProblems({ ...us }), [
    { path: 'address.postcode', code: 'zip', values: { example: '94110' } },
  ]);
  assert.deepEqual(addressProblems({ ...us, postcode: '941' }), [
    { path: 'address.postcode', code: 'digits-missing', values: { missing: 2, example: '94110' } },
  ]);
  assert.deepEqual(codes({ ...us, postcode: '9411' }), ['address.postcode digit-missing']);
  assert.deepEqual(codes({ ...us, postcode: '941100' }), ['address.postcode zip']);
  assert.deepEqual(codes({ ...us, postcode: 'SW1A' }), ['address.postcode zip']);
  assert.deepEqual(codes({ ...us, postcode: '94110-1234' }), []);
  assert.deepEqual(codes({ countryCode: 'GB', postcode: '12345' }), ['address.postcode postcode']);
  assert.deepEqual(codes({ countryCode: 'DE', postcode: '10115', phone: '12' }), [
    'address.phone phone',
  ]);
  assert.deepEqual(codes({ countryCode: 'HK' }), []);
});

test('a region is one of its country, by code or name, and stored by its code', () => {
  const us = { countryCode: 'US', postcode: '94110' };
  assert.deepEqual(codes(us), ['address.region region']);
  assert.deepEqual(codes({ ...us, region: 'Nowhere' }), ['address.region region']);
  for (const region of ['CA', 'ca', 'California', ' california '])
    assert.equal(canonicalAddress({ ...us, region }).region, 'CA', region);
  assert.deepEqual(codes({ countryCode: 'CA', postcode: 'H2J 2L4', region: 'Québec' }), []);
  assert.deepEqual(codes({ countryCode: 'BR', postcode: '01310-100', region: 'sao paulo' }), []);
  for (const region of ['東京都', '東京', 'Tokyo', 'Osaka-fu', '北海道'])
    assert.deepEqual(codes({ countryCode: 'JP', postcode: '100-0001', region }), [], region);
  for (const region of ['上海市', '广东省', '新疆维吾尔自治区', 'Guangdong'])
    assert.deepEqual(codes({ countryCode: 'CN', region, phone: '138 0013 8000' }), [], region);
  assert.deepEqual(codes({ countryCode: 'CN', region: 'Atlantis', phone: '138 0013 8000' }), [
    'address.region region',
  ]);
  assert.deepEqual(
    codes({ countryCode: 'ES', postcode: '28001', region: 'Madrid' }),
    [],
    'no list, nothing to refuse',
  );
  assert.deepEqual(codes({ countryCode: 'CN', postcode: '' }), [
    'address.region region',
    'address.phone phone-needed',
  ]);
  assert.deepEqual(
    ['US', 'CA', 'AU', 'BR', 'MX', 'AR', 'IT', 'IN', 'CO', 'CL', 'PE', 'SV', 'CN'].map(
      (country) => regionsOf(country).length,
    ),
    [59, 13, 8, 27, 32, 24, 107, 36, 33, 16, 25, 14, 31],
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
    ['CN', '200040', '上海', '上海市'],
    ['CN', '200040', 'Shanghai', '上海市'],
    ['CN', '830000', '新疆', '新疆维吾尔自治区'],
    ['CN', '850000', 'Tibet', '西藏自治区'],
    ['KR', '13494', 'Gyeonggi-do', 'Gyeonggi-do'],
  ] as const;
  for (const [countryCode, postcode, region, stored] of cases) {
    assert.deepEqual(codes({ countryCode, postcode, region, phone: '13800138000' }), [], region);
    assert.equal(canonicalAddress({ countryCode, postcode, region }).region, stored);
    assert.deepEqual(
      codes({ countryCode, postcode, region: 'Atlantis', phone: '13800138000' }),
      ['address.region region'],
      countryCode,
    );
  }
});

test('every region that is asked for is checked', () => {
  for (const { code } of referenceCountries) {
    if (addressNeeds(code).region === 'none') continue;
    assert.ok(
      addressProblems({ countryCode: code, region: 'Atlantis' }).some(
        ({ path }) => path === 'address.region',
      ),
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
      codes({ countryCode: code, postcode: postcodeExample ?? '' }).filter((problem) =>
        problem.includes('postcode'),
      ),
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
  for (const countryCode of ['IE', 'CO', 'CL', 'PE', 'HK'])
    assert.deepEqual(codes({ countryCode }), [], countryCode);
  assert.deepEqual(codes({ countryCode: 'DE' }), ['address.postcode postcode']);
});

test('a postcode is accepted however it is set apart, and stored as its post writes it', () => {
  const cases = [
    ['LV', 'LV 1010', 'LV-1010'],
    ['LV', '1010', 'LV-1010'],
    ['FI', 'FI 00100', '00100'],
    ['LT', 'lt-01100', '01100'],
    ['SI', 'SI 1000', '1000'],
    ['HR', 'HR 10000', '10000'],
    ['LU', 'L 1111', '1111'],
    ['PT', '2630166', '2630-166'],
    ['PT', '2630 166', '2630-166'],
    ['BR', '05433 010', '05433-010'],
    ['PL', '00 001', '00-001'],
    ['CA', 'V0E-1B2', 'V0E 1B2'],
    ['CA', 'm5v2t6', 'M5V 2T6'],
    ['IE', 'A65-F4E2', 'A65 F4E2'],
    ['IE', 'd6w xy00', 'D6W XY00'],
    ['GB', 'SW1A  1AA', 'SW1A 1AA'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'ng34 8tu', 'NG34 8TU'],
    ['NL', '3852GC', '3852 GC'],
    ['US', '02138 0001', '02138-0001'],
    ['US', '021380001', '02138-0001'],
    ['SE', '11122', '111 22'],
    ['JP', '1500001', '150-0001'],
    ['AR', 'c1064aab', 'C1064AAB'],
    ['MT', 'vlt1117', 'VLT 1117'],
  ] as const;
  for (const [countryCode, typed, stored] of cases) {
    const ofPostcode = codes({ countryCode, postcode: typed }).filter((problem) =>
      problem.includes('postcode'),
    );
    assert.deepEqual(ofPostcode, [], typed);
    assert.equal(canonicalAddress({ countryCode, postcode: typed }).postcode, stored, typed);
    assert.match(
      typed,
      new RegExp(`^(?:${addressNeeds(countryCode).postcodePattern})$`, 'v'),
      'the page’s form accepts it as well',
    );
  }
  for (const [countryCode, typed] of [
    ['GB', 'SW1A 1A'],
    ['CA', '5MV 2T6'],
    ['LI', '8001'],
    ['US', '021380'],
  ] as const)
    assert.notDeepEqual(codes({ countryCode, postcode: typed, region: 'CA' }), [], typed);
});

test('a ZIP code of a far-off state is refused, one of a state across the border is not', () => {
  const of = (postcode: string, region: string) => codes({ countryCode: 'US', postcode, region });
  assert.deepEqual(of('10001', 'CA'), ['address.postcode postcode-region']);
  assert.deepEqual(of('94110-1234', 'New York'), ['address.postcode postcode-region']);
  for (const [postcode, state] of [
    ['10001', 'NY'],
    ['06390', 'NY'],
    ['42223', 'TN'],
    ['83414', 'WY'],
    ['09012', 'AE'],
    ['96799', 'AS'],
    ['88510', 'TX'],
    ['00901', 'PR'],
    ['20001', 'DC'],
  ] as const)
    assert.deepEqual(of(postcode, state), [], `${postcode} ${state}`);
});

test('the province of a Spanish address is that of its postcode', () => {
  const of = (postcode: string) =>
    canonicalAddress({ countryCode: 'ES', postcode, region: undefined as string | undefined })
      .region;
  assert.deepEqual(['28001', '08002', '52001', '46001', '01001'].map(of), [
    'Madrid',
    'Barcelona',
    'Melilla',
    'Valencia',
    'Álava',
  ]);
  assert.equal(
    canonicalAddress({ countryCode: 'ES', postcode: '08002', region: 'Cataluña' }).region,
    'Cataluña',
  );
});
