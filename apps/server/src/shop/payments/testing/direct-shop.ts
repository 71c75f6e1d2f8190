import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { paySellerOrders, previewSellerPayment } from '@vitrine/contract/shop/payments.ts';
import { createDirectOwner, type TestOwner } from '../../stores/testing/owners.ts';
import type { PayShop } from './pay-shop.ts';

/** An owner whose buyers pay his own linked account. */
export async function createLinkedOwner(shop: PayShop, name: string): Promise<TestOwner> {
  const owner = await createDirectOwner(shop.app, name, { isLinked: false });
  await shop.link(owner);
  return owner;
}

/** Starts the owner's payment by card; answers the provider's page. */
export async function startAsOwner(
  shop: PayShop,
  owner: TestOwner,
  orderIds: string[],
): Promise<string> {
  const seen = (
    await shop.app.call(previewSellerPayment, { body: { orderIds, withOffer: false } }, owner)
  ).body.data;
  const begun = await shop.app.call(
    paySellerOrders,
    { body: { orderIds, method: 'card', withOffer: false, expectedTotal: seen.total } },
    { token: owner.token, idempotencyKey: randomUUID() },
  );
  return begun.body.data?.payUrl ?? assert.fail(begun.text);
}

/** The whole way of the owner's payment by card. */
export async function payAsOwner(
  shop: PayShop,
  owner: TestOwner,
  orderIds: string[],
): Promise<void> {
  const payUrl = await startAsOwner(shop, owner, orderIds);
  await shop.press(payUrl, 'approve');
  await shop.comeBack(shop.sandbox.bank.payments.get(payUrl.split('/pay/')[1] ?? '')?.key ?? '');
  await shop.settle();
}
