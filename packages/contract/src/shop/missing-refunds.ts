import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { currencyShape, moneyShape, sentMoneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { blockText } from '../shapes.ts';

const path = '/api/v1/platform/purchase-orders/:id/missing-lines/:lineId/refund';
const permission = 'platform:order:refund';
const params = z.strictObject({ id: idShape, lineId: idShape });
const amountShape = sentMoneyShape(
  z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  currencyShape,
).nullable();

export const readMissingRefund = endpoint({
  name: 'purchaseOrders.readMissingRefund',
  method: 'GET',
  path,
  permission,
  summary:
    'What a refund of the missing units of a line gives back now, by the rules of every cancellation of units that are not sent.',
  params,
  transaction: 'manual',
  reply: z.object({
    /** Missing units that are still to be shipped and are ordered nowhere else. */
    units: z.number().int(),
    /** Null when nothing can go back. */
    refund: z
      .object({
        buyer: moneyShape.nullable(),
        owner: moneyShape.nullable(),
        /** Nothing else is to be sent: the order itself is cancelled. */
        isWhole: z.boolean(),
      })
      .nullable(),
  }),
});

export const refundMissing = endpoint({
  name: 'purchaseOrders.refundMissing',
  method: 'POST',
  path,
  permission,
  summary:
    'Refunds exactly the missing units of a line: each side that has paid gets its part back, and the units are not to be shipped any more.',
  params,
  idempotency: 'required',
  transaction: 'manual',
  body: z.strictObject({
    /** The units that the caller saw: another number is refused. */
    units: z.number().int().min(1).max(9_999),
    /** The amounts that the caller saw: others are refused. */
    expected: z.strictObject({ buyer: amountShape, owner: amountShape }),
    reason: blockText(300).min(3),
  }),
  failures: ['conflict', 'refund-nothing', 'idempotency-running', 'idempotency-key-reused'],
  reply: z.object({ units: z.number().int() }),
});
