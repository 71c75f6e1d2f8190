import type { Sandbox } from '@vitrine/sandbox-bank';
import { sql } from 'drizzle-orm';
import type { Clock } from '#platform/clock.ts';
import { systemContext } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { createServer, mountApiServer } from '#platform/http/server.ts';
import { withRunLog } from '#platform/jobs/run-log.ts';
import type { App } from '#server/app.ts';
import { closeUnpaid } from '#shop/orders/close-unpaid.ts';
import { remindOwners } from '#shop/orders/remind-owners.ts';
import { sweepFollowUps, sweepOpenPayments } from '#shop/payments/index.ts';
import { followPayouts, matureAll } from '#shop/payouts/index.ts';
import { runSchedules } from '#shop/payouts/schedule.ts';
import { buyers } from '../../stores/buyers.ts';
import { createBankDesk } from './bank-desk.ts';
import { buy, type Outcome } from './buy.ts';
import {
  askForPayout,
  askForRefund,
  homes,
  linkAccount,
  payDueOrders,
  seedOwnOrder,
} from './own.ts';
import { createRandom } from './random.ts';
import { days, drawArrivals, hours } from './rhythm.ts';
import { asOperator, readSeededStores } from './seeded-store.ts';
import { planFulfilment } from './ship.ts';
import { createTimeline } from './timeline.ts';

/** A clock that can be moved, also back: the trial's own, which the sandbox shares. */
export interface TravelClock extends Clock {
  advance(byMs: number): void;
}

export function travelTo(clock: TravelClock, to: Date): void {
  clock.advance(to.getTime() - clock.now().getTime());
}

const outcomes: readonly [Outcome, number][] = [
  ['pays', 88],
  ['declined-then-pays', 4],
  ['declined', 3],
  ['leaves', 5],
];

/** One of so many buyers pays by PayPal where it is offered. */
const paypalEvery = 5;

/**
 * Simulates the days before `until` with the code that people use: buyers order and pay at the sandbox, its
 * webhooks arrive over HTTP, the warehouse ships, owners pay and are paid. The clock is at `until` afterwards.
 */
export async function liveHistory(
  app: App,
  sandbox: Sandbox,
  wish: { clock: TravelClock; until: Date; dayCount: number; seed: number },
): Promise<number> {
  const { platform } = app;
  const { clock, until } = wish;
  const random = createRandom(wish.seed);
  const timeline = createTimeline();
  const desk = createBankDesk(app, sandbox);
  const begin = new Date(until.getTime() - days(wish.dayCount));
  const stores = await readSeededStores(platform);
  const operator = await asOperator(platform);
  const receiver = await createServer(platform.config);
  mountApiServer(receiver, app.api);
  const address = await receiver.listen({ port: 0, host: '127.0.0.1' });
  const webhooks = `${address}/api/v1/webhooks`;
  sandbox.bank.delivery.setTargets([
    `${webhooks}/sandbox`,
    `stripe:${webhooks}/stripe`,
    `paypal:${webhooks}/paypal`,
  ]);
  const fullStock = await platform.database.db.rows(
    sql`select variant_id, on_hand from stock_levels`,
    {
      variantId: as.id,
      onHand: as.integer,
    },
  );

  async function fulfil(condition: ReturnType<typeof sql>): Promise<void> {
    const rows = await platform.database.db.rows(
      sql`
      select id from orders where fulfilment = 'waiting' and cancelled_at is null and ${condition} order by id`,
      { id: as.id },
    );
    for (const { id } of rows) planFulfilment(operator, timeline, random, id);
  }

  /** What runs by itself on a working server, once a day, and the warehouse's new goods. */
  async function endDay(): Promise<void> {
    const ctx = systemContext(platform);
    await sweepOpenPayments(ctx);
    await sweepFollowUps(ctx);
    await remindOwners(platform);
    await closeUnpaid(platform);
    await matureAll(ctx);
    await followPayouts(ctx, 0);
    await withRunLog(platform, { kind: 'payout', name: 'payouts.schedules' }, (log) =>
      runSchedules(ctx, log),
    );
    for (const { variantId: id, onHand: full } of fullStock) {
      if (full < 10) continue;
      await ctx.db.run(
        sql`update stock_levels set on_hand = held + ${full} where variant_id = ${id} and on_hand - held < ${Math.ceil(full / 3)}`,
      );
    }
    await desk.settle();
  }

  for (let day = 0; day <= wish.dayCount; day += 1)
    timeline.at(begin.getTime() + days(day) + hours(3), endDay);
  for (const store of stores) {
    timeline.at(begin.getTime() + hours(1), () => linkAccount(platform, desk, store));
    const arrivals = drawArrivals(
      random,
      { key: store.slug, timeZone: store.demo.timeZone },
      new Date(begin.getTime() + hours(4)),
      until,
    );
    // The last hour is never empty, so that a trial begins with something that just happened.
    if (store.slug === 'casa-luna')
      arrivals.push(
        new Date(until.getTime() - 38 * 60_000),
        new Date(until.getTime() - 9 * 60_000),
      );
    for (const [place, arrival] of arrivals.entries()) {
      timeline.at(arrival, async () => {
        const outcome = random.pick(outcomes, ([, weight]) => weight)[0];
        const order = await buy(platform, desk, random, {
          store,
          buyer: random.pick(buyers),
          outcome,
          key: `demo-${store.id}-${place}`,
          byPaypal: place % paypalEvery === 0,
        });
        if (order && store.demo.settlementMode === 'platform' && outcome.endsWith('pays'))
          await fulfil(sql`number = ${order.number} and buyer_payment = 'paid'`);
      });
    }
    if (store.demo.settlementMode === 'direct') {
      // The newest ones stay unpaid, so that there is something to pay in a trial.
      for (
        let at = begin.getTime() + days(2) + hours(19);
        at < until.getTime() - days(1.2);
        at += days(2)
      ) {
        timeline.at(at, async () => {
          for (const id of await payDueOrders(platform, desk, store, 'card'))
            await fulfil(sql`id = ${id} and seller_payment = 'paid'`);
        });
      }
    }
    if (store.slug === 'casa-luna') {
      // Operators of a trial find a request to answer.
      timeline.at(until.getTime() - hours(2), () => askForRefund(platform, store));
      for (let day = 11; day < wish.dayCount - 3; day += 7)
        timeline.at(begin.getTime() + days(day) + hours(16), () => askForPayout(platform, store));
    }
    if (homes[store.slug]) {
      for (let day = 40; day < wish.dayCount; day += 35) {
        timeline.at(begin.getTime() + days(day) + hours(11), async () => {
          await seedOwnOrder(platform, store, random.pick(store.wares).variantId);
          for (const id of await payDueOrders(platform, desk, store, 'earnings'))
            await fulfil(sql`id = ${id} and seller_payment = 'paid'`);
        });
      }
    }
  }
  try {
    return await timeline.live(until, (to) => travelTo(clock, to));
  } finally {
    travelTo(clock, until);
    await desk.settle();
    sandbox.bank.delivery.setTargets([]);
    await receiver.close();
  }
}
