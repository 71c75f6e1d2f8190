import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { runCrashes } from './crashes.ts';
import { runKillPoints } from './kill-points.ts';
import { linkAccount } from './owners.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;

before(async () => {
  shop = await openShop('paypal', { killAt: true, payoutOwners: 1 });
  for (const owner of shop.directOwners)
    await linkAccount(shop, owner, `9917 2043 ${owner.storeId.padStart(4, '4')}`);
});
after(() => shop?.close());

/** One kill: `npm run prove` has twenty of the server and twenty of the database. */
const load = { checkouts: 20, kills: 1, buyersAtOnce: 6, answersBetween: [20, 50] } as const;

test('kill -9 of the server during checkouts and bulk payments: nothing acknowledged is lost, nothing is doubled', async () => {
  const { breaks, kills, checkouts } = await runCrashes(shop, {
    ...load,
    victim: 'server',
    seed: 20_261_121,
  });
  assert.deepEqual(breaks, []);
  assert.deepEqual({ kills, checkouts }, { kills: 1, checkouts: 20 });
});

test('kill -9 before a call of the provider in a bulk payment and in a payout: both are made once', async () => {
  const { breaks, met } = await runKillPoints(shop, { kills: 2, seed: 20_261_121 });
  assert.deepEqual(breaks, []);
  assert.deepEqual(met, { 'bulk payment before-call': 1, 'payout before-call': 1 });
});
