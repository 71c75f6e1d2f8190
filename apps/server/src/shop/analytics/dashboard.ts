import type { IndexInfo } from '@vitrine/contract/admin/users.ts';
import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { fileUrl } from '@vitrine/contract/images.ts';
import { type Currency, convertMinor, toMoney } from '@vitrine/contract/money.ts';
import type * as contract from '@vitrine/contract/shop/analytics.ts';
import type { Ctx } from '#platform/context.ts';
import { readFocus } from '../catalogue/index.ts';
import { findRate } from '../markets/index.ts';
import { getStore, ownStoreId } from '../stores/index.ts';
import { comparedRevenue } from './compared-revenue.rules.ts';
import { setOwnerCookie } from './mark-owner.ts';
import { readTodayCounts, readTrend, readYesterdaySoFar } from './operations.queries.ts';
import {
  countProducts,
  readEarningStores,
  readRevenue,
  readSteps,
  readTopProducts,
  type StepRow,
} from './store-figures.queries.ts';
import { readClickSources } from './visits.queries.ts';
import { changeOf, shareOf } from './visits.rules.ts';

const sum = (rows: readonly StepRow[], pick: (row: StepRow) => number) =>
  rows.reduce((total, row) => total + pick(row), 0);

/** One window out of twice as many steps: the newer half and the half before it. */
function figuresOf(rows: readonly StepRow[]): contract.WindowFigures {
  const half = rows.length / 2;
  const before = rows.slice(0, half);
  const now = rows.slice(half);
  const counted = (pick: (row: StepRow) => number): contract.Figure => {
    const value = sum(now, pick);
    const previous = sum(before, pick);
    return {
      value,
      previous,
      change: changeOf(value, previous),
      series: now.map(pick),
      previousSeries: before.map(pick),
    };
  };
  const share = (some: readonly StepRow[]) =>
    shareOf(
      sum(some, ({ converted }) => converted),
      sum(some, ({ clicks }) => clicks),
    );
  const value = share(now);
  const previous = share(before);
  const perStep = ({ converted, clicks }: StepRow) => shareOf(converted, clicks);
  return {
    steps: now.map(({ step }) => step.toISOString()),
    previousSteps: before.map(({ step }) => step.toISOString()),
    endsAt: (now.at(-1)?.endsAt ?? new Date(0)).toISOString(),
    earnings: counted(({ earned }) => Number(earned)),
    clicks: counted(({ clicks }) => clicks),
    salesVolume: counted(({ units }) => units),
    // A share moves by points: the change is their difference.
    conversion: {
      value,
      previous,
      change: value === null || previous === null ? null : Math.round((value - previous) * 10) / 10,
      series: now.map(perStep),
      previousSeries: before.map(perStep),
    },
  };
}

async function averageEarning(ctx: Ctx, currency: Currency): Promise<bigint | null> {
  let total = 0n;
  let stores = 0;
  for (const row of await readEarningStores(ctx)) {
    total += convertMinor(row.earned, await findRate(ctx, row.currency, currency));
    stores += row.stores;
  }
  return stores === 0 ? null : total / BigInt(stores);
}

/** Everything that the owner's start page shows, in a constant number of queries. */
export async function readDashboard(
  ctx: Ctx,
): Promise<EndpointReply<typeof contract.readDashboard>> {
  const store = await getStore(ctx, ownStoreId(ctx));
  const { id, timeZone } = store;
  const currency = store.baseCurrency;
  const money = (minor: bigint) => toMoney(minor, currency);
  await setOwnerCookie(ctx, store);
  const revenue = await readRevenue(ctx, id, timeZone);
  const compared = comparedRevenue(revenue, currency, ctx.clock.now());
  const average = await averageEarning(ctx, currency);
  return {
    currency,
    products: await countProducts(ctx, id, timeZone),
    revenue: {
      today: money(revenue.today),
      week: money(revenue.week),
      total: money(revenue.total),
    },
    comparisons: {
      yesterday: compared.yesterday.change,
      lastWeek: compared.lastWeek.change,
      lastMonth: compared.lastMonth.change,
      lastYear: compared.lastYear.change,
    },
    comparedRevenue: compared,
    pendingShipment: { amount: money(revenue.pendingMinor), count: revenue.pendingCount },
    averageBloggerRevenue: average === null ? null : money(average),
    windows: {
      day: figuresOf(await readSteps(ctx, id, 'hour', timeZone)),
      week: figuresOf(await readSteps(ctx, id, 'day', timeZone)),
    },
    topProducts: (await readTopProducts(ctx, id, timeZone)).map((row) => ({
      productId: row.productId,
      name: row.name,
      imageUrl: row.imageKey ? fileUrl(row.imageKey) : null,
      ...readFocus(row),
      units: row.units,
      earned: money(row.earnedMinor),
    })),
    clickSources: await readClickSources(ctx, id),
  };
}

/** The specification's `indexInfo`. */
export async function readIndexInfo(ctx: Ctx, storeId: string): Promise<IndexInfo> {
  const { timeZone } = await getStore(ctx, storeId);
  const revenue = await readRevenue(ctx, storeId, timeZone);
  const { total, newToday } = await countProducts(ctx, storeId, timeZone);
  return {
    growth_rate_week: changeOf(Number(revenue.week), Number(revenue.weekBefore)),
    growth_rate_month: changeOf(Number(revenue.month), Number(revenue.monthBefore)),
    goods_days_add: shareOf(newToday, total - newToday),
    goods_days_add_count: newToday,
  };
}

export async function readOperationsDashboard(
  ctx: Ctx,
  { trendDays }: EndpointInput<typeof contract.readOperationsDashboard>['query'],
): Promise<EndpointReply<typeof contract.readOperationsDashboard>> {
  const trend = await readTrend(ctx, trendDays);
  const today = trend.at(-1);
  const { visits, newStores, openStores } = await readTodayCounts(ctx);
  const yesterday = await readYesterdaySoFar(ctx);
  return {
    trend: trend.map(({ day, orders }) => ({ day, orders })),
    today: {
      visits,
      visitsChange: changeOf(visits, yesterday.visits),
      orders: today?.orders ?? 0,
      ordersChange: changeOf(today?.orders ?? 0, yesterday.orders),
      goods: toMoney(today?.goodsMinor ?? 0n, 'USD'),
      goodsChange: changeOf(Number(today?.goodsMinor ?? 0), Number(yesterday.goodsMinor)),
      newStores,
      openStores,
    },
  };
}
