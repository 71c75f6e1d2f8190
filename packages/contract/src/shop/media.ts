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
  queryNumber,
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
  /** Where the original opens for a while; null where there is none. */
  originalUrl: z.string().nullable(),
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

/** The largest part of an upload, in bytes: below the limit of a body at usual proxies. */
export const mediaPartBytesMax = 4 * 1024 * 1024;
/** Pictures as cameras and suppliers deliver them. */
export const mediaBytesMax = 20 * 1024 * 1024;

export const startMediaUpload = endpoint({
  name: 'media.start',
  method: 'POST',
  path: '/api/v1/platform/catalogue/media/uploads',
  permission: 'platform:media:add',
  summary:
    'Begins the upload of a picture of up to 20 MiB. Its bytes follow in parts of at most 4 MiB. The same file goes on where its upload ended; one that is in the library already is returned as `picture`, and no bytes are needed.',
  body: z.strictObject({
    fileName: lineText(200).min(1),
    bytes: z.number().int().min(1),
    /** SHA-256 of the file in hex, by which it is recognised; without it an upload begins from the first byte. */
    hash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
  }),
  reply: z.object({
    /** Null with `picture`. */
    id: idShape.nullable(),
    storedBytes: z.number().int(),
    partBytes: z.number().int(),
    picture: mediaRowShape.nullable(),
  }),
  failures: ['media-too-large'],
});

export const sendMediaPart = endpoint({
  name: 'media.part',
  method: 'PUT',
  path: '/api/v1/platform/catalogue/media/uploads/:id/content',
  permission: 'platform:media:add',
  summary:
    'The bytes of the picture from `bytesFrom` on, which is where the last part ended. Answers how many bytes there are now.',
  params: z.strictObject({ id: idShape }),
  query: z.strictObject({ bytesFrom: queryNumber(z.number().int().min(0), 0) }),
  bodyType: 'raw',
  bodyBytesMax: mediaPartBytesMax,
  transaction: 'manual',
  reply: z.object({ storedBytes: z.number().int() }),
  failures: ['upload-offset'],
});

export const finishMediaUpload = endpoint({
  name: 'media.finish',
  method: 'POST',
  path: '/api/v1/platform/catalogue/media/uploads/:id/finish',
  permission: 'platform:media:add',
  summary:
    'Ends the upload: the picture is decoded, turned upright and stored as WebP without metadata, and its original is kept. Smaller sizes and AVIF follow in a job. A picture that cannot be taken is deleted with its upload.',
  params: z.strictObject({ id: idShape }),
  transaction: 'manual',
  reply: mediaRowShape,
  failures: ['upload-offset', 'image-unreadable', 'media-vector', 'media-too-many-pixels'],
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
