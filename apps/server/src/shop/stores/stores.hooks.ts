import { type CurrencyLock, currencyLocks, type SettlementMode } from '@vitrine/contract/shop/stores.ts';
import type { Ctx } from '#platform/context.ts';

type Question = (ctx: Ctx, storeId: string) => Promise<boolean>;

/**
 * Questions that only modules further on can answer. They register their answer when they are loaded; until then
 * the answer is no.
 */
export const storeHooks = {
  /** payouts: is an active payment account linked? Ticks the second step, allows `direct` settlement. */
  isPaymentActive: (async () => false) as Question,
  /** payments: can a buyer of this store pay at all? */
  takesPayments: (async () => false) as (ctx: Ctx, store: { id: string; settlementMode: SettlementMode }) => Promise<boolean>,
  /** analytics: was the store link clicked by a person at least once? Ticks the fourth step. */
  hasCountedClick: (async () => false) as Question,
  /** pricing: a setting that decides prices changed; what is computed from it is written in the same transaction. */
  pricingChanged: (async () => {}) as (ctx: Ctx, storeId: string) => Promise<void>,
  /** orders: how many orders of each settlement mode still go on. */
  countOpenOrders: (async () => ({ platform: 0, direct: 0 })) as (ctx: Ctx, storeId: string) => Promise<Record<SettlementMode, number>>,
  /** orders, pricing: is there anything in the store's currency already? */
  holdsMoney: {} as Partial<Record<CurrencyLock, Question>>,
};

/** What keeps a store in its currency; nothing while it can be changed. */
export async function findCurrencyLock(ctx: Ctx, storeId: string): Promise<CurrencyLock | null> {
  for (const lock of currencyLocks) if (await storeHooks.holdsMoney[lock]?.(ctx, storeId)) return lock;
  return null;
}
