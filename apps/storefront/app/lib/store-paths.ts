import type { Language } from '@vitrine/contract/locales.ts';

/** Addresses inside one store, in the language of the page that links. */
export interface StorePaths {
  home: string;
  cart: string;
  checkout: string;
  search: string;
  category(key: string): string;
  product(key: string): string;
  preview(token: string): string;
  findOrder: string;
  orderEmail(change: string): string;
  emailHint: string;
  contact: string;
  order(token: string): string;
  pay(token: string): string;
  review(token: string): string;
  returns(link: string): string;
  policy(kind: string): string;
  stockAlert(token: string): string;
}

export function storePaths(slug: string, language: Language | null): StorePaths {
  const base = `/s/${slug}`;
  const spoken = language ? `${base}/${language}` : base;
  return {
    home: spoken,
    cart: `${spoken}/cart`,
    checkout: `${spoken}/checkout`,
    search: `${spoken}/search`,
    findOrder: `${spoken}/order`,
    orderEmail: (change) => `${spoken}/order-email/${change}`,
    emailHint: `${base}/email-hint`,
    contact: `${spoken}/contact`,
    category: (key) => `${spoken}/c/${key}`,
    product: (key) => `${spoken}/p/${key}`,
    preview: (token) => `${spoken}/preview/${token}`,
    order: (token) => `${spoken}/order/${token}`,
    returns: (link) => `${spoken}/return/${link}`,
    review: (token) => `${spoken}/review/${token}`,
    pay: (token) => `${spoken}/pay/${token}`,
    policy: (kind) => `${spoken}/policies/${kind}`,
    stockAlert: (token) => `${spoken}/stock-alert/${token}`,
  };
}
