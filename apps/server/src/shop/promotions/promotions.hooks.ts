import type { Ctx } from '#platform/context.ts';
import type { OfferPayer } from './claim-offer.ts';

/** What only payments know of an owner; they register the answer when they are loaded. */
export const promotionHooks = {
  /** The accounts that the store ever linked, and whether no seller payment has gone through yet. */
  readPayments: async (_ctx: Ctx, _storeId: string): Promise<Omit<OfferPayer, 'accountId'>> => ({ linkedAccounts: [], isFirst: true }),
};
