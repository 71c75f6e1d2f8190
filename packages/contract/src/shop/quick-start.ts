import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const quickStartSteps = [
  'create-store',
  'set-up-payment',
  'adjust-prices',
  'promote-and-share',
] as const;

export type QuickStartStep = (typeof quickStartSteps)[number];

export const getQuickStart = endpoint({
  name: 'stores.getQuickStart',
  method: 'GET',
  path: '/api/v1/store/quick-start',
  permission: 'shop:store:view',
  summary:
    'The four steps of the quick start, in order. They tick themselves: nobody has to report them.',
  reply: z.object({
    steps: z
      .array(
        z.object({
          key: z.enum(quickStartSteps),
          done: z.boolean(),
          /** The part that is left of a step that was begun. */
          missing: z.enum(['name', 'picture']).nullable(),
        }),
      )
      .length(4),
    doneCount: z.number().int(),
    /** The owner has chosen what the store sells; until then it sells all products. */
    hasTopics: z.boolean(),
    /** The platform has products for sale; until then no price can be set. */
    hasProducts: z.boolean(),
  }),
  failures: ['store-required'],
});
