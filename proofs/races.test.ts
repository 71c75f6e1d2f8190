import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { runDuel } from './duel.ts';
import { linkAccount } from './owners.ts';
import { runRaces } from './races.ts';
import { runRush } from './rush.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;

before(async () => {
  // Each of the quick proofs takes another API of the sandbox; `npm run prove` takes all for each.
  shop = await openShop('stripe');
  for (const owner of shop.directOwners)
    await linkAccount(shop, owner, `1204 8830 ${owner.storeId.padStart(4, '4')}`);
});
after(() => shop?.close());

test('10 races of return page, webhooks, poll and double click over HTTP: one paid order, one payment, one journal, one mail each', async () => {
  assert.deepEqual(await runRaces(shop, { rounds: 10, seed: 20_261_121 }), []);
});

test('three orders, each placed and paid several times and then met by 16 actors at once: one page, one capture, no failed answer, no deadlock', async () => {
  const { breaks, pages } = await runDuel(shop, { orders: 3, seed: 20_261_121 });
  assert.deepEqual(breaks, []);
  assert.equal(pages, 3);
});

test('50 buyers who check out 10 units at once over HTTP make 10 orders', async () => {
  const { paid, breaks } = await runRush(shop, { buyers: 50, units: 10 });
  assert.deepEqual(breaks, []);
  assert.equal(paid, 10);
});
