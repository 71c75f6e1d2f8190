import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  detectCarriers,
  findCarrier,
  findTrackingUrl,
  knownCarriers,
  normalizeTrackingNumber,
} from './carriers.ts';
import { trackingKeyExamples } from './testing/tracking-key-examples.ts';
import { isModulo37 } from './tracking-check-digits.ts';

const keysOf = (number: string) => detectCarriers(number).map(({ carrier }) => carrier.key);

const firstOf = (number: string) => {
  const [first] = detectCarriers(number);
  return first && `${first.carrier.key} ${first.certainty}`;
};

const certain: readonly [number: string, carrier: string][] = [
  ['1Z999AA10123456784', 'ups'],
  ['1ZXX3150YW44070023', 'ups'],
  ['9400111206206406260787', 'usps'],
  ['9361 2898 7870 0317 6337 95', 'usps'],
  ['92748931507708513018050063', 'usps'],
  ['RB123456785US', 'usps'],
  ['RB123456785GB', 'royal-mail'],
  ['RB123456785ES', 'correos'],
  ['RB123456785PT', 'ctt'],
  ['RB123456785BR', 'correios'],
  ['RB123456785CN', 'china-post'],
  ['RB123456785JP', 'japan-post'],
  ['9611020987654312345672', 'fedex'],
  ['JJD0099999999', 'dhl'],
  ['TBA305938274011', 'amazon'],
  ['SF1234567890123', 'sf-express'],
  ['YT2109849201948201', 'yunexpress'],
  ['4PX3000123456789CN', '4px'],
  ['LP00123456789012', 'cainiao'],
  ['3SABCD1234567', 'postnl'],
  ['C11031500001879', 'ontrac'],
];

test('a number that only one carrier writes names this carrier first', () => {
  for (const [number, carrier] of certain)
    assert.equal(firstOf(number), `${carrier} certain`, number);
});

const likely: readonly [number: string, carrier: string][] = [
  ['986578788855', 'fedex'],
  ['041441760228964', 'fedex'],
  ['0073938000549297', 'canada-post'],
  ['71123456789123456787', 'usps'],
  ['3318810025', 'dhl'],
  ['73891051146', 'dhl'],
  ['JD0146000031', 'dhl'],
  ['6A12345678901', 'la-poste'],
];

test('a check digit that fits names the likely carrier', () => {
  for (const [number, carrier] of likely)
    assert.equal(firstOf(number), `${carrier} likely`, number);
});

test('a wrong check digit names no carrier whose numbers have one', () => {
  for (const number of [
    '1Z999AA10123456785',
    '9400111206206406260788',
    'RB123456786GB',
    'C11031500001878',
  ])
    assert.deepEqual(keysOf(number), [], number);
  assert.ok(!keysOf('986578788856').includes('fedex'));
});

test('an express item of a post is one of EMS as well', () => {
  assert.deepEqual(keysOf('EB123456785CN'), ['china-post', 'ems']);
  assert.deepEqual(keysOf('EB123456785TH'), ['ems']);
});

test('the check character of DPD may be a letter', () => {
  assert.equal(isModulo37('A12425GABC1234002M'), true);
  assert.equal(isModulo37('A12425GABC1234002N'), false);
});

test('a number is compared without spaces, dashes, small letters, full width and the rest of a barcode', () => {
  for (const [written, key] of trackingKeyExamples)
    assert.equal(normalizeTrackingNumber(written), key, written);
});

test('a text that is no tracking number names no carrier', () => {
  for (const typed of ['', 'hello world', '12', '2Z999AA10123456784', 'x'.repeat(10_000)])
    assert.deepEqual(keysOf(typed), [], typed.slice(0, 20));
});

test('carriers are found by the names that people write', () => {
  const found = (written: string) => findCarrier(written)?.key;
  assert.equal(found('DHL Express'), 'dhl');
  assert.equal(found('DHL Paket International'), 'dhl-paket');
  assert.equal(found('royal mail'), 'royal-mail');
  assert.equal(found('Colissimo'), 'la-poste');
  assert.equal(found('correos express'), 'correos');
  assert.equal(found('顺丰'), 'sf-express');
  assert.equal(found('Dhlx'), undefined);
  assert.equal(found('Uncle Bob'), undefined);
});

test('a carrier of the operators is followed at its page', () => {
  const own = [
    { key: 'bob', name: 'Uncle Bob', trackingUrl: 'https://bob.example/t/{number}' },
    { key: 'van', name: 'Our van', trackingUrl: null },
  ];
  assert.equal(findTrackingUrl('Uncle Bob', 'x 1-2', own), 'https://bob.example/t/X12');
  assert.equal(findTrackingUrl('Our van', 'X1', own), null);
  assert.equal(findTrackingUrl('DHL', 'X1', own), null);
});

test('every carrier has a key, a name and a secure page with the number', () => {
  assert.equal(new Set(knownCarriers.map(({ key }) => key)).size, knownCarriers.length);
  assert.ok(knownCarriers.length >= 40);
  for (const { key, name, trackingUrl } of knownCarriers) {
    assert.match(key, /^[a-z0-9-]{2,40}$/);
    assert.ok(name.length <= 40);
    assert.match(trackingUrl ?? '', /^https:\/\/[^{}]+\{number\}/);
    assert.match(findTrackingUrl(name, 'ab 12') ?? '', /AB12/);
  }
});
