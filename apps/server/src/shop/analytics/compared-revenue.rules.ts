import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { type Currency, toMoney } from '@vitrine/contract/money.ts';
import type * as contract from '@vitrine/contract/shop/analytics.ts';
import type { RevenueRow } from './store-figures.queries.ts';
import { changeOf } from './visits.rules.ts';

const dayMs = 86_400_000;

/** The day so many days before another one. */
const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * dayMs).toISOString().slice(0, 10);

/** Revenue of the last days against as many days before; today against yesterday until the same time. */
export function comparedRevenue(
  revenue: RevenueRow,
  currency: Currency,
  now: Date,
): EndpointReply<typeof contract.readDashboard>['comparedRevenue'] {
  const ofDays = (amount: bigint, lastDaysAgo: number, count: number) => ({
    amount: toMoney(amount, currency),
    dayFrom: daysBefore(revenue.day, lastDaysAgo + count - 1),
    dayTo: daysBefore(revenue.day, lastDaysAgo),
    timeTo: null,
  });
  const compare = (count: number, amount: bigint, before: bigint) => ({
    now: ofDays(amount, 0, count),
    before: ofDays(before, count, count),
    change: changeOf(Number(amount), Number(before)),
  });
  const today = compare(1, revenue.today, revenue.yesterday);
  return {
    yesterday: {
      ...today,
      before: { ...today.before, timeTo: new Date(now.getTime() - dayMs).toISOString() },
    },
    lastWeek: compare(7, revenue.week, revenue.weekBefore),
    lastMonth: compare(30, revenue.month, revenue.monthBefore),
    lastYear: compare(365, revenue.year, revenue.yearBefore),
  };
}
