import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { payOrder, readOrderPayment } from '@vitrine/contract/shop/payments.ts';
import { readOrderRefunds } from '@vitrine/contract/shop/refunds.ts';
import { signInAs } from '#admin/testing.ts';
import { paypalCurrencies } from '../payments/adapters/paypal/paypal-currencies.ts';
import { stripeCurrencies } from '../payments/adapters/stripe/stripe-currencies.ts';
import type { WireCurrency } from '../payments/adapters/wire-amounts.ts';
import { compareNow } from '../reconciliation/compare-books.ts';
import { withBank } from '../testing/fixtures.ts';
import { buyerPaymentKey, refundByOperators } from './testing/refunds.ts';

const { shop, app, owner } = await withBank(
  { owner: {} },
  { STRIPE_SECRET_KEY: 'sandbox', PAYPAL_MODE: 'sandbox', PAYMENT_PROVIDER: 'sandbox' },
);
/** The tables as later versions of them may be. */
const tables = { stripe: stripeCurrencies, paypal: paypalCurrencies } as Record<
  string,
  Record<string, WireCurrency>
>;

const begin = (provider: string, orderToken: string) =>
  app.call(
    payOrder,
    { params: { token: orderToken }, body: { provider } },
    { idempotencyKey: randomUUID() },
  );

for (const provider of ['stripe', 'paypal'])
  test(`${provider}: after a currency is retired its payments are finished and refunded, and new ones are refused before the redirect`, async () => {
    const { token } = await signInAs(app, 'ADMIN');
    const table = tables[provider] ?? {};
    const { EUR: current } = table;
    const [paid, open, later] = [
      await shop.order(owner, shop.lamp, 1, 'EUR'),
      await shop.order(owner, shop.lamp, 1, 'EUR'),
      await shop.order(owner, shop.lamp, 1, 'EUR'),
    ] as const;
    const finish = async (payUrl: string | null, orderId: string) => {
      await shop.press(payUrl ?? assert.fail('no page'), 'approve');
      await shop.comeBack(await buyerPaymentKey(shop, orderId));
      await shop.settle();
    };
    await finish((await begin(provider, paid.token)).body.data.payUrl, paid.orderId);
    const page = (await begin(provider, open.token)).body.data.payUrl;
    try {
      table['EUR'] = { ...(current ?? assert.fail('no EUR')), isRetired: true };
      await finish(page, open.orderId);
      for (const { orderId, token: orderToken } of [paid, open]) {
        const read = await app.call(readOrderPayment, { params: { token: orderToken } });
        assert.deepEqual(
          [read.body.data.state, read.body.data.provider],
          ['paid', provider],
          read.text,
        );
        const refunded = await refundByOperators(
          shop,
          token,
          orderId,
          { kind: 'whole' },
          { currency: 'EUR' },
        );
        assert.equal(refunded.body.data?.refunds[0]?.state, 'done', refunded.text);
        const { paid: money } = (
          await app.call(readOrderRefunds, { params: { orderId } }, { token })
        ).body.data;
        assert.deepEqual([money?.left.amount, money?.total.currency], [0, 'EUR']);
      }
      const before = shop.sandbox.bank.payments.size;
      const refused = await begin(provider, later.token);
      assert.equal(refused.body.code, 'payment-unavailable', refused.text);
      assert.equal(shop.sandbox.bank.payments.size, before, 'the provider was not asked');
      const { options } = (await app.call(readOrderPayment, { params: { token: later.token } }))
        .body.data;
      assert.ok(options.every((option) => option.provider !== provider));
      app.clock.advance(3_600_000);
      assert.equal((await compareNow(shop.ctx)).differences, 0);
    } finally {
      if (current) table['EUR'] = current;
    }
  });
