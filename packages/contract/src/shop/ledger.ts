import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { currencyShape, moneyShape } from '../money.ts';
import { nameSchemas } from '../schema-names.ts';
import { momentShape } from './movements.ts';

export * from './movements.ts';
export * from './statements.ts';

/** The owner's balance, in the store's currency. Amounts of different currencies are never added. */
const balancesShape = z.object({
  currency: currencyShape,
  /** Can be paid out now, or used to pay orders. Negative after refunds that earnings did not cover. */
  available: moneyShape,
  pending: moneyShape,
  /** Pending earnings by the day on which they become available; `at` is null while the order is not delivered. */
  pendingDates: z.array(
    z.object({ at: momentShape.nullable(), amount: moneyShape, orders: z.number().int() }),
  ),
  inTransit: moneyShape,
  paidOut: moneyShape,
  /** The day of the first payout that arrived. */
  paidSince: momentShape.nullable(),
  /** Days between delivery and availability. */
  holdDays: z.number().int(),
});

export type Balances = z.infer<typeof balancesShape>;

export const readBalances = endpoint({
  name: 'ledger.balances',
  method: 'GET',
  path: '/api/v1/balances',
  permission: 'shop:revenue:view',
  summary:
    'The own store’s balances: available, pending with its dates, on its way to the bank, paid out in all.',
  reply: balancesShape,
});

/** A violation of an invariant of the ledger, which operators must investigate. */
const ledgerBreakShape = z.object({
  invariant: z.string(),
  subject: z.string(),
  detail: z.string(),
});

export const checkLedger = endpoint({
  name: 'ledger.check',
  method: 'GET',
  path: '/api/v1/platform/ledger-check',
  permission: 'platform:ledger:query',
  summary:
    'Checks the invariants of ledger, payments and payouts now; an empty list means that the books agree.',
  reply: z.object({ checkedAt: momentShape, breaks: z.array(ledgerBreakShape) }),
});

nameSchemas({ Balances: balancesShape, LedgerBreak: ledgerBreakShape });
