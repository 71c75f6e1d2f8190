import type { PlatformStore } from '@vitrine/contract/shop/store-decisions.ts';
import type { SettlementMode } from '@vitrine/contract/shop/store-shapes.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { assertPayable } from './assert-payable.ts';
import { lockStore } from './find-store.ts';
import { maySellIn } from './seller.ts';
import { readPlatformStore, recordDecision } from './store-decisions.ts';
import { changeStore } from './update-store.ts';

/**
 * Says who gets the buyers' money from now on. An order keeps the mode in which it was placed (the database refuses
 * anything else), so open orders are paid, refunded and settled as they began.
 */
export async function changeSettlementMode(
  ctx: Ctx,
  storeId: string,
  { settlementMode, reason }: { settlementMode: SettlementMode; reason: string },
): Promise<PlatformStore> {
  const store = await lockStore(ctx, storeId);
  if (store.settlementMode === settlementMode) throw new Failure('conflict');
  if (settlementMode === 'direct') await assertPayable(ctx, storeId);
  if (!maySellIn(settlementMode, store)) throw new Failure('seller-missing');
  await changeStore(ctx, storeId, { settlementMode });
  await recordDecision(ctx, store, settlementMode, reason);
  return readPlatformStore(ctx, storeId);
}
