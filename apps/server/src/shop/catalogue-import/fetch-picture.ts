import { mediaBytesMax } from '@vitrine/contract/shop/media.ts';
import type { Platform } from '#platform/context.ts';
import { type HttpAnswer, requestBytes } from '#platform/http/http-request.ts';

const timeoutMs = 20_000;
const redirectsMax = 4;

/** Why a picture cannot be fetched. */
export type PictureProblem =
  | 'address'
  | 'private-address'
  | 'not-found'
  | 'forbidden'
  | 'server-error'
  | 'no-answer'
  | 'too-large'
  | 'web-page'
  | 'vector'
  | 'not-a-picture'
  | 'too-many-pixels'
  | 'too-many-redirects';

export class PictureRefused extends Error {
  readonly problem: PictureProblem;
  /** True if a later attempt may succeed. */
  readonly isTransient: boolean;
  constructor(problem: PictureProblem, isTransient = false) {
    super(problem);
    this.problem = problem;
    this.isTransient = isTransient;
  }
}

function parseAddress(address: string, base?: string): URL {
  const url = URL.parse(address, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new PictureRefused('address');
  return url;
}

async function request({ config }: Platform, url: URL): Promise<HttpAnswer> {
  // Servers of the own network are those that the installation names.
  const isPublic = !config.IMPORT_PICTURE_ORIGINS.includes(url.origin);
  try {
    return await requestBytes(url.href, {
      method: 'GET',
      headers: { accept: 'image/*', 'user-agent': 'Vitrine-Import/1.0' },
      timeoutMs,
      bytesMax: mediaBytesMax,
      isPublic,
    });
  } catch (error) {
    if (error instanceof RangeError) throw new PictureRefused('too-large');
    if (error instanceof Error && /no public address/.test(error.message))
      throw new PictureRefused('private-address');
    throw new PictureRefused('no-answer', true);
  }
}

function assertPicture({ headers, body }: HttpAnswer): void {
  const type = String(headers['content-type'] ?? '').toLowerCase();
  const head = body.subarray(0, 512).toString('latin1').trimStart().toLowerCase();
  if (/svg/.test(type) || /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?<svg/.test(head))
    throw new PictureRefused('vector');
  if (/html/.test(type) || /^<(?:!doctype html|html|head|body)/.test(head))
    throw new PictureRefused('web-page');
}

/** The bytes of a picture at an address that others name. Each redirect is checked like the address itself. */
export async function fetchPicture(platform: Platform, address: string): Promise<Buffer> {
  let url = parseAddress(address);
  for (let redirects = 0; redirects <= redirectsMax; redirects += 1) {
    const answer = await request(platform, url);
    const { status, headers } = answer;
    if (status >= 300 && status < 400 && headers.location) {
      url = parseAddress(headers.location, url.href);
      continue;
    }
    if (status === 404 || status === 410) throw new PictureRefused('not-found');
    if (status === 429 || status >= 500) throw new PictureRefused('server-error', true);
    if (status !== 200) throw new PictureRefused('forbidden');
    assertPicture(answer);
    return answer.body;
  }
  throw new PictureRefused('too-many-redirects');
}
