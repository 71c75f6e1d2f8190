import { createHmac } from 'node:crypto';
import { languagePattern } from '@vitrine/contract/locales.ts';
import { readSource } from '@vitrine/contract/source.ts';
import { isbot } from 'isbot';

/** What is known of a request for a page, before anything is counted. */
export interface PageView {
  method: string;
  url: string;
  userAgent: string;
  address: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Home, categories and products of a store; carts, checkout and orders are no visit of their own. */
const visitable = new RegExp(
  `^/s/([a-z0-9-]{3,40})(?:/${languagePattern})?(?:/(?:c|p)/[a-z0-9-]{1,80})?/?(?:\\?(.*))?$`,
);
const linkCode = /^[a-z0-9]{4,12}$/;

/** Repeats within this time belong to the same visit. */
export const visitMs = 30 * 60_000;
/** How long the last tracked link is remembered. */
export const attributionSeconds = 30 * 86_400;

/** What a person's look at a page says of the visit. */
export interface Look {
  slug: string;
  link: string | null;
  referrer: string | null;
  /** `user_source` and `page_source` of the address; empty when it has none. */
  userSource: string;
  pageSource: string;
  isPhone: boolean;
}

/** The store and the origin of a page that a person looks at; nothing for bots, previews, prefetches and scripts. */
export function readPageView(view: PageView): Look | null {
  if (view.method !== 'GET') return null;
  const match = visitable.exec(view.url);
  const slug = match?.[1];
  if (!slug) return null;
  const header = (name: string) => String(view.headers[name] ?? '').toLowerCase();
  if (
    /prefetch|preview|prerender/.test(
      `${header('purpose')} ${header('sec-purpose')} ${header('x-purpose')} ${header('x-moz')}`,
    )
  )
    return null;
  const destination = header('sec-fetch-dest');
  if (destination && destination !== 'document') return null;
  if (view.userAgent === '' || isbot(view.userAgent)) return null;
  const query = new URLSearchParams(match[2] ?? '');
  const code = query.get('l') ?? '';
  return {
    slug,
    link: linkCode.test(code) ? code : null,
    referrer: hostOf(header('referer'), header('host')),
    userSource: readSource(query.get('user_source')),
    pageSource: readSource(query.get('page_source')),
    isPhone: /Mobi/i.test(view.userAgent),
  };
}

function hostOf(referer: string, ownHost: string): string | null {
  if (!referer) return null;
  try {
    const { host } = new URL(referer);
    return host === ownHost ? null : host.replace(/^(?:www|m|l|lm)\./, '').slice(0, 100);
  } catch {
    return null;
  }
}

const dayHash = (secret: string, day: string, text: string): string => {
  const dayKey = createHmac('sha256', secret).update(`visitors:${day}`).digest();
  return createHmac('sha256', dayKey).update(text).digest('base64url').slice(0, 24);
};

/** A visitor of one store on one day: the same person tomorrow, or in another store, is another visitor. */
export const visitorHash = (
  secret: string,
  day: string,
  storeSlug: string,
  address: string,
  userAgent: string,
): string => dayHash(secret, day, `${storeSlug}\n${address}\n${userAgent}`);

/** What operators count on one day over all stores, where no slug is empty: a browser at an address, and an address. */
export const platformMarks = (secret: string, day: string, address: string, userAgent: string) => ({
  person: dayHash(secret, day, `\n${address}\n${userAgent}`),
  network: dayHash(secret, day, `\n${address}`),
});

/** The growth of a count as a share, as exact as `changeOf` in per cent; 0 when there was nothing before. */
export const growthOf = (now: number, before: number): number =>
  Math.round((changeOf(now, before) ?? 0) * 10) / 1000;

/** A change in per cent with one decimal; null when the base is 0. */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / Math.abs(before)) * 1000) / 10;
}

/** A share in per cent with one decimal; null without a whole. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1000) / 10;
}
