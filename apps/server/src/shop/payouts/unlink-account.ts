import type { PayoutAccount } from '@vitrine/contract/shop/payouts.ts';
import { recordSecurity } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { callerOf } from '#platform/route.ts';
import { countAwaitedDirect, describeLinkedAccount, endLink, findLinkedAccount } from '../payments/index.ts';
import { lockStore } from '../stores/index.ts';
import { findOpenPayout } from './request-payout.ts';

/**
 * An owner disconnects the linked account. The store's row keeps it from changing to direct mode meanwhile, the
 * account's row keeps a payout from beginning. The provider is not told: its interface knows no end of a link.
 */
export async function unlinkAccount(ctx: Ctx, storeId: string): Promise<PayoutAccount> {
  const store = await lockStore(ctx, storeId);
  const account = await findLinkedAccount(ctx, storeId, 'update');
  if (!account) throw new Failure('account-not-linked');
  // A paused store as well: it could be opened again at any time.
  if (store.settlementMode === 'direct') throw new Failure('account-used-by-store');
  const count = await countAwaitedDirect(ctx, storeId);
  if (count > 0) throw new Failure('account-used-by-orders', { values: { count } });
  if (await findOpenPayout(ctx, storeId)) throw new Failure('payout-open');
  await endLink(ctx, account);
  const { accountId } = callerOf(ctx);
  await recordSecurity(
    ctx,
    { accountId, kind: 'payment-account-unlinked', actorId: accountId },
    { account: account.label ?? '', store: store.name },
  );
  return describeLinkedAccount(ctx, storeId);
}
