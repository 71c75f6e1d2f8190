import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getMe } from '@vitrine/contract/admin/users.ts';
import { getStorefront } from '@vitrine/contract/shop/storefront.ts';
import * as contract from '@vitrine/contract/shop/stores.ts';
import { isTimeZone } from '@vitrine/contract/time-zone.ts';
import { eq, sql } from 'drizzle-orm';
import { signInAs } from '#admin/testing.ts';
import { systemContext } from '#platform/context.ts';
import { storedFiles } from '#platform/files/files.tables.ts';
import { implementHook } from '#platform/hooks.ts';
import { createTestApp } from '#platform/testing/app.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { installMarkets, setCountryPercentage } from '../markets/index.ts';
import { storeHooks } from './index.ts';
import { slugify, timeZoneOf } from './stores.rules.ts';
import { stores } from './stores.tables.ts';
import { createOwner, sellerOfTests, type TestOwner } from './testing/owners.ts';

const app = await closeAfter(createTestApp());
await installMarkets(systemContext(app.platform));
const luna = await createOwner(app, { countryCode: 'ES', name: 'Casa Luna' });
const mia = await createOwner(app, { name: 'Casa Luna' });

const ownStore = async (owner: TestOwner) =>
  (await app.call(contract.getOwnStore, {}, owner)).body.data;

test('a new store has an address of its own, the currency and the percentage of its country', async () => {
  const [first, second] = [await ownStore(luna), await ownStore(mia)];
  assert.notEqual(first.slug, second.slug);
  assert.equal(first.baseCurrency, 'EUR');
  assert.equal(first.timeZone, 'Europe/Madrid');
  assert.equal(first.defaultPercentage, 200);
  // As registration opens it, for a caller of whom nothing is known: in the US, with what the US have now.
  await setCountryPercentage(systemContext(app.platform), 'US', 25_000);
  const opened = await ownStore(await createOwner(app));
  assert.deepEqual([opened.baseCurrency, opened.defaultPercentage], ['USD', 250]);
  await setCountryPercentage(systemContext(app.platform), 'US', 20_000);
  assert.equal((await ownStore(await createOwner(app))).defaultPercentage, 200);
});

test('a new store shows nothing of the person who opened it, and is offered an address once it has a name', async () => {
  const person = await signInAs(app, 'STORE_OWNER', {
    email: 'sofia.private@example.com',
    language: 'es',
  });
  const opened = await ownStore(person as never);
  assert.equal(opened.name, 'Tienda nueva');
  assert.match(opened.slug, /^store-[a-z2-9]{6}$/);
  assert.doesNotMatch(JSON.stringify(opened), /sofia|private/);
  const shown = await app.call(getStorefront, { params: { slug: opened.slug } });
  assert.doesNotMatch(shown.text, /sofia|private/);
  assert.equal(opened.slugOffer, null);
  const change = async (body: object) =>
    (
      await app.call(
        contract.updateOwnStore,
        { body: { version: (await ownStore(person as never)).version, ...body } },
        person,
      )
    ).body.data;
  assert.equal(
    (await change({ name: 'Tienda nueva' })).slugOffer,
    null,
    'the neutral name is no name',
  );
  assert.equal((await change({ name: 'Casa Luna' })).slugOffer, 'casa-luna-3');
  assert.equal((await change({ name: '月亮' })).slugOffer, null);
  await change({ name: 'Sofía y Sol' });
  const moved = await app.call(contract.changeSlug, { body: { slug: 'sofia-y-sol' } }, person);
  assert.equal(moved.body.data.slugOffer, null);
});

test('names become addresses, whatever they are written in', () => {
  assert.deepEqual(['Niño & Sol', 'admin', '月亮', 'A', '--x__y--'].map(slugify), [
    'nino-sol',
    'admin-store',
    'store',
    'a-store',
    'x-y',
  ]);
});

