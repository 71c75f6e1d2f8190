import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { uploadShape } from '../files.ts';
import { idListShape, idShape, optionalFilter, pageOf, pageQueryFields } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';

/** Files of the demo pages: everyone has his own. `signature` and `picture` are stored as WebP, `file` unchanged. */
const demoFileKinds = ['signature', 'picture', 'file'] as const;
export type DemoFileKind = (typeof demoFileKinds)[number];
const kind = z.enum(demoFileKinds);

/** The endings of names that `file` accepts. */
export const demoFileEndings = ['pdf', 'txt', 'csv', 'xlsx', 'docx', 'zip'] as const;
export const demoFilesMax = 40;
export const demoFileBytesMax = 2 * 1024 * 1024;

const demoFileShape = z.object({
  id: z.string(),
  kind,
  name: z.string(),
  bytes: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type DemoFile = z.infer<typeof demoFileShape>;

export const uploadDemoFile = endpoint({
  name: 'demoFiles.upload',
  method: 'POST',
  path: '/api/v1/demo/files',
  permission: 'demo:file:upload',
  summary: `Stores a file of at most 2 MiB in the multipart field \`file\`: a picture (JPEG, PNG, WebP, GIF, AVIF), a signature (a picture that is not blank), or a file (${demoFileEndings.join(', ')}).`,
  bodyType: 'multipart',
  transaction: 'manual',
  body: z.strictObject({ file: uploadShape, kind }),
  reply: demoFileShape,
  failures: [
    'image-too-large',
    'image-unreadable',
    'image-too-many-pixels',
    'signature-blank',
    'file-type',
    'files-full',
  ],
  limit: { max: 60, windowSeconds: 60, by: 'account' },
});

export const pageDemoFiles = endpoint({
  name: 'demoFiles.page',
  method: 'GET',
  path: '/api/v1/demo/files/page',
  permission: 'demo:file:query',
  summary: 'Files that the caller uploaded on the demo pages, newest first.',
  query: z.strictObject({ ...pageQueryFields, kind: optionalFilter(kind) }),
  reply: pageOf(demoFileShape),
});

export const downloadDemoFile = endpoint({
  name: 'demoFiles.download',
  method: 'GET',
  path: '/api/v1/demo/files/:id',
  permission: 'demo:file:query',
  summary: 'One file of the caller, as a download.',
  params: z.strictObject({ id: idShape }),
  envelope: 'raw',
  answers: ['application/octet-stream', 'image/webp'],
  reply: z.any(),
  limit: { max: 120, windowSeconds: 60, by: 'account' },
});

export const deleteDemoFiles = endpoint({
  name: 'demoFiles.delete',
  method: 'DELETE',
  path: '/api/v1/demo/files/:ids',
  permission: 'demo:file:delete',
  summary:
    'Deletes files of the caller by their ids, joined by commas; one that is not the caller’s is not found, and nothing is deleted.',
  transaction: 'manual',
  params: z.strictObject({ ids: idListShape }),
  reply: z.null(),
});

nameSchemas({ DemoFile: demoFileShape });
