import { type Language, parseLanguage } from '@vitrine/contract/locales.ts';
import { data } from 'react-router';
import { ApiFailure, type Host } from './host.ts';
import { notFoundOnPlatform } from './missing-page.ts';
import { type PlatformPage, readPlatformPage } from './platform-page.ts';
import { readVisitor } from './visitor.ts';

/** The common parts of the pages of suppliers: they belong to the platform, to nobody's account, and to no store. */
export interface SupplierPage {
  host: Host;
  language: Language;
  frame: PlatformPage;
  /** How the API is called from these pages. */
  wishes: { language: Language; currency: 'USD' };
}

export async function openSupplierPage(
  request: Request,
  host: Host,
  lang: string | undefined,
): Promise<SupplierPage> {
  const language = parseLanguage(lang);
  if (!language || language !== lang) return notFoundOnPlatform(host, request);
  return {
    host,
    language,
    frame: await readPlatformPage(host, readVisitor(request, host.country, language)),
    wishes: { language, currency: 'USD' },
  };
}

/** A secret is in the address: neither a cache nor a site that is linked to learns it, and no search engine lists the page. */
const privateHeaders: [string, string][] = [
  ['cache-control', 'no-store'],
  ['referrer-policy', 'same-origin'],
  ['x-robots-tag', 'noindex'],
];

export const respondPrivately = <Data>(value: Data, status = 200) =>
  data(value, { status, headers: privateHeaders });

/** Returns the contents of a link; null for one that was revoked, has expired, or that we never made. */
export async function openLink<Answer>(reading: Promise<Answer>): Promise<Answer | null> {
  try {
    return await reading;
  } catch (error) {
    if (
      error instanceof ApiFailure &&
      (error.code === 'not-found' || error.code === 'invalid-input')
    )
      return null;
    throw error;
  }
}
