import type { Page } from '@playwright/test';
import type { EndpointAnswer } from '../../packages/contract/src/endpoint.ts';
import type { Figure, readDashboard } from '../../packages/contract/src/shop/dashboard.ts';

type Dashboard = EndpointAnswer<typeof readDashboard>;
const euro = (amount: number) => ({ amount, currency: 'EUR' as const });
/** A series whose last step holds the whole. */
const figure = ({ series }: Figure, value: number, change: number): Figure => ({
  value,
  previous: 1,
  change,
  series: series.map((_, at) => (at === series.length - 1 ? value : 0)),
  previousSeries: series.map(() => 0),
});

/** Answers the dashboard of a store that sold, of which every figure and every comparison is another one. */
export async function answerDashboard(page: Page): Promise<void> {
  await page.route('**/api/v1/dashboard', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: Dashboard };
    const { day, week } = answer.data.windows;
    const compared = (
      name: keyof Dashboard['comparedRevenue'],
      now: number,
      before: number,
      change: number,
    ) => {
      const one = answer.data.comparedRevenue[name];
      return {
        now: { ...one.now, amount: euro(now) },
        before: { ...one.before, amount: euro(before) },
        change,
      };
    };
    Object.assign(answer.data, {
      products: { total: 47, newToday: 3 },
      revenue: { today: euro(1_101), week: euro(2_202), total: euro(3_303) },
      pendingShipment: { amount: euro(4_404), count: 2 },
      averageBloggerRevenue: euro(5_505),
      comparisons: { yesterday: 11, lastWeek: 22, lastMonth: 33, lastYear: 44 },
      comparedRevenue: {
        yesterday: compared('yesterday', 1_101, 991, 11),
        lastWeek: compared('lastWeek', 2_202, 1_805, 22),
        lastMonth: compared('lastMonth', 2_813, 2_115, 33),
        lastYear: compared('lastYear', 3_303, 2_294, 44),
      },
      windows: {
        day: {
          ...day,
          earnings: figure(day.earnings, 1_606, 5),
          clicks: figure(day.clicks, 61, 6),
          salesVolume: figure(day.salesVolume, 7, 7),
          conversion: figure(day.conversion, 11.5, 8),
        },
        week: {
          ...week,
          earnings: figure(week.earnings, 2_202, 15),
          clicks: figure(week.clicks, 610, 16),
          salesVolume: figure(week.salesVolume, 70, 17),
          conversion: figure(week.conversion, 9.5, 18),
        },
      },
    });
    await route.fulfill({ json: answer });
  });
}
