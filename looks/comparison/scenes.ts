import type { MailTemplate } from '../../apps/server/src/texts/mails.ts';
import type { Language } from '../../packages/contract/src/locales.ts';
import type { Theme } from '../wish.ts';

/** The moment at which the clocks of server and browser are stopped. */
export const now = '2026-11-20T10:30:00Z';

/** The orders that are bought before the pictures are taken. */
export interface Orders {
  /** The secret of an order that was just paid. */
  paid: string;
  /** Of one that was delivered. */
  delivered: string;
  /** The secret of the invitation to review it. */
  review: string;
}

interface Appearance {
  name: string;
  language: Extract<Language, 'en' | 'zh-cn'>;
  theme: Theme;
  width: 390 | 700 | 1440;
  /** Of the window, in px; else 900 at a desk and 844 on a phone. */
  height?: number;
}

/** A page of the console or of the mobile site. */
interface ConsoleScene extends Appearance {
  app: 'console' | 'phone';
  /** Who is signed in; nobody when it is not given. */
  account?: 'luna@vitrine.local' | 'kira@vitrine.local' | 'root';
  address: string;
  /** Pressed one after the other to open a layer. */
  presses?: readonly string[];
  /** What differs from run to run; it is painted over. */
  masked?: string;
}

interface StoreScene extends Appearance {
  app: 'storefront';
  path: (orders: Orders) => string;
  /** The cart has something in it. */
  hasCart?: true;
  scrollsTo?: string;
}

interface MailScene extends Appearance {
  app: 'mail';
  template: MailTemplate;
}

export type Scene = ConsoleScene | StoreScene | MailScene;

const store = (language: string) => `/s/casa-luna/${language}`;
const luna = 'luna@vitrine.local';

const consoleScenes: readonly ConsoleScene[] = [
  {
    app: 'console',
    name: 'login',
    address: '/login',
    language: 'en',
    theme: 'light',
    width: 1440,
    masked: 'form button img',
  },
  {
    app: 'console',
    name: 'register',
    address: '/register',
    language: 'zh-cn',
    theme: 'dark',
    width: 1440,
    masked: 'form button img',
  },
  {
    app: 'console',
    name: 'owner-home',
    account: luna,
    address: '/index',
    language: 'en',
    theme: 'light',
    width: 1440,
  },
  {
    app: 'console',
    name: 'owner-home',
    account: luna,
    address: '/index',
    language: 'zh-cn',
    theme: 'dark',
    width: 1440,
  },
  {
    app: 'console',
    name: 'owner-products',
    account: luna,
    address: '/product',
    language: 'zh-cn',
    theme: 'light',
    width: 1440,
  },
  {
    app: 'console',
    name: 'owner-product-drawer',
    account: luna,
    address: '/product',
    presses: ['table .row-link'],
    language: 'en',
    theme: 'dark',
    width: 1440,
  },
  {
    app: 'console',
    name: 'owner-order-drawer',
    account: 'kira@vitrine.local',
    address: '/order?status=1',
    presses: ['table .row-link'],
    language: 'en',
    theme: 'light',
    width: 1440,
  },
  {
    app: 'console',
    name: 'owner-orders',
    account: luna,
    address: '/order',
    language: 'zh-cn',
    theme: 'dark',
    width: 1440,
  },
  {
    app: 'console',
    name: 'owner-revenue',
    account: luna,
    address: '/revenue',
    language: 'en',
    theme: 'dark',
    width: 1440,
  },
  {
    app: 'console',
    name: 'owner-store',
    account: luna,
    address: '/store',
    language: 'zh-cn',
    theme: 'light',
    width: 1440,
  },
  {
    app: 'console',
    name: 'operator-home',
    account: 'root',
    address: '/index',
    language: 'en',
    theme: 'dark',
    width: 1440,
  },
  {
    app: 'console',
    name: 'operator-orders',
    account: 'root',
    address: '/operations/orders?tab=ship',
    language: 'en',
    theme: 'light',
    width: 1440,
  },
  {
    app: 'console',
    name: 'operator-order-drawer',
    account: 'root',
    address: '/operations/orders?tab=ship',
    presses: ['main tbody .row-link'],
    language: 'zh-cn',
    theme: 'dark',
    width: 1440,
  },
  {
    app: 'console',
    name: 'operator-menu-drawer',
    account: 'root',
    address: '/system/menus',
    presses: ['main .page-head > .cluster button >> nth=-1'],
    language: 'zh-cn',
    theme: 'light',
    width: 1440,
  },
];

