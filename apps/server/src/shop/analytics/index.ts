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
import { hasVisit } from './visits.queries.ts';

export { createClickCounter } from './click-counter.ts';

/** How the business goes: visits, tracked links, the figures of owners and operators. */
export const analyticsModule: Module = {
  name: 'analytics',
  routes: registerAnalyticsRoutes,
  schedules: [
    { name: 'analytics.roll-up-sales', everySeconds: 600, run: rollUpSales },
    { name: 'analytics.forget-visitors', everySeconds: 3_600, run: forgetVisitors },
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
