import type { Module } from '#platform/module.ts';
import { sweepInvariants } from './invariants.ts';
import { registerLedgerRoutes } from './ledger.routes.ts';

export { listAvailable, lockOwnerBalances, type OwnerBalances, readOwnerBalances } from './balances.ts';
export {
  listPendingDates,
  matureEarnings,
  readHoldDays,
  recordEarning,
  saveHoldDays,
  scheduleEarning,
} from './earnings.ts';
export { addInvariants, checkInvariants, type Invariant, type InvariantBreak } from './invariants.ts';
export type { AccountCode, AccountRef, JournalKind, JournalLine, JournalMemo } from './ledger.rules.ts';
export { listMovements, type Movement } from './movements.ts';
export { clearingAccount, type NewJournal, ownerAccount, type Posted, postJournal } from './post-journal.ts';
export { reduceEarning } from './reduce-earning.ts';

/** The double-entry book: append-only journals, owners' balances, and the check that the books agree. */
export const ledgerModule: Module = {
  name: 'ledger',
  routes: registerLedgerRoutes,
  sweeps: [{ name: 'ledger.invariants', everySeconds: 600, run: sweepInvariants }],
};
