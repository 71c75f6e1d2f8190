import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createQueue, createSingleFlight } from './turns.ts';

test('work runs in the order of its arrival, two at a time, and what finds the queue full is refused', async () => {
  const inTurn = createQueue({ atOnce: 2, capacity: 5 });
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const started: number[] = [];
  let most = 0;
  let running = 0;
  const works = gates.map((gate, number) =>
    inTurn(async () => {
      started.push(number);
      running += 1;
      most = Math.max(most, running);
      await gate.promise;
      running -= 1;
      if (number === 0) throw new RangeError('failed');
      return number;
    }),
  );
  const settled = Promise.allSettled(works);
  await assert.rejects(
    inTurn(async () => 'too many'),
    { code: 'busy', retryAfterSeconds: 5 },
  );
  for (const gate of gates) gate.resolve();
  const results = await settled;
  assert.deepEqual(started, [0, 1, 2, 3, 4]);
  assert.equal(most, 2);
  assert.deepEqual(
    results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason.message)),
    ['failed', 1, 2, 3, 4],
    'a failure takes nothing from the next',
  );
  assert.equal(await inTurn(async () => 'room again'), 'room again');
});

test('calls for one key share a run and its failure, other keys do not, and a later call runs anew', async () => {
  const joined = createSingleFlight<number>();
  let runs = 0;
  const work = async () => {
    runs += 1;
    if (runs === 1) throw new RangeError('failed');
    return runs;
  };
  const failed = await Promise.allSettled([
    joined('a', work),
    joined('a', work),
    joined('a', work),
  ]);
  assert.deepEqual(
    failed.map(({ status }) => status),
    ['rejected', 'rejected', 'rejected'],
  );
  assert.equal(runs, 1);
  assert.deepEqual(
    await Promise.all([joined('a', work), joined('b', work), joined('a', work)]),
    [2, 3, 2],
  );
});
