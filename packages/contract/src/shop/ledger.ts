import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { currencyShape, moneyShape } from '../money.ts';
import { cursorQueryFields, feedOf, idShape, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { chosenDay, searchText } from '../shapes.ts';

const momentShape = z.iso.datetime();

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

/**
 * Movements by kind: `sale` an order’s profit became pending; `matured` earnings became available (the sum
 * of both does not change); `order_payment` orders paid from earnings; `payout` money left for the bank;
 * `payout_returned` a failed payout came back; `sale_reversed` a refunded order’s profit was taken back; `order_payment_returned` what was paid from earnings came back.
 */
export const movementKinds = [
  'sale',
  'matured',
  'order_payment',
  'payout',
  'payout_returned',
  'sale_reversed',
  'order_payment_returned',
] as const;
const movementKindShape = z.enum(movementKinds);

const movementShape = z.object({
  id: idShape,
  kind: movementKindShape,
  at: momentShape,
  /** Signed: the change of the owner's whole balance; for `matured` the amount that became available. */
  amount: moneyShape,
  /** Orders behind the movement; the first one's id, number and product are given. */
  orders: z.number().int(),
  orderId: idShape.nullable(),
  orderNumber: z.string().nullable(),
  product: z.string().nullable(),
  /** For a sale: the day on which it became or becomes available, null while it is not delivered. */
  availableAt: momentShape.nullable(),
  payoutId: idShape.nullable(),
  /** The account of a payout: `Sandbox Bank ••4417`. */
  payoutLabel: z.string().nullable(),
});
export type Movement = z.infer<typeof movementShape>;

const rangeFields = {
  /** First and last day, in the store's time zone, both inclusive. */
  dayFrom: optionalFilter(chosenDay),
  dayTo: optionalFilter(chosenDay),
};

export const listMovements = endpoint({
  name: 'ledger.movements',
  method: 'GET',
  path: '/api/v1/balance-movements',
  permission: 'shop:revenue:view',
  summary: 'What moved the own store’s balances, newest first, by cursor.',
  query: z.strictObject({
    ...rangeFields,
    ...cursorQueryFields,
    kind: optionalFilter(movementKindShape),
    /** Part of a product's name, an order's number or a payout's account, as shown in the movement. */
    keywords: optionalFilter(searchText(100).min(1)),
  }),
  reply: feedOf(movementShape),
});

const statementFormats = ['csv', 'pdf'] as const;

export const exportStatement = endpoint({
  name: 'ledger.statement',
  method: 'GET',
  path: '/api/v1/statement',
  permission: 'shop:revenue:view',
  summary:
    'The movements of a range as a file, oldest first with a running balance: `csv` (UTF-8; cells that a spreadsheet could run as formulas are escaped) or `pdf` in the language of the call, for 3,000 movements at most.',
  query: z.strictObject({ ...rangeFields, format: z.enum(statementFormats).default('csv') }),
  failures: ['statement-too-long'],
  limit: { max: 30, windowSeconds: 60, by: 'account' },
  answers: ['text/csv', 'application/pdf'],
  reply: z.any(),
  envelope: 'raw',
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

nameSchemas({
  Balances: balancesShape,
  MovementKind: movementKindShape,
  Movement: movementShape,
  LedgerBreak: ledgerBreakShape,
});
