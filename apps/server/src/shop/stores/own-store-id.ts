import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';

/** The store of the signed-in owner; operators without a store get `store-required`. */
export function ownStoreId(ctx: Ctx): string {
  const { storeId } = callerOf(ctx);
  if (!storeId) throw new Failure('store-required');
  return storeId;
}
