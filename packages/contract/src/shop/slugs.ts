import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ownStoreShape } from './own-store.ts';
import { slugShape } from './store-shapes.ts';

export const changeSlug = endpoint({
  name: 'stores.changeSlug',
  method: 'PUT',
  path: '/api/v1/store/slug',
  permission: 'shop:store:edit',
  summary:
    'Gives the own store a new address. The old one leads there for good and cannot be taken by another store.',
  body: z.strictObject({ slug: slugShape }),
  limit: { max: 20, windowSeconds: 3600, by: 'account' },
  reply: ownStoreShape,
  failures: ['store-required', 'slug-taken', 'slug-reserved', 'slugs-full'],
});

export const checkSlug = endpoint({
  name: 'stores.checkSlug',
  method: 'GET',
  path: '/api/v1/store/slugs/:slug',
  permission: 'shop:store:view',
  summary: 'Whether the own store could take this address, and a free one like it when not.',
  params: z.strictObject({ slug: slugShape }),
  reply: z.object({
    state: z.enum(['free', 'own', 'taken', 'reserved']),
    suggestion: z.string().nullable(),
  }),
  failures: ['store-required'],
});
