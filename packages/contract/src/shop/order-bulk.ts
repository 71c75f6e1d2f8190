import { z } from 'zod';
import { createBulkEndpoints } from '../bulk.ts';
import { blockText } from '../shapes.ts';
import { fulfilmentShape } from './order-facts.ts';
import { orderNoteMax } from './order-notes.ts';
import { orderTagShape } from './order-tags.ts';

const path = '/api/v1/platform/orders';
const permission = 'platform:order:fulfil';

export const processOrdersInBulk = createBulkEndpoints({
  name: 'orderDesk.bulkProcess',
  path: `${path}/bulk-processing`,
  permission,
  fields: {},
  more: {},
  effect: z.object({ from: fulfilmentShape, to: fulfilmentShape }),
  summaries: {
    preview: 'Which of these orders can be marked as being packed; nothing is changed.',
    run: 'Marks orders as being packed, one by one: those that are not due or packed already are left out with the reason.',
  },
});

export const tagOrdersInBulk = createBulkEndpoints({
  name: 'orderDesk.bulkTag',
  path: `${path}/bulk-tags`,
  permission,
  fields: { change: z.enum(['add', 'remove']), tag: orderTagShape },
  more: {},
  effect: z.object({ tags: z.array(z.string()) }),
  summaries: {
    preview: 'Which tags these orders would have; nothing is changed.',
    run: 'Adds a tag to orders or removes it, one by one: those that have it, or do not have it, are left out.',
  },
});

export const addNoteInBulk = createBulkEndpoints({
  name: 'orderDesk.bulkNote',
  path: `${path}/bulk-notes`,
  permission,
  fields: {},
  more: { text: blockText(orderNoteMax).min(1) },
  effect: z.object({ notes: z.number().int() }),
  summaries: {
    preview: 'How many notes these orders would have; nothing is changed.',
    run: 'Adds the same note for packing to each of these orders.',
  },
});

export const repeatMailsInBulk = createBulkEndpoints({
  name: 'orderDesk.bulkMail',
  path: `${path}/bulk-mails`,
  permission,
  fields: { mail: z.enum(['order-confirmed', 'order-shipped']) },
  more: {},
  effect: z.object({ sentTo: z.string() }),
  summaries: {
    preview: 'Which of these orders have this email, and can have it sent again; nothing is sent.',
    run: 'Sends the newest email of this kind of each order again, to the address that the order has now.',
  },
});
