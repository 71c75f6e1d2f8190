import {
  defaultLanguage,
  firstLanguageIn,
  type Language,
  parseAcceptLanguage,
  parseLanguage,
} from '@vitrine/contract/locales.ts';
import { type Currency, parseCurrency } from '@vitrine/contract/money.ts';

/** The three independent choices of a visitor, and the secret of the cart. */
export interface Visitor {
  language: Language;
  /** Null: nothing was chosen, so that of the country is shown, or the store's own where its rate is too old. */
  currency: Currency | null;
  country: string | null;
  cart: string | null;
  /** The secret of the order that this browser began to pay: it leads back from the bank to the buyer's own page. */
  paying: string | null;
  visit: string | null;
  link: string | null;
}

const cookieNames = {
  language: 'vt_lang',
  currency: 'vt_currency',
  country: 'vt_country',
  cart: 'vt_cart',
  paying: 'vt_paying',
  visit: 'vt_visit',
  link: 'vt_link',
};

function readCookies(header: string | null): Record<string, string> {
  const jar: Record<string, string> = Object.create(null);
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0) jar[part.slice(0, at).trim()] = part.slice(at + 1).trim();
  }
  return jar;
}

function matching(value: string | undefined, pattern: RegExp): string | null {
  return value && pattern.test(value) ? value : null;
}

/** The language of the browser; on a first visit from a country with another one, that one instead of English. */
function unchosenLanguage(request: Request, country: string | null): Language {
  const wished =
    parseAcceptLanguage(request.headers.get('accept-language') ?? undefined) ?? defaultLanguage;
  return wished === defaultLanguage ? firstLanguageIn(country ?? '') : wished;
}

/** The address's language decides, then the remembered one, then the browser's wishes and the country. */
export function readVisitor(
  request: Request,
  country: string | null,
  pathLanguage?: string,
): Visitor {
  const jar = readCookies(request.headers.get('cookie'));
  const token = /^[A-Za-z0-9_-]{1,64}$/;
  return {
    language:
      parseLanguage(pathLanguage) ??
      parseLanguage(jar[cookieNames.language]) ??
      unchosenLanguage(request, country),
    currency: parseCurrency(jar[cookieNames.currency]) ?? null,
    country: matching(jar[cookieNames.country], /^[A-Z]{2}$/),
    cart: matching(jar[cookieNames.cart], /^[A-Za-z0-9_-]{32}$/),
    paying: matching(jar[cookieNames.paying], /^[A-Za-z0-9_-]{32}$/),
    visit: matching(jar[cookieNames.visit], token),
    link: matching(jar[cookieNames.link], token),
  };
}

/** A cookie of this origin; only what the badge script reads is open to scripts. */
export function writeCookie(
  name: string,
  value: string,
  options: { days: number; path?: string; open?: boolean; secure: boolean },
): string {
  const parts = [
    `${name}=${value}`,
    `Path=${options.path ?? '/'}`,
    `Max-Age=${options.days * 86_400}`,
    'SameSite=Lax',
  ];
  if (!options.open) parts.push('HttpOnly');
  if (options.secure) parts.push('Secure');
  return parts.join('; ');
}