test('letters without a combining mark stay in the address of a store', () => {
  const names = {
    Łopata: 'lopata',
    'Straße am See': 'strasse-am-see',
    Smørrebrød: 'smorrebrod',
    'Đà Nẵng Coffee': 'da-nang-coffee',
    'Æther & Øre': 'aether-ore',
    'Ingólfur Þór': 'ingolfur-thor',
    'Şişli Çarşı': 'sisli-carsi',
    Œuvre: 'oeuvre',
    Gəncə: 'gence',
    Ĳsselmeer: 'ijsselmeer',
    'Pip’s': 'pips',
    "Luna's": 'lunas',
  };
  for (const [name, slug] of Object.entries(names)) assert.equal(slugify(name), slug);
});

test('an owner changes the given fields and no others, and a second tab with an old version is refused', async () => {
  const before = await ownStore(luna);
  const answer = await app.call(
    contract.updateOwnStore,
    { body: { version: before.version, bio: 'Warm light.', accentSeed: '#b9532c' } },
    luna,
  );
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.body.data.bio, 'Warm light.');
  assert.equal(answer.body.data.name, before.name);
  assert.equal(answer.body.data.accent.light.accent, '#b9532c');
  const stale = await app.call(
    contract.updateOwnStore,
    { body: { version: before.version, bio: 'Other' } },
    luna,
  );
  assert.equal(stale.status, 409);
  assert.equal((await ownStore(luna)).bio, 'Warm light.');
});

test('a store takes no zone that only the program knows, and the database knows those of all countries', async () => {
  const { db } = app.platform.database;
  const listed = await db.execute<{ name: string }>(sql`select name from pg_timezone_names`);
  const known = new Set(listed.rows.map(({ name }) => name));
  const countries = await db.execute<{ code: string }>(sql`select code from countries`);
  const zones = countries.rows.map(({ code }) => timeZoneOf(code));
  assert.ok(zones.length > 20);
  assert.deepEqual(
    zones.filter((zone) => !known.has(zone)),
    [],
  );
  assert.deepEqual(
    [isTimeZone('AET'), known.has('AET')],
    [true, false],
    'a name of the program that is in no list of zones',
  );
  const { version, timeZone } = await ownStore(luna);
  const save = async (zone: string) =>
    (await app.call(contract.updateOwnStore, { body: { version, timeZone: zone } }, luna)).status;
  assert.equal(await save('AET'), 400);
  assert.equal((await ownStore(luna)).timeZone, timeZone);
});

test('wrong values are refused and change nothing', async () => {
  const { version, timeZone } = await ownStore(luna);
  for (const body of [
    { version, timeZone: 'Mars/Olympus' },
    { version, country: 'XX' },
    { version, languages: ['en'], language: 'es' },
    { version, avatarKey: '../etc/passwd' },
    { version, avatarKey: 'nobody/uploaded.webp' },
    { version, surprise: true },
    { version, socialLinks: [{ kind: 'instagram', url: 'javascript:alert(1)' }] },
    { version, socialLinks: [{ kind: 'instagram', url: 'https://evil.example/luna' }] },
    { version, socialLinks: [{ kind: 'website', url: 'https://luna:secret@evil.example/' }] },
  ]) {
    assert.equal(
      (await app.call(contract.updateOwnStore, { body: body as never }, luna)).status,
      400,
      JSON.stringify(body),
    );
  }
  assert.equal((await ownStore(luna)).timeZone, timeZone);
});

