import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { languagePattern, parseAcceptLanguage } from '@vitrine/contract/locales.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { brotliOptions } from '#platform/brotli.ts';
import { type CacheDefinition, cacheOf } from '#platform/caches.ts';
import { type Platform, systemContext } from '#platform/context.ts';
import { detectCountry } from '#shop/markets/index.ts';
import { pageCallInfo } from './page-request.ts';

interface CachedPage {
  html: Buffer;
  brotli: Buffer;
  etag: string;
  /** The content security policy, which names the style of this very page. */
  policy: string;
}

/** A page that is being rendered, with the tags of the answers that it has read so far. */
interface PageDraft {
  begun: number;
  tags: Set<string>;
  /** An answer without tags is not known to stay true: a page with one is not kept. */
  isKeepable: boolean;
  recordTags(tags: ReadonlySet<string>): void;
}

export interface PageCache {
  /** Under which name a request's page is kept; nothing for pages that belong to one visitor. */
  keyOf(request: FastifyRequest): Promise<string | undefined>;
  read(key: string): CachedPage | undefined;
  /** Before a page is rendered; `write` wants it back. */
  begin(): PageDraft;
  /** Compresses a page, and keeps it unless something that it shows changed since it was begun. */
  write(key: string, draft: PageDraft, html: Buffer, policy: string): Promise<CachedPage>;
  send(page: CachedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

const pagesCache: CacheDefinition<CachedPage> = {
  entriesMax: 20_000,
  ttlMs: 60_000,
  size: { bytesMax: 64 * 1024 * 1024, bytesOf: (page) => page.html.length + page.brotli.length },
};
const compress = promisify(brotliCompress);
/** Home, categories and products of a store; cart, checkout, orders and search are never kept. */
const cacheable = new RegExp(`^/s/([a-z0-9-]{3,40})(?:/${languagePattern})?(?:/(?:c|p)/[a-z0-9-]{1,80})?(?:\\?.*)?$`);

/** What an address says of the visit only: the code of a tracked link and the sources. They change nothing on the page. */
const originParameters = ['l', 'user_source', 'page_source'];

/** Read as the page reads its address: a second ? or a # must not keep a page under the name of another one. */
function withoutOrigin(url: string): string {
  if (!url.includes('?')) return url;
  const { pathname, searchParams } = new URL(url, 'http://shop');
  for (const name of originParameters) searchParams.delete(name);
  return searchParams.size ? `${pathname}?${searchParams}` : pathname;
}

/**
 * Keeps rendered browsing pages. A page is the same for everybody with the same address, language, currency and
 * country, so these make its key. It is dropped when something that it shows changes, and after a minute.
 */
export function createPageCache(platform: Platform): PageCache {
  const isOn = platform.config.CACHES === 'on';
  const pages = cacheOf(platform, pagesCache);
  return {
    async keyOf(request) {
      if (!isOn || request.method !== 'GET' || !cacheable.test(request.url) || request.url.length > 300) return undefined;
      const call = pageCallInfo(request);
      const { vt_lang: language, vt_currency: currency = '' } = call.cookies;
      const spoken = language ?? parseAcceptLanguage(request.headers['accept-language']) ?? '';
      const country = await detectCountry({ ...systemContext(platform), call });
      return JSON.stringify([withoutOrigin(request.url), spoken, currency, country.code]);
    },
    read: (key) => pages.get(key),
    begin: () => ({
      begun: pages.begin(),
      tags: new Set(),
      isKeepable: true,
      recordTags(tags) {
        if (tags.size === 0) this.isKeepable = false;
        for (const tag of tags) this.tags.add(tag);
      },
    }),
    async write(key, { begun, tags, isKeepable }, html, policy) {
      const brotli = await compress(html, brotliOptions(5));
      const page = { html, brotli, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`, policy };
      if (isKeepable && tags.size > 0) pages.set(key, begun, { value: page, tags: [...tags] });
      return page;
    },
    send(page, request, reply) {
      reply
        .header('etag', page.etag)
        .header('content-security-policy', page.policy)
        .header('vary', 'accept-encoding, accept-language, cookie')
        .header('cache-control', 'private, no-cache');
      if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
      reply.type('text/html; charset=utf-8');
      if (/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.header('content-encoding', 'br').send(page.brotli);
      return reply.send(page.html);
    },
  };
}
