import type { Currency } from '@vitrine/contract/money.ts';
import type { Ctx } from '#platform/context.ts';
import { defineHook } from '#platform/hooks.ts';

/** A payout whose outcome nobody knows. */
export interface UndecidedPayout {
  storeId: string;
  provider: string;
  amountMinor: bigint;
  currency: Currency;
}

/** The parts of a settlement that the payouts module implements. */
export const settleHooks = {
  /** The payout if its outcome is unknown; a failure if it has one. */
  readUndecided:
    defineHook<(ctx: Ctx, payoutId: string) => Promise<UndecidedPayout>>('payments.readUndecided'),
  /** Decides an unknown payout as its provider would have, with its journal and its message. In the transaction of the settlement. */
  decidePayout:
    defineHook<(ctx: Ctx, payoutId: string, action: 'paid' | 'failed') => Promise<void>>(
      'payments.decidePayout',
    ),
};
