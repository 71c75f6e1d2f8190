import type { Currency } from '@vitrine/contract/money.ts';
import type { PaymentChoice, StoreMark } from '@vitrine/contract/shop/payment-options.ts';
import {
  type CurrencyLock,
  currencyLocks,
  type SettlementMode,
} from '@vitrine/contract/shop/store-shapes.ts';
import type { Ctx } from '#platform/context.ts';
import { defineHook, type Hook } from '#platform/hooks.ts';
import type { Store } from './find-store.ts';

/** An amount to be paid, and the country that decides with which providers. */
export interface Total {
  amountMinor: bigint;
  currency: Currency;
  country: string;
}

type Question = (ctx: Ctx, storeId: string) => Promise<boolean>;

/** What only modules further right know of a store, or do when it changes. */
export const storeHooks = {
  /** payments: is an account linked that buyers can pay? Allows `direct` settlement. */
  isPaymentActive: defineHook<Question>('stores.isPaymentActive'),
  /** payments: is the account that is linked one that is only paid out, into which buyers cannot pay? */
  isOnlyPaidOut: defineHook<Question>('stores.isOnlyPaidOut'),
  /** payments: is there an account for the earnings, linked or entered? Ticks the second step. */
  hasPayoutAccount: defineHook<Question>('stores.hasPayoutAccount'),
  /** payments: can a buyer of this store order and pay at all? */
  takesPayments: defineHook<(ctx: Ctx, store: Store) => Promise<boolean>>('stores.takesPayments'),
  /** payments: the ways in which a buyer of this store can pay a total; the first is the default. */
  paymentChoice:
    defineHook<
      (
        ctx: Ctx,
        store: Pick<Store, 'id' | 'settlementMode'>,
        total: Total,
      ) => Promise<PaymentChoice>
    >('stores.paymentChoice'),
  /** payments: the marks of the ways to pay in a store. */
  paymentMarks:
    defineHook<(ctx: Ctx, store: Pick<Store, 'id' | 'settlementMode'>) => Promise<StoreMark[]>>(
      'stores.paymentMarks',
    ),
  /** analytics: was the store link clicked by a person at least once? Ticks the fourth step. */
  hasCountedClick: defineHook<Question>('stores.hasCountedClick'),
  /** pricing: a store was opened; what it sells gets its first prices in the same transaction. */
  opened: defineHook<(ctx: Ctx, storeId: string) => Promise<void>>('stores.opened'),
  /** pricing: a setting that decides prices changed; what follows from it is written in the same transaction. */
  pricingChanged:
    defineHook<(ctx: Ctx, change: { before: Store; after: Store }) => Promise<void>>(
      'stores.pricingChanged',
    ),
  /** orders: how many orders of each settlement mode still go on. */
  countOpenOrders:
    defineHook<(ctx: Ctx, storeId: string) => Promise<Record<SettlementMode, number>>>(
      'stores.countOpenOrders',
    ),
  /** orders: whether any order was paid to the owner, who is named on it as the seller. */
  hasDirectOrders: defineHook<Question>('stores.hasDirectOrders'),
  /** pricing: a fixed price is in the store's currency. */
  hasFixedPrices: defineHook<Question>('stores.hasFixedPrices'),
  /** pricing: the owner has chosen what the store sells. */
  hasTopics: defineHook<Question>('stores.hasTopics'),
  /** pricing: the platform has products for sale. */
  hasProducts: defineHook<(ctx: Ctx) => Promise<boolean>>('stores.hasProducts'),
  /** orders: what they cost and earn is in the store's currency. */
  hasOrders: defineHook<Question>('stores.hasOrders'),
};

const lockHooks: Readonly<Record<CurrencyLock, Hook<Question>>> = {
  prices: storeHooks.hasFixedPrices,
  orders: storeHooks.hasOrders,
};

/** What keeps a store in its currency; nothing while it can be changed. */
export async function findCurrencyLock(ctx: Ctx, storeId: string): Promise<CurrencyLock | null> {
  for (const lock of currencyLocks)
    if (await ctx.platform.hooks.get(lockHooks[lock])(ctx, storeId)) return lock;
  return null;
}
