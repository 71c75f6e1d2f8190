import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText } from '../shapes.ts';
import { byId } from './course-forms.ts';

const fileKind = z.enum(['video', 'captions', 'file']);

export type CourseFileKind = z.infer<typeof fileKind>;

export const courseFileShape = z.object({
  id: z.string(),
  kind: fileKind,
  name: z.string(),
  bytes: z.number().int(),
  durationSeconds: z.number().int(),
  url: z.string(),
});

export type CourseFile = z.infer<typeof courseFileShape>;

/** The largest part of an upload, in bytes: below the limit of a body at usual proxies. */
export const uploadPartBytesMax = 4 * 1024 * 1024;

export const startUpload = endpoint({
  name: 'courseFiles.start',
  method: 'POST',
  path: '/api/v1/platform/course-files',
  permission: 'platform:course:edit',
  summary:
    'Begins the upload of a film (MP4 or WebM), captions (WebVTT) or a file to download. Its bytes follow in parts of at most 4 MiB, and can be continued after a lost connection.',
  body: z.strictObject({
    kind: fileKind,
    name: lineText(200).min(1),
    bytes: z
      .number()
      .int()
      .min(1)
      .max(2 ** 31 - 1),
  }),
  reply: z.object({ id: z.string(), partBytes: z.number().int() }),
  failures: ['upload-too-large'],
});

export const sendUploadPart = endpoint({
  name: 'courseFiles.part',
  method: 'PUT',
  path: '/api/v1/platform/course-files/:id/content',
  permission: 'platform:course:edit',
  summary:
    'The bytes of an upload from `bytesFrom` on, which is where the last part ended. Answers how many bytes there are now.',
  params: byId,
  query: z.strictObject({
    bytesFrom: z.preprocess(
      (value) => (typeof value === 'string' && value !== '' ? Number(value) : value),
      z.number().int().min(0),
    ),
  }),
  bodyType: 'raw',
  bodyBytesMax: uploadPartBytesMax,
  transaction: 'manual',
  reply: z.object({ storedBytes: z.number().int() }),
  failures: ['upload-offset', 'upload-finished'],
});

export const finishUpload = endpoint({
  name: 'courseFiles.finish',
  method: 'POST',
  path: '/api/v1/platform/course-files/:id/finish',
  permission: 'platform:course:edit',
  summary:
    'Ends an upload: the content is checked, not the name, and the duration of a film is read from it.',
  params: byId,
  transaction: 'manual',
  reply: courseFileShape,
  failures: ['upload-offset', 'upload-finished', 'video-unreadable', 'captions-unreadable'],
});

nameSchemas({ CourseFile: courseFileShape });
