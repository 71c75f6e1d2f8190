import type { StoreMessage } from '@vitrine/contract/topics.ts';
import { disputeKeys } from './query-keys/disputes.ts';
import { ledgerKeys, paymentKeys, payoutAccountKeys } from './query-keys/ledger.ts';
import { orderKeys } from './query-keys/orders.ts';
import { platformKeys } from './query-keys/platform.ts';
import { priceKeys } from './query-keys/prices.ts';
import { purchaseKeys } from './query-keys/purchase-orders.ts';
import { returnKeys } from './query-keys/returns.ts';
import { reviewKeys } from './query-keys/reviews.ts';
import { searchKeys } from './query-keys/session.ts';
import { storeKeys } from './query-keys/store.ts';

type QueryKey = readonly unknown[];

const operatorsOrders: readonly QueryKey[] = [
  platformKeys.orders(),
  platformKeys.orderCounts(),
  platformKeys.order(),
  platformKeys.orderByNumber(),
  platformKeys.shipQueue(),
  platformKeys.shipQueueCounts,
  platformKeys.refunds(),
  platformKeys.payments(),
  platformKeys.unknownPayments,
  platformKeys.dashboard,
  platformKeys.storeFigures(),
  purchaseKeys.all,
];
const money: readonly QueryKey[] = [
  ledgerKeys.all,
  disputeKeys.all,
  platformKeys.journals(),
  platformKeys.balances,
  platformKeys.paymentFees(),
  platformKeys.webhookEvents(),
];

const payouts: readonly QueryKey[] = [
  ledgerKeys.all,
  payoutAccountKeys.all,
  storeKeys.dashboard,
  platformKeys.payouts(),
  platformKeys.payoutsPreview,
  platformKeys.payoutSummary,
  platformKeys.bankFiles(),
  platformKeys.balances,
  platformKeys.journals(),
  platformKeys.dashboard,
  platformKeys.storeFigures(),
];

const returns: readonly QueryKey[] = [...returnKeys.everywhere, orderKeys.all, ...operatorsOrders];

const reviews: readonly QueryKey[] = [...reviewKeys.everywhere, platformKeys.attention];

/** The beginnings of the query keys whose answers each kind of message changes. */
export const keysOfMessage: Readonly<Record<StoreMessage['kind'], readonly QueryKey[]>> = {
  'order.placed': [
    orderKeys.all,
    storeKeys.dashboard,
    searchKeys.all,
    storeKeys.quickStart,
    storeKeys.links,
    ...operatorsOrders,
    platformKeys.stock(),
  ],
  'order.changed': [
    orderKeys.all,
    storeKeys.dashboard,
    searchKeys.all,
    paymentKeys.all,
    priceKeys.products,
    ...money,
    ...operatorsOrders,
  ],
  'packing.changed': [platformKeys.shipQueue()],
  'payment.settled': [
    orderKeys.all,
    storeKeys.dashboard,
    paymentKeys.all,
    storeKeys.promotions,
    storeKeys.links,
    storeKeys.quickStart,
    priceKeys.products,
    priceKeys.news(),
    ...money,
    ...operatorsOrders,
    platformKeys.stock(),
    platformKeys.payouts(),
    platformKeys.payoutsPreview,
  ],
  'refund.asked': [orderKeys.all, ...operatorsOrders],
  'refund.declined': [orderKeys.all, storeKeys.dashboard, ...operatorsOrders],
  'figures.changed': [storeKeys.dashboard, storeKeys.quickStart, storeKeys.links, ledgerKeys.all],
  'payout.changed': payouts,
  'payout.failed': payouts,
  'store.changed': [
    storeKeys.all,
    priceKeys.all,
    storeKeys.links,
    payoutAccountKeys.all,
    paymentKeys.all,
    storeKeys.promotions,
    orderKeys.ownOrderQuotes,
    storeKeys.dashboard,
    platformKeys.stores(),
    platformKeys.store(),
    platformKeys.dashboard,
  ],
  'review.sent': reviews,
  'review.published': reviews,
  'review.reported': reviews,
  'review.changed': reviews,
  'return.asked': returns,
  'return.changed': returns,
  'news.changed': [priceKeys.news()],
  'purchase-order.changed': [purchaseKeys.all],
  'purchase-order.missing': [purchaseKeys.all],
  'books.differ': [
    platformKeys.bookComparisons(),
    platformKeys.discrepancies(),
    platformKeys.ledgerCheck,
    platformKeys.dashboard,
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
export function createNewsRefetcher(
  refetch: (keys: readonly QueryKey[]) => Promise<unknown>,
  timers: Timers,
): NewsRefetcher {
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
