import { defineEvent } from '#platform/events.ts';

/** A supplier uploaded a table that waits for an operator. */
export const supplierUpdateArrived = defineEvent<{ updateId: string }>('supplier-update.arrived');
