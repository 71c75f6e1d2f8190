import { parseLanguage } from '@vitrine/contract/locales.ts';
import { getStorefront } from '@vitrine/contract/shop/storefront.ts';
import { type RouterContextProvider, redirect } from 'react-router';
import { callApi, hostContext } from './host.ts';
import { asPageError, notFoundInStore, storeClosedPage } from './missing-page.ts';
import type { StorePage } from './store-page.types.ts';
import { storePaths } from './store-paths.ts';
import { readVisitor } from './visitor.ts';

const languageTag = /^[a-z]{2,3}(?:-[a-z]{2,4})?$/i;

/**
 * The same page under its one address, or nothing when it was asked by that. Typed addresses come in capitals; a
 * language that the storefront does not support is left out, so that the visitor's own is taken.
 */
function canonicalPath(
  pathname: string,
  params: { slug?: string; lang?: string; category?: string; product?: string },
): string | null {
  const { slug, lang, category, product } = params;
  const known = parseLanguage(lang);
  const path = pathname.split('/').flatMap((part, index) => {
    if (index === 3 && part === lang) return known ?? (languageTag.test(part) ? [] : part);
    return [slug, category, product].includes(part) ? part.toLowerCase() : part;
  });
  const wanted = path.join('/');
  return wanted === pathname ? null : wanted;
}

/** What every page of a store begins with: the visitor's choices and the store itself, redirected from an old address. */
export async function openStorePage(
  request: Request,
  context: Readonly<RouterContextProvider>,
  params: { slug?: string; lang?: string; category?: string; product?: string },
  /** Pages of orders open also when the store is closed for good. */
  { opensWhenClosed = false }: { opensWhenClosed?: boolean } = {},
): Promise<StorePage> {
  const host = context.get(hostContext);
  const url = new URL(request.url);
  const canonical = canonicalPath(url.pathname, params);
  if (canonical !== null) throw redirect(canonical + url.search, 301);
  const pathLanguage = parseLanguage(params.lang) ?? null;
  const visitor = readVisitor(request, host.country, params.lang);
  const slug = params.slug ?? '';
  const store = await callApi(
    host,
    getStorefront,
    { params: { slug } },
    { language: visitor.language, currency: 'USD' },
  ).catch((error: unknown) => asPageError(error));
  if (store.slug !== slug) {
    throw redirect(url.pathname.replace(`/s/${slug}`, `/s/${store.slug}`) + url.search, 301);
  }
  if (store.status === 'closed' && !opensWhenClosed) return storeClosedPage();
  const page: StorePage = {
    host,
    visitor,
    pathLanguage,
    store: host.isTestShop ? { ...store, isTest: true } : store,
    language: visitor.language,
    currency: visitor.currency ?? host.countryCurrency ?? store.baseCurrency,
    paths: storePaths(store.slug, pathLanguage),
  };
  host.place = { store: page.store, language: page.language, pathLanguage };
  // Neither a language nor a page of the store.
  if (params.lang !== undefined && pathLanguage === null) return notFoundInStore(page);
  return page;
}

/** The page for the country that its address names, as links of a product feed do: it shows the feed's prices in the feed's currency. */
export function inLinkedCountry(page: StorePage, request: Request): StorePage {
  const country = new URL(request.url).searchParams.get('country') ?? '';
  return /^[A-Z]{2}$/.test(country)
    ? {
        ...page,
        currency: page.visitor.currency ?? page.store.baseCurrency,
        visitor: { ...page.visitor, country },
      }
    : page;
}

/** For whom a page shows prices. */
export function buyerQueryOf({ currency, visitor }: StorePage) {
  return { currency, country: visitor.country ?? undefined };
}

/** What every page of a store knows of how it is shown. */
export function pageFacts({ language, currency, pathLanguage, host }: StorePage) {
  return { language, currency, pathLanguage, storeUrl: host.storeUrl };
}
