import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endpoint } from '@vitrine/contract/endpoint.ts';
import { z } from 'zod';
import type { Platform } from '../context.ts';
import { createLimiter, limitNetwork } from './rate-limits.ts';
import type { RawCall } from './raw-call.ts';

const probe = endpoint({
  name: 'probe.limited',
  method: 'POST',
  path: '/probe',
  public: true,
  summary: 'x',
  reply: z.null(),
  limit: { max: 2, windowSeconds: 60, by: 'address' },
});
const platformOf = (max: number) => ({ config: { RATE_LIMIT_PER_MINUTE: max } }) as Platform;
const from = (address: string) => ({ info: { address } }) as RawCall;

test('a call beyond the limit of its endpoint is refused with the time to wait; other addresses are not', async () => {
  const limiter = createLimiter(platformOf(100));
  await limiter(probe, from('192.0.2.1'), null);
  await limiter(probe, from('192.0.2.1'), null);
  await assert.rejects(
    limiter(probe, from('192.0.2.1'), null),
    (error: { code: string; retryAfterSeconds: number }) =>
      error.code === 'rate-limited' && error.retryAfterSeconds > 0,
  );
  await limiter(probe, from('192.0.2.2'), null);
});

test('addresses of one IPv6 household count together', async () => {
  assert.equal(limitNetwork('2001:db8:1:2:3:4:5:6'), limitNetwork('2001:db8:1:2::9'));
  assert.notEqual(limitNetwork('2001:db8:1:2::9'), limitNetwork('2001:db8:1:3::9'));
  const limiter = createLimiter(platformOf(100));
  await limiter(probe, from('2001:db8::1'), null);
  await limiter(probe, from('2001:db8::2'), null);
  await assert.rejects(limiter(probe, from('2001:db8::3'), null));
});

test('zero switches the limits off', async () => {
  const limiter = createLimiter(platformOf(0));
  for (let index = 0; index < 10; index += 1) await limiter(probe, from('192.0.2.1'), null);
});

test('requests that no endpoint answers have a count of their own, ten times as long', async () => {
  const limiter = createLimiter(platformOf(3));
  const refused = Array.from({ length: 31 }, () => limiter.countRequest('192.0.2.1')).map(
    (failure) => failure?.code,
  );
  assert.deepEqual([refused.indexOf('rate-limited'), refused.filter(Boolean).length], [30, 1]);
  assert.equal(limiter.countRequest('192.0.2.2'), undefined);
  await limiter(probe, from('192.0.2.1'), null);
});
