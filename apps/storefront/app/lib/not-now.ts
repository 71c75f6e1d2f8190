import type { Language } from '@vitrine/contract/locales.ts';
import type { StorefrontStore } from '@vitrine/contract/shop/storefront.ts';
import { isRouteErrorResponse } from 'react-router';

/** The store whose frame a page keeps that cannot be shown just now. */
export interface StorePlace {
  store: StorefrontStore;
  language: Language;
  /** The language of the address, or null when the visitor's own was taken. */
  pathLanguage: Language | null;
}

/** Why a page cannot be shown just now, in the visitor's language, and when to try again. */
export interface NotNow extends Partial<StorePlace> {
  language: Language;
  message: string;
  retryAfterSeconds: number;
}

/** Reads that out of what a route threw; nothing when the page is missing or broke on our side. */
export function notNowOf(error: unknown): NotNow | null {
  if (!isRouteErrorResponse(error)) return null;
  const notNow = error.data as NotNow | null;
  return notNow?.retryAfterSeconds ? notNow : null;
}
