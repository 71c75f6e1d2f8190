import { z } from 'zod';
import { createBulkEndpoints } from '../bulk.ts';
import { lineText } from '../shapes.ts';

/** Why an order that is paid cannot be shipped for now. */
export const shipHoldReasons = ['missing', 'damaged', 'address', 'customs', 'another'] as const;
export const shipHoldReasonShape = z.enum(shipHoldReasons);
export type ShipHoldReason = z.infer<typeof shipHoldReasonShape>;

export const shipHoldNoteMax = 300;
export const shipHoldNoteShape = lineText(shipHoldNoteMax).default('');

export const holdOrdersInBulk = createBulkEndpoints({
  name: 'fulfilment.bulkHold',
  path: '/api/v1/platform/orders/bulk-holds',
  permission: 'platform:order:fulfil',
  fields: { reason: shipHoldReasonShape },
  more: { note: shipHoldNoteShape },
  effect: z.object({
    /** Why the order was on hold before; null for one that was to be shipped. */
    from: shipHoldReasonShape.nullable(),
    to: shipHoldReasonShape,
  }),
  summaries: {
    preview: 'Which of these orders can be put on hold; nothing is changed.',
    run: 'Takes orders out of the queue because they cannot be shipped for now, one by one: those that cannot be shipped anyway are left out with the reason. Neither buyers nor owners are notified.',
  },
});

export const releaseHoldsInBulk = createBulkEndpoints({
  name: 'fulfilment.bulkRelease',
  path: '/api/v1/platform/orders/bulk-hold-releases',
  permission: 'platform:order:fulfil',
  fields: {},
  more: {},
  effect: z.object({ from: shipHoldReasonShape }),
  summaries: {
    preview: 'Which of these orders are on hold; nothing is changed.',
    run: 'Puts orders back into the queue, one by one: those that are not on hold are left out.',
  },
});
