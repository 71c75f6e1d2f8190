import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAddressForm } from '@vitrine/contract/shop/addresses.ts';
import { getOwnStore, updateOwnStore } from '@vitrine/contract/shop/own-store.ts';
import { getStorefront } from '@vitrine/contract/shop/storefront.ts';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { eq, sql } from 'drizzle-orm';
import { readMails, settleSignals } from '#admin/testing.ts';
import { as } from '#platform/db/sql-rows.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { askForSellers } from '../stores/ask-for-seller.ts';
import { stores } from '../stores/stores.tables.ts';
import { createDirectOwner, sellerOfTests } from '../stores/testing/owners.ts';
import { createPayShop } from './testing/pay-shop.ts';

const shop = await closeAfter(createPayShop());

const storefront = async (slug: string, lang?: string) =>
  (await shop.app.call(getStorefront, { params: { slug } }, lang ? { lang } : {})).body.data;

test('buyers of a direct store read its owner, contact, address and return address, in their language', async () => {
  const owner = await createDirectOwner(shop.app, 'Kira');
  const { version } = (await shop.app.call(getOwnStore, {}, owner)).body.data;
  const returnAddress = {
    line1: '1840 W Division Street',
    postcode: '60622',
    city: 'Chicago',
    region: 'IL',
    countryCode: 'US',
  };
  const seller = { ...sellerOfTests('Kira Tan'), phone: '+81 3 1234 5678', returnAddress };
  assert.equal(
    (await shop.app.call(updateOwnStore, { body: { version, seller } }, owner)).status,
    200,
  );
  assert.deepEqual((await storefront(owner.slug, 'es')).seller, {
    kind: 'owner',
    name: 'Kira Tan',
    email: 'kira@example.com',
    phone: '+81 3 1234 5678',
    address: '5-2-8 Jingumae, Shibuya, Tokyo, 150-0001, Japón',
    returnAddress: '1840 W Division Street, Chicago, IL 60622, Estados Unidos',
  });
  const { token } = await shop.order(owner);
  const tracked = (await shop.app.call(trackOrder, { params: { token } }, { lang: 'en' })).body
    .data;
  assert.match(tracked.seller.returnAddress, /Chicago, IL 60622, United States/);
});

test('a direct store of an earlier version, with an address in one line only, takes no orders until its owner enters the rest', async () => {
  const owner = await createDirectOwner(shop.app, 'Earlier');
  const { db } = shop.app.platform.database;
  await db.update(stores).set({ sellerAddresses: null }).where(eq(stores.id, owner.storeId));
  assert.equal((await storefront(owner.slug)).takesPayments, false);
  await assert.rejects(shop.order(owner), /payment-unavailable/);
  const own = (await shop.app.call(getOwnStore, {}, owner)).body.data;
  assert.equal(own.seller?.address, null);
  const renamed = await shop.app.call(
    updateOwnStore,
    { body: { version: own.version, bio: 'Lamps.' } },
    owner,
  );
  assert.equal(renamed.status, 200, 'everything else can be changed meanwhile');
  const seller = sellerOfTests('Earlier');
  const saved = await shop.app.call(
    updateOwnStore,
    { body: { version: renamed.body.data.version, seller } },
    owner,
  );
  assert.equal(saved.status, 200, saved.text);
  await settleSignals(shop.app);
  assert.equal((await storefront(owner.slug)).takesPayments, true);
  await shop.order(owner);
});

test('the owner of such a store is told once', async () => {
  const owner = await createDirectOwner(shop.app, 'Untold');
  const { db } = shop.app.platform.database;
  await db.update(stores).set({ sellerAddresses: null }).where(eq(stores.id, owner.storeId));
  await askForSellers(shop.app.platform);
  await askForSellers(shop.app.platform);
  const [account] = await db.rows(sql`select email from accounts where id = ${owner.accountId}`, {
    email: as.text,
  });
  const mails = (await readMails(shop.app, account?.email ?? '')).filter(
    ({ template }) => template === 'seller-needed',
  );
  assert.equal(mails.length, 1);
  assert.match(mails[0]?.text ?? '', /#\/store\?edit=selling/);
});

test('an address form says what its country asks for, and an unknown country has none', async () => {
  const form = async (country: string) => shop.app.call(readAddressForm, { params: { country } });
  assert.deepEqual(
    [(await form('US')).body.data, (await form('PA')).body.data].map(
      ({ postcode, region, regions }) => [postcode, region, regions.length],
    ),
    [
      ['required', 'required', 59],
      ['none', 'none', 0],
    ],
  );
  assert.equal((await form('ZZ')).status, 404);
  assert.equal((await form('us')).status, 400);
});