const phone = (
  name: string,
  address: string,
  language: 'en' | 'zh-cn',
  theme: Theme,
  presses?: readonly string[],
): ConsoleScene => ({
  app: 'phone',
  name: `phone-${name}`,
  account: luna,
  address,
  presses,
  language,
  theme,
  width: 390,
});

const phoneScenes: readonly ConsoleScene[] = [
  {
    app: 'phone',
    name: 'phone-login',
    address: '/login',
    language: 'zh-cn',
    theme: 'light',
    width: 390,
    masked: 'form button img',
  },
  phone('home', '/home', 'en', 'dark'),
  phone('home', '/home', 'zh-cn', 'light'),
  phone('orders', '/tableme', 'en', 'light'),
  phone('order-sheet', '/tableme', 'zh-cn', 'dark', ['main button.goods']),
  phone('products', '/products', 'zh-cn', 'dark'),
  phone('product-sheet', '/products', 'en', 'light', ['.m-product button.name']),
  phone('earnings', '/earnings', 'en', 'dark'),
  phone('store-sheet', '/store?edit=words', 'en', 'light'),
  phone('me', '/me', 'zh-cn', 'light'),
];

type Shop = Omit<StoreScene, 'app'>;
const shopScenes: readonly Shop[] = [
  {
    name: 'store-home',
    path: () => store('en'),
    language: 'en',
    theme: 'light',
    width: 1440,
    height: 1_400,
  },
  {
    name: 'store-home',
    path: () => store('zh-cn'),
    language: 'zh-cn',
    theme: 'dark',
    width: 390,
    height: 1_200,
  },
  {
    name: 'store-category',
    path: () => `${store('zh-cn')}/c/home`,
    language: 'zh-cn',
    theme: 'light',
    width: 390,
  },
  {
    name: 'store-product',
    path: () => `${store('en')}/p/luna-stoneware-teapot`,
    language: 'en',
    theme: 'dark',
    width: 1440,
  },
  {
    name: 'store-product',
    path: () => `${store('zh-cn')}/p/luna-stoneware-teapot`,
    language: 'zh-cn',
    theme: 'light',
    width: 390,
  },
  {
    name: 'store-cart',
    path: () => `${store('zh-cn')}/cart`,
    hasCart: true,
    language: 'zh-cn',
    theme: 'dark',
    width: 1440,
  },
  {
    name: 'store-checkout',
    path: () => `${store('en')}/checkout`,
    hasCart: true,
    language: 'en',
    theme: 'light',
    width: 1440,
  },
  {
    name: 'store-checkout',
    path: () => `${store('zh-cn')}/checkout`,
    hasCart: true,
    language: 'zh-cn',
    theme: 'dark',
    width: 390,
  },
  {
    name: 'store-paid',
    path: ({ paid }) => `${store('en')}/order/${paid}`,
    language: 'en',
    theme: 'light',
    width: 390,
  },
  {
    name: 'store-order',
    path: ({ delivered }) => `${store('zh-cn')}/order/${delivered}`,
    language: 'zh-cn',
    theme: 'light',
    width: 1440,
  },
  {
    name: 'store-review',
    path: ({ review }) => `${store('en')}/review/${review}`,
    language: 'en',
    theme: 'dark',
    width: 390,
  },
  {
    name: 'store-reviews',
    path: () => store('en'),
    scrollsTo: '#say',
    language: 'en',
    theme: 'light',
    width: 390,
  },
];

const mailScenes: readonly Omit<MailScene, 'app'>[] = [
  { name: 'mail-order', template: 'order-confirmed', language: 'en', theme: 'light', width: 700 },
  { name: 'mail-shipped', template: 'order-shipped', language: 'zh-cn', theme: 'dark', width: 390 },
  { name: 'mail-code', template: 'password-code', language: 'zh-cn', theme: 'light', width: 390 },
  { name: 'mail-owner', template: 'order-for-owner', language: 'en', theme: 'dark', width: 700 },
];

/** The pictures that are committed: key screens of each app, in two languages and both themes. */
export const scenes: readonly Scene[] = [
  ...consoleScenes,
  ...phoneScenes,
  ...shopScenes.map((scene) => ({ ...scene, app: 'storefront' as const })),
  ...mailScenes.map((scene) => ({ ...scene, app: 'mail' as const })),
];

/** The name of a picture, to which its file adds the browser's version. */
export const pictureName = ({ name, width, theme, language }: Scene): string =>
  `${name}-${width}-${theme}-${language}`;
