import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TaggedCache } from './tagged-cache.ts';

function createCache(size?: { bytesMax: number; bytesOf: (value: string) => number }) {
  const time = { nowMs: 1_000_000 };
  const cache = new TaggedCache<string>({
    entriesMax: 3,
    ttlMs: 5_000,
    nowMs: () => time.nowMs,
    ...(size ? { size } : {}),
  });
  const put = (key: string, ...tags: string[]) =>
    cache.set(key, cache.begin(), { value: `${key}!`, tags });
  return { cache, put, time };
}

test('an invalidated tag drops its own values and leaves the others', () => {
  const { cache, put } = createCache();
  put('a', 'store:1', 'catalogue');
  put('b', 'store:2', 'catalogue');
  cache.invalidate(['store:1', 'store:9']);
  assert.deepEqual([cache.get('a'), cache.get('b')], [undefined, 'b!']);
  cache.invalidate(['catalogue']);
  assert.equal(cache.get('b'), undefined);
});

test('a value that expired can be had for a while longer, unless it was invalidated or the cache cleared', async () => {
  const time = { nowMs: 10_000 };
  const cache = new TaggedCache<string>({
    entriesMax: 3,
    ttlMs: 1_000,
    staleMs: 5_000,
    nowMs: () => time.nowMs,
  });
  const put = (key: string) => cache.set(key, cache.begin(), { value: key, tags: [`tag ${key}`] });
  put('a');
  put('b');
  time.nowMs = 11_000;
  assert.deepEqual([cache.get('a'), cache.getStale('a')], ['a', 'a']);
  time.nowMs = 11_001;
  assert.deepEqual([cache.get('a'), cache.getStale('a')], [undefined, 'a']);
  assert.equal(
    (await cache.load('b', async () => ({ value: 'newer', tags: ['tag b'] }))).value,
    'newer',
  );
  cache.invalidate(['tag b']);
  assert.deepEqual([cache.get('b'), cache.getStale('b')], [undefined, undefined]);
  time.nowMs = 16_000;
  assert.equal(cache.getStale('a'), 'a');
  time.nowMs = 16_001;
  assert.equal(cache.getStale('a'), undefined);
  put('a');
  cache.clear();
  assert.equal(cache.getStale('a'), undefined);
});

test('a value whose tag was invalidated while it was made is not kept, one of other tags is', () => {
  const { cache } = createCache();
  const begun = cache.begin();
  cache.invalidate(['store:1']);
  cache.set('a', begun, { value: 'old', tags: ['store:1'] });
  cache.set('b', begun, { value: 'true', tags: ['store:2'] });
  assert.deepEqual([cache.get('a'), cache.get('b')], [undefined, 'true']);
  const beforeClear = cache.begin();
  cache.clear();
  cache.set('b', beforeClear, { value: 'old', tags: ['store:2'] });
  assert.equal(cache.get('b'), undefined);
});

test('calls at the same time share one making; a call after an invalidation does not join one that began before', async () => {
  const { cache } = createCache();
  const made: string[] = [];
  const gate = Promise.withResolvers<void>();
  const make = (value: string) => async () => {
    made.push(value);
    await gate.promise;
    return { value, tags: ['store:1'] };
  };
  const early = [cache.load('a', make('old')), cache.load('a', make('never'))];
  cache.invalidate(['store:1']);
  const late = [cache.load('a', make('new')), cache.load('a', make('never'))];
  gate.resolve();
  assert.deepEqual(
    (await Promise.all([...early, ...late])).map(({ value }) => value),
    ['old', 'old', 'new', 'new'],
  );
  assert.deepEqual(made, ['old', 'new']);
  assert.equal(cache.get('a'), 'new');
});

test('a making that fails or has no tags is kept by no one', async () => {
  const { cache } = createCache();
  await assert.rejects(
    cache.load('a', () => Promise.reject(new Error('away'))),
    /away/,
  );
  assert.equal(
    (await cache.load('a', async () => ({ value: 'passing', tags: null }))).value,
    'passing',
  );
  assert.equal((await cache.load('a', async () => ({ value: 'kept', tags: [] }))).value, 'kept');
  assert.equal(cache.get('a'), 'kept');
});

test('values go when their time is over, when there are too many and when they take too much space', () => {
  const { cache, put, time } = createCache({ bytesMax: 10, bytesOf: (value) => value.length });
  put('a', 'x');
  time.nowMs += 5_000;
  assert.equal(cache.get('a'), 'a!');
  time.nowMs += 1;
  assert.equal(cache.get('a'), undefined);
  for (const key of ['a', 'b', 'c', 'd']) put(key, 'x');
  assert.deepEqual(
    ['a', 'b', 'c', 'd'].map((key) => cache.get(key)),
    [undefined, 'b!', 'c!', 'd!'],
  );
  put('larger than the cache', 'x');
  assert.equal(cache.get('larger than the cache'), undefined);
  put('seven77', 'y');
  assert.deepEqual(
    [cache.get('c'), cache.get('d'), cache.get('seven77')],
    [undefined, 'd!', 'seven77!'],
  );
});

test('a tag that is invalidated within others drops only what has one of these too', () => {
  const { cache, put } = createCache();
  put('a', 'list', 'store:1');
  put('b', 'list', 'store:2');
  put('c', 'product', 'store:1');
  const begun = cache.begin();
  cache.invalidate(['list'], ['store:1', 'store:9']);
  assert.deepEqual(
    ['a', 'b', 'c'].map((key) => cache.get(key)),
    [undefined, 'b!', 'c!'],
  );
  cache.set('a', begun, { value: 'old', tags: ['list', 'store:1'] });
  assert.equal(cache.get('a'), undefined, 'what was being made meanwhile is not kept');
});

test('after more invalidated tags than are remembered, values stay and what began before the forgotten ones is not kept', () => {
  const { cache, put } = createCache();
  put('a', 'store:1');
  const early = cache.begin();
  for (let number = 0; number < 10_001; number += 1) cache.invalidate([`product:${number}`]);
  assert.equal(cache.get('a'), 'a!');
  cache.set('b', early, { value: 'old', tags: ['product:0'] });
  assert.equal(cache.get('b'), undefined);
  const late = cache.begin();
  cache.invalidate(['product:0']);
  cache.set('b', late, { value: 'unconcerned', tags: ['product:1'] });
  cache.set('c', late, { value: 'old', tags: ['product:0'] });
  assert.deepEqual([cache.get('b'), cache.get('c')], ['unconcerned', undefined]);
});