test('a store shows pictures that its own account uploaded and those of the platform, and no others', async () => {
  const upload = (ownerId: string | null, name: string) =>
    app.platform.database.db.insert(storedFiles).values({
      key: `pictures/${name}.webp`,
      ownerId,
      name,
      width: 100,
      height: 100,
      bytes: 1,
      createdAt: app.clock.now(),
    });
  await upload(luna.accountId, 'of-luna');
  await upload(mia.accountId, 'of-mia');
  await upload(null, 'of-the-platform');
  const save = async (more: object) =>
    app.call(
      contract.updateOwnStore,
      { body: { version: (await ownStore(luna)).version, ...more } },
      luna,
    );
  for (const body of [
    { avatarKey: 'pictures/of-mia.webp' },
    { bannerKey: 'pictures/of-mia.webp' },
    { carousel: [{ key: 'pictures/of-luna.webp' }, { key: 'pictures/of-mia.webp' }] },
  ]) {
    const answer = await save(body);
    assert.equal(answer.status, 400, JSON.stringify(body));
    assert.deepEqual(
      answer.body.errors?.map(({ code }) => code),
      ['own-picture'],
    );
  }
  const kept = await save({
    avatarKey: 'pictures/of-luna.webp',
    bannerKey: 'pictures/of-the-platform.webp',
    carousel: [{ key: 'pictures/of-luna.webp' }],
  });
  assert.equal(kept.status, 200, kept.text);
  assert.equal(kept.body.data.avatarKey, 'pictures/of-luna.webp');
  const me = (await app.call(getMe, {}, luna)).body.data;
  assert.deepEqual(
    [me.image_url, me.subdomainurl],
    ['/files/pictures/of-luna.webp', `${app.config.storeUrl}/s/${luna.slug}`],
  );
});

test('a link that was stored before its rule is shown to its owner and not to buyers', async () => {
  const good = { kind: 'instagram' as const, url: 'https://www.instagram.com/luna' };
  const bad = { kind: 'instagram' as const, url: 'https://instagram.com@evil.example/' };
  const nora = await createOwner(app);
  const { id, slug } = await ownStore(nora);
  await app.platform.database.db
    .update(stores)
    .set({ socialLinks: [bad, good] })
    .where(eq(stores.id, id));
  assert.deepEqual((await ownStore(nora)).socialLinks, [bad, good]);
  assert.deepEqual((await app.call(getStorefront, { params: { slug } })).body.data.socialLinks, [
    good,
  ]);
});

test('visitors and operators cannot use the owner’s screens, and an owner cannot list all stores', async () => {
  assert.equal((await app.call(contract.getOwnStore, {})).status, 401);
  const admin = await signInAs(app, 'ADMIN');
  assert.equal((await app.call(contract.getOwnStore, {}, admin)).status, 403);
  assert.equal(
    (await app.call(contract.updateOwnStore, { body: { version: 1 } }, admin)).status,
    403,
  );
  assert.equal((await app.call(contract.listStores, {}, luna)).status, 403);
  const list = await app.call(
    contract.listStores,
    { query: { keywords: 'casa', pageNum: 1, pageSize: 10 } },
    admin,
  );
  assert.deepEqual(
    list.body.data.list.map(({ slug }) => slug),
    ['casa-luna-2', 'casa-luna'],
  );
  assert.equal(list.body.data.total, 2);
  assert.match(list.body.data.list[1]?.publicUrl ?? '', /^http.*\/s\/casa-luna$/);
});

test('a former address leads to the store for good and cannot be taken by another', async () => {
  assert.equal(
    (await app.call(contract.changeSlug, { body: { slug: 'luna-studio' } }, luna)).body.data.slug,
    'luna-studio',
  );
  const old = await app.call(getStorefront, { params: { slug: 'casa-luna' } });
  assert.equal(old.body.data.slug, 'luna-studio');
  assert.equal(
    (await app.call(contract.changeSlug, { body: { slug: 'casa-luna' } }, mia)).status,
    409,
  );
  assert.equal(
    (await app.call(contract.changeSlug, { body: { slug: 'luna-studio' } }, mia)).status,
    409,
  );
  assert.equal(
    (await app.call(contract.changeSlug, { body: { slug: 'checkout' } }, mia)).status,
    400,
  );
  assert.equal(
    (await app.call(contract.changeSlug, { body: { slug: 'No Good' } }, mia)).status,
    400,
  );
  assert.equal(
    (await app.call(contract.changeSlug, { body: { slug: 'casa-luna' } }, luna)).body.data.slug,
    'casa-luna',
  );
  assert.equal(
    (await app.call(getStorefront, { params: { slug: 'luna-studio' } })).body.data.slug,
    'casa-luna',
  );
  assert.equal((await app.call(getStorefront, { params: { slug: 'nobody-here' } })).status, 404);
});

