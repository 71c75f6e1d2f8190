import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idShape } from '../paging.ts';
import { lineText } from '../shapes.ts';

export const orderTagMax = 30;
/** How many tags one order may have. */
export const orderTagsMax = 20;

export const orderTagShape = lineText(orderTagMax).min(1);

export const listOrderTags = endpoint({
  name: 'orderTags.list',
  method: 'GET',
  path: '/api/v1/platform/order-tags',
  permission: 'platform:order:query',
  summary: 'The tags that orders have now, by name, up to 500: suggestions for the next one.',
  reply: z.object({ list: z.array(z.object({ name: z.string() })) }),
});

export const setOrderTags = endpoint({
  name: 'orderTags.set',
  method: 'PUT',
  path: '/api/v1/platform/orders/:orderId/tags',
  permission: 'platform:order:fulfil',
  summary:
    'Sets the tags of an order as a whole. A tag that differs from one in use only by capitals, accents or width is that one.',
  params: z.strictObject({ orderId: idShape }),
  body: z.strictObject({ tags: z.array(orderTagShape).max(orderTagsMax) }),
  reply: z.object({ tags: z.array(z.string()) }),
});
