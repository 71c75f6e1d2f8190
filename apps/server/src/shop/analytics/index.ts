import { accountHooks } from '#admin/identity/index.ts';
import { implementHook } from '#platform/hooks.ts';
import type { Module } from '#platform/module.ts';
import { orderHooks } from '../orders/index.ts';
import { storeHooks } from '../stores/index.ts';
import { registerAnalyticsRoutes } from './analytics.routes.ts';
import { forgetVisitors } from './count-views.ts';
import { readIndexInfo } from './dashboard.ts';
import { findLinkName } from './links.ts';
import { linkData } from './own-data.ts';
import { rollUpSales } from './roll-up-sales.ts';
import { sweepVisits } from './sweep-visits.ts';
import { hasVisit } from './visits.queries.ts';

export { createClickCounter } from './click-counter.ts';
export { rollUpSales } from './roll-up-sales.ts';
export { sweepVisits } from './sweep-visits.ts';

/** How the business goes: visits, tracked links, the figures of owners and operators. */
export const analyticsModule: Module = {
  name: 'analytics',
  routes: registerAnalyticsRoutes,
  schedules: [
    // At once after a start, because a restored or filled database may have days that are not rolled up.
    {
      name: 'analytics.roll-up-sales',
      everySeconds: 600,
      isStartedAtOnce: true,
      run: (platform) => rollUpSales(platform),
    },
    { name: 'analytics.forget-visitors', everySeconds: 3_600, run: forgetVisitors },
    {
      name: 'analytics.sweep-visits',
      everySeconds: 86_400,
      isStartedAtOnce: true,
      run: sweepVisits,
    },
  ],
  hooks: [
    implementHook(accountHooks.personalData, linkData),
    implementHook(storeHooks.hasCountedClick, hasVisit),
    implementHook(orderHooks.findLinkName, findLinkName),
    implementHook(accountHooks.describe, async (ctx, { storeId }) =>
      storeId ? { indexInfo: await readIndexInfo(ctx, storeId) } : {},
    ),
  ],
};
