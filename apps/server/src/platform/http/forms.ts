import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import qs from 'qs';
import { Failure } from '../failure.ts';

/** A file from a multipart body, completely in memory and within the size limit. */
interface UploadedFile {
  fileName: string;
  mimeType: string;
  bytes: Buffer;
}

const megabyte = 1024 * 1024;

/** Largest file of a multipart body. */
const fileBytesMax = 2 * megabyte;

/** What a larger file is refused with: pictures have the specification's message. */
export type LargeFileCode = 'image-too-large' | 'upload-too-large';

/** Limit of all fields of a multipart body together: the same as for a JSON body. */
const fieldBytesMax = 256 * 1024;
const partsMax = 200;
const depthMax = 6;

/** Parses a query string as the admin family writes it: arrays with indexed keys, nested objects in brackets. */
export function parseQuery(text: string): Record<string, unknown> {
  return qs.parse(text, {
    arrayLimit: 2_000,
    depth: depthMax,
    parameterLimit: 500,
    plainObjects: true,
  }) as Record<string, unknown>;
}

/** Sets a value at a dotted, indexed key (`address.city`, `ids[0]`); objects have no prototype that could be polluted. */
function setAtPath(target: Record<string, unknown>, key: string, value: unknown): void {
  const steps = key
    .split(/\.|\[(\d*)\]/)
    .filter((step): step is string => step !== undefined && step !== '');
  if (steps.length === 0 || steps.length > depthMax) throw new Failure('malformed-request');
  let current: Record<string, unknown> | unknown[] = target;
  steps.forEach((step, index) => {
    const last = index === steps.length - 1;
    const nextIsIndex = !last && /^\d+$/.test(steps[index + 1] ?? '');
    const slot = Array.isArray(current) ? Number(step) : step;
    if (Array.isArray(current) && !(Number.isInteger(slot) && (slot as number) < 2_000))
      throw new Failure('malformed-request');
    const box = current as Record<string | number, unknown>;
    if (last) {
      box[slot] = value;
      return;
    }
    const existing = box[slot];
    if (existing === undefined) box[slot] = nextIsIndex ? [] : Object.create(null);
    else if (typeof existing !== 'object' || existing === null || Buffer.isBuffer(existing))
      throw new Failure('malformed-request');
    current = box[slot] as Record<string, unknown> | unknown[];
  });
}

/** Errors that the parser throws without a status: no boundary, a truncated body, an invalid part header. */
function toRefusal(error: unknown): unknown {
  const isKnown =
    error instanceof Failure || (error as { statusCode?: number }).statusCode !== undefined;
  return isKnown ? error : new Failure('malformed-request');
}

/**
 * Reads a multipart body into an object: dotted keys nest, indexed keys make arrays, files appear as
 * `UploadedFile`. Bytes are counted, because the parser truncates a file at the limit without an error.
 */
export async function parseMultipart(
  request: FastifyRequest,
  filesMax: number,
  largeFileCode: LargeFileCode,
): Promise<Record<string, unknown>> {
  try {
    return await readParts(request, filesMax, largeFileCode);
  } catch (error) {
    throw toRefusal(error);
  }
}

async function readParts(
  request: FastifyRequest,
  filesMax: number,
  largeFileCode: LargeFileCode,
): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = Object.create(null);
  let count = 0;
  let fieldBytes = 0;
  let tooLarge = false;
  const limits = {
    fileSize: fileBytesMax,
    fieldSize: fieldBytesMax,
    parts: partsMax,
    fields: partsMax,
    files: filesMax,
  };
  for await (const part of request.parts({ limits })) {
    count += 1;
    // By its type the name is never missing, but the parser also passes on a part without one.
    if (!part.fieldname) throw new Failure('malformed-request');
    if (count > partsMax) throw new Failure('payload-too-large');
    if (part.type === 'file') {
      const bytes = await (part as MultipartFile).toBuffer().catch(() => undefined);
      if (!bytes || part.file.truncated) {
        part.file.resume();
        tooLarge = true;
        continue;
      }
      setAtPath(body, part.fieldname, {
        fileName: part.filename,
        mimeType: part.mimetype,
        bytes,
      } satisfies UploadedFile);
    } else {
      fieldBytes += Buffer.byteLength(String(part.value));
      if (fieldBytes > fieldBytesMax || (part as { valueTruncated?: boolean }).valueTruncated)
        throw new Failure('payload-too-large');
      setAtPath(body, part.fieldname, part.value);
    }
  }
  if (tooLarge) throw new Failure(largeFileCode, { values: { max: fileBytesMax / megabyte } });
  return body;
}
