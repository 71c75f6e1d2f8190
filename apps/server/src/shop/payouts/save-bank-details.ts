import type { EndpointInput } from '@vitrine/contract/endpoint.ts';
import type { removeBankDetails, saveBankDetails } from '@vitrine/contract/shop/bank-details.ts';
import { bankHoldDays } from '@vitrine/contract/shop/bank-details.ts';
import type { PayoutAccount } from '@vitrine/contract/shop/payout-accounts.ts';
import { getBankFormat } from '@vitrine/contract/shop/payout-rails.ts';
import { getBankCountry } from '@vitrine/contract/shop/rail-countries.ts';
import { authenticateByAll, getAccount, noteSecurity } from '#admin/identity/index.ts';
import { type Ctx, inTx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { callerOf } from '#platform/http/route.ts';
import { addressProblems, canonicalAddress } from '../markets/index.ts';
import { notifyOwner } from '../notifications/index.ts';
import {
  describeLinkedAccount,
  hasBankTransfers,
  isBankAccount,
  type LinkedAccount,
  listActiveAccounts,
  replaceBankAccount,
} from '../payments/index.ts';
import { lockStore } from '../stores/index.ts';
import { readBankNumbers } from './bank-details.rules.ts';
import { findOpenPayout } from './request-payout.ts';
import { endAccount } from './unlink-account.ts';

/** The store's bank account, locked; fails while a payout is on its way to it, which is sent by what it was when it began. */
async function lockFreeBank(ctx: Ctx, storeId: string): Promise<LinkedAccount | undefined> {
  const bank = (await listActiveAccounts(ctx, storeId, { isLocked: true })).find(isBankAccount);
  if (bank && (await findOpenPayout(ctx, storeId))?.linkedAccountId === bank.id)
    throw new Failure('payout-open');
  return bank;
}

/** An owner enters the bank account for the earnings, or another one in its place. */
export async function saveBank(
  ctx: Ctx,
  storeId: string,
  { password, code, ...entered }: EndpointInput<typeof saveBankDetails>['body'],
): Promise<PayoutAccount> {
  if (!(await hasBankTransfers(ctx))) throw new Failure('bank-transfers-off');
  const { numbers, problems } = readBankNumbers(entered);
  const fields = [
    ...problems,
    ...addressProblems(entered.address, 'address', { asksForPhone: false }),
  ];
  if (fields.length) throw new Failure('invalid-input', { fields });
  await inTx(ctx, (tx) => lockFreeBank(tx, storeId));
  const { accountId } = callerOf(ctx);
  await authenticateByAll(ctx, await getAccount(ctx, accountId), { password, code });
  return inTx(ctx, async (tx) => {
    const { baseCurrency: currency } = await lockStore(tx, storeId);
    await lockFreeBank(tx, storeId);
    const country = getBankCountry(entered.bankCountry);
    const { id, label } = await replaceBankAccount(tx, storeId, {
      country,
      currency,
      format: getBankFormat(country, currency),
      details: { ...numbers, holder: entered.holder, address: canonicalAddress(entered.address) },
    });
    await noteSecurity(tx, { accountId, kind: 'bank-details-changed', actorId: accountId });
    await notifyOwner(tx, storeId, {
      template: 'bank-details-changed',
      key: `bank-details:${id}`,
      values: { account: label ?? '', days: bankHoldDays },
      path: '/payment',
      mailPath: '/login?mode=forgot',
    });
    return describeLinkedAccount(tx, storeId);
  });
}

/** An owner removes the bank account with all its details. */
export async function removeBank(
  ctx: Ctx,
  storeId: string,
  proof: EndpointInput<typeof removeBankDetails>['body'],
): Promise<PayoutAccount> {
  const lock = async (tx: Ctx) => {
    await lockStore(tx, storeId);
    const bank = await lockFreeBank(tx, storeId);
    if (!bank) throw new Failure('account-not-linked');
    return bank;
  };
  await inTx(ctx, lock);
  await authenticateByAll(ctx, await getAccount(ctx, callerOf(ctx).accountId), proof);
  return inTx(ctx, async (tx) => endAccount(tx, await lock(tx)));
}
