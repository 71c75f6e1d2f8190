import type { Language } from '@vitrine/contract/locales.ts';
import { parseLanguage } from '@vitrine/contract/locales.ts';
import type { Currency } from '@vitrine/contract/money.ts';
import { getStorefront, type StorefrontStore } from '@vitrine/contract/shop/storefront.ts';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { ApiFailure, callApi, type Host, hostContext } from './host.ts';
import { type StorePaths, storePaths } from './store-paths.ts';
import { readVisitor, type Visitor } from './visitor.ts';

export interface StorePage {
  host: Host;
  visitor: Visitor;
  /** The language of the address, or null when the visitor's own was taken. */
  pathLanguage: Language | null;
  store: StorefrontStore;
  language: Language;
  currency: Currency;
  paths: StorePaths;
}

/** Where a page that is not there sends people: back into its store, whose look it has. */
export interface MissingPlace {
  store: Pick<StorefrontStore, 'name' | 'avatar' | 'accent'>;
  path: string;
}

export function notFoundPage(place: MissingPlace | null = null): never {
  throw data(place, { status: 404 });
}

/** Lets 404 through as the missing page, whatever else as the error page. */
export function asPageError(error: unknown, place: MissingPlace | null = null): never {
  if (error instanceof ApiFailure && (error.status === 404 || error.code === 'invalid-input')) notFoundPage(place);
  throw error;
}

/** The way back from what is missing in a store. */
export function placeOf({ store, paths }: Pick<StorePage, 'store' | 'paths'>): MissingPlace {
  const { name, avatar, accent } = store;
  return { store: { name, avatar, accent }, path: paths.home };
}

/** What every page of a store begins with: the visitor's choices and the store itself, redirected from an old address. */
export async function openStorePage(
  request: Request,
  context: Readonly<RouterContextProvider>,
  params: { slug?: string; lang?: string },
): Promise<StorePage> {
  const host = context.get(hostContext);
  const pathLanguage = params.lang === undefined ? null : (parseLanguage(params.lang) ?? notFoundPage());
  if (params.lang !== undefined && pathLanguage !== params.lang) notFoundPage();
  const visitor = readVisitor(request, params.lang);
  const slug = params.slug ?? '';
  const store = await callApi(host, getStorefront, { params: { slug } }, { language: visitor.language, currency: 'USD' }).catch(
    (error: unknown) => asPageError(error),
  );
  if (store.slug !== slug) {
    const url = new URL(request.url);
    throw redirect(url.pathname.replace(`/s/${slug}`, `/s/${store.slug}`) + url.search, 301);
  }
  return {
    host,
    visitor,
    pathLanguage,
    store: host.isTestShop ? { ...store, isTest: true } : store,
    language: visitor.language,
    currency: visitor.currency ?? store.baseCurrency,
    paths: storePaths(store.slug, pathLanguage),
  };
}

/** What every page of a store knows of how it is shown. */
export function pageFacts({ language, currency, pathLanguage, host }: StorePage) {
  return { language, currency, pathLanguage, storeUrl: host.storeUrl };
}
