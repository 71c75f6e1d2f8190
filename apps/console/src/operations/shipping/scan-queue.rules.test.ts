import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addScan,
  emptyScanQueue,
  endScan,
  planScan,
  type QueuedScan,
  type ScanOutcome,
  stopScans,
} from './scan-queue.rules.ts';

const tracking = 'JD014600009901';
const scan = (code: string, change: Partial<QueuedScan> = {}): QueuedScan => ({
  code,
  field: 'tracking',
  follows: false,
  openId: 'a',
  ...change,
});
const nothing: ScanOutcome = { kind: 'nothing' };
const opened: ScanOutcome = { kind: 'opened', orderId: 'b', byNumber: true };

test('scans are answered in the order of their entry', () => {
  const queue = addScan(
    addScan(emptyScanQueue, scan('VT-21372')),
    scan(tracking, { follows: true }),
  );
  assert.deepEqual(
    queue.waiting.map(({ code }) => code),
    ['VT-21372', tracking],
  );
  const answered = endScan(queue, opened);
  const [next] = answered.waiting;
  assert.ok(next);
  assert.deepEqual(planScan(next, answered.before), { kind: 'take', orderId: 'b' });
});

test('a tracking number belongs to the order that was scanned before it, else to the one that was open', () => {
  assert.deepEqual(planScan(scan(tracking), nothing), { kind: 'take', orderId: 'a' });
  // An earlier scan was answered before this one began.
  assert.deepEqual(planScan(scan(tracking), opened), { kind: 'take', orderId: 'a' });
  assert.deepEqual(planScan(scan(tracking, { follows: true }), opened), {
    kind: 'take',
    orderId: 'b',
  });
});

test('a tracking number without an order before it ships nothing: not the order that came next', () => {
  const shipped: ScanOutcome = { kind: 'shipped', orderId: 'a', code: 'JD014600007788' };
  assert.deepEqual(planScan(scan(tracking, { follows: true }), shipped), { kind: 'orphan' });
  assert.deepEqual(planScan(scan(tracking, { follows: true }), nothing), { kind: 'orphan' });
  assert.deepEqual(planScan(scan(tracking, { openId: undefined }), nothing), { kind: 'orphan' });
});

test('the number of a parcel that has just left is sent twice by its scanner', () => {
  const shipped: ScanOutcome = { kind: 'shipped', orderId: 'a', code: tracking };
  assert.deepEqual(planScan(scan(tracking, { follows: true }), shipped), { kind: 'repeated' });
});

test('digits are the number of an order until the server finds none', () => {
  assert.deepEqual(planScan(scan('21377'), nothing), { kind: 'find' });
  assert.deepEqual(planScan(scan('21377', { isTracking: true }), nothing), {
    kind: 'take',
    orderId: 'a',
  });
});

test('the field that finds orders takes a tracking number for one only behind the number of an order', () => {
  const find = { field: 'find', openId: undefined } as const;
  assert.deepEqual(planScan(scan(tracking, find), opened), { kind: 'find' });
  assert.deepEqual(planScan(scan(tracking, { ...find, follows: true }), opened), {
    kind: 'take',
    orderId: 'b',
  });
  const byTracking: ScanOutcome = { ...opened, byNumber: false };
  assert.deepEqual(planScan(scan(tracking, { ...find, follows: true }), byTracking), {
    kind: 'find',
  });
});

test('a scan that fails ends those behind it, and is shown until its parcel has left', () => {
  const queue = ['VT-21373', 'JD014600007788'].reduce(
    (all, code) => addScan(all, scan(code, { follows: true })),
    addScan(emptyScanQueue, scan(tracking)),
  );
  const order = { id: 'a', number: 'VT-21371' };
  const halted = stopScans(queue, { code: tracking, order, message: 'Used already.' });
  assert.deepEqual(halted.waiting, []);
  assert.deepEqual(
    halted.stops.map(({ left }) => left),
    [['VT-21373', 'JD014600007788']],
  );
  const go = (code: string, outcome: ScanOutcome, from = halted) =>
    endScan(addScan(from, scan(code)), outcome).stops.length;
  assert.equal(go('VT-21372', opened), 1);
  assert.equal(go('JD014600005555', { kind: 'shipped', orderId: 'b', code: '' }), 1);
  assert.equal(go('JD014600005555', { kind: 'shipped', orderId: 'a', code: '' }), 0);
  assert.equal(go(tracking, nothing), 0);
  // The next failure is shown with it, unless it is of the same order.
  const again = (orderId: string) =>
    stopScans(addScan(halted, scan('JD014600005555')), {
      code: 'JD014600005555',
      order: { ...order, id: orderId },
      message: '',
    });
  assert.equal(again('b').stops.length, 2);
  assert.equal(again('a').stops.length, 1);
  assert.equal(stopScans(addScan(halted, scan('JD014600005555')), undefined).stops.length, 1);
  const unknown = stopScans(emptyScanQueue, { code: 'VT-21379', order: undefined, message: '' });
  assert.equal(go('VT-21372', opened, unknown), 0);
});
