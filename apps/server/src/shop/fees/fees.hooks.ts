import type { Currency } from '@vitrine/contract/money.ts';
import type { SettlementMode } from '@vitrine/contract/shop/store-shapes.ts';
import type { Ctx } from '#platform/context.ts';
import { defineHook } from '#platform/hooks.ts';

/** Whose buyers pay. */
export interface PaidStore {
  id: string;
  settlementMode: SettlementMode;
}

/** Questions about providers that only payments can answer. */
export const feeHooks = {
  /** The names of the providers that are set up. */
  listProviders: defineHook<(ctx: Ctx) => string[]>('fees.listProviders'),
  /** Those of them through which buyers of a store can pay in a currency. */
  listOffered:
    defineHook<(ctx: Ctx, store: PaidStore, currency: Currency) => Promise<string[]>>(
      'fees.listOffered',
    ),
};
