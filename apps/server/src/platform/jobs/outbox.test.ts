import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { inTx, systemContext } from '../context.ts';
import { defineEvent } from '../events.ts';
import { createTestApp, ofWorker } from '../testing/app.ts';
import { closeAfter } from '../testing/close-after.ts';

const app = await closeAfter(createTestApp({ environment: ofWorker }));

test('a worker does each job once, and one that fails is tried again without the others of its batch', async () => {
  const happened = defineEvent<{ word: string }>('test.happened');
  const heard: string[] = [];
  app.outbox.on(happened, 'listen', async (_ctx, { word }) => {
    heard.push(word);
    if (word === 'broken') throw new Error('cannot');
  });
  await inTx(systemContext(app.platform), async (ctx) => {
    for (const word of ['first', 'broken', 'last'])
      await ctx.platform.events.emit(ctx, happened, { word });
  });
  await app.outbox.work(app.platform);
  const states = async () =>
    (
      await app.platform.database.db.execute<{ word: string; state: string }>(
        sql`select data->'payload'->>'word' as word, state::text from jobs.job where data->>'event' = 'test.happened' order by 1`,
      )
    ).rows;
  let seen = await states();
  while (seen.some(({ state }) => state === 'created' || state === 'active')) {
    await pause(20);
    seen = await states();
  }
  assert.deepEqual(seen, [
    { word: 'broken', state: 'retry' },
    { word: 'first', state: 'completed' },
    { word: 'last', state: 'completed' },
  ]);
  assert.deepEqual(heard.toSorted(), ['broken', 'first', 'last']);
});

test('jobs wake their workers, one of another process too; a transaction that is undone wakes nobody', async () => {
  const counted = defineEvent<{ word: string }>('test.counted');
  const heard: string[] = [];
  const arrived = Promise.withResolvers<void>();
  app.outbox.on(counted, 'count', async (_ctx, { word }) => {
    heard.push(word);
    if (heard.length === 3) arrived.resolve();
  });
  const signalled: string[][] = [];
  app.platform.signals.on('jobs', (message) =>
    signalled.push((message as { queues: string[] }).queues),
  );
  await assert.rejects(
    inTx(systemContext(app.platform), async (ctx) => {
      await ctx.platform.events.emit(ctx, counted, { word: 'undone' });
      throw new Error('undone');
    }),
  );
  await Promise.all(
    ['a', 'b', 'c'].map((word) =>
      inTx(systemContext(app.platform), (ctx) => ctx.platform.events.emit(ctx, counted, { word })),
    ),
  );
  await arrived.promise;
  assert.deepEqual(heard.toSorted(), ['a', 'b', 'c']);
  while (!signalled.length) await pause(5);
  assert.ok(signalled.length <= 3, `${signalled.length} notices`);
  assert.deepEqual(signalled[0], ['general']);
});
