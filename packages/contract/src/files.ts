import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import type { UploadedFile } from './uploaded-file.ts';

export const uploadShape = z
  .custom<UploadedFile>(
    // Only the multipart parser creates such bytes; JSON cannot.
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      'bytes' in value &&
      value.bytes instanceof Uint8Array,
    { params: { code: 'required' } },
  )
  .meta({ type: 'string', format: 'binary' });

/** The key of a stored text; pictures never have one, so that no text takes the place of a picture. */
export const textKeyShape = z.string().regex(/^\d{4}-\d\d-\d\d\/[0-9a-f]{32}\.txt$/);

export const uploadFile = endpoint({
  name: 'files.upload',
  method: 'POST',
  path: '/api/v1/files',
  permission: 'shop:file:upload',
  summary:
    'Stores a picture (JPEG, PNG, WebP, GIF, AVIF; 2 MiB at most before re-encoding) or a text in UTF-8 (`.txt`, `.csv`, `.md`, `.log`) and answers its address. A text is offered as a download. Multipart field `file`.',
  bodyType: 'multipart',
  transaction: 'manual',
  body: z.strictObject({ file: uploadShape }),
  reply: z.object({ name: z.string(), url: z.string(), key: z.string() }),
  failures: ['image-too-large', 'image-unreadable', 'image-too-many-pixels', 'pictures-full'],
  limit: { max: 60, windowSeconds: 60, by: 'account' },
});

export const deleteFile = endpoint({
  name: 'files.delete',
  method: 'DELETE',
  path: '/api/v1/files',
  permission: 'shop:file:upload',
  summary:
    'Deletes a picture or text that the caller uploaded; `filePath` is the address that the upload answered.',
  transaction: 'manual',
  query: z.strictObject({ filePath: z.string().min(1).max(400) }),
  reply: z.null(),
});
