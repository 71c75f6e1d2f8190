import { compareBooks, listBookComparisons } from '@vitrine/contract/shop/reconciliation.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import { compareFinishedDays, compareNow } from './compare-books.ts';
import { listComparisons } from './list-comparisons.ts';

/** Our book beside those of the providers, day by day. */
export const reconciliationModule: Module = {
  name: 'reconciliation',
  routes(api) {
    route(api, listBookComparisons, (ctx, { query }) => listComparisons(ctx, query));
    route(api, compareBooks, (ctx) => compareNow(ctx));
  },
  schedules: [
    { name: 'reconciliation.compare-books', everySeconds: 3_600, run: compareFinishedDays },
  ],
};
