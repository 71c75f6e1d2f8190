import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { payOrder, readOrderPayment } from '@vitrine/contract/shop/payments.ts';
import { refundBuyer } from '@vitrine/contract/shop/refunds.ts';
import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { usd } from '../../refunds/testing/refunds.ts';
import { createLinkedOwner } from '../testing/direct-shop.ts';
import { createPayShop } from '../testing/pay-shop.ts';

const environments = {
  stripe: { STRIPE_SECRET_KEY: 'sandbox', PAYMENT_PROVIDER: 'stripe' },
  paypal: { PAYPAL_MODE: 'sandbox', PAYMENT_PROVIDER: 'paypal' },
};

for (const [provider, environment] of Object.entries(environments))
  test(`${provider}: an owner who takes our access away is paid by nobody, reads which refunds wait, and works on when it is given again`, async () => {
    const shop = await closeAfter(createPayShop(environment));
    const { app } = shop;
    const owner = await createLinkedOwner(shop, 'Kira');
    const [link = assert.fail()] = [...shop.sandbox.bank.links.values()].slice(-1);
    const order = await shop.paidOrder(owner);
    const next = await shop.order(owner);
    const pay = () =>
      app.call(
        payOrder,
        { params: { token: next.token }, body: {} },
        { idempotencyKey: randomUUID() },
      );
    const readWays = async () =>
      (await app.call(readOrderPayment, { params: { token: next.token } })).body.data.options.map(
        (option) => option.provider,
      );
    const refund = async () => {
      const body = {
        what: { kind: 'amount' as const, amount: usd(100) },
        seenRefunded: usd(0),
        reason: 'It arrived broken.',
      };
      return app.call(
        refundBuyer,
        { params: { orderId: order.orderId }, body },
        { token: owner.token, idempotencyKey: randomUUID() },
      );
    };
    const mails = (template: string) =>
      app.platform.database.db.rows(
        sql`select m.text from outbox_mails m join accounts a on a.email = m.recipient
          where a.id = ${owner.accountId} and m.template = ${template}`,
        { text: as.text },
      );

    // The refund is decided while the provider is down, and the access is gone when it is up again.
    await shop.admin('PUT', '/admin/faults', [{ on: 'any', kind: 'error-before', times: 20 }]);
    assert.equal((await refund()).body.data?.refunds[0]?.state, 'unknown');
    await shop.admin('PUT', '/admin/faults', []);
    await shop.sandbox.bank.changeAccess(link.ref, false);
    await shop.settle();
    assert.deepEqual(await readWays(), [], 'the button is gone');
    assert.equal((await pay()).body.code, 'payment-unavailable');
    assert.equal((await mails('payment-account-lost')).length, 1);
    const [stuck, ...others] = await mails('refunds-stuck');
    assert.equal(others.length, 0);
    const [{ number } = assert.fail()] = await app.platform.database.db.rows(
      sql`select number from orders where id = ${order.orderId}`,
      { number: as.text },
    );
    assert.match(stuck?.text ?? '', new RegExp(number));

    await shop.sandbox.bank.changeAccess(link.ref, true);
    await shop.settle();
    assert.deepEqual(await readWays(), [provider]);
    assert.ok((await pay()).body.data.payUrl);
    assert.deepEqual(await shop.discrepancies(), []);
  });
