import { ownerPaths } from '../apps/console/src/mobile/guard.rules.ts';
import { staticPages, views } from '../apps/console/src/views.ts';
import storeRoutes from '../apps/storefront/app/routes.ts';
import type { Language } from '../packages/contract/src/locales.ts';

/**
 * A window of 768 px or less leads an owner and a signed-out visitor of the console to the mobile site (specification §2); who asked
 * for the desktop site stays, so the console is looked at with this wish. The mobile site is shown at any width.
 */
export const desktopWish = 'desktopSite';

/** What a purchase on the way gives to the addresses of pages. */
export interface Bought {
  /** The order's number, as lists show it. */
  number: string;
  /** The token in the buyer's address. */
  token: string;
  /** A category that the store's home page leads to. */
  category: string;
  /** The secret of a link for paying, of an order that is not paid. */
  payToken: string;
  /** The secret of a mailed invitation to review a delivered line. */
  reviewToken: string;
  /** The secret of the page on which a delivered order is returned. */
  returnToken: string;
  /** Paths on the sandbox's bank: a payment that waits, one that is paid, one that was declined, an account to link. */
  bankPaths: readonly string[];
}

const isOperators = (component: string) => /^(?:operations|system|demo)\//.test(component);
const pathsOf = (isWanted: (component: string) => boolean) =>
  Object.entries(views)
    .filter(([component]) => isWanted(component))
    .map(([, { path }]) => path);

/** The first course of the demonstration, where a path names one. */
const openCourse = (path: string) => path.replace('/course/:id', '/course/1');

/** Sign-in pages, and the pages without a menu that a signed-in person still has. */
export const signInPaths = ['/login', '/login?mode=forgot', '/register', '/authorize', '/nowhere'];
const statusPages = ['/401', '/nowhere'];

export const ownerPages = ({ number }: Bought): string[] => [
  ...pathsOf((component) => !isOperators(component)),
  ...staticPages.map(({ path }) => openCourse(path)),
  '/course/1?lecture=2',
  ...statusPages,
  '/product?view=cards',
  '/profile?section=data',
  `/order?order=${number}`,
];

export const operatorPages = ({ number }: Bought): string[] => [
  ...pathsOf(isOperators),
  ...staticPages
    .filter(({ meta }) => meta.layout === 'default')
    .map(({ path }) => openCourse(path)),
  `/operations/orders?order=${number}`,
  '/operations/courses?course=1',
  '/operations/products?product=1',
  '/operations/products?product=new',
  '/operations/products?view=grid',
];

/** Sheets that an address opens on the phone. */
const sheets = ['words', 'pictures', 'selling', 'prices', 'market'].map(
  (part) => `/store?edit=${part}`,
);

export const phonePages = ({ number }: Bought): string[] => [
  ...ownerPaths.map(openCourse),
  '/course/1?lecture=1',
  '/profile?section=data',
  ...statusPages,
  ...sheets,
  ...[
    '/share?new=1',
    '/sample?find=1',
    '/products?percent=1',
    '/me?share=1',
    '/me?leave=1',
    '/tableme?days=1',
    '/earnings?days=1',
  ],
  `/tableme?order=${number}`,
];

interface StoreRoute {
  id?: string;
  path?: string;
}

/** Files and endpoints among the routes: nothing that a person looks at. */
const isNoPage = ({ path = '' }: StoreRoute) =>
  /\.(?:txt|xml)$|:file$|^choices$|\/suggestions$|email-hint$/.test(path);

const samples: Readonly<Record<string, readonly string[]>> = {
  product: ['luna-stoneware-teapot'],
  policy: ['terms', 'privacy', 'cookies', 'imprint', 'delivery', 'returns'],
  page: ['terms', 'privacy', 'cookies', 'imprint'],
  // A link that was mailed to a new address; the walk has none, and its page says that it is missing.
  change: ['A'.repeat(32)],
};

/** One address for each sample of each route; a route with a parameter that has no sample does not pass unseen. */
function addressesOf(path: string, given: Readonly<Record<string, readonly string[]>>): string[] {
  const name = /:(\w+)/.exec(path)?.[1];
  if (!name) return [`/${path}`];
  const values = given[name];
  if (!values)
    throw new Error(`looks/pages.ts has no sample for :${name} in the storefront's route ${path}`);
  return values.flatMap((value) => addressesOf(path.replace(`:${name}`, value), given));
}

interface StorePages {
  pages: string[];
  /** Addresses without a language: each shows what another one shows, in the language that was seen last. */
  twins: string[];
}

/** Every page of the storefront, derived from its routes. */
export function storePages(language: Language, bought: Bought): StorePages {
  const given = { ...samples, lang: [language], category: [bought.category], slug: ['casa-luna'] };
  // A link for paying has a secret of its own; the buyer's opens a page that says so.
  const tokensOf = (path: string) => {
    if (path.includes('/pay/')) return [bought.payToken, 'A'.repeat(32)];
    if (path.includes('/review/')) return [bought.reviewToken];
    // A link that was used: the one that waits is only in the mailbox.
    // A link of an operator: the walk has none, and its page is the one for what is missing.
    if (path.includes('/stock-alert/') || path.includes('/preview/')) return ['A'.repeat(64)];
    // Links of suppliers, which the walk has none of: e2e/supplier-link.spec.ts opens their pages.
    if (path.includes('supplier')) return ['A'.repeat(32)];
    return [path.includes('/return/') ? bought.returnToken : bought.token];
  };
  const routes = (storeRoutes as StoreRoute[]).filter((one) => !isNoPage(one) && one.path !== '*');
  const isTwin = ({ id }: StoreRoute) => routes.some((other) => other.id === `${id}-in`);
  const addressesIn = (some: StoreRoute[]) =>
    some.flatMap(({ path = '' }) => addressesOf(path, { ...given, token: tokensOf(path) }));
  const missing = ['/nowhere', `/s/casa-luna/${language}/p/nothing`, `/s/nobody/${language}`];
  return {
    pages: [
      ...addressesIn(routes.filter((one) => !isTwin(one))),
      `/s/kira-desk/${language}`,
      `/s/casa-luna/${language}/search?q=luna`,
      `/s/casa-luna/${language}/search?q=xyzzy`,
      ...missing,
    ],
    twins: addressesIn(routes.filter(isTwin)),
  };
}

/** The pages of the sandbox's bank in one language. */
export const bankPages = (language: Language, { bankPaths }: Bought): string[] =>
  ['/', '/nowhere', ...bankPaths].map((path) => `${path}?lang=${language}`);

/** Pages in English only, for those who install and build. */
export const plainPages = ['/outbox', '/api/docs'];
