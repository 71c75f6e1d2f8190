import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Endpoint, endpoint } from '@vitrine/contract/endpoint.ts';
import { z } from 'zod';
import { readContract } from '../../apps/server/src/platform/testing/contract-endpoints.ts';
import { checkVocabulary } from './vocabulary.ts';

test('the contract keeps to the vocabulary, and every exception is needed', async () => {
  assert.deepEqual(checkVocabulary(await readContract()), []);
});

const good = endpoint({
  name: 'payouts.probe',
  method: 'POST',
  path: '/api/v1/platform/probe',
  permission: 'platform:payout:run',
  idempotency: 'required',
  summary: 'A probe.',
  query: z.strictObject({
    keywords: z.string(),
    placedFrom: z.string(),
    placedTo: z.string(),
    pageNum: z.number(),
    pageSize: z.number(),
  }),
  body: z.strictObject({
    reason: z.string(),
    total: z.strictObject({ amount: z.number(), currency: z.string() }),
  }),
  reply: z.object({ createdAt: z.string() }),
});

test('an endpoint in another vocabulary is found, rule by rule', () => {
  assert.deepEqual(checkVocabulary([good], []), []);
  const wrong: [Partial<Record<keyof Endpoint, unknown>>, string][] = [
    [{ path: '/api/v1/payouts/probe' }, 'below /api/v1/platform'],
    [{ path: '/api/probe' }, 'not below /api/v1'],
    [{ name: 'payouts.do-it' }, 'camelCase'],
    [{ query: z.strictObject({ search: z.string() }) }, 'called keywords'],
    [{ query: z.strictObject({ from: z.string() }) }, '…From and …To'],
    [{ query: z.strictObject({ page: z.number() }) }, 'tables page with pageNum'],
    [{ query: z.strictObject({ pageNum: z.number() }) }, 'goes with pageSize'],
    [{ body: z.strictObject({ note: z.string() }) }, 'called reason'],
    [
      { body: z.strictObject({ list: z.array(z.strictObject({ priceMinor: z.number() })) }) },
      '{ amount, currency }',
    ],
    [{ reply: z.object({ amount: z.number().nullable() }) }, '{ amount, currency }'],
    [
      { reply: z.object({ list: z.array(z.object({ createTime: z.string() })) }) },
      'called createdAt',
    ],
    [{ idempotency: 'optional' }, 'requires an Idempotency-Key'],
  ];
  for (const [change, message] of wrong) {
    const problems = checkVocabulary([{ ...good, ...change } as Endpoint], []);
    assert.equal(problems.length, 1, `${message}: ${problems.join(' | ')}`);
    assert.ok(problems[0]?.includes(message), problems[0]);
  }
});

test('an exception holds for its rule and subject, and is reported when nothing needs it', () => {
  const old = { ...good, body: z.strictObject({ note: z.string() }) } as Endpoint;
  const exception = { rule: 'reason' as const, subject: 'payouts.probe.note', reason: 'A test.' };
  assert.deepEqual(checkVocabulary([old], [exception]), []);
  assert.match(checkVocabulary([good], [exception]).join(), /needed by nothing/);
});
