import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLeftOrders, type ParcelToShip, parseParcels } from './waiting-parcels.rules.ts';

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

test('parcels that wait for the network are the same after a reload', () => {
  assert.deepEqual(parseParcels(JSON.stringify([whole, part])), [whole, part]);
});

test('values that are no parcels are left out', () => {
  const wrong = [
    null,
    'VT-20001',
    { ...whole, orders: [] },
    { ...whole, carrier: 1 },
    { ...part, lines: [{ lineId: '7', quantity: 'all' }] },
  ];
  assert.deepEqual(parseParcels(JSON.stringify([...wrong, whole])), [whole]);
  assert.deepEqual(parseParcels('{"orders":[]}'), []);
  assert.deepEqual(parseParcels('not JSON'), []);
  assert.deepEqual(parseParcels(null), []);
});

test('an order that leaves in parts stays in the queue', () => {
  assert.deepEqual(findLeftOrders([whole, part]), ['1']);
});
