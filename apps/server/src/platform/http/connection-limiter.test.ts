import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { createConnectionLimiter } from './connection-limiter.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
  }) as unknown as IncomingMessage;

/** How many sockets are accepted. */
const fill = (
  limiter: ReturnType<typeof createConnectionLimiter>,
  request: (index: number) => IncomingMessage,
) =>
  Array.from({ length: 2_000 }, (_, index) => limiter.acquire(request(index))).filter(Boolean)
    .length;

test('one network has fifty places, all together a thousand, and a release frees one slot only', () => {
  const limiter = createConnectionLimiter({ TRUST_PROXY: [] });
  const release = limiter.acquire(from('203.0.113.1'));
  assert.equal(
    fill(limiter, () => from('203.0.113.1')),
    49,
  );
  release?.();
  release?.();
  assert.equal(
    fill(limiter, () => from('203.0.113.1')),
    1,
  );
  assert.equal(
    fill(limiter, (index) => from(`10.0.${index >> 8}.${index & 255}`)),
    950,
  );
});

test('a forged header does not change the client address, and behind a proxy clients are distinguished', () => {
  const alone = createConnectionLimiter({ TRUST_PROXY: [] });
  assert.equal(
    fill(alone, (index) => from('203.0.113.1', `10.0.0.${index}`)),
    50,
  );
  const behind = createConnectionLimiter({ TRUST_PROXY: ['127.0.0.1'] });
  assert.equal(
    fill(behind, (index) => from('127.0.0.1', `10.0.0.${index}, 203.0.113.1`)),
    50,
  );
  assert.ok(behind.acquire(from('127.0.0.1', '203.0.113.2')));
});