test('a store that moves on and on does not keep every address that it had', async () => {
  const nora = await createOwner(app);
  let refused = '';
  for (let count = 0; count <= 20 && !refused; count += 1) {
    const answer = await app.call(contract.changeSlug, { body: { slug: `nora-${count}` } }, nora);
    if (answer.status !== 200) refused = `${count} ${answer.body.code}`;
  }
  assert.equal(refused, '20 slugs-full');
  assert.equal(
    (await app.call(contract.changeSlug, { body: { slug: 'nora-3' } }, nora)).body.data.slug,
    'nora-3',
  );
});

test('no store can take an address in the moment in which its store leaves it', async () => {
  const [first, second] = [await createOwner(app), await createOwner(app)];
  await app.call(contract.changeSlug, { body: { slug: 'the-old-one' } }, first);
  const answers = await Promise.all([
    app.call(contract.changeSlug, { body: { slug: 'the-new-one' } }, first),
    ...Array.from({ length: 6 }, () =>
      app.call(contract.changeSlug, { body: { slug: 'the-old-one' } }, second),
    ),
  ]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 409, 409, 409, 409, 409, 409],
  );
  assert.equal(
    (await app.call(getStorefront, { params: { slug: 'the-old-one' } })).body.data.slug,
    'the-new-one',
  );
});

test('an address is said to be free, own, taken or reserved, with a free one like it', async () => {
  const check = async (slug: string) =>
    (await app.call(contract.checkSlug, { params: { slug } }, mia)).body.data;
  assert.deepEqual(await check('quiet-hours'), { state: 'free', suggestion: null });
  assert.deepEqual(await check('casa-luna-2'), { state: 'own', suggestion: null });
  assert.deepEqual(await check('casa-luna'), { state: 'taken', suggestion: 'casa-luna-3' });
  assert.deepEqual(await check('orders'), { state: 'reserved', suggestion: 'orders-2' });
});

test('the quick start ticks itself from what really is', async () => {
  const steps = async () => (await app.call(contract.getQuickStart, {}, mia)).body.data;
  assert.equal((await steps()).doneCount, 0);
  app.platform.hooks = app.platform.hooks.replace([
    implementHook(storeHooks.hasCountedClick, async (_ctx, storeId) => storeId === mia.storeId),
  ]);
  assert.deepEqual(
    (await steps()).steps.map(({ done }) => done),
    [false, false, false, true],
  );
  // She named her store in an earlier test; a new one lacks both.
  assert.deepEqual((await steps()).steps[0], {
    key: 'create-store',
    done: false,
    missing: 'picture',
  });
  assert.equal((await steps()).hasProducts, false, 'the platform of this test has none');
  const zoe = await createOwner(app, {});
  const [first] = (await app.call(contract.getQuickStart, {}, zoe)).body.data.steps;
  assert.deepEqual(first, { key: 'create-store', done: false, missing: null });
});

test('direct settlement needs an active payment account, and a seller whom buyers can read', async () => {
  const { version } = await ownStore(mia);
  const answer = await app.call(
    contract.updateOwnStore,
    { body: { version, settlementMode: 'direct' } },
    mia,
  );
  assert.equal(answer.body.code, 'account-not-linked');
  app.platform.hooks = app.platform.hooks.replace([
    implementHook(storeHooks.isPaymentActive, async () => true),
  ]);
  const missing = await app.call(
    contract.updateOwnStore,
    { body: { version, settlementMode: 'direct' } },
    mia,
  );
  assert.equal(missing.body.code, 'seller-missing', 'buyers must read who sells to them');
  const seller = sellerOfTests('Mia Reyes');
  const changed = await app.call(
    contract.updateOwnStore,
    { body: { version, settlementMode: 'direct', seller } },
    mia,
  );
  assert.equal(changed.body.data.settlementMode, 'direct', changed.text);
  const removed = await app.call(
    contract.updateOwnStore,
    { body: { version: changed.body.data.version, seller: null } },
    mia,
  );
  assert.equal(removed.body.code, 'seller-missing');
});

