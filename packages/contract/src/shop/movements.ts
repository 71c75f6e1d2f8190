import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyShape } from '../money.ts';
import { cursorQueryFields, feedOf, idShape, optionalFilter } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { chosenDay, searchText } from '../shapes.ts';

export const momentShape = z.iso.datetime();

/**
 * Movements by kind: `sale` an order’s profit became pending; `matured` earnings became available (the sum
 * of both does not change); `order_payment` orders paid from earnings; `payout` money left for the bank;
 * `payout_returned` a failed payout came back; `sale_reversed` a refunded order’s profit was taken back; `order_payment_returned` what was paid from earnings came back;
 * `dispute_held` an order’s earnings wait while its payment is disputed, `dispute_released` they are available again (the sum
 * of both does not change); `dispute_lost` its profit was taken back, `dispute_undone` given again after an appeal.
 */
export const movementKinds = [
  'sale',
  'matured',
  'order_payment',
  'payout',
  'payout_returned',
  'sale_reversed',
  'order_payment_returned',
  'dispute_held',
  'dispute_released',
  'dispute_lost',
  'dispute_undone',
] as const;

const movementKindShape = z.enum(movementKinds);

const movementShape = z.object({
  id: idShape,
  kind: movementKindShape,
  at: momentShape,
  /** Signed: the change of the owner's whole balance; for `matured`, `dispute_held` and `dispute_released` that of the available one. */
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

export const rangeFields = {
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

nameSchemas({ MovementKind: movementKindShape, Movement: movementShape });
