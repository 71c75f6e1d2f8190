import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import {
  getStorefrontHome,
  listExampleStores,
  type ProductCard,
} from '@vitrine/contract/shop/storefront.ts';
import { data } from 'react-router';
import { type Choices, readChoices } from './choices.ts';
import { ApiFailure, callApi, type Host } from './host.ts';
import { languageOfRequest } from './page-language.ts';
import { type PlatformPage, readPlatformPage } from './platform-page.ts';
import type { StorePage } from './store-page.types.ts';
import { readVisitor } from './visitor.ts';

/** What the page for a missing address in a store shows: the store's own frame, and products to go on with. */
export interface MissingInStore
  extends Pick<StorePage, 'store' | 'language' | 'currency' | 'pathLanguage'> {
  choices: Choices;
  cards: ProductCard[];
}

/** What the page for a missing address outside any store shows. */
export interface MissingOnPlatform {
  frame: PlatformPage;
  stores: EndpointAnswer<typeof listExampleStores>['list'];
}

/** Answers 404 without a store's frame. */
export function notFoundPage(place: MissingOnPlatform | null = null): never {
  throw data(place, { status: 404 });
}

const storesMax = 3;

/** Answers 404 on the platform's own page, with stores to go on to. */
export async function notFoundOnPlatform(host: Host, request: Request): Promise<never> {
  const visitor = {
    ...readVisitor(request, host.country),
    language: languageOfRequest(request, host.country),
  };
  const [frame, { list }] = await Promise.all([
    readPlatformPage(host, visitor),
    callApi(host, listExampleStores, {}, { language: visitor.language, currency: 'USD' }),
  ]);
  notFoundPage({ frame, stores: list.slice(0, storesMax) });
}

const cardsMax = 4;

/** Answers 410 for a store that is closed for good: on the platform's own page, because the store's look is erased. */
export function storeClosedPage(): never {
  throw data(null, { status: 410 });
}

/** Answers 404 in the store's look. */
export async function notFoundInStore(page: StorePage): Promise<never> {
  const [choices, home] = await Promise.all([
    readChoices(page.host, page.visitor),
    callApi(
      page.host,
      getStorefrontHome,
      { params: { slug: page.store.slug }, query: { limit: cardsMax, currency: page.currency } },
      page,
    ),
  ]);
  const { store, language, currency, pathLanguage } = page;
  const place: MissingInStore = {
    store,
    language,
    currency,
    pathLanguage,
    choices,
    cards: home.products.list,
  };
  throw data(place, { status: 404 });
}

const isMissing = (error: unknown) =>
  error instanceof ApiFailure && (error.status === 404 || error.code === 'invalid-input');

/** Shows the missing page for a 404 of the API, the page of a closed store for a 410, and the error page for any other failure. */
export async function asPageError(error: unknown, page: StorePage | null = null): Promise<never> {
  if (error instanceof ApiFailure && error.status === 410) return storeClosedPage();
  if (!isMissing(error)) throw error;
  return page ? notFoundInStore(page) : notFoundPage();
}
