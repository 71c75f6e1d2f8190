import { performance } from 'node:perf_hooks';
import type { GrownShop } from './growth-fill.ts';

/** One request of a grown shop. */
export interface GrowthRequest {
  title: string;
  /** The highest ratio of its times with a hundred times the orders and with the few. */
  ratioMax: number;
  path: (shop: GrownShop) => string;
  by: 'owner' | 'admin' | 'buyer' | 'visitor';
}

const ordersOf = (query: string) => `/api/v1/orders?limit=20${query}`;
const platformOrders = (query: string) => `/api/v1/platform/orders?pageSize=20${query}`;
const productsOf = ({ owner }: GrownShop, query = '') =>
  `/api/v1/storefront/${owner.slug}/products?limit=20${query}`;
const lastPageOf = ({ orders }: GrownShop) => Math.ceil(orders / 20);

const usual = 2;
/** Of a word that all of many rows have. */
const searched = 4;

/** The rows of the table of issue 33, and what the pages of these lists read beside them. */
export const growthRequests: readonly GrowthRequest[] = (
  [
    ['owner’s orders, first page', usual, () => ordersOf(''), 'owner'],
    ['owner’s orders, one status', usual, () => ordersOf('&status=1'), 'owner'],
    [
      'owner’s orders by a rare word',
      usual,
      (shop: GrownShop) => ordersOf(`&keywords=${shop.rareWord}`),
      'owner',
    ],
    [
      'owner’s orders by number',
      usual,
      (shop: GrownShop) => ordersOf(`&keywords=${shop.number}`),
      'owner',
    ],
    [
      'owner’s orders by a word that most lines have',
      usual,
      () => ordersOf('&keywords=thing'),
      'owner',
    ],
    ['owner’s counts of the tabs', usual, () => '/api/v1/order-counts', 'owner'],
    [
      'owner’s counts under a word that most lines have',
      searched,
      () => '/api/v1/order-counts?keywords=thing',
      'owner',
    ],
    ['owner’s dashboard', usual, () => '/api/v1/dashboard', 'owner'],
    ['owner’s sales, first page with totals', usual, () => '/api/v1/sales?limit=20', 'owner'],
    ['operators’ orders, first page', usual, () => platformOrders(''), 'admin'],
    [
      'operators’ orders, last page',
      usual,
      (shop: GrownShop) => platformOrders(`&pageNum=${lastPageOf(shop)}`),
      'admin',
    ],
    ['operators’ orders to ship', usual, () => platformOrders('&toShip=true'), 'admin'],
    [
      'operators’ orders by a rare word',
      usual,
      (shop: GrownShop) => platformOrders(`&keywords=${shop.rareWord}`),
      'admin',
    ],
    ['operators’ orders by a common name', usual, () => platformOrders('&keywords=maya'), 'admin'],
    ['operators’ counts of the tabs', usual, () => '/api/v1/platform/order-counts', 'admin'],
    [
      'operators’ counts under a common name',
      searched,
      () => '/api/v1/platform/order-counts?keywords=maya',
      'admin',
    ],
    ['operators’ queues that wait', usual, () => '/api/v1/platform/attention', 'admin'],
    ['operators’ queue of orders to ship', usual, () => '/api/v1/platform/ship-queue', 'admin'],
    ['its counts', usual, () => '/api/v1/platform/ship-queue-counts', 'admin'],
    ['operators’ dashboard', usual, () => '/api/v1/platform/dashboard', 'admin'],
    ['storefront list', usual, (shop: GrownShop) => productsOf(shop), 'buyer'],
    [
      'storefront detail',
      usual,
      (shop: GrownShop) => `/api/v1/storefront/${shop.owner.slug}/products/thing-4?country=US`,
      'buyer',
    ],
    ['storefront home', usual, (shop: GrownShop) => `/s/${shop.owner.slug}`, 'visitor'],
    [
      'storefront search by a rare word',
      usual,
      (shop: GrownShop) => productsOf(shop, `&keywords=${shop.rareWord}`),
      'buyer',
    ],
    [
      'storefront search by a word that all products have',
      searched,
      (shop: GrownShop) => productsOf(shop, '&keywords=thing'),
      'buyer',
    ],
  ] as const
).map(([title, ratioMax, path, by]) => ({ title, ratioMax, path, by }));

/** Those that may take long, but must be answered: files and pages far from both ends. */
export const largeRequests: readonly Pick<GrowthRequest, 'title' | 'path' | 'by'>[] = [
  {
    title: 'operators’ orders, a page in the middle',
    path: (shop) => platformOrders(`&pageNum=${Math.ceil(lastPageOf(shop) / 2)}`),
    by: 'admin',
  },
  {
    title: 'operators’ orders of all days',
    path: () => platformOrders('&placedFrom=2000-01-01'),
    by: 'admin',
  },
  {
    title: 'owner’s sales by a word that most lines have',
    path: () => '/api/v1/sales?limit=20&keywords=thing',
    by: 'owner',
  },
  { title: 'owner’s orders as a file', path: () => '/api/v1/order-export', by: 'owner' },
  {
    title: 'operators’ orders by a common name as a file',
    path: () => '/api/v1/platform/order-export?keywords=maya',
    by: 'admin',
  },
];

export interface GrowthServer {
  api: string;
  store: string;
}

async function call(
  server: GrowthServer,
  shop: GrownShop,
  { title, path, by }: Pick<GrowthRequest, 'title' | 'path' | 'by'>,
): Promise<number> {
  const address = `${by === 'buyer' || by === 'visitor' ? server.store : server.api}${path(shop)}`;
  const token = { owner: shop.owner.token, admin: shop.adminToken, buyer: '', visitor: '' }[by];
  const began = performance.now();
  const response = await fetch(address, {
    headers: { 'accept-language': 'en', ...(token && { authorization: `Bearer ${token}` }) },
  });
  const text = await response.text();
  const ms = performance.now() - began;
  if (!response.ok) throw new Error(`${title}: ${response.status} ${text.slice(0, 300)}`);
  return ms;
}

const getMedian = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

/** The median of a request that is sent again and again, one at a time, for so many milliseconds after its warm-up. */
export async function measureRequest(
  server: GrowthServer,
  shop: GrownShop,
  request: GrowthRequest,
  { ms, timesMax }: { ms: number; timesMax: number },
): Promise<number> {
  const warmUntil = performance.now() + ms / 3;
  do await call(server, shop, request);
  while (performance.now() < warmUntil);
  const durations: number[] = [];
  const until = performance.now() + ms;
  do durations.push(await call(server, shop, request));
  while (performance.now() < until && durations.length < timesMax);
  return getMedian(durations);
}

/** How long a large request takes once: it fails for one that is not answered. */
export const measureOnce = (
  server: GrowthServer,
  shop: GrownShop,
  request: Pick<GrowthRequest, 'title' | 'path' | 'by'>,
): Promise<number> => call(server, shop, request);
