import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { runCrashes } from './crashes.ts';
import { linkAccount } from './owners.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;

before(async () => {
  shop = await openShop('paypal');
  for (const owner of shop.directOwners)
    await linkAccount(shop, owner, `9917 2043 ${owner.storeId.padStart(4, '4')}`);
});
after(() => shop?.close());

/** One kill: `npm run prove` has twenty of the server, twenty of the database, and those before and after each call. */
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
