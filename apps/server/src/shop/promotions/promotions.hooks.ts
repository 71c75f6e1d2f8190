import type { Ctx } from '#platform/context.ts';
import { defineHook } from '#platform/hooks.ts';
import type { OfferPayer } from './promotions.rules.ts';

/** What only payments know of an owner. */
export const promotionHooks = {
  /** The accounts that the store ever linked, and whether no seller payment has gone through yet. */
  readPayments:
    defineHook<(ctx: Ctx, storeId: string) => Promise<Omit<OfferPayer, 'accountId'>>>(
      'promotions.readPayments',
    ),
  /** True while the platform takes test payments: their claims are apart from those of real money. */
  isTestMode: defineHook<(ctx: Ctx) => boolean>('promotions.isTestMode'),
};
