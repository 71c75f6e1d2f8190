import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../apps/server/src/platform/db/database.ts';
import { sweepDisputes } from '../apps/server/src/shop/disputes/ask-provider.ts';
import { sweepFollowUps, sweepOpenPayments } from '../apps/server/src/shop/payments/index.ts';
import type { PayShop } from '../apps/server/src/shop/payments/testing/pay-shop.ts';
import { followPayouts } from '../apps/server/src/shop/payouts/index.ts';
import { compareNow } from '../apps/server/src/shop/reconciliation/compare-books.ts';
import { type Visit, watchBoundaries } from './boundaries.ts';
import { type Attempt, type Desk, openDesk, ways } from './failpoint-ways.ts';
import type { ProofProvider } from './shop.ts';
import { endLeases } from './verdict.ts';

/** The names of the ways of money that are tried. */
export const wayNames: readonly string[] = Object.keys(ways);

const failureModes = ['throw', 'hang'] as const;
type FailureMode = (typeof failureModes)[number];

class FailPoint extends Error {
  override name = 'FailPoint';
}

const actsMax = 12;
const hangMs = 40;
const betweenActsMs = 61_000;

/** Leases are compared with the database's clock, which is not moved: they end as they do after a minute. */
async function endMinuteOfLeases({ db }: Database): Promise<void> {
  await endLeases(db);
  await db.execute(sql`update idempotency_keys set locked_until = now() where state = 'running'`);
}

/** Runs the jobs of a working server, and repeats the calls of the client with the same keys. */
async function recover({ shop }: Desk, attempt: Attempt): Promise<void> {
  for (let acts = 1; ; acts += 1) {
    shop.app.clock.advance(betweenActsMs);
    await endMinuteOfLeases(shop.app.platform.database);
    await sweepOpenPayments(shop.ctx);
    await sweepFollowUps(shop.ctx);
    await followPayouts(shop.ctx, 0);
    await sweepDisputes(shop.ctx);
    await shop.settle();
    try {
      await attempt.act();
      return await shop.settle();
    } catch (error) {
      if (acts === actsMax) throw error;
    }
  }
}

interface Tried {
  /** The boundary that was met; undefined when there were fewer of them this time. */
  met: Visit | undefined;
  breaks: string[];
}

/** Lets the client and the jobs after it act with a failure at one boundary, and then until it is done. */
async function tryAt(desk: Desk, attempt: Attempt, at: number, mode: FailureMode): Promise<Tried> {
  let visits = 0;
  let met: Visit | undefined;
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const stop = watchBoundaries(new URL(desk.shop.sandbox.url).port, (visit) => {
    visits += 1;
    if (visits - 1 !== at) return undefined;
    met = visit;
    reached.resolve();
    if (mode === 'throw') throw new FailPoint(`${visit.boundary} ${visit.path}`);
    return released.promise;
  });
  const act = async () => {
    await attempt.act();
    await desk.shop.settle();
  };
  const actAnyhow = () => act().catch(() => undefined);
  try {
    const first = actAnyhow();
    await Promise.race([first, reached.promise]);
    // A second tab of the same person comes while the first one hangs.
    const second = met && mode === 'hang' ? actAnyhow() : undefined;
    if (second) await pause(hangMs);
    released.resolve();
    await Promise.all([first, second]);
  } finally {
    stop();
  }
  try {
    await recover(desk, attempt);
  } catch (error) {
    return { met, breaks: [`never done: ${(error as Error).message}`] };
  }
  return { met, breaks: [...(await attempt.check()), ...(await findDiscrepancies(desk.shop))] };
}

const findDiscrepancies = async (shop: PayShop): Promise<string[]> =>
  (await shop.discrepancies()).map((found) => JSON.stringify(found));

/** How many boundaries a client passes that nothing disturbs. */
async function countBoundaries(desk: Desk, attempt: Attempt): Promise<number> {
  let visits = 0;
  const stop = watchBoundaries(new URL(desk.shop.sandbox.url).port, () => {
    visits += 1;
    return undefined;
  });
  try {
    await attempt.act();
    await desk.shop.settle();
  } finally {
    stop();
  }
  return visits;
}

export interface FailpointResult {
  boundaries: number;
  runs: number;
  breaks: string[];
}

/**
 * Fails or holds a way of money at each of its boundaries in one process, one after the other. Afterwards the same client and the
 * jobs finish it: done once, in both books. `every` tries only one of so many boundaries.
 */
export async function runFailpoints(
  provider: ProofProvider,
  names: readonly string[],
  { every = 1, offset = 0 }: { every?: number; offset?: number } = {},
): Promise<FailpointResult> {
  const desk = await openDesk(provider);
  const result: FailpointResult = { boundaries: 0, runs: 0, breaks: [] };
  try {
    for (const name of names) {
      const begin = ways[name];
      if (!begin) throw new Error(`${name} is no way of money`);
      // The jobs of what was prepared are done, so that only boundaries of the way itself are met.
      const prepare = async () => {
        const attempt = await begin(desk);
        await desk.shop.settle();
        return attempt;
      };
      const count = await countBoundaries(desk, await prepare());
      result.boundaries += count;
      for (let at = offset; at < count; at += every)
        for (const mode of failureModes) {
          const { met, breaks } = await tryAt(desk, await prepare(), at, mode);
          if (met) result.runs += 1;
          const where = `${name}, ${mode} at ${at} (${met?.boundary} ${met?.path})`;
          result.breaks.push(...breaks.map((text) => `${where}: ${text}`));
          // Later runs would report the same fault again.
          if (breaks.length) return result;
        }
    }
    desk.shop.app.clock.advance(3_600_000);
    const { differences } = await compareNow(desk.shop.ctx);
    if (differences) result.breaks.push(`the books differ in ${differences} places`);
  } finally {
    await desk.close();
  }
  return result;
}
