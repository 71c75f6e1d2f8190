import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { chosenDay } from '../shapes.ts';

/** As many days as one answer has at most. */
const daysMax = 366;
const dayMs = 86_400_000;
const daysOf = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  (Date.parse(endDate) - Date.parse(startDate)) / dayMs + 1;

const count = z.number().int().nonnegative();

export const readVisitTrend = endpoint({
  name: 'analytics.visitTrend',
  method: 'GET',
  path: '/api/v1/logs/visit-trend',
  permission: 'platform:dashboard:view',
  summary:
    'Page views, visitors and addresses of all storefronts by UTC day, oldest first, from the first day to the last one, both included; days without visits are 0. At most 366 days. Bots, previews, prefetches and owners in their own store are not counted.',
  query: z
    .strictObject({ startDate: chosenDay, endDate: chosenDay })
    .refine((range) => daysOf(range) >= 1 && daysOf(range) <= daysMax, {
      path: ['endDate'],
      params: { code: 'date' },
    }),
  reply: z.object({
    dates: z.array(z.iso.date()),
    pvList: z.array(count),
    uvList: z.array(count),
    ipList: z.array(count),
  }),
});

/** A share with three decimals: 0.25 is a quarter more than yesterday. */
const growth = z.number();

export const readVisitStats = endpoint({
  name: 'analytics.visitStats',
  method: 'GET',
  path: '/api/v1/logs/visit-stats',
  permission: 'platform:dashboard:view',
  summary:
    'Visitors and page views of all storefronts: today (UTC), in total, and how today has grown against yesterday up to the same minute. A person is one visitor a day, whichever stores he visits; the total adds up the days.',
  reply: z.object({
    todayUvCount: count,
    totalUvCount: count,
    uvGrowthRate: growth,
    todayPvCount: count,
    totalPvCount: count,
    pvGrowthRate: growth,
  }),
});
