import { defineEvent } from '#platform/events.ts';

/** Another planned fee counts from now on: in one store that offers another provider, or (without a store) in all. */
export const feesChanged = defineEvent<{ storeId: string | null }>('fees.changed');
