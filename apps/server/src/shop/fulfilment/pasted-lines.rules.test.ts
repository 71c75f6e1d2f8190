import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseNearest, listNearNumbers } from './nearest-number.rules.ts';
import { parsePastedLines } from './pasted-lines.rules.ts';

const read = (text: string) =>
  parsePastedLines({ text }).map(({ order, trackingNumber, carrier }) => [
    order,
    trackingNumber,
    carrier,
  ]);

test('order and number are found with any separator, in either order', () => {
  assert.deepEqual(
    read(
      [
        'VT-21377  1Z999AA10123456784',
        'VT-21378\t1z999aa10123456784',
        'vt21379;1Z999AA10123456784;UPS',
        '1Z999AA10123456784,VT-21380,"Alvarado St, 4"',
        '"VT-21381","1Z999AA10123456784"',
      ].join('\n'),
    ),
    [
      ['VT-21377', '1Z999AA10123456784', ''],
      ['VT-21378', '1Z999AA10123456784', ''],
      ['vt21379', '1Z999AA10123456784', 'UPS'],
      ['VT-21380', '1Z999AA10123456784', ''],
      ['VT-21381', '1Z999AA10123456784', ''],
    ],
  );
});

test('a number with spaces is one number, and a carrier behind it is none of it', () => {
  assert.deepEqual(read('VT-21377 JD01 4600 0062 8123 4567 DHL'), [
    ['VT-21377', 'JD014600006281234567', 'DHL'],
  ]);
});

test('titles and empty lines are left out, and lines keep their numbers', () => {
  const lines = parsePastedLines({
    text: 'Order;Tracking\n\nVT-21377;JD014600006281234567\nVT-21378',
  });
  assert.deepEqual(
    lines.map(({ line, order, trackingNumber }) => [line, order, trackingNumber]),
    [
      [3, 'VT-21377', 'JD014600006281234567'],
      [4, 'VT-21378', ''],
    ],
  );
});

test('digits alone are an order where the other cell is the longer number', () => {
  assert.deepEqual(read('21377\t00340434161094042557'), [['21377', '00340434161094042557', '']]);
});

test('the nearest number has the same beginning: a digit that was lost at the end', () => {
  const existing = ['VT-12138', 'VT-21383', 'VT-2238'];
  assert.ok(existing.every((number) => listNearNumbers('VT-2138').includes(number)));
  assert.equal(chooseNearest('VT-2138', existing), 'VT-21383');
  assert.equal(chooseNearest('VT-2138', ['VT-99999']), undefined);
});
