import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { signBytes } from '@vitrine/sandbox-bank';
import { sql } from 'drizzle-orm';
import { inTx } from '#platform/context.ts';
import { defineEvent } from '#platform/events.ts';
import { ofWorker } from '#platform/testing/app.ts';
import { until } from '#platform/testing/until.ts';
import { withBank } from '../../testing/fixtures.ts';
import { sweepOpenPayments } from '../index.ts';
import { postBytes, signingSecret } from '../testing/bank-events.ts';

const answerMs = 1_500;

const { shop, owner } = await withBank({ owner: {} }, ofWorker);

async function count(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await shop.app.platform.database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${query}`,
  );
  return rows[0]?.count ?? 0;
}

/** Connections that have been waiting inside a transaction for as long as only the provider can take. */
const countWaitingTransactions = () =>
  count(sql`pg_stat_activity where datname = current_database() and state like 'idle in transaction%'
    and state_change < clock_timestamp() - ${answerMs} * interval '0.7 ms'`);
const countPaid = () => count(sql`payments where status = 'captured'`);

/** A payment that was approved at the bank, of which nothing was sent to us. */
async function approve(): Promise<string> {
  const { key, payUrl } = await shop.start((await shop.order(owner)).token);
  await shop.press(payUrl, 'approve');
  return key;
}

test('a provider that takes seconds to answer delays no other queue and holds no transaction open', async () => {
  const { app } = shop;
  const { bank } = shop.sandbox;
  const { readPayment } = bank;
  let asked = 0;
  bank.readPayment = (key) => {
    asked += 1;
    return readPayment(key);
  };
  bank.delivery.setMode('withhold');
  const keys = [await approve(), await approve()];
  await approve();
  await shop.admin('PUT', '/admin/faults', [
    { on: 'read', kind: 'delay', delayMs: answerMs, times: 100 },
  ]);
  const happened = defineEvent<{ word: string }>('test.happened-meanwhile');
  const applied: string[] = [];
  for (const queue of ['general', 'email'] as const)
    app.outbox.on(happened, queue, async () => void applied.push(queue), { queue });
  for (const key of keys) {
    const bytes = Buffer.from(
      JSON.stringify({
        id: `evt_${randomUUID()}`,
        type: 'payment.captured',
        data: { payment: { key } },
      }),
    );
    assert.equal(
      (await postBytes(shop, bytes, signBytes(signingSecret, bytes, app.clock.now()))).status,
      200,
    );
  }
  await app.outbox.work(app.platform);
  await until('the provider is asked', () => asked >= 1);
  // The schedule meets the same provider, with the payment that no event names.
  app.clock.advance(90_000);
  const swept = sweepOpenPayments(shop.ctx, 3);
  await inTx(shop.ctx, (ctx) => app.platform.events.emit(ctx, happened, { word: 'now' }));
  let waitingMax = 0;
  let paidWhenApplied = -1;
  await until('all three are paid', async () => {
    waitingMax = Math.max(waitingMax, await countWaitingTransactions());
    if (applied.length === 2 && paidWhenApplied < 0) paidWhenApplied = await countPaid();
    return (await countPaid()) === 3;
  });
  await swept;
  assert.deepEqual(applied.toSorted(), ['email', 'general']);
  assert.equal(waitingMax, 0);
  assert.equal(paidWhenApplied, 0, 'the events were applied before the provider had answered');
});
