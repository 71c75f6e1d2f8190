import { defineEvent } from '#platform/events.ts';

/** An order took the last units of these variants, or put the first ones back. */
export const stockTurned = defineEvent<{ variantIds: string[]; kind: 'sold-out' | 'restocked' }>(
  'stock.turned',
);
