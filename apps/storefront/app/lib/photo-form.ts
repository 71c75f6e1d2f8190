import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { fill } from '../texts/index.ts';
import { ApiFailure, callApi } from './host.ts';
import type { StorePage } from './store-page.types.ts';

/** A photo that is stored and not part of a sent form yet. */
export interface KeptPhoto {
  key: string;
  url: string;
}

const photoKey = /^[a-z0-9][a-z0-9/_-]{5,190}\.webp$/;

/** The photos that a refused form had already, without those that were taken away. */
export function readKeptPhotos(form: FormData): KeptPhoto[] {
  const removed = new Set(form.getAll('remove').map(String));
  return form
    .getAll('photo')
    .map(String)
    .filter((key) => photoKey.test(key) && !removed.has(key))
    .map((key) => ({ key, url: `/files/${key}` }));
}

interface PhotoForm {
  form: FormData;
  /** Those that are kept; what is stored now is added. */
  kept: KeptPhoto[];
  max: number;
  /** What is said of too many. */
  tooMany: string;
  /** Failures that end the form, and not only a photo. */
  fatal: readonly string[];
}

type PhotoEndpoint = Endpoint & { params: object; body: object };

/** Stores the photos that came with a form, so that a refused form has them still; answers why one was refused. */
export async function storePhotos(
  page: StorePage,
  endpoint: PhotoEndpoint,
  token: string,
  { form, kept, max, tooMany, fatal }: PhotoForm,
): Promise<string | undefined> {
  const files = form
    .getAll('photos')
    .filter((file): file is File => typeof file !== 'string' && file.size > 0);
  if (kept.length + files.length > max) return fill(tooMany, { max });
  for (const file of files) {
    try {
      const upload = {
        fileName: file.name,
        mimeType: file.type,
        bytes: Buffer.from(await file.arrayBuffer()),
      };
      const answer = await callApi(
        page.host,
        endpoint,
        { params: { token }, body: { file: upload } } as never,
        page,
      );
      const { key, image } = answer as { key: string; image: { url: string } };
      kept.push({ key, url: image.url });
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status >= 500 || fatal.includes(error.code))
        throw error;
      return `${file.name}: ${error.message}`;
    }
  }
  return undefined;
}
