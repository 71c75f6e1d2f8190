import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { storeHooks } from './stores.hooks.ts';

/** Fails unless buyers can pay into an account of the store. The caller has locked the store, so that none is disconnected meanwhile. */
export async function assertPayable(ctx: Ctx, storeId: string): Promise<void> {
  const { hooks } = ctx.platform;
  if (await hooks.get(storeHooks.isPaymentActive)(ctx, storeId)) return;
  throw new Failure(
    (await hooks.get(storeHooks.isOnlyPaidOut)(ctx, storeId))
      ? 'account-takes-no-payments'
      : 'account-not-linked',
  );
}
