import type { StoreMessage } from '@vitrine/contract/topics.ts';

type QueryKey = readonly string[];

const operatorsOrders: readonly QueryKey[] = [
  ['operations', 'orders'],
  ['operations', 'order-counts'],
  ['operations', 'order'],
  ['operations', 'order-by-number'],
  ['operations', 'refunds'],
  ['operations', 'dashboard'],
];
const money: readonly QueryKey[] = [['revenue'], ['operations', 'journals']];

/** The beginnings of the query keys whose answers each kind of message changes. */
export const keysOfMessage: Readonly<Record<StoreMessage['kind'], readonly QueryKey[]>> = {
  'order.placed': [['orders'], ['dashboard'], ['search'], ['store', 'quick-start'], ['links'], ...operatorsOrders, ['operations', 'stock']],
  'order.changed': [['orders'], ['dashboard'], ['search'], ['payments'], ['prices', 'products'], ...money, ...operatorsOrders],
  'payment.settled': [
    ['orders'],
    ['dashboard'],
    ['payments'],
    ['promotions'],
    ['links'],
    ['store', 'quick-start'],
    ['prices', 'products'],
    ...money,
    ...operatorsOrders,
    ['operations', 'stock'],
    ['operations', 'payouts'],
    ['operations', 'payouts-preview'],
  ],
  'refund.asked': [['orders'], ...operatorsOrders],
  'refund.declined': [['orders'], ['dashboard'], ...operatorsOrders],
  'figures.changed': [['dashboard'], ['links'], ['revenue']],
  'payout.changed': [
    ['revenue'],
    ['payouts'],
    ['dashboard'],
    ['operations', 'payouts'],
    ['operations', 'payouts-preview'],
    ['operations', 'journals'],
    ['operations', 'dashboard'],
  ],
  'store.changed': [
    ['store'],
    ['prices'],
    ['links'],
    ['payouts'],
    ['payments'],
    ['promotions'],
    ['sample'],
    ['dashboard'],
    ['operations', 'stores'],
    ['operations', 'store'],
  ],
  'books.differ': [
    ['operations', 'book-comparisons'],
    ['operations', 'breaks'],
    ['operations', 'ledger-check'],
    ['operations', 'dashboard'],
  ],
};

const refetchEveryMs = 2_000;
/** How many intervals a refetch may take before the next one replaces it. */
const intervalsMax = 5;

interface Timers {
  set(callback: () => void, delayMs: number): unknown;
  clear(timer: unknown): void;
}

export interface NewsRefetcher {
  request(keys: readonly QueryKey[]): void;
  stop(): void;
}

/**
 * Refetches at once, then at most every two seconds with all keys that were named meanwhile. A refetch under way is not
 * started anew: with answers slower than the interval, none would ever arrive.
 */
export function createNewsRefetcher(refetch: (keys: readonly QueryKey[]) => Promise<unknown>, timers: Timers): NewsRefetcher {
  let waiting = new Map<string, QueryKey>();
  let timer: unknown;
  let running: symbol | undefined;
  let intervals = 0;

  function flush(): void {
    const keys = [...waiting.values()];
    waiting = new Map();
    const own = Symbol('refetch');
    running = own;
    intervals = 0;
    const end = () => {
      if (running === own) running = undefined;
    };
    refetch(keys).then(end, end);
    timer = timers.set(tick, refetchEveryMs);
  }

  function tick(): void {
    timer = undefined;
    intervals += 1;
    if (waiting.size === 0) return;
    if (running && intervals < intervalsMax) timer = timers.set(tick, refetchEveryMs);
    else flush();
  }

  return {
    request(keys) {
      for (const key of keys) waiting.set(JSON.stringify(key), key);
      if (timer === undefined && waiting.size > 0) {
        if (running) timer = timers.set(tick, refetchEveryMs);
        else flush();
      }
    },
    stop() {
      timers.clear(timer);
      timer = undefined;
      waiting.clear();
    },
  };
}
