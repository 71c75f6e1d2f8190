import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fileKeyShape, imageShape } from '../images.ts';
import {
  flagFilter,
  idListShape,
  idShape,
  optionalFilter,
  pageOf,
  pageQueryFields,
} from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText, searchText } from '../shapes.ts';

const mediaRowShape = z.object({
  id: idShape,
  key: fileKeyShape,
  name: z.string(),
  image: imageShape,
  /** Of the original; null where it is not known. */
  bytes: z.number().int().nullable(),
  /** Null for the platform itself. */
  byName: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** How often products and categories show it. */
  useCount: z.number().int(),
});

export const pageMedia = endpoint({
  name: 'media.page',
  method: 'GET',
  path: '/api/v1/platform/catalogue/media',
  permission: 'platform:media:query',
  summary:
    'Pictures of the media library, newest first; with `isUnused` only those that nothing shows.',
  query: z.strictObject({
    ...pageQueryFields,
    keywords: optionalFilter(searchText(100)),
    isUnused: flagFilter,
  }),
  reply: pageOf(mediaRowShape),
});

export const addMedia = endpoint({
  name: 'media.create',
  method: 'POST',
  path: '/api/v1/platform/catalogue/media',
  permission: 'platform:media:add',
  summary:
    'Puts a picture that the caller uploaded into the media library. One that is there already is returned as it is.',
  idempotency: 'optional',
  body: z.strictObject({ key: fileKeyShape, name: lineText(200) }),
  reply: mediaRowShape,
});

export const listMediaUses = endpoint({
  name: 'media.listUses',
  method: 'GET',
  path: '/api/v1/platform/catalogue/media/:id/uses',
  permission: 'platform:media:query',
  summary: 'The products and categories that show a picture, up to 200.',
  params: z.strictObject({ id: idShape }),
  reply: z.object({
    list: z.array(
      z.object({ kind: z.enum(['product', 'category']), id: idShape, name: z.string() }),
    ),
  }),
});

export const replaceMedia = endpoint({
  name: 'media.replace',
  method: 'POST',
  path: '/api/v1/platform/catalogue/media/:id/replacements',
  permission: 'platform:media:edit',
  summary:
    'Shows another picture of the library wherever this one is shown. A product that shows both keeps the other one once.',
  params: z.strictObject({ id: idShape }),
  body: z.strictObject({ withId: idShape }),
  reply: z.object({ productCount: z.number().int(), categoryCount: z.number().int() }),
});

export const deleteMedia = endpoint({
  name: 'media.delete',
  method: 'DELETE',
  path: '/api/v1/platform/catalogue/media/:ids',
  permission: 'platform:media:delete',
  summary: 'Deletes pictures that nothing shows, all or none; ids are joined by commas.',
  params: z.strictObject({ ids: idListShape }),
  reply: z.null(),
  failures: ['media-in-use'],
});

nameSchemas({ MediaRow: mediaRowShape });
