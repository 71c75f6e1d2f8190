import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Currency } from '@vitrine/contract/money.ts';
import {
  amountOf,
  applyKey,
  hasEnding,
  type KeypadKey,
  priceAt,
  stepped,
  withEnding,
  writeTyped,
} from './keypad.rules.ts';

const type = (keys: readonly KeypadKey[], currency: Currency = 'USD') =>
  keys.reduce((text, key) => applyKey(text, key, currency), '');

test('digits make an amount with at most the decimals of the currency', () => {
  assert.equal(type(['5', '2', '.', '4', '9', '9']), '52.49');
  assert.equal(type(['.', '5']), '0.5');
  assert.equal(type(['0', '0', '7']), '7', 'no zeros in front');
  assert.equal(type(['5', '00']), '500');
  assert.equal(type(['1', '.', '00']), '1.00');
  assert.equal(type(['1', '.', '.', '5']), '1.5');
  assert.equal(type(['1', '.', '1', '2', '3', '4'], 'KWD'), '1.123');
});

test('keys make minor units of the currency', () => {
  assert.equal(amountOf(type(['5', '2', '.', '4']), 'USD'), 5240);
  assert.equal(amountOf(type(['5', '2', '.']), 'USD'), 5200);
  assert.equal(amountOf(type(['4', '2', '00'], 'JPY'), 'JPY'), 4200);
  assert.equal(amountOf(type(['1', '.', '5'], 'KWD'), 'KWD'), 1500);
  assert.equal(amountOf('', 'USD'), 0);
});

test('a currency without decimals takes no point', () => {
  assert.equal(type(['5', '.', '0', '0'], 'JPY'), '500');
});

test('an amount does not grow beyond what is accepted', () => {
  assert.equal(type(Array(14).fill('9')).length, 9);
  assert.equal(
    type(['1', '2', '3', '4', '5', '6', '7', '8', '00']),
    '12345678',
    'a key that does not fit does nothing',
  );
});

test('back takes the last sign away, down to nothing', () => {
  assert.equal(applyKey('52.4', 'back', 'USD'), '52.');
  assert.equal(applyKey('', 'back', 'USD'), '');
});

test('what is typed is written as the language writes amounts', () => {
  const whole = (text: string, currency: Currency, tag: string) =>
    Object.values(writeTyped(text, currency, tag))
      .join('')
      .replace(/\s/g, ' ');
  assert.equal(whole('1234.5', 'USD', 'en-US'), '$1,234.5');
  assert.equal(whole('52.', 'EUR', 'es-ES'), '52, €');
  assert.equal(whole('', 'USD', 'en-US'), '$0');
  assert.equal(whole('900', 'JPY', 'ja-JP'), '￥900');
});

test('percentages and endings make prices, and an ending can be taken back', () => {
  assert.equal(priceAt(2400, 200), 4800);
  assert.equal(priceAt(333, 150), 500);
  assert.equal(withEnding(5237, '99', 'USD'), 5299);
  assert.equal(withEnding(withEnding(5237, '99', 'USD'), '00', 'USD'), 5200);
  assert.equal(withEnding(40, '00', 'USD'), 100, 'a price is never nothing');
  assert.equal(withEnding(1234, '99', 'JPY'), 1239);
  assert.equal(hasEnding(5200, '00', 'USD'), true);
  assert.equal(hasEnding(5201, '00', 'USD'), false);
});

test('the buttons beside a price move it by a whole unit and stop above nothing', () => {
  assert.equal(stepped(4800, 1, 'USD'), 4900);
  assert.equal(stepped(50, -1, 'USD'), 1);
  assert.equal(stepped(900, 1, 'JPY'), 1000);
});
