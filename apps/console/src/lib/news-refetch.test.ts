import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { storeMessageShape } from '@vitrine/contract/topics.ts';
import { createNewsRefetcher, keysOfMessage } from './news-refetch.ts';
import { disputeKeys } from './query-keys/disputes.ts';
import { platformKeys } from './query-keys/platform.ts';

/** Timers that run when the test moves the time. */
function createTimers() {
  let nowMs = 0;
  const due: { atMs: number; callback: () => void }[] = [];
  return {
    now: () => nowMs,
    set(callback: () => void, delayMs: number) {
      const entry = { atMs: nowMs + delayMs, callback };
      due.push(entry);
      return entry;
    },
    clear(timer: unknown) {
      const index = due.findIndex((entry) => Object.is(entry, timer));
      if (index >= 0) due.splice(index, 1);
    },
    async advance(ms: number) {
      nowMs += ms;
      for (const entry of due.filter(({ atMs }) => atMs <= nowMs)) {
        due.splice(due.indexOf(entry), 1);
        entry.callback();
      }
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

function createWorld(answer: () => Promise<unknown> = async () => undefined) {
  const timers = createTimers();
  const fetches: { atMs: number; keys: string[] }[] = [];
  const refetcher = createNewsRefetcher((keys) => {
    fetches.push({ atMs: timers.now(), keys: keys.map((key) => key.join('.')) });
    return answer();
  }, timers);
  return { timers, fetches, refetcher };
}

test('a flood of ten messages a second refetches at once and every two seconds, and once after it', async () => {
  const { timers, fetches, refetcher } = createWorld();
  for (let count = 0; count < 65; count += 1) {
    refetcher.request([['orders'], ['dashboard']]);
    await timers.advance(100);
  }
  await timers.advance(10_000);
  assert.deepEqual(
    fetches.map(({ atMs }) => atMs),
    [0, 2_000, 4_000, 6_000, 16_500],
  );
  assert.deepEqual(fetches.at(-1)?.keys, ['orders', 'dashboard'], 'each key once');
  await timers.advance(10_000);
  refetcher.request([['links']]);
  assert.deepEqual(
    fetches.at(-1),
    { atMs: 26_500, keys: ['links'] },
    'after a pause at once again',
  );
});

test('a counted visit rereads the figures and the steps of the quick start, whose last one it ticks', () => {
  const names = keysOfMessage['figures.changed'].map((key) => key.join('.'));
  for (const name of ['dashboard', 'store.quick-start', 'links'])
    assert.ok(names.includes(name), name);
});

test('an answer slower than the interval is waited for, but not for ever', async () => {
  const answers: (() => void)[] = [];
  const { timers, fetches, refetcher } = createWorld(
    () => new Promise<void>((resolve) => answers.push(resolve)),
  );
  refetcher.request([['orders']]);
  refetcher.request([['ledger']]);
  await timers.advance(2_000);
  assert.equal(fetches.length, 1);
  answers[0]?.();
  await timers.advance(0);
  await timers.advance(2_000);
  assert.deepEqual(fetches.at(-1), { atMs: 4_000, keys: ['ledger'] });
  refetcher.request([['links']]);
  for (let count = 0; count < 5; count += 1) await timers.advance(2_000);
  assert.deepEqual(fetches.at(-1), { atMs: 14_000, keys: ['links'] });
});

test('a message refetches what it names and is shown, and only marks the rest of it stale', async () => {
  const client = new QueryClient();
  const read: string[] = [];
  const queryOf = (...queryKey: string[]) => ({
    queryKey,
    queryFn: async () => {
      read.push(queryKey.join('.'));
      return 1;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  await client.prefetchQuery(queryOf('orders', 'detail', '7'));
  const stops = [queryOf('orders', 'list'), queryOf('prices', 'products'), queryOf('captcha')].map(
    (query) => new QueryObserver(client, query).subscribe(() => undefined),
  );
  await new Promise((resolve) => setImmediate(resolve));
  read.length = 0;
  const refetcher = createNewsRefetcher(
    (keys) => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))),
    createTimers(),
  );
  refetcher.request(keysOfMessage['order.placed']);
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(read, ['orders.list']);
  assert.equal(client.getQueryState(['orders', 'detail', '7'])?.isInvalidated, true);
  for (const stop of stops) stop();
  client.clear();
});

test('every kind of message names keys', () => {
  for (const kind of storeMessageShape.shape.kind.options)
    assert.ok(keysOfMessage[kind].length > 0, kind);
});

/** True if a message lets a query be read again. */
const isReread = (kind: keyof typeof keysOfMessage, queryKey: readonly unknown[]) =>
  keysOfMessage[kind].some((key) => key.every((part, index) => queryKey[index] === part));

test('an order’s news rereads the disputes and payments that operators see, and a payout’s the sums and files of payouts', () => {
  for (const [kind, queryKey] of [
    ['order.changed', disputeKeys.page({})],
    ['order.changed', disputeKeys.counts({})],
    ['order.changed', disputeKeys.one('1')],
    ['order.placed', platformKeys.payments({})],
    ['order.changed', platformKeys.payments({})],
    ['payment.settled', platformKeys.payments({})],
    ['payment.settled', platformKeys.unknownPayments],
    ['payment.settled', platformKeys.balances],
    ['payout.changed', platformKeys.payouts({})],
    ['payout.changed', platformKeys.payoutSummary],
    ['payout.changed', platformKeys.bankFiles(20)],
    ['payout.failed', platformKeys.balances],
  ] as const)
    assert.ok(isReread(kind, queryKey), `${kind}: ${queryKey.join('.')}`);
});

/** Queries of values that only operators change, or that are read whenever they are shown. */
const unannounced = [
  'all',
  'visits',
  'orderTags',
  'storeChoice',
  'bankResult',
  'providers',
  'paymentMode',
  'payoutSettings',
  'feeRules',
  'feeHistory',
  'welcomeSettings',
  'stockCounts',
  'stockCount',
  'stockCountRows',
  'settlements',
  'jobs',
  'clock',
];

test('every list of operators is reread by some message, or is named here as one that none is about', () => {
  const kinds = storeMessageShape.shape.kind.options;
  const silent = Object.entries(platformKeys).flatMap(([name, key]) => {
    const queryKey = typeof key === 'function' ? (key as (filters: unknown) => unknown[])({}) : key;
    return kinds.some((kind) => isReread(kind, queryKey)) ? [] : [name];
  });
  assert.deepEqual(silent, unannounced);
});
