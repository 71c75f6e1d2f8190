import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import type { changePaymentMode, readPaymentMode } from '@vitrine/contract/shop/payment-mode.ts';
import { requireStrongProof } from '#admin/identity/index.ts';
import { type Ctx, inTx } from '#platform/context.ts';
import { lockInTx } from '#platform/db/lock-in-tx.ts';
import { Failure } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { hasProvider, readMode, reloadProviders } from '../adapters/providers.ts';
import { mailOtherRoots } from './mail-roots.ts';
import { paymentModes } from './provider-keys.tables.ts';
import { announce, assertRoot } from './save-keys.ts';

export function describePaymentMode(ctx: Ctx): EndpointReply<typeof readPaymentMode> {
  return { ...readMode(ctx), hasProvider: hasProvider(ctx) };
}

/** Goes live, or back to tests; the keys of both modes stay stored. */
export async function changeMode(
  ctx: Ctx,
  { isLive, ...proof }: EndpointInput<typeof changePaymentMode>['body'],
): Promise<EndpointReply<typeof changePaymentMode>> {
  assertRoot(ctx);
  if (readMode(ctx).isFixed) throw new Failure('keys-in-environment');
  await requireStrongProof(ctx, proof);
  await inTx(ctx, async (tx) => {
    await lockInTx(tx, 'payment-mode');
    await tx.db
      .insert(paymentModes)
      .values({ isLive, at: tx.clock.now(), changedById: callerOf(tx).accountId });
    await announce(tx);
    await mailOtherRoots(tx, { change: isLive ? 'payments-live' : 'payments-test' });
  });
  await reloadProviders(ctx.platform);
  return describePaymentMode(ctx);
}
