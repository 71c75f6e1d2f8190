import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { createWaitingRoom } from './push-waiting.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }) as unknown as IncomingMessage;

/** How many sockets get in. */
const fill = (room: ReturnType<typeof createWaitingRoom>, request: (index: number) => IncomingMessage) =>
  Array.from({ length: 2_000 }, (_, index) => room.enter(request(index))).filter(Boolean).length;

test('one network has fifty places, all together a thousand, and whoever leaves makes room once', () => {
  const room = createWaitingRoom({ TRUST_PROXY: [] });
  const leave = room.enter(from('203.0.113.1'));
  assert.equal(
    fill(room, () => from('203.0.113.1')),
    49,
  );
  leave?.();
  leave?.();
  assert.equal(
    fill(room, () => from('203.0.113.1')),
    1,
  );
  assert.equal(
    fill(room, (index) => from(`10.0.${index >> 8}.${index & 255}`)),
    950,
  );
});

test('a forged header makes nobody another, and behind a proxy the visitors are told apart', () => {
  const alone = createWaitingRoom({ TRUST_PROXY: [] });
  assert.equal(
    fill(alone, (index) => from('203.0.113.1', `10.0.0.${index}`)),
    50,
  );
  const behind = createWaitingRoom({ TRUST_PROXY: ['127.0.0.1'] });
  assert.equal(
    fill(behind, (index) => from('127.0.0.1', `10.0.0.${index}, 203.0.113.1`)),
    50,
  );
  assert.ok(behind.enter(from('127.0.0.1', '203.0.113.2')));
});
