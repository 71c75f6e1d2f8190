import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareBooks, listBookComparisons } from '@vitrine/contract/shop/reconciliation.ts';
import { withBank } from '../testing/fixtures.ts';
import { followPayouts } from './index.ts';
import { createPayoutShop } from './testing/payout-shop.ts';

const dayMs = 86_400_000;
const { shop } = await withBank({}, { PAYPAL_MODE: 'sandbox', PAYMENT_PROVIDER: 'paypal' });
const desk = await createPayoutShop(shop);

test('an owner links a PayPal account and gets a payout on it once; both books agree', async () => {
  const { owner, profit } = await desk.createOwnerWithEarnings();
  assert.match(await shop.link(owner), /result=success/);
  const requested = await desk.request(owner);
  assert.equal(requested.status, 200, requested.text);
  await shop.settle();
  assert.equal((await desk.readBalances(owner)).inTransit, profit);
  shop.app.clock.advance(4 * dayMs);
  await followPayouts(shop.ctx, 0);
  await followPayouts(shop.ctx, 0);
  const { inTransit, paidOut } = await desk.readBalances(owner);
  assert.deepEqual([inTransit, paidOut], [0, profit]);
  shop.app.clock.advance(3_600_000);
  const admin = await desk.asAdmin();
  const compared = await shop.app.call(compareBooks, { body: {} }, admin);
  assert.equal(compared.body.data.differences, 0);
  const [today] = (await shop.app.call(listBookComparisons, { query: {} }, admin)).body.data.list;
  assert.deepEqual(
    today?.totals.map(({ kind, ours, theirs }) => [kind, ours.amount, theirs.amount]),
    [['payout', profit, profit]],
  );
  assert.deepEqual(await shop.discrepancies(), []);
});

test('an owner who refuses the permissions is not linked, and learns it', async () => {
  const { owner } = await desk.createOwnerWithEarnings();
  assert.match(
    await shop.link(owner, '1204 8830 4417', 'refuse'),
    /result=failed.*refused_by_user/,
  );
});
