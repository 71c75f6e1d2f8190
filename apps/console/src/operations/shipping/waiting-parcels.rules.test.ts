import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLeftRows, type ParcelToShip, parseParcels } from './waiting-parcels.rules.ts';

const whole: ParcelToShip = {
  orders: [{ id: '1', number: 'VT-20001' }],
  carrier: 'DHL',
  trackingNumber: 'JD014600007788',
};
const part: ParcelToShip = {
  ...whole,
  orders: [{ id: '2', number: 'VT-20002' }],
  lines: [{ lineId: '7', quantity: 1 }],
};

const replacement: ParcelToShip = {
  ...whole,
  orders: [{ id: '1', number: 'VT-20001', returnId: '9' }],
};
const joint: ParcelToShip = {
  ...whole,
  orders: [
    { id: '3', number: 'VT-20003' },
    { id: '4', number: 'VT-20004', returnId: '8' },
  ],
};

test('parcels that wait for the network are the same after a reload', () => {
  assert.deepEqual(parseParcels(JSON.stringify([whole, part, replacement, joint])), [
    whole,
    part,
    replacement,
    joint,
  ]);
});

test('values that are no parcels are left out', () => {
  const wrong = [
    null,
    'VT-20001',
    { ...whole, orders: [] },
    { ...whole, carrier: 1 },
    { ...whole, orders: [{ id: '1', number: 'VT-20001', returnId: 9 }] },
    { ...part, lines: [{ lineId: '7', quantity: 'all' }] },
  ];
  assert.deepEqual(parseParcels(JSON.stringify([...wrong, whole])), [whole]);
  assert.deepEqual(parseParcels('{"orders":[]}'), []);
  assert.deepEqual(parseParcels('not JSON'), []);
  assert.deepEqual(parseParcels(null), []);
});

test('an order that leaves in parts stays in the queue; a replacement is a separate row', () => {
  assert.deepEqual(findLeftRows([whole, part, replacement, joint]), [
    '1',
    'return 9',
    '3',
    'return 8',
  ]);
});
