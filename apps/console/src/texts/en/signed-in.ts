import { postal } from '@vitrine/contract/texts/en/postal.ts';
import { account } from './account.ts';
import { bankFiles } from './bank-files.ts';
import { configs } from './configs.ts';
import { courses } from './courses.ts';
import { crop } from './crop.ts';
import { dashboard } from './dashboard.ts';
import { days } from './days.ts';
import { departments } from './departments.ts';
import { discrepancies } from './discrepancies.ts';
import { disputes } from './disputes.ts';
import { fees } from './fees.ts';
import { firstWeek } from './first-week.ts';
import { jobs } from './jobs.ts';
import { ledger } from './ledger.ts';
import { leftOut } from './left-out-orders.ts';
import { links } from './links.ts';
import { lists } from './lists.ts';
import { logs } from './logs.ts';
import { mobile } from './mobile.ts';
import { mobilePrices } from './mobile-prices.ts';
import { noticeList } from './notice-list.ts';
import { notices } from './notices.ts';
import { numbers } from './numbers.ts';
import { online } from './online.ts';
import { operations } from './operations.ts';
import { operationsDashboard } from './operations-dashboard.ts';
import { operationsHome } from './operations-home.ts';
import { accounts, journalKinds, journalSources } from './operations-journals.ts';
import { orderDisputes } from './order-disputes.ts';
import { closedOrder, orderCancel, orderEvents, platformOrderEvents } from './order-timeline.ts';
import { orders } from './orders.ts';
import { ownOrders } from './own-orders.ts';
import { paymentAccount } from './payment-account.ts';
import { paymentHolds } from './payment-holds.ts';
import { linkFailures, payResults } from './payment-results.ts';
import { payments } from './payments.ts';
import { payoutRails } from './payout-rails.ts';
import { payoutSettings } from './payout-settings.ts';
import { payouts } from './payouts.ts';
import { permissions } from './permissions.ts';
import { personalData } from './personal-data.ts';
import { platformPayments } from './platform-payments.ts';
import { products } from './products.ts';
import { quickStart } from './quick-start.ts';
import { rates } from './rates.ts';
import { reconciliation } from './reconciliation.ts';
import { ownRefunds, refundDecisions, refunds } from './refunds.ts';
import { returns } from './returns.ts';
import { reviews } from './reviews.ts';
import { roles } from './roles.ts';
import { route } from './routes.ts';
import { runs } from './runs.ts';
import { sales } from './sales.ts';
import { shell } from './shell.ts';
import { storeDecisions } from './store-decisions.ts';
import { stores } from './stores.ts';
import { system } from './system.ts';
import { tables } from './tables.ts';
import { users } from './users.ts';
import { visits } from './visits.ts';
import { welcomeOffer } from './welcome-offer.ts';

/** Texts of all other pages. */
export const signedIn = {
  account,
  bankFiles,
  dashboard,
  days,
  firstWeek,
  jobs,
  leftOut,
  lists,
  logs,
  mobilePrices,
  mobile,
  courses,
  crop,
  returns,
  reviews,
  rates,
  configs,
  departments,
  users,
  noticeList,
  notices,
  numbers,
  operationsDashboard,
  operationsHome,
  journalKinds,
  accounts,
  journalSources,
  online,
  operations,
  platformOrderEvents,
  orderEvents,
  closedOrder,
  orderCancel,
  orders,
  paymentAccount,
  disputes,
  orderDisputes,
  paymentHolds,
  payResults,
  linkFailures,
  payments,
  fees,
  payoutSettings,
  payoutRails,
  payouts,
  permissions,
  personalData,
  postal,
  platformPayments,
  products,
  quickStart,
  discrepancies,
  reconciliation,
  refunds,
  ownRefunds,
  refundDecisions,
  ledger,
  roles,
  runs,
  sales,
  ownOrders,
  links,
  shell,
  storeDecisions,
  stores,
  system,
  tables,
  visits,
  welcomeOffer,
  route,
};
