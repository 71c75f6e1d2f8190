import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { parseShape } from '#platform/http/shape.ts';
import {
  carrierOf,
  checkCall,
  closeBadCalls,
  createAppForBadCalls,
  endpoints,
  findFieldFault,
  type Part,
  parts,
  readState,
  sampleCall,
  send,
  shapeOf,
} from './bad-input.calls.ts';
import { joinTexts, type Mutation, mutationsOf, textFieldsOf } from './bad-input.mutations.ts';
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

/** In a path everything is text, and what is missing or one more is another address. The language is read before the shape; an unknown one falls back. */
const isSent = (part: Part, { path, value, code }: Mutation): boolean =>
  part === 'params'
    ? code !== 'required' &&
      code !== 'unknown' &&
      Object.values(value as object).every((one) => typeof one !== 'object')
    : part !== 'query' || path[0] !== 'lang';

/** Of the wrong fields of a part those that are sent: each kind that none before was of, and otherwise one, by turn. */
function takeTurn(
  part: Part,
  mutations: readonly Mutation[],
  { sent, turn: at }: { sent: Set<string>; turn: number },
): Set<Mutation> {
  const turn = mutations[at % mutations.length];
  const kindOf = ({ field, what }: Mutation) => `${part}, ${what} for ${field}`;
  const taken = mutations.filter((mutation) => {
    const isNew = !sent.has(kindOf(mutation));
    sent.add(kindOf(mutation));
    return isNew;
  });
  return new Set(taken.length || !turn ? taken : [turn]);
}

test('every endpoint refuses every wrong field with its place, its code and words in the caller’s language, and changes nothing', async () => {
  const faults: string[] = [];
  let count = 0;
  const kinds = new Set<string>();
  let before = await readState();
  // Reading all tables takes longer than the calls to one endpoint.
  let unread: string[] = [];
  const all = endpoints();
  for (const [at, endpoint] of all.entries()) {
    const sample = sampleCall(endpoint);
    for (const part of parts) {
      const shape = shapeOf(endpoint, part);
      if (!shape) continue;
      const mutations = [...mutationsOf(shape, sample[part], carrierOf(part))].filter((mutation) =>
        isSent(part, mutation),
      );
      const taken = takeTurn(part, mutations, { sent: kinds, turn: at });
      for (const mutation of mutations) {
        const call = { ...sample, [part]: mutation.value };
        const judged = checkCall(endpoint, call);
        const fault = judged ? findFieldFault(judged, mutation) : 'the shape takes it';
        count += 1;
        const name = `${endpoint.name}, ${mutation.what} for ${part} ${mutation.path.join('.')}`;
        if (fault) faults.push(`${name}: ${fault}`);
        if (!judged || !taken.has(mutation)) continue;
        const { status, body } = await send(endpoint, call);
        const { requestId: _, ...said } = body as typeof body & { requestId: string };
        const { requestId: _none, ...expected } = judged.body as typeof said & {
          requestId: string;
        };
        if (!isDeepStrictEqual({ status, ...said }, { status: judged.status, ...expected }))
          faults.push(`${name}: the call was answered ${status} ${JSON.stringify(said)}`);
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
  assert.ok(count > 8_000, `${count} wrong fields`);
  assert.ok(kinds.size > 120, `${kinds.size} kinds`);
});

test('texts that are meant for other interpreters are taken as texts: no call ends in an unknown error', async () => {
  /** These work wherever they are in a text, except that the first has to begin it and the last to end it. */
  const hostile = [
    '=1+1',
    "'; drop table orders; --",
    '{{7*7}}<%= 7*7 %>',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '👩‍👩‍👧 \u202eabc',
    '%_\\',
  ];
  const faults: string[] = [];
  let count = 0;
  for (const endpoint of endpoints()) {
    const sample = sampleCall(endpoint);
    for (const part of parts) {
      const shape = shapeOf(endpoint, part);
      if (!shape) continue;
      for (const { path: place, withText } of textFieldsOf(shape, sample[part])) {
        const callWith = (text: string) => ({ ...sample, [part]: withText(text) });
        const takes = (text: string) => {
          const judged = checkCall(endpoint, callWith(text));
          if (judged && judged.status >= 500)
            faults.push(`${endpoint.name}, ${part} ${place}: ${judged.text} for ${text}`);
          return !judged;
        };
        for (const text of [...joinTexts(hostile, takes), ...joinTexts(['-1'], takes)]) {
          count += 1;
          const answer = await send(endpoint, callWith(text), {
            headers: { 'idempotency-key': `hostile-${count}` },
          });
          if (answer.status >= 500)
            faults.push(`${endpoint.name}, ${part} ${place}: ${answer.text.slice(0, 200)}`);
        }
      }
    }
  }
  assert.deepEqual(faults, []);
  assert.ok(count > 800, `${count} calls`);
});
