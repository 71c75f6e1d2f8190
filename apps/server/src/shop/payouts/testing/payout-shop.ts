import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import {
  deliverShipment,
  readPlatformOrder,
  shipOrder,
} from '@vitrine/contract/shop/fulfilment.ts';
import { readBalances } from '@vitrine/contract/shop/ledger.ts';
import { requestPayout } from '@vitrine/contract/shop/payouts.ts';
import { openSession } from '#admin/identity/index.ts';
import { signInAs } from '#admin/testing.ts';
import { inTx } from '#platform/context.ts';
import { createPayShop, type PayShop } from '../../payments/testing/pay-shop.ts';
import { createOwner, type TestOwner } from '../../stores/testing/owners.ts';
import { matureAll } from '../index.ts';

export interface PayoutShop {
  shop: PayShop;
  close(): Promise<void>;
  /** Fresh sign-ins: the tests advance the clock further than a token is valid. */
  asAdmin(): Promise<{ token: string }>;
  as(owner: TestOwner): Promise<{ token: string }>;
  /** Sells, ships and delivers through the API; the profit starts its hold. Answers the profit. */
  sellAndDeliver(owner: TestOwner, quantity?: number): Promise<number>;
  /** An owner whose profit of one order is over its hold. */
  createOwnerWithEarnings(
    options?: Parameters<typeof createOwner>[1],
  ): Promise<{ owner: TestOwner; profit: number }>;
  /** Asks for a payout of an amount, or of all. */
  request(
    owner: TestOwner,
    amount?: number,
    key?: string,
  ): Promise<Awaited<ReturnType<typeof askForPayout>>>;
  readBalances(
    owner: TestOwner,
  ): Promise<{ available: number; pending: number; inTransit: number; paidOut: number }>;
}

const askForPayout = (shop: PayShop, token: string, amount: number | undefined, key: string) =>
  shop.app.call(
    requestPayout,
    { body: amount === undefined ? {} : { amount: { amount, currency: 'USD' } } },
    { token, idempotencyKey: key },
  );

/** A shop with its bank, and the way of an owner to earnings that can be paid out. Close it in `after`. */
export async function createPayoutShop(existing?: PayShop): Promise<PayoutShop> {
  const shop = existing ?? (await createPayShop());
  const { app } = shop;
  const { account } = await signInAs(app, 'ADMIN');
  const signIn = async (accountId: string) => ({
    token: (await inTx(shop.ctx, (tx) => openSession(tx, accountId))).accessToken,
  });

  const desk: PayoutShop = {
    shop,
    close: shop.close,
    asAdmin: () => signIn(account.id),
    as: (owner) => signIn(owner.accountId),
    async sellAndDeliver(owner, quantity = 3) {
      const order = await shop.order(owner, shop.lamp, quantity);
      await shop.pay(order.token);
      const admin = await desk.asAdmin();
      const params = { orderId: order.orderId };
      const { data } = (await app.call(readPlatformOrder, { params }, admin)).body;
      const lines = data.lines.map(({ id, quantity: count }) => ({ lineId: id, quantity: count }));
      const body = { carrier: 'UPS', trackingNumber: `1Z999${order.orderId}`, lines };
      const shipped = await app.call(
        shipOrder,
        { params, body },
        { ...admin, idempotencyKey: randomUUID() },
      );
      assert.equal(shipped.status, 200, shipped.text);
      const shipmentId = shipped.body.data.shipments[0]?.id ?? '';
      const delivered = await app.call(
        deliverShipment,
        { params: { ...params, shipmentId } },
        admin,
      );
      assert.equal(delivered.status, 200, delivered.text);
      await app.drain();
      return data.profit?.amount ?? 0;
    },
    async createOwnerWithEarnings(options) {
      const owner = await createOwner(app, options);
      const profit = await desk.sellAndDeliver(owner);
      app.clock.advance(7 * 86_400_000);
      await matureAll(shop.ctx);
      owner.token = (await desk.as(owner)).token;
      return { owner, profit };
    },
    request: async (owner, amount, key = randomUUID()) =>
      askForPayout(shop, (await desk.as(owner)).token, amount, key),
    async readBalances(owner) {
      const { data } = (await app.call(readBalances, {}, await desk.as(owner))).body;
      return {
        available: data.available.amount,
        pending: data.pending.amount,
        inTransit: data.inTransit.amount,
        paidOut: data.paidOut.amount,
      };
    },
  };
  return desk;
}
