import { z } from 'zod';
import { createBulkEndpoints } from '../bulk.ts';
import { onHandShape } from './variant-changes.ts';

const units = z.number().int().nonnegative();

export const restockVariants = createBulkEndpoints({
  name: 'catalogue.bulkRestock',
  path: '/api/v1/platform/catalogue/bulk-restocks',
  permission: 'platform:catalogue:edit',
  fields: { onHand: onHandShape },
  more: {},
  effect: z.object({ from: units, to: units, held: units }),
  summaries: {
    preview:
      'What the same stock on hand would change of each of these variants, and which are left out; nothing is changed.',
    run: 'Sets the same stock on hand for variants one by one: those of which buyers hold more are left out with the reason, the others are changed.',
  },
});
