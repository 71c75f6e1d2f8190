import { languagePattern, parseAcceptLanguage } from '@vitrine/contract/locales.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CacheDefinition, cacheOf } from '#platform/caches.ts';
import { type Platform, systemContext } from '#platform/context.ts';
import { compressBody, type KeptBody, sendKeptBody } from '#platform/http/kept-body.ts';
import { detectCountry, readLastMarkets } from '#shop/markets/index.ts';
import { pageCallInfo } from './page-request.ts';

interface CachedPage extends KeptBody {
  /** The content security policy, which names the style of this very page. */
  policy: string;
  type: string;
  /** How long others may keep it; nothing for pages, which differ by visitor. */
  life?: string | undefined;
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
  /** The same up to ten minutes after it has expired: for a page that cannot be rendered at the moment. */
  readStale(key: string): CachedPage | undefined;
  /** Before a page is rendered; `write` wants it back. */
  begin(): PageDraft;
  /** Compresses a page, and keeps it unless something that it shows changed since it was begun. */
  write(
    key: string,
    draft: PageDraft,
    html: Buffer,
    policy: string,
    headers?: Pick<CachedPage, 'type' | 'life'>,
  ): Promise<CachedPage>;
  send(page: CachedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

const pagesCache: CacheDefinition<CachedPage> = {
  entriesMax: 20_000,
  ttlMs: 60_000,
  staleMs: 600_000,
  size: { bytesMax: 64 * 1024 * 1024, bytesOf: (page) => page.plain.length + page.brotli.length },
};
/** Home, categories and products of a store; cart, checkout, orders and search are never kept. */
const cacheable = new RegExp(
  `^/s/([a-z0-9-]{3,40})(?:/${languagePattern})?(?:/(?:c|p)/[a-z0-9-]{1,80})?(?:\\?.*)?$`,
);

/** The feed of a store for shopping channels: the same for everybody. */
const sharedFile = /^\/s\/[a-z0-9-]{3,40}\/feed\.xml$/;

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
 * country, so these make its key. It is dropped when something that it shows changes. After a minute it
 * is only shown while no newer one can be rendered, for ten minutes more.
 */
export function createPageCache(platform: Platform): PageCache {
  const isOn = platform.config.CACHES === 'on';
  const pages = cacheOf(platform, pagesCache);
  return {
    async keyOf(request) {
      if (!isOn || request.method !== 'GET') return undefined;
      if (sharedFile.test(request.url)) return request.url;
      if (!cacheable.test(request.url) || request.url.length > 300) return undefined;
      const call = pageCallInfo(request);
      const { vt_lang: language, vt_currency: currency = '' } = call.cookies;
      const spoken = language ?? parseAcceptLanguage(request.headers['accept-language']) ?? '';
      const country = await detectCountry({ ...systemContext(platform), call }, readLastMarkets);
      return JSON.stringify([withoutOrigin(request.url), spoken, currency, country.code]);
    },
    read: (key) => pages.get(key),
    readStale: (key) => pages.getStale(key),
    begin: () => ({
      begun: pages.begin(),
      tags: new Set(),
      isKeepable: true,
      recordTags(tags) {
        if (tags.size === 0) this.isKeepable = false;
        for (const tag of tags) this.tags.add(tag);
      },
    }),
    async write(
      key,
      { begun, tags, isKeepable },
      html,
      policy,
      headers = { type: 'text/html; charset=utf-8' },
    ) {
      const page = { ...(await compressBody(html)), policy, ...headers };
      if (isKeepable && tags.size > 0) pages.set(key, begun, { value: page, tags: [...tags] });
      return page;
    },
    send(page, request, reply) {
      reply
        .header('content-security-policy', page.policy)
        .header('vary', page.life ? 'accept-encoding' : 'accept-encoding, accept-language, cookie')
        .header('cache-control', page.life ?? 'private, no-cache')
        .type(page.type);
      return sendKeptBody(page, request, reply);
    },
  };
}
