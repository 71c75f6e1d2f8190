import {
  compareBooks,
  listBookComparisons,
  listFeeSums as listFeeSumsEndpoint,
} from '@vitrine/contract/shop/reconciliation.ts';
import { accountHooks } from '#admin/identity/index.ts';
import { inSteps } from '#platform/db/invariants.ts';
import { implementHook } from '#platform/hooks.ts';
import { route } from '#platform/http/route.ts';
import type { Module } from '#platform/module.ts';
import { orderHooks } from '../orders/index.ts';
import { compareFinishedDays, compareNow } from './compare-books.ts';
import { importFees } from './import-fees.ts';
import { listComparisons } from './list-comparisons.ts';
import { listFeeSums } from './list-fee-sums.ts';
import { reconciliationData } from './own-data.ts';
import { readPaymentFee } from './read-payment-fee.ts';

/** Our book beside those of the providers, day by day, and the fees that they took. */
export const reconciliationModule: Module = {
  name: 'reconciliation',
  routes(api) {
    route(api, listBookComparisons, (ctx, { query }) => listComparisons(ctx, query));
    route(api, listFeeSumsEndpoint, (ctx, { query }) => listFeeSums(ctx, query));
    route(api, compareBooks, (ctx) => compareNow(ctx));
  },
  hooks: [
    implementHook(accountHooks.personalData, reconciliationData),
    implementHook(orderHooks.readPaymentFee, readPaymentFee),
  ],
  invariants: [
    inSteps(
      'I17 a fee that the platform paid has its journal, and one that an owner paid has none',
      'payments',
      (
        within,
      ) => `select 'payment ' || f.payment_id as subject, case when f.is_direct then 'a journal' else 'no journal' end as detail from payment_fees f
          left join journals j on j.kind = 'provider_fee' and j.source_type = 'payment' and j.source_id = f.payment_id::text
        where ${within('f.payment_id')}
          and case when f.is_direct then j.id is not null else f.true_minor <> 0 and j.id is null end`,
    ),
  ],
  schedules: [
    { name: 'reconciliation.compare-books', everySeconds: 3_600, run: compareFinishedDays },
    { name: 'reconciliation.import-fees', everySeconds: 3_600, run: importFees },
  ],
};
