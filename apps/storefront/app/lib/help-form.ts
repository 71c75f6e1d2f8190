import type { Language } from '@vitrine/contract/locales.ts';
import type { StorefrontStore } from '@vitrine/contract/shop/storefront.ts';
import { textsOf } from '../texts/index.ts';
import { groupErrors } from './checkout-form.ts';
import { ApiFailure } from './host.ts';
import { createPrivateMeta } from './page-meta.ts';

/** A form of a help page as it comes back: messages by field, or one for all of it. */
export interface HelpRefusal {
  errors: Readonly<Record<string, string>>;
  message: string | null;
}

export const notRefused: HelpRefusal = { errors: {}, message: null };

/** The refusal that a failed call is shown as; `own` are our words for fields that are empty or wrong. */
export function readRefusal(error: unknown, own: Readonly<Record<string, string>>): HelpRefusal {
  if (!(error instanceof ApiFailure) || error.status === 500) throw error;
  const errors =
    error.code === 'captcha-wrong'
      ? { captchaCode: error.message }
      : groupErrors(error.errors, own, '');
  return { errors, message: Object.keys(errors).length ? null : error.message };
}

/** Help pages are the same in every store, so that search engines are kept from them. */
export function createHelpMeta(
  page: { store: StorefrontStore; language: Language } | undefined,
  words: 'contact' | 'find',
) {
  if (!page) return [];
  const { title, lead } = textsOf(page.language)[words];
  return createPrivateMeta(title, page.store, lead);
}
