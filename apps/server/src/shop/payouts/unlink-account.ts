import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import type { PayoutAccount, unlinkPayoutAccount } from '@vitrine/contract/shop/payout-accounts.ts';
import { noteSecurity, requireRecentAuth } from '#admin/identity/index.ts';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { notifyOwner } from '../notifications/index.ts';
import {
  countAwaitedDirect,
  describeLinkedAccount,
  endLink,
  isBankAccount,
  type LinkedAccount,
  listActiveAccounts,
} from '../payments/index.ts';
import { lockStore } from '../stores/index.ts';
import { findOpenPayout } from './request-payout.ts';

/**
 * Fails unless nothing needs the linked account. The store's row keeps it from changing to direct mode meanwhile, the
 * account's row keeps a payout from beginning.
 */
async function lockUnneeded(
  ctx: Ctx,
  storeId: string,
  provider: string | undefined,
): Promise<{ account: LinkedAccount }> {
  const store = await lockStore(ctx, storeId);
  const linked = (await listActiveAccounts(ctx, storeId, { isLocked: true })).filter(
    (one) => !isBankAccount(one),
  );
  const account = provider ? linked.find((one) => one.provider === provider) : linked[0];
  if (!account) throw new Failure('account-not-linked');
  const paid = linked.filter(({ takesPayments }) => takesPayments);
  if (account.takesPayments && paid.length === 1) {
    // A paused store as well: it could be opened again at any time.
    if (store.settlementMode === 'direct') throw new Failure('account-used-by-store');
    const count = await countAwaitedDirect(ctx, storeId);
    if (count > 0) throw new Failure('account-used-by-orders', { values: { count } });
  }
  const open = await findOpenPayout(ctx, storeId);
  if (open?.linkedAccountId === account.id) throw new Failure('payout-open');
  return { account };
}

/** Ends an account that the caller has locked and proved to own, and notifies the owner. */
export async function endAccount(tx: Ctx, account: LinkedAccount): Promise<PayoutAccount> {
  const { storeId } = account;
  await endLink(tx, account);
  const { accountId } = callerOf(tx);
  await noteSecurity(tx, { accountId, kind: 'payment-account-unlinked', actorId: accountId });
  await notifyOwner(tx, storeId, {
    template: 'payment-account-unlinked',
    key: `account-unlinked:${account.id}`,
    values: { account: account.label ?? '' },
    path: '/payment',
    mailPath: '/login?mode=forgot',
  });
  return describeLinkedAccount(tx, storeId);
}

/** An owner disconnects a linked account. The provider is not called: its API has no call that ends a link. */
export async function unlinkAccount(
  ctx: Ctx,
  storeId: string,
  { provider, ...proof }: EndpointInput<typeof unlinkPayoutAccount>['body'],
): Promise<PayoutAccount> {
  // No proof is asked for what will be refused anyway.
  await inTx(ctx, (tx) => lockUnneeded(tx, storeId, provider));
  await requireRecentAuth(ctx, proof);
  return inTx(ctx, async (tx) =>
    endAccount(tx, (await lockUnneeded(tx, storeId, provider)).account),
  );
}
