import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import { openPayoutStatuses } from '@vitrine/contract/shop/payout-shapes.ts';
import type { readStoreFigures } from '@vitrine/contract/shop/store-figures.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { orNotFound } from '#platform/failure.ts';
import { callerOf, mayDo } from '#platform/http/route.ts';
import { isTestBook } from '../ledger/index.ts';
import { countPlatformOrders } from '../orders/index.ts';
import { getStore, type Store } from '../stores/index.ts';
import { readRevenue } from './store-figures.queries.ts';

type Figures = EndpointReply<typeof readStoreFigures>;

async function readEarned(
  ctx: Ctx,
  { id, timeZone, baseCurrency }: Store,
): Promise<Figures['revenue']> {
  const { month, total } = await readRevenue(ctx, id, timeZone);
  return { month: toMoney(month, baseCurrency), total: toMoney(total, baseCurrency) };
}

/** The balances of the owner by currency. Owed amounts are on the credit side of the book, below zero. */
async function readBalances(
  ctx: Ctx,
  { id, baseCurrency }: Store,
): Promise<NonNullable<Figures['balances']>> {
  const rows = await ctx.db.rows(
    sql`
    select currency, coalesce(-sum(balance_minor) filter (where code = 'owner_pending'), 0)::text as pending,
      coalesce(-sum(balance_minor) filter (where code = 'owner_available'), 0)::text as available,
      coalesce(-sum(balance_minor) filter (where code = 'owner_in_transit'), 0)::text as in_transit
    from owner_balances where store_id = ${id} and is_test = ${isTestBook(ctx)}
    group by currency order by currency <> ${baseCurrency}, currency`,
    { currency: as.currency, pending: as.minor, available: as.minor, inTransit: as.minor },
  );
  const empty = { currency: baseCurrency, pending: 0n, available: 0n, inTransit: 0n };
  return (rows.length ? rows : [empty]).map(({ currency, pending, available, inTransit }) => ({
    pending: toMoney(pending, currency),
    available: toMoney(available, currency),
    inTransit: toMoney(inTransit, currency),
  }));
}

async function readPayouts(ctx: Ctx, { id }: Store): Promise<Figures['payouts']> {
  const rows = await ctx.db.rows(
    sql`
    select currency, count(*) filter (where status = any(${sql.param([...openPayoutStatuses])}::text[])) as open,
      count(*) filter (where status = 'failed') as failed, count(*) filter (where status = 'paid') as paid,
      coalesce(sum(amount_minor) filter (where status = 'paid'), 0)::text as paid_minor
    from payouts where store_id = ${id} and is_test = ${isTestBook(ctx)} group by currency order by currency`,
    {
      currency: as.currency,
      open: as.integer,
      failed: as.integer,
      paid: as.integer,
      paidMinor: as.minor,
    },
  );
  const sum = (pick: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + pick(row), 0);
  return {
    open: sum(({ open }) => open),
    failed: sum(({ failed }) => failed),
    paid: sum(({ paid }) => paid),
    paidTotals: rows.flatMap(({ currency, paid, paidMinor }) =>
      paid > 0 ? [toMoney(paidMinor, currency)] : [],
    ),
  };
}

async function countReturns(ctx: Ctx, { id }: Store): Promise<Figures['returns']> {
  const [row] = await ctx.db.rows(
    sql`
    select count(*) as all, count(*) filter (where state in ('requested', 'sent', 'received')) as waiting
    from return_requests where store_id = ${id}`,
    { all: as.integer, waiting: as.integer },
  );
  return orNotFound(row);
}

/** The figures of a store for operators, each part for those who may see its list. */
export async function readFiguresOf(ctx: Ctx, storeId: string): Promise<Figures> {
  const store = await getStore(ctx, storeId);
  const caller = callerOf(ctx);
  const seesOrders = mayDo(caller, 'platform:order:query');
  const orders = seesOrders ? await countPlatformOrders(ctx, { storeId }) : null;
  return {
    revenue: seesOrders ? await readEarned(ctx, store) : null,
    balances: mayDo(caller, 'platform:ledger:query') ? await readBalances(ctx, store) : null,
    payouts: mayDo(caller, 'platform:payout:query') ? await readPayouts(ctx, store) : null,
    orders: orders && {
      all: orders.all,
      toShip: orders.toShip,
      refundAsked: orders.refundAsked,
    },
    returns: mayDo(caller, 'platform:return:query') ? await countReturns(ctx, store) : null,
  };
}
