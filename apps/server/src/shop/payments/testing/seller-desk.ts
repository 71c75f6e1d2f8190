import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import {
  paySellerOrders,
  previewSellerPayment,
  readSellerPayment,
  type SellerPaymentMethod,
} from '@vitrine/contract/shop/payments.ts';
import { sql } from 'drizzle-orm';
import { inTx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { postJournal } from '../../ledger/index.ts';
import type { TestOwner } from '../../stores/testing/owners.ts';
import type { PayShop } from './pay-shop.ts';

/** What an owner does to pay the platform for his orders. */
export function createSellerDesk(shop: PayShop) {
  const { app } = shop;

  async function preview(owner: TestOwner, orderIds: string[]) {
    return (await app.call(previewSellerPayment, { body: { orderIds } }, { token: owner.token }))
      .body.data;
  }

  function pay(
    owner: TestOwner,
    orderIds: string[],
    method: SellerPaymentMethod,
    amount: number,
    key: string = randomUUID(),
  ) {
    const body = { orderIds, method, expectedTotal: { amount, currency: 'USD' as const } };
    return app.call(paySellerOrders, { body }, { token: owner.token, idempotencyKey: key });
  }

  /** Reads a payment late enough for the provider to be asked again. */
  function read(owner: TestOwner, paymentId: string) {
    app.clock.advance(2_000);
    return app.call(readSellerPayment, { params: { paymentId } }, { token: owner.token });
  }

  /** The whole way of a payment by card. */
  async function payByCard(owner: TestOwner, orderIds: string[], card = '4242') {
    const { total } = await preview(owner, orderIds);
    const begun = await pay(owner, orderIds, 'card', total.amount);
    assert.equal(begun.status, 200, begun.text);
    const { payUrl, id } = begun.body.data;
    await shop.press(payUrl ?? '', 'approve', { card });
    const key = shop.sandbox.bank.payments.get(payUrl?.split('/pay/')[1] ?? '')?.key ?? '';
    return { id, location: await shop.comeBack(key) };
  }

  async function readSellerState(orderId: string): Promise<string | undefined> {
    const rows = await app.platform.database.db.rows(
      sql`select seller_payment from orders where id = ${orderId}`,
      {
        sellerPayment: as.text,
      },
    );
    return rows[0]?.sellerPayment;
  }

  /** Earnings out of nowhere would break the books: they come from the platform's promotions. */
  async function give(owner: TestOwner, amountMinor: bigint): Promise<void> {
    await inTx(shop.ctx, (tx) =>
      postJournal(tx, {
        kind: 'matured',
        sourceType: 'payment',
        sourceId: randomUUID(),
        lines: [
          { account: { code: 'platform_promotions' }, amountMinor, currency: 'USD' },
          {
            account: { code: 'owner_available', storeId: owner.storeId },
            amountMinor: -amountMinor,
            currency: 'USD',
          },
        ],
      }),
    );
  }

  return { preview, pay, read, payByCard, readSellerState, give };
}