test('the addresses of a seller follow the rules of their countries, and what is wrong is named by its field', async () => {
  const { version } = await ownStore(luna);
  const save = (change: object) =>
    app.call(
      contract.updateOwnStore,
      { body: { version, seller: { ...sellerOfTests('Luna'), ...change } } },
      luna,
    );
  const paths = async (change: object) => (await save(change)).body.errors?.map(({ path }) => path);
  const place = { line1: '1840 W Division Street', city: 'Chicago', countryCode: 'US' };
  assert.deepEqual(await paths({ address: place }), [
    'seller.address.postcode',
    'seller.address.region',
  ]);
  assert.deepEqual(await paths({ returnAddress: { ...place, postcode: '6062', region: 'IL' } }), [
    'seller.returnAddress.postcode',
  ]);
  assert.deepEqual(await paths({ phone: '12' }), ['seller.phone']);
  assert.deepEqual(await paths({ address: { ...place, city: '' } }), ['seller.address.city']);
  const saved = await save({
    phone: '+1 312 555 0142',
    returnAddress: { ...place, postcode: '60622', region: 'Illinois' },
  });
  assert.equal(
    saved.body.data.seller?.returnAddress?.region,
    'IL',
    'stored by the code that is written on parcels',
  );
});

test('a default percentage prices what nothing nearer decides, and ticks the price step', async () => {
  const before = await ownStore(luna);
  const save = (defaultPercentage: number, version: number) =>
    app.call(contract.updateOwnStore, { body: { version, defaultPercentage } }, luna);
  const answer = await save(230, before.version);
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.body.data.defaultPercentage, 230);
  const steps = (await app.call(contract.getQuickStart, {}, luna)).body.data.steps;
  assert.equal(steps.find(({ key }) => key === 'adjust-prices')?.done, true);
  assert.equal((await save(240, before.version)).status, 409);
  for (const wrong of [99, 2001, 200.001])
    assert.equal((await save(wrong, before.version + 1)).status, 400);
  assert.equal((await ownStore(luna)).defaultPercentage, 230);
});

test('a store says what keeps its currency as it is', async () => {
  const owner = await createOwner(app, { countryCode: 'ES' });
  const { version, currencyLock } = await ownStore(owner);
  assert.equal(currencyLock, null);
  const { hooks } = app.platform;
  app.platform.hooks = hooks.replace([implementHook(storeHooks.hasFixedPrices, async () => true)]);
  assert.equal((await ownStore(owner)).currencyLock, 'prices');
  const answer = await app.call(
    contract.updateOwnStore,
    { body: { version, baseCurrency: 'USD' } },
    owner,
  );
  assert.equal(answer.body.code, 'currency-locked');
  app.platform.hooks = hooks;
  assert.equal(
    (await app.call(contract.updateOwnStore, { body: { version, baseCurrency: 'USD' } }, owner))
      .status,
    200,
  );
});

test('an owner previews what a colour would become, and no one else may', async () => {
  const answer = await app.call(contract.previewAccent, { params: { seed: 'ffd400' } }, mia);
  assert.equal(answer.body.data.light.onAccent, '#101828');
  assert.equal(
    (await app.call(contract.previewAccent, { params: { seed: 'yellow' } }, mia)).status,
    400,
  );
  assert.equal(
    (await app.call(contract.previewAccent, { params: { seed: 'ffd400' } })).status,
    401,
  );
});
