import { defineEvent } from '#platform/events.ts';

/** It is to be mailed to its supplier; `sends` distinguishes one mail from the next. */
export const purchaseOrderSent = defineEvent<{ purchaseOrderId: string; sends: number }>(
  'purchase-order.sent',
);
/** Units of one that was sent were taken out: the supplier is mailed which. */
export const purchaseUnitsWithdrawn = defineEvent<{
  purchaseOrderId: string;
  stepId: string;
  lines: { lineId: string; quantity: number }[];
}>('purchase-order.units-withdrawn');
/** The supplier reported units that it cannot deliver. */
export const purchaseUnitsMissing = defineEvent<{ purchaseOrderId: string; stepId: string }>(
  'purchase-order.units-missing',
);
