import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import { getStorefrontHome, listExampleStores, type ProductCard } from '@vitrine/contract/shop/storefront.ts';
import { data } from 'react-router';
import { type Choices, readChoices } from './choices.ts';
import { ApiFailure, callApi, type Host } from './host.ts';
import type { StorePage } from './store-page.ts';

/** What the page for a missing address in a store shows: the store's own frame, and products to go on with. */
export interface MissingInStore extends Pick<StorePage, 'store' | 'language' | 'currency' | 'pathLanguage'> {
  choices: Choices;
  cards: ProductCard[];
}

/** What the page for a missing address outside any store shows. */
export interface MissingOnPlatform {
  stores: EndpointAnswer<typeof listExampleStores>['list'];
}

/** Answers 404 without a store's frame. */
export function notFoundPage(place: MissingOnPlatform | null = null): never {
  throw data(place, { status: 404 });
}

const storesMax = 3;

/** Answers 404 on the platform's own page, with stores to go on to. */
export async function notFoundOnPlatform(host: Host, language: Language): Promise<never> {
  const { list } = await callApi(host, listExampleStores, {}, { language, currency: 'USD' });
  notFoundPage({ stores: list.slice(0, storesMax) });
}

const cardsMax = 4;

/** Answers 404 in the store's look. */
export async function notFoundInStore(page: StorePage): Promise<never> {
  const [choices, home] = await Promise.all([
    readChoices(page.host, page.visitor),
    callApi(page.host, getStorefrontHome, { params: { slug: page.store.slug }, query: { limit: cardsMax, currency: page.currency } }, page),
  ]);
  const { store, language, currency, pathLanguage } = page;
  const place: MissingInStore = { store, language, currency, pathLanguage, choices, cards: home.products.list };
  throw data(place, { status: 404 });
}

const isMissing = (error: unknown) => error instanceof ApiFailure && (error.status === 404 || error.code === 'invalid-input');

/** Shows the missing page for a 404 of the API, and the error page for any other failure. */
export async function asPageError(error: unknown, page: StorePage | null = null): Promise<never> {
  if (!isMissing(error)) throw error;
  return page ? notFoundInStore(page) : notFoundPage();
}
