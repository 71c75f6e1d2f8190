import { randomUUID } from 'node:crypto';
import { listOrders } from '@vitrine/contract/shop/orders.ts';
import {
  paymentCallback,
  paySellerOrders,
  previewSellerPayment,
  readSellerPayment,
} from '@vitrine/contract/shop/payments.ts';
import { linkPayoutAccount, returnFromLinking } from '@vitrine/contract/shop/payout-accounts.ts';
import { requestPayout } from '@vitrine/contract/shop/payouts.ts';
import type { TestOwner } from '../apps/server/src/shop/stores/testing/owners.ts';
import { type Diary, keyAtBank, linkKeyAtBank } from './buyers.ts';
import { callUntilAnswered, pressAtBank } from './calls.ts';
import type { Shop } from './shop.ts';

/** Links an owner's own account at the bank, so that buyers of a direct store can pay. */
export async function linkAccount(shop: Shop, owner: TestOwner, account: string): Promise<void> {
  const begun = await callUntilAnswered(
    shop,
    linkPayoutAccount,
    { body: {} },
    { token: owner.token, key: randomUUID() },
  );
  const { linkUrl } = begun.data;
  await pressAtBank(linkUrl, 'approve', { account });
  const key = await linkKeyAtBank(shop, linkUrl);
  await callUntilAnswered(shop, returnFromLinking, { query: { link: key } });
}

/** The orders that wait for an owner's money, at most 100. */
export async function listDue(shop: Shop, owner: TestOwner, diary: Diary): Promise<string[]> {
  const answer = await callUntilAnswered(
    shop,
    listOrders,
    { query: { awaiting: 'seller', limit: '100' } as never },
    { token: owner.token, onRetry: diary.retried },
  );
  if (answer.code !== 1) throw new Error(`No list of orders: ${answer.text}`);
  return answer.data.list.map(({ id }) => id);
}

export interface BulkPayment {
  id: string;
  orderIds: string[];
}

/** An owner pays several orders at once by card: preview, payment page, return, result. */
export async function payInBulk(
  shop: Shop,
  owner: TestOwner,
  orderIds: string[],
  card: string,
  diary: Diary,
): Promise<BulkPayment> {
  const options = { token: owner.token, onRetry: diary.retried };
  const shown = await callUntilAnswered(
    shop,
    previewSellerPayment,
    { body: { orderIds } },
    options,
  );
  if (shown.code !== 1) throw new Error(`No preview: ${shown.text}`);
  diary.acknowledged('preview');
  const key = randomUUID();
  const body = {
    orderIds,
    method: 'card' as const,
    app: 'desktop' as const,
    expectedTotal: shown.data.total,
  };
  const begun = await callUntilAnswered(shop, paySellerOrders, { body }, { ...options, key });
  // Another owner has taken the welcome offer for these addresses meanwhile: the new total is asked for and confirmed.
  if (begun.code === 'price-changed') return payInBulk(shop, owner, orderIds, card, diary);
  if (!begun.data?.id) throw new Error(`No bulk payment: ${begun.text}`);
  diary.acknowledged('bulk');
  const { id, payUrl } = begun.data;
  if (payUrl) {
    await pressAtBank(payUrl, 'approve', { card });
    await callUntilAnswered(
      shop,
      paymentCallback,
      { query: { payment: await keyAtBank(shop, payUrl) } },
      { onRetry: diary.retried },
    );
  }
  for (;;) {
    const { data, text } = await callUntilAnswered(
      shop,
      readSellerPayment,
      { params: { paymentId: id } },
      options,
    );
    if (data?.status === 'captured') break;
    if (data?.status !== 'pending' && data?.status !== 'authorized' && data?.status !== 'unknown')
      throw new Error(`The bulk payment ended as ${text}`);
  }
  diary.acknowledged('bulk-paid');
  return { id, orderIds };
}

/** An owner requests a payout of all earnings; returns the id of the payout. */
export async function requestEarnings(shop: Shop, owner: TestOwner): Promise<string> {
  const requested = await callUntilAnswered(
    shop,
    requestPayout,
    { body: {} },
    { token: owner.token, key: randomUUID() },
  );
  if (requested.code !== 1) throw new Error(`No payout: ${requested.text}`);
  return requested.data.id;
}
