import type { Balances } from '@vitrine/contract/shop/ledger.ts';

/** Whether anything is or was in a balance: sales of a store in direct mode never are. */
export const holdsMoney = (balances: Balances | undefined): boolean =>
  balances !== undefined &&
  [balances.available, balances.pending, balances.inTransit, balances.paidOut].some(
    ({ amount }) => amount !== 0,
  );
