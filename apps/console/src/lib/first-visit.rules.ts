import { firstLanguageIn, type Language, parseLanguage } from '@vitrine/contract/locales.ts';
import { readSource } from '@vitrine/contract/source.ts';

/** At this window width and below a visitor is sent to the mobile site. */
const mobileWidthMax = 768;

export interface MobileVisit {
  width: number;
  path: string;
  search: string;
  language: Language;
  /** The person asked for the desktop site, now or before. */
  isDesktopChosen: boolean;
  /** Operators work at a desk: they are not sent away. */
  isOperator: boolean;
  /** The address of the mobile site, without a slash at the end. */
  mobileSite: string;
}

const mobilePaths: Readonly<Record<string, string>> = {
  '/': '/home',
  '/index': '/home',
  '/order': '/tableme',
  '/product': '/products',
  '/revenue': '/earnings',
};
const sameNamePaths = ['/login', '/register', '/authorize', '/payresult'];

const isPayAuth = (path: string): boolean => path === '/payauth' || path.startsWith('/payauth/');
const mobilePathOf = (path: string): string =>
  sameNamePaths.includes(path) ? path : (mobilePaths[path] ?? '/home');

/** The address on the mobile site that belongs to a visit, or nothing when the visit stays here. */
export function findMobileAddress(visit: MobileVisit): string | undefined {
  const { width, path, search, language, mobileSite } = visit;
  if (width > mobileWidthMax || visit.isDesktopChosen || visit.isOperator || isPayAuth(path))
    return undefined;
  const query = new URLSearchParams(sameNamePaths.includes(path) ? search : '');
  // The way back that the login form keeps is a path of this site: the mobile site has its own name for it.
  const [wanted = '', wantedQuery] = (query.get('redirect') ?? '').split(/\?(.*)/s);
  if (isPayAuth(wanted)) return undefined;
  if (wanted)
    query.set(
      'redirect',
      wantedQuery ? `${mobilePathOf(wanted)}?${wantedQuery}` : mobilePathOf(wanted),
    );
  query.set('lang', language);
  return `${mobileSite}/#${mobilePathOf(path)}?${query}`;
}

export interface MobileSiteOptions {
  environment: 'development' | 'production';
  protocol: string;
  hostname: string;
  /** Mobile sites of other brands by the host name of the page. */
  brands: Readonly<Record<string, string>>;
  /** The mobile site of this installation; nothing means: same host, port 8081. */
  configured: string;
}

/** The mobile site: port 8081 in development, a brand's own host, else the configured one. */
export function mobileSite({
  environment,
  protocol,
  hostname,
  brands,
  configured,
}: MobileSiteOptions): string {
  const local = `${protocol}//${hostname}:8081`;
  if (environment === 'development') return local;
  if (Object.hasOwn(brands, hostname)) return (brands[hostname] ?? '').replace(/\/$/, '');
  return configured.replace(/\/$/, '') || local;
}

export interface FirstVisit {
  language: Language;
  /** The language was chosen by the person or is in the address. */
  isLanguageChosen: boolean;
  countryCode: string;
}

/** The first visit replaces English by the language of the country: Spanish for ES, Portuguese for PT. */
export function firstVisitLanguage({
  language,
  isLanguageChosen,
  countryCode,
}: FirstVisit): Language {
  if (isLanguageChosen || language !== 'en') return language;
  return firstLanguageIn(countryCode);
}

export interface PageParameters {
  language: Language | undefined;
  userSource: string | undefined;
  pageSource: string | undefined;
  wantsDesktop: boolean;
}

/** Reads the page parameters `lang`, `user_source`, `page_source` (and `desktop`) from the query after the hash. */
export function readPageParameters(hash: string): PageParameters {
  const at = hash.indexOf('?');
  const query = new URLSearchParams(at === -1 ? '' : hash.slice(at));
  return {
    language: parseLanguage(query.get('lang') ?? undefined),
    userSource: readSource(query.get('user_source')) || undefined,
    pageSource: readSource(query.get('page_source')) || undefined,
    wantsDesktop: query.get('desktop') === '1',
  };
}
