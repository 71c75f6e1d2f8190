import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import { bankProvider } from '@vitrine/contract/shop/payout-rails.ts';
import * as operators from '@vitrine/contract/shop/platform-payouts.ts';
import { topics } from '@vitrine/contract/topics.ts';
import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { carrySessions } from '#admin/identity/index.ts';
import { ManualClock, OffsetClock } from '#platform/clock.ts';
import { type Ctx, inTx, type Platform, systemContext } from '#platform/context.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import { type RunLog, withRunLog } from '#platform/jobs/run-log.ts';
import { sendPush } from '#platform/push/push.ts';
import { matureEarnings } from '../ledger/index.ts';
import { moveSandboxBankClock, runKeyed } from '../payments/index.ts';
import { getStores } from '../stores/index.ts';
import { type PayoutRow, retryWaiting, sendPayout } from './apply-payout.ts';
import { makeBankFiles } from './bank-files/make-bank-files.ts';
import { describePayout } from './describe-payout.ts';
import { logPayout } from './log-payout.ts';
import { notifyOfUnpaidStores } from './notify-operators.ts';
import { payouts } from './payouts.tables.ts';
import { checkAllPayouts, checkPayout, tryPayout } from './request-payout.ts';
import { runSchedules } from './schedule.ts';

const againMs = 25_000;
/** A payout that waits for a balance is tried again after so long, and at once by an operator's run. */
const waitMs = 3_600_000;
const dayMs = 86_400_000;

/** Earnings whose hold is over become available, and open screens are notified. */
export async function matureAll(ctx: Ctx): Promise<number> {
  const changed = await matureEarnings(ctx);
  for (const { storeId } of changed) {
    await inTx(ctx, (tx) =>
      sendPush(tx, { destination: topics.store(storeId), body: { kind: 'figures.changed' } }),
    );
  }
  return changed.reduce((sum, { orders }) => sum + orders, 0);
}

/** Sends or asks about every open payout that was not asked about just now. */
export async function followPayouts(
  ctx: Ctx,
  notWithinMs = againMs,
): Promise<{ paid: number; failed: PayoutRow[] }> {
  const open = await inTx(ctx, async (tx) => {
    const now = tx.clock.now();
    const rows = await tx.db
      .select()
      .from(payouts)
      .where(
        and(
          // Written out, so that the index on open payouts serves whatever plan is kept.
          sql`${payouts.status} in ('requested', 'sent', 'unknown', 'waiting')`,
          or(
            ne(payouts.status, 'waiting'),
            lt(payouts.askedAt, new Date(now.getTime() - (notWithinMs && waitMs) + 1)),
          ),
          // Bank files have no provider that could be queried.
          ne(payouts.provider, bankProvider),
          // A fresh one is still being processed by the request that created it.
          lt(payouts.requestedAt, new Date(now.getTime() - notWithinMs + 1)),
          or(
            isNull(payouts.askedAt),
            lt(payouts.askedAt, new Date(now.getTime() - notWithinMs + 1)),
          ),
        ),
      )
      .orderBy(payouts.id)
      .limit(500)
      .for('update', { skipLocked: true });
    if (rows.length)
      await tx.db
        .update(payouts)
        .set({ askedAt: now })
        .where(
          inArray(
            payouts.id,
            rows.map(({ id }) => id),
          ),
        );
    return rows;
  });
  const settled: { paid: number; failed: PayoutRow[] } = { paid: 0, failed: [] };
  for (const payout of open) {
    const after =
      payout.status === 'waiting'
        ? await retryWaiting(ctx, payout.id)
        : await sendPayout(ctx, payout);
    if (after?.status === 'paid') settled.paid += 1;
    if (after?.status === 'failed' || after?.status === 'returned') settled.failed.push(after);
  }
  return settled;
}

type Preview = EndpointReply<typeof operators.previewPayouts>;

/** What running payouts now would send, store by store, and whom it would skip. */
export async function previewPayouts(ctx: Ctx): Promise<Preview> {
  const preview: Preview = { payouts: [], skipped: [] };
  for (const { store, block, amountMinor } of await checkAllPayouts(ctx)) {
    const { id, name, baseCurrency } = store;
    if (block) preview.skipped.push({ store: { id, name }, reason: block });
    else preview.payouts.push({ store: { id, name }, amount: toMoney(amountMinor, baseCurrency) });
  }
  return preview;
}

/** The stores whose payouts came back, with the reason. */
async function nameFailures(
  ctx: Ctx,
  failed: readonly PayoutRow[],
): Promise<EndpointReply<typeof operators.runPayouts>['failures']> {
  const stores = await getStores(
    ctx,
    failed.map(({ storeId }) => storeId),
  );
  return failed.flatMap(({ storeId, failure }) => {
    const store = stores.get(storeId);
    return store
      ? [{ store: { id: storeId, name: store.name }, reason: failure ?? 'provider_error' }]
      : [];
  });
}

