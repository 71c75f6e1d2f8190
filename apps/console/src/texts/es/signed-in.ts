import type { SameAreas } from '@vitrine/contract/catalogue.ts';
import { postal } from '@vitrine/contract/texts/es/postal.ts';
import type { signedIn as english } from '../en/signed-in.ts';
import { account } from './account.ts';
import { bankFiles } from './bank-files.ts';
import { configs } from './configs.ts';
import { crop } from './crop.ts';
import { departments } from './departments.ts';
import { discrepancies } from './discrepancies.ts';
import { disputes } from './disputes.ts';
import { fees } from './fees.ts';
import { jobs } from './jobs.ts';
import { leftOut } from './left-out-orders.ts';
import { logs } from './logs.ts';
import { noticeList } from './notice-list.ts';
import { online } from './online.ts';
import { operations } from './operations.ts';
import { operationsDashboard } from './operations-dashboard.ts';
import { operationsHome } from './operations-home.ts';
import { accounts, journalKinds, journalSources } from './operations-journals.ts';
import { orderDisputes } from './order-disputes.ts';
import { paymentHolds } from './payment-holds.ts';
import { linkFailures, payResults } from './payment-results.ts';
import { payments } from './payments.ts';
import { payoutRails } from './payout-rails.ts';
import { payoutSettings } from './payout-settings.ts';
import { permissions } from './permissions.ts';
import { personalData } from './personal-data.ts';
import { platformPayments } from './platform-payments.ts';
import { rates } from './rates.ts';
import { reconciliation } from './reconciliation.ts';
import { ownRefunds, refundDecisions, refunds } from './refunds.ts';
import { returns } from './returns.ts';
import { reviews } from './reviews.ts';
import { roles } from './roles.ts';
import { runs } from './runs.ts';
import { storeDecisions } from './store-decisions.ts';
import { system } from './system.ts';
import { users } from './users.ts';
import { visits } from './visits.ts';

export const signedIn = {
  account,
  bankFiles,
  jobs,
  leftOut,
  logs,
  crop,
  returns,
  reviews,
  rates,
  configs,
  departments,
  users,
  noticeList,
  operationsDashboard,
  operationsHome,
  journalKinds,
  accounts,
  journalSources,
  online,
  operations,
  disputes,
  orderDisputes,
  paymentHolds,
  payResults,
  linkFailures,
  payments,
  fees,
  payoutSettings,
  payoutRails,
  permissions,
  personalData,
  postal,
  platformPayments,
  discrepancies,
  reconciliation,
  refunds,
  ownRefunds,
  refundDecisions,
  roles,
  runs,
  storeDecisions,
  system,
  visits,
} satisfies SameAreas<typeof english>;
