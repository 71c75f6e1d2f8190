import { accountHooks } from '#admin/identity/index.ts';
import { implementHook } from '#platform/hooks.ts';
import type { Module } from '#platform/module.ts';
import { checkInvariantsRegularly, ledgerInvariants } from './ledger.invariants.ts';
import { registerLedgerRoutes } from './ledger.routes.ts';
import { ledgerData } from './own-data.ts';

export { listAvailable, lockOwnerBalances, readOwnerBalances } from './balances.ts';
export { isTestBook, selectBook } from './current-book.ts';
export {
  matureEarnings,
  readHoldDays,
  recordEarning,
  scheduleEarning,
} from './earnings.ts';
export { placeEarningHold, releaseEarning, restoreEarning, undoLoss } from './hold-earning.ts';
export { ledgerHooks } from './ledger.hooks.ts';
export type { JournalLine } from './ledger.rules.ts';
export {
  clearingAccount,
  ownerAccount,
  postJournal,
  postJournals,
  postLastJournal,
} from './post-journal.ts';
export { reduceEarning } from './reduce-earning.ts';

/** The double-entry book: append-only journals, owners' balances, and the check that the books agree. */
export const ledgerModule: Module = {
  name: 'ledger',
  routes: registerLedgerRoutes,
  hooks: [implementHook(accountHooks.personalData, ledgerData)],
  invariants: ledgerInvariants,
  schedules: [{ name: 'ledger.invariants', everySeconds: 600, run: checkInvariantsRegularly }],
};
