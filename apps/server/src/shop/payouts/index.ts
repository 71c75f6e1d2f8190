import { accountHooks } from '#admin/identity/index.ts';
import { type Invariant, inSteps } from '#platform/db/invariants.ts';
import { implementHook } from '#platform/hooks.ts';
import type { Module } from '#platform/module.ts';
import { scheduleEarning } from '../ledger/index.ts';
import { getOrder, orderDelivered } from '../orders/index.ts';
import { payoutReported, settleHooks } from '../payments/index.ts';
import { followReport } from './apply-payout.ts';
import { describePayouts } from './describe-payouts.ts';
import { describeBankFile, describePayoutSubject } from './log-subjects.ts';
import { payoutData } from './own-data.ts';
import { registerPayoutRoutes } from './payouts.routes.ts';
import { payoutSchedules } from './run-payouts.ts';
import { decidePayout, readUndecidedPayout } from './settle-payout.ts';

export { followReport } from './apply-payout.ts';
export { listOwnPayouts } from './own-book.ts';
export { requestPayout } from './request-payout.ts';
export { followPayouts, matureAll } from './run-payouts.ts';
export { saveSchedule } from './schedule.ts';

const payoutInvariants: readonly Invariant[] = [
  inSteps(
    'I8 money in transit is that of open payouts',
    'stores',
    (within) => `select 'store ' || coalesce(b.store_id, p.store_id) as subject,
        'ledger ' || coalesce(-b.balance_minor, 0) || ', payouts ' || coalesce(p.total, 0) as detail
      from (select * from owner_balances where code = 'owner_in_transit' and ${within('store_id')}) b
      full join (select store_id, currency, is_test, sum(amount_minor) as total from payouts
        where status in ('requested', 'sent', 'unknown', 'waiting') and ${within('store_id')} group by store_id, currency, is_test) p
        on p.store_id = b.store_id and p.currency = b.currency and p.is_test = b.is_test
      where coalesce(-b.balance_minor, 0) <> coalesce(p.total, 0)`,
    1_000,
  ),
  inSteps(
    'I8 a paid payout has its journal',
    'payouts',
    (
      within,
    ) => `select 'payout ' || p.id as subject, p.status || ' without its journal' as detail from payouts p
      where ${within('p.id')}
        and ((p.paid_at is not null and not exists (select 1 from journals j where j.kind = 'payout_paid' and j.source_type = 'payout' and j.source_id = p.id::text))
         or (p.status in ('failed', 'returned') and not exists (select 1 from journals j
           where j.kind = case when p.paid_at is null then 'payout_returned' else 'payout_reversed' end and j.source_type = 'payout' and j.source_id = p.id::text)))`,
  ),
];

/** Earnings on their way: holds that end, payouts, their schedule, the trial's clock. */
export const payoutsModule: Module = {
  name: 'payouts',
  routes: registerPayoutRoutes,
  handlers(events) {
    events.on(
      orderDelivered,
      'start-hold',
      async (ctx, { orderId }) => {
        const { deliveredAt } = await getOrder(ctx, orderId);
        if (deliveredAt) await scheduleEarning(ctx, orderId, deliveredAt);
      },
      { queue: 'money' },
    );
    events.on(payoutReported, 'ask-again', (ctx, { key }) => followReport(ctx, key), {
      queue: 'money',
      transaction: 'none',
    });
  },
  hooks: [
    implementHook(accountHooks.personalData, payoutData),
    implementHook(settleHooks.readUndecided, readUndecidedPayout),
    implementHook(settleHooks.decidePayout, decidePayout),
  ],
  jobSubjects: { key: describePayouts },
  logSubjects: {
    'payouts.retry': describePayoutSubject,
    'payouts.downloadBankFile': describeBankFile,
    'payouts.bookBankResult': describeBankFile,
  },
  invariants: payoutInvariants,
  schedules: payoutSchedules,
};
