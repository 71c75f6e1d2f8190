import { z } from 'zod';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';

/** Why an order cannot be paid by its owner now. */
const leftOutReasons = [
  'not_found',
  'already_paid',
  'not_due',
  'buyer_unpaid',
  'cancelled',
  'out_of_stock',
  'being_paid',
  'other_currency',
] as const;

const leftOutReasonShape = z.enum(leftOutReasons);

export type LeftOutReason = z.infer<typeof leftOutReasonShape>;

export const leftOutShape = z.object({
  orderId: idShape,
  number: z.string().nullable(),
  reason: leftOutReasonShape,
});

nameSchemas({ LeftOutReason: leftOutReasonShape, LeftOut: leftOutShape });
