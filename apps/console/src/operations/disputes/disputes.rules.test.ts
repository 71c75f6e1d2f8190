import assert from 'node:assert/strict';
import { test } from 'node:test';
import { disputeReasons } from '@vitrine/contract/shop/disputes.ts';
import { findStage, listWeighed } from './disputes.rules.ts';

const texts = {
  explanation: '',
  carrier: 'Correos',
  trackingNumber: 'PQ4F',
  shippedOn: '2026-11-03',
  deliveredOn: null,
};
const file = {
  id: '1',
  kind: 'delivery' as const,
  name: 'signed.pdf',
  mimeType: 'application/pdf' as const,
  bytes: 10,
  createdAt: '2026-11-20T10:00:00.000Z',
};

test('missing evidence is named beside what is there', () => {
  assert.deepEqual(listWeighed('not_received', texts, [file]), [
    { item: 'trackingNumber', isThere: true },
    { item: 'deliveredOn', isThere: false },
    { item: 'delivery', isThere: true },
    { item: 'messages', isThere: false },
  ]);
  for (const reason of disputeReasons) assert.ok(listWeighed(reason, texts, []).length > 0, reason);
});

test('a dispute waits for an answer until one was sent, and an appeal waits for the bank', () => {
  const answeredAt = '2026-11-20T10:00:00.000Z';
  assert.equal(findStage({ state: 'inquiry', answeredAt: null, canAppeal: false }), 'waiting');
  assert.equal(findStage({ state: 'open', answeredAt: null, canAppeal: false }), 'waiting');
  assert.equal(findStage({ state: 'open', answeredAt, canAppeal: false }), 'answered');
  assert.equal(findStage({ state: 'appealed', answeredAt: null, canAppeal: false }), 'answered');
  assert.equal(findStage({ state: 'lost', answeredAt, canAppeal: false }), 'lost');
  assert.equal(findStage({ state: 'lost', answeredAt, canAppeal: true }), 'appealable');
});
