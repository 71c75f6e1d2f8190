import type { Ctx } from '#platform/context.ts';
import { findTaxBasisPoints } from '../markets/index.ts';
import type { Store } from '../stores/index.ts';

/** The tax that comes on top of a store's prices, in basis points. A direct store's prices include it: its owner is the seller. */
export async function findTaxOnTop(ctx: Ctx, store: Pick<Store, 'settlementMode'>, countryCode: string): Promise<number> {
  return store.settlementMode === 'direct' ? 0 : findTaxBasisPoints(ctx, countryCode);
}
