import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { queryNumber } from '../paging.ts';
import { changeShape } from './dashboard.ts';

/** The days of the trends on the operators' home. */
export const trendDays = [7, 30, 90] as const;

export const readOperationsDashboard = endpoint({
  name: 'analytics.operationsDashboard',
  method: 'GET',
  path: '/api/v1/platform/dashboard',
  permission: 'platform:dashboard:view',
  summary:
    'The platform today (UTC days) against yesterday until the same time of day, and the paid orders of the last 7, 30 or 90 days, today included.',
  query: z.strictObject({
    trendDays: queryNumber(z.literal(trendDays), 7).describe(
      'How many UTC days with today: 7, 30 or 90.',
    ),
  }),
  reply: z.object({
    trend: z.array(z.object({ day: z.iso.date(), orders: z.number().int() })),
    today: z.object({
      visits: z.number().int(),
      visitsChange: changeShape,
      orders: z.number().int(),
      ordersChange: changeShape,
      /** Platform price of the goods in today's paid orders, in USD. */
      goods: moneyShape,
      goodsChange: changeShape,
      newStores: z.number().int(),
      openStores: z.number().int(),
    }),
  }),
});