async function payAllOut(
  ctx: Ctx,
  log: RunLog,
): Promise<EndpointReply<typeof operators.runPayouts>> {
  log.info('payoutsStarted');
  const runId = await log.flush();
  const matured = await matureAll(ctx);
  log.info('payoutsMatured', { count: matured });
  const settled = await followPayouts(ctx, 0);
  log.info('payoutsSettled', { paid: settled.paid, failed: settled.failed.length });
  const { payouts: due, skipped } = await previewPayouts(ctx);
  let begun = 0;
  const failed = [...settled.failed];
  for (const { store } of due) {
    const payout = await tryPayout(ctx, store.id, 'operator');
    // Another run was faster: its payout is on its way.
    if (!payout) {
      skipped.push({ store, reason: (await checkPayout(ctx, store.id)).block ?? 'open_payout' });
      continue;
    }
    logPayout(log, store.name, payout);
    if (payout.status === 'failed') failed.push(payout);
    else begun += 1;
  }
  for (const name of await makeBankFiles(ctx)) log.success('bankFileMade', { name });
  for (const { store, reason } of skipped)
    log.warning('payoutSkipped', { store: store.name, reason });
  log.success('payoutsDone', { begun, failed: failed.length, skipped: skipped.length });
  return {
    matured,
    begun,
    settled: settled.paid,
    failed: failed.length,
    failures: await nameFailures(ctx, failed),
    skipped,
    runId,
  };
}

/** An operator runs payouts now, whatever the schedules say; the same click a second time is answered with what the first one did. */
export const runPayouts = (ctx: Ctx): Promise<EndpointReply<typeof operators.runPayouts>> =>
  runKeyed(
    ctx,
    { name: operators.runPayouts.name, anonymous: '', body: {} },
    async () => undefined,
    async () => ({
      result: await withRunLog(
        ctx.platform,
        {
          kind: 'payout',
          name: operators.runPayouts.name,
          accountId: ctx.caller?.accountId ?? null,
        },
        (log) => payAllOut(ctx, log),
      ),
      isFinal: true,
    }),
  );

/** An operator sends one payout again that waits for a balance. */
export async function retryPayout(
  ctx: Ctx,
  payoutId: string,
): Promise<EndpointReply<typeof operators.retryPayout>> {
  await retryWaiting(ctx, payoutId);
  const [row] = await ctx.db.select().from(payouts).where(eq(payouts.id, payoutId));
  return describePayout(orNotFound(row));
}

function canMove(ctx: Ctx): boolean {
  return (
    ctx.platform.config.mode !== 'serve' &&
    (ctx.clock instanceof OffsetClock || ctx.clock instanceof ManualClock)
  );
}

export async function readClock(
  ctx: Ctx,
): Promise<EndpointReply<typeof operators.readSandboxClock>> {
  return { now: ctx.clock.now().toISOString(), canMove: canMove(ctx) };
}

/** Moves the trial's clock, the bank's with it, and lets the days take effect at once. */
export async function moveClock(
  ctx: Ctx,
  days: number,
): Promise<EndpointReply<typeof operators.moveSandboxClock>> {
  const { clock } = ctx;
  if (!canMove(ctx) || !(clock instanceof OffsetClock || clock instanceof ManualClock))
    throw new Failure('not-found');
  clock.advance(days * dayMs);
  await carrySessions(ctx, days * dayMs);
  await moveSandboxBankClock(ctx.platform.config, days * dayMs);
  await matureAll(ctx);
  await followPayouts(ctx, 0);
  return { now: clock.now().toISOString() };
}

export const payoutSchedules = [
  {
    name: 'payouts.mature',
    everySeconds: 60,
    run: async (platform: Platform) => void (await matureAll(systemContext(platform))),
  },
  {
    name: 'payouts.follow',
    kind: 'payout',
    everySeconds: 30,
    async run(platform: Platform, log: RunLog) {
      const settled = await followPayouts(systemContext(platform));
      const failed = settled.failed.length;
      if (settled.paid || failed)
        log[failed ? 'warning' : 'success']('payoutsSettled', { paid: settled.paid, failed });
    },
  },
  {
    name: 'payouts.schedules',
    kind: 'payout',
    everySeconds: 300,
    async run(platform: Platform, log: RunLog) {
      const ctx = systemContext(platform);
      await runSchedules(ctx, log);
      await inTx(ctx, notifyOfUnpaidStores);
    },
  },
] as const;
