import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatsOf } from './formats.ts';

/** Intl puts spaces of its own around signs. */
const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ');

test('a whole limit has no decimals, another one has its own', () => {
  assert.equal(plain(formatsOf('en').limit({ amount: 5_500, currency: 'EUR' })), '€55');
  assert.equal(plain(formatsOf('es').limit({ amount: 5_450, currency: 'EUR' })), '54,50 €');
  assert.equal(plain(formatsOf('en').limit({ amount: 9_500, currency: 'JPY' })), '¥9,500');
  assert.equal(plain(formatsOf('en').limit({ amount: 18_000, currency: 'KWD' })), 'KWD 18');
});

test('a weight is told in the unit that people use for it', () => {
  assert.equal(formatsOf('en').grams(920), '920 g');
  assert.equal(formatsOf('en').grams(5_200), '5.2 kg');
  assert.equal(plain(formatsOf('es').grams(1_250)), '1,25 kg');
  assert.equal(formatsOf('zh-cn').grams(5_200), '5.2 kg');
});

test('a span of days is written out in Chinese, and short where there is little room', () => {
  assert.equal(formatsOf('zh-cn').dayRange('2026-12-01', '2026-12-04'), '12月1日周二至12月4日周五');
  assert.equal(formatsOf('zh-cn').shortRange('2026-11-30', '2026-12-04'), '11月30日至12月4日');
  assert.equal(plain(formatsOf('en').shortRange('2026-12-01', '2026-12-04')), 'Dec 1 – 4');
  assert.equal(
    plain(formatsOf('en').dayRange('2026-11-30', '2026-12-04')),
    'Mon, Nov 30 – Fri, Dec 4',
  );
});
