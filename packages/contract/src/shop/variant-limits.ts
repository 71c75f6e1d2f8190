import { z } from 'zod';
import { createBulkEndpoints } from '../bulk.ts';
import { lowLimitShape } from './stock-levels.ts';

const units = z.number().int().nonnegative();

export const limitVariants = createBulkEndpoints({
  name: 'catalogue.bulkLimit',
  path: '/api/v1/platform/catalogue/bulk-limits',
  permission: 'platform:catalogue:edit',
  fields: { lowLimit: lowLimitShape },
  more: {},
  effect: z.object({ from: units, to: units }),
  summaries: {
    preview:
      'What the same limit of low stock would change of each of these variants, and which are left out; nothing is changed.',
    run: 'Sets the same limit of low stock for variants one by one: those that have it already are left out, the others are changed.',
  },
});
