import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import type { choosePayoutAccount, PayoutAccount } from '@vitrine/contract/shop/payout-accounts.ts';
import { noteSecurity, requireRecentAuth } from '#admin/identity/index.ts';
import { type Ctx, inTx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { notifyOwner } from '../notifications/index.ts';
import { describeLinkedAccount, listActiveAccounts, payOutTo } from '../payments/index.ts';
import { lockStore } from '../stores/index.ts';

/** An owner chooses which of the own accounts earnings are paid out to. */
export async function chooseAccount(
  ctx: Ctx,
  storeId: string,
  { accountId: chosenId, ...proof }: EndpointInput<typeof choosePayoutAccount>['body'],
): Promise<PayoutAccount> {
  const find = async (within: Ctx, isLocked = false) =>
    orNotFound(
      (await listActiveAccounts(within, storeId, { isLocked })).find(({ id }) => id === chosenId),
    );
  await find(ctx);
  await requireRecentAuth(ctx, proof);
  return inTx(ctx, async (tx) => {
    await lockStore(tx, storeId);
    const account = await find(tx, true);
    if (!account.paysOut) {
      await payOutTo(tx, account);
      const { accountId } = callerOf(tx);
      await noteSecurity(tx, { accountId, kind: 'payment-account-chosen', actorId: accountId });
      await notifyOwner(tx, storeId, {
        template: 'payment-account-chosen',
        key: `account-chosen:${account.id}:${tx.clock.now().getTime()}`,
        values: { account: account.label ?? '' },
        path: '/payment',
        mailPath: '/login?mode=forgot',
      });
    }
    return describeLinkedAccount(tx, storeId);
  });
}
