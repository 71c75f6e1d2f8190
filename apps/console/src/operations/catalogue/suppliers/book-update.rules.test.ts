import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookWhole } from './book-update.rules.ts';

const waiting = (costCount: number) => ({ state: 'waiting' as const, costCount });
const done = { state: 'booked' as const, costCount: 5_000 };

async function run(replies: readonly (typeof done | ReturnType<typeof waiting>)[]) {
  const left: number[] = [];
  let calls = 0;
  const last = await bookWhole(
    () => {
      const reply = replies[calls];
      calls += 1;
      return reply ? Promise.resolve(reply) : Promise.reject(new Error('no reply'));
    },
    (count) => left.push(count),
  );
  return { last, left, calls };
}

test('a long table is booked by one press, and each part names what is left', async () => {
  const { last, left, calls } = await run([waiting(3_000), waiting(1_000), done]);
  assert.deepEqual([last, left, calls], [done, [3_000, 1_000], 3]);
});

test('a short table takes one call', async () => {
  assert.deepEqual(await run([done]), { last: done, left: [], calls: 1 });
});

test('a part that leaves as many costs as before ends it', async () => {
  const { last, calls } = await run([waiting(3_000), waiting(3_000), done]);
  assert.deepEqual([last, calls], [waiting(3_000), 2]);
});

test('a failure ends it', async () => {
  await assert.rejects(run([waiting(3_000)]), /no reply/);
});
