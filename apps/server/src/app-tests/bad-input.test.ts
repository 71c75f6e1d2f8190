import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { parseShape } from '#platform/http/shape.ts';
import {
  carrierOf,
  closeBadCalls,
  createAppForBadCalls,
  endpoints,
  findFieldFault,
  parts,
  readState,
  sampleCall,
  send,
  shapeOf,
} from './bad-input.calls.ts';
import { hostileCalls, mutationsOf } from './bad-input.mutations.ts';
import { fieldsOf, isStrict, open } from './bad-input.shapes.ts';

before(createAppForBadCalls);
after(() => closeBadCalls());

test('every endpoint has a value for each of its fields, so that one wrong thing at a time can be sent', () => {
  const without = endpoints().flatMap((endpoint) =>
    parts.flatMap((part) => {
      const result = shapeOf(endpoint, part)?.safeParse(sampleCall(endpoint)[part]);
      return result && !result.success
        ? [`${endpoint.name} ${part}: ${JSON.stringify(result.error.issues)}`]
        : [];
    }),
  );
  assert.deepEqual(without, []);
});

function readOrRefuse(shape: z.ZodType, value: unknown): unknown {
  try {
    return parseShape(shape, value);
  } catch (error) {
    return error;
  }
}

/** A value as a multipart body carries it: every leaf is a text, and an empty one for none. */
function asTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asTexts);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, asTexts(part)]));
  return value === null ? '' : String(value);
}

test('every body and query that an endpoint takes is understood alike when its numbers and booleans arrive as texts', () => {
  const different: string[] = [];
  for (const endpoint of endpoints()) {
    for (const part of parts) {
      const shape = shapeOf(endpoint, part);
      const sample = sampleCall(endpoint)[part];
      if (
        shape &&
        !isDeepStrictEqual(parseShape(shape, sample), readOrRefuse(shape, asTexts(sample)))
      )
        different.push(`${endpoint.name} ${part}`);
    }
  }
  assert.deepEqual(different, []);
});

/** Providers, whose addresses of return carry what they like, and an old call of the specification. */
const takesMore = [
  'payments.callback',
  'payments.paySdk',
  'payments.postCallback',
  'payments.postPaySdk',
  'payouts.linkReturn',
  'auth.socialCallback',
  'markets.lookUpCountry',
];

test('whatever an endpoint takes refuses fields that it does not know', () => {
  const loose = endpoints().flatMap((endpoint) =>
    parts
      .filter((part) => {
        const shape = shapeOf(endpoint, part);
        return (
          shape &&
          [...fieldsOf(shape)].some(
            ({ shape: field }) => open(field).def.type === 'object' && !isStrict(field),
          )
        );
      })
      .map(() => endpoint.name),
  );
  assert.deepEqual([...new Set(loose)].sort(), takesMore.toSorted());
});

test('every endpoint refuses every wrong field with its place, its code and words in the caller’s language, and changes nothing', async () => {
  const faults: string[] = [];
  let count = 0;
  let before = await readState();
  // Reading all tables takes longer than the calls to one endpoint.
  let unread: string[] = [];
  const all = endpoints();
  for (const [at, endpoint] of all.entries()) {
    const sample = sampleCall(endpoint);
    for (const part of parts) {
      const shape = shapeOf(endpoint, part);
      if (!shape) continue;
      for (const mutation of mutationsOf(shape, sample[part], carrierOf(part))) {
        // In a path everything is text, and anything else would be another address.
        if (
          part === 'params' &&
          Object.values(mutation.value as object).some((value) => typeof value === 'object')
        )
          continue;
        if (part === 'params' && (mutation.code === 'required' || mutation.code === 'unknown'))
          continue;
        // The language is read before the shape; an unknown one falls back.
        if (part === 'query' && mutation.path[0] === 'lang') continue;
        const answer = await send(endpoint, { ...sample, [part]: mutation.value });
        count += 1;
        const fault = findFieldFault(answer, mutation);
        if (fault)
          faults.push(
            `${endpoint.name}, ${mutation.what} for ${part} ${mutation.path.join('.')}: ${fault}`,
          );
      }
    }
    unread.push(endpoint.name);
    if (unread.length < 25 && at < all.length - 1) continue;
    const now = await readState();
    for (const [table, hash] of Object.entries(now))
      if (before[table] !== hash)
        faults.push(`${table} was changed by one of ${unread.join(', ')}`);
    before = now;
    unread = [];
  }
  assert.deepEqual(faults, []);
  assert.ok(count > 2_000, `${count} calls`);
});

test('texts that are meant for other interpreters are taken as texts: no call ends in an unknown error', async () => {
  const hostile = [
    "'; drop table orders; --",
    '%_\\',
    '{{7*7}}<%= 7*7 %>',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '👩‍👩‍👧 \u202eabc',
    '=1+1',
    '-1',
  ];
  const faults: string[] = [];
  let count = 0;
  for (const endpoint of endpoints()) {
    const sample = sampleCall(endpoint);
    for (const part of parts) {
      const shape = shapeOf(endpoint, part);
      if (!shape) continue;
      for (const { path: place, value } of hostileCalls(shape, sample[part], hostile)) {
        count += 1;
        const answer = await send(
          endpoint,
          { ...sample, [part]: value },
          { headers: { 'idempotency-key': `hostile-${count}` } },
        );
        if (answer.status >= 500)
          faults.push(`${endpoint.name}, ${part} ${place}: ${answer.text.slice(0, 200)}`);
      }
    }
  }
  assert.deepEqual(faults, []);
});
