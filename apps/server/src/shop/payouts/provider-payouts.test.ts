import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPayoutAccount } from '@vitrine/contract/shop/payouts.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { createPayShop } from '../payments/testing/pay-shop.ts';
import { compareNow } from '../reconciliation/compare-books.ts';
import { followPayouts } from './index.ts';
import { createPayoutShop } from './testing/payout-shop.ts';

const dayMs = 86_400_000;
const desks = {
  stripe: await closeAfter(
    createPayoutShop(
      await createPayShop({ STRIPE_SECRET_KEY: 'sandbox', PAYMENT_PROVIDER: 'stripe' }),
    ),
  ),
  paypal: await closeAfter(
    createPayoutShop(await createPayShop({ PAYPAL_MODE: 'sandbox', PAYMENT_PROVIDER: 'paypal' })),
  ),
};
const names = { stripe: 'Stripe', paypal: 'PayPal' } as const;

for (const provider of ['stripe', 'paypal'] as const)
  test(`an owner links a ${names[provider]} account and is paid out to it`, async () => {
    const desk = desks[provider];
    const { shop } = desk;
    const { owner, profit } = await desk.createOwnerWithEarnings();
    assert.match(await shop.link(owner), /kind=link&result=success/);
    const account = (await shop.app.call(readPayoutAccount, {}, await desk.as(owner))).body.data;
    assert.deepEqual([account.state, account.provider], ['active', provider]);
    const requested = await desk.request(owner);
    assert.equal(requested.status, 200, requested.text);
    await shop.settle();
    shop.app.clock.advance(5 * dayMs);
    await followPayouts(shop.ctx, 0);
    await followPayouts(shop.ctx, 0);
    await shop.settle();
    assert.deepEqual(await desk.readBalances(owner), {
      available: 0,
      pending: 0,
      inTransit: 0,
      paidOut: profit,
    });
    shop.app.clock.advance(3_600_000);
    assert.equal((await compareNow(shop.ctx)).differences, 0, 'both books agree');
    assert.deepEqual(await shop.discrepancies(), []);
  });

test('an owner who refuses the permissions at PayPal is not linked, and learns it', async () => {
  const { shop, ...desk } = desks.paypal;
  const { owner } = await desk.createOwnerWithEarnings();
  assert.match(
    await shop.link(owner, '1204 8830 4417', 'refuse'),
    /result=failed.*refused_by_user/,
  );
});
