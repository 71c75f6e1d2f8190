import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { addCartLine, changeCart, createCart, readCart } from '@vitrine/contract/shop/carts.ts';
import { placeOrder } from '@vitrine/contract/shop/checkout.ts';
import { readPlatformOrder } from '@vitrine/contract/shop/fulfilment.ts';
import { fillNames } from '@vitrine/contract/shop/new-product.ts';
import { placeOwnOrder, quoteOwnOrder } from '@vitrine/contract/shop/own-orders.ts';
import { quoteCheckout } from '@vitrine/contract/shop/quotes.ts';
import * as contract from '@vitrine/contract/shop/shipping-zones.ts';
import { getStorefrontProduct } from '@vitrine/contract/shop/storefront.ts';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { sql } from 'drizzle-orm';
import { settleSignals } from '#admin/testing.ts';
import { inTx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { addressIn, orderFrom, testAddress } from '../orders/testing/placed-orders.ts';
import { withOwner } from '../testing/fixtures.ts';
import { installShipping } from './index.ts';

const { app, ctx, mug, lamp, sample, owner, admin, guest } = await withOwner(
  { owner: { name: 'Luna' }, admin: 'ADMIN', guest: 'GUEST' },
  { units: 50 },
);
const { slug } = owner;

beforeEach(async () => {
  await ctx.db.run(sql`delete from shipping_zones`);
  await inTx(ctx, installShipping);
  await settleSignals(app);
});

type Method = contract.ShippingMethodForm;

const dollars = (amount: number) => ({ amount, currency: 'USD' as const });

const method = (key: string, price: number, change: Partial<Method> = {}): Method => ({
  key,
  names: fillNames({ en: `Way ${key}`, es: `Vía ${key}` }),
  carrierId: null,
  basis: 'weight',
  tiers: [{ upTo: null, price: dollars(price) }],
  perKg: dollars(0),
  freeFrom: null,
  daysMin: 2,
  daysMax: 4,
  isActive: true,
  excludedCountries: [],
  excludedProductIds: [],
  excludedCategoryIds: [],
  ...change,
});

const form = (change: Partial<contract.ShippingZoneForm> = {}): contract.ShippingZoneForm => ({
  name: 'Canada',
  areas: [{ countryCode: 'CA', region: null }],
  methods: [method('sled', 700)],
  ...change,
});

const list = async () => (await app.call(contract.listShippingZones, {}, guest)).body.data;

const add = async (zone: contract.ShippingZoneForm) => {
  const answer = await app.call(contract.createShippingZone, { body: zone }, admin);
  assert.equal(answer.status, 200, answer.text);
  await settleSignals(app);
  return answer.body.data.id;
};

/** Changes the zone of the rest of the world, to which the US belongs. */
async function changeRest(methods: Method[]): Promise<void> {
  const rest = (await list()).list.find(({ isRest }) => isRest);
  assert.ok(rest);
  const answer = await app.call(
    contract.updateShippingZone,
    {
      params: { id: rest.id },
      body: { version: rest.version, form: { name: rest.name, areas: [], methods } },
    },
    admin,
  );
  assert.equal(answer.status, 200, answer.text);
  await settleSignals(app);
}

/** The parameters of a cart. */
async function fillCart(countryCode: string, ...variantIds: string[]) {
  const { token } = (await app.call(createCart, { params: { slug }, body: { countryCode } })).body
    .data;
  const params = { slug, cart: token };
  for (const variantId of variantIds)
    await app.call(addCartLine, { params, body: { variantId, quantity: 1 } });
  return params;
}

const quote = (
  params: { slug: string; cart: string },
  body: Record<string, string>,
  lang: 'en' | 'es' = 'en',
) => app.call(quoteCheckout, { params, body: { countryCode: 'CA', ...body } as never }, { lang });

const optionsOf = async (...args: Parameters<typeof quote>) =>
  (await quote(...args)).body.data.shippingOptions.map(({ method: key, name, price }) => [
    key,
    name,
    price.amount,
  ]);

let keys = 0;
const key = () => {
  keys += 1;
  return { idempotencyKey: `shipping-${keys}` };
};

test('a new zone takes its countries from the rest of the world, and its deletion gives them back', async () => {
  const params = await fillCart('CA', mug);
  assert.deepEqual(
    (await optionsOf(params, {})).map(([name]) => name),
    ['standard', 'express'],
  );
  const id = await add(form({ methods: [method('sled', 700), method('plane', 1_500)] }));
  assert.deepEqual(await optionsOf(params, {}, 'es'), [
    ['sled', 'Vía sled', 700],
    ['plane', 'Vía plane', 1_500],
  ]);
  const removed = await app.call(contract.deleteShippingZone, { params: { id } }, admin);
  assert.equal(removed.status, 200);
  await settleSignals(app);
  assert.equal((await optionsOf(params, {})).length, 2);
  const rest = (await list()).list.find(({ isRest }) => isRest);
  const kept = await app.call(
    contract.deleteShippingZone,
    { params: { id: rest?.id ?? '' } },
    admin,
  );
  assert.equal(kept.body.code, 'zone-of-rest');
  assert.equal(
    (await app.call(contract.deleteShippingZone, { params: { id } }, admin)).status,
    404,
  );
});

test('of two operators the second is refused, and nothing of his is saved', async () => {
  const id = await add(form());
  const save = (name: string) =>
    app.call(
      contract.updateShippingZone,
      { params: { id }, body: { version: 1, form: form({ name }) } },
      admin,
    );
  const [first, second] = await Promise.all([save('One'), save('Two')]);
  assert.deepEqual([first.body.code, second.body.code].map(String).sort(), [
    '1',
    'saved-elsewhere',
  ]);
  const zone = (await list()).list.find((one) => one.id === id);
  assert.equal(zone?.version, 2);
  assert.equal(zone?.name, first.status === 200 ? 'One' : 'Two');
});

test('a zone with areas of others, unknown regions, repeated keys or tiers out of order is refused at its fields', async () => {
  await add(form());
  const problems = async (change: Partial<contract.ShippingZoneForm>) =>
    (
      await app.call(contract.createShippingZone, { body: form({ name: 'X', ...change }) }, admin)
    ).body.errors?.map(({ path, code }) => `${path} ${code}`);
  const mexico = [{ countryCode: 'MX', region: null }];
  assert.deepEqual(await problems({}), ['areas.0 other-zone']);
  assert.deepEqual(await problems({ areas: [] }), ['areas required']);
  assert.deepEqual(await problems({ areas: [{ countryCode: 'ZZ', region: null }] }), [
    'areas.0.countryCode choice',
  ]);
  assert.deepEqual(await problems({ areas: [{ countryCode: 'US', region: 'Atlantis' }] }), [
    'areas.0.region region',
  ]);
  assert.deepEqual(await problems({ areas: [...mexico, ...mexico] }), ['areas.1 repeated']);
  assert.deepEqual(await problems({ areas: mexico, methods: [method('a', 1), method('a', 2)] }), [
    'methods.1.key repeated',
  ]);
  assert.deepEqual(
    await problems({ areas: mexico, methods: [method('a', 1, { carrierId: '999999' })] }),
    ['methods.0.carrierId choice'],
  );
  assert.deepEqual(
    await problems({
      areas: mexico,
      methods: [method('a', 1, { excludedProductIds: ['999999'] })],
    }),
    ['methods.0.excludedProductIds choice'],
  );
  const tiers = [
    { upTo: 500, price: dollars(1) },
    { upTo: 500, price: dollars(2) },
  ];
  assert.deepEqual(await problems({ areas: mexico, methods: [method('a', 1, { tiers })] }), [
    'methods.0.tiers tiers-order',
  ]);
  assert.deepEqual(
    await problems({ areas: mexico, methods: [method('a', 1, { daysMin: 5, daysMax: 4 })] }),
    ['methods.0.daysMax days-order'],
  );
  assert.equal(
    (await app.call(contract.createShippingZone, { body: form() }, guest)).status,
    403,
    'who only reads adds nothing',
  );
});

test('a country without a method is named in the cart, on the product and at checkout, and nothing can be ordered', async () => {
  await add(form({ methods: [] }));
  const params = await fillCart('CA', mug);
  const cart = (await app.call(readCart, { params })).body.data;
  assert.deepEqual([cart.shipping, cart.canShip, cart.canCheckout], [null, false, false]);
  const refused = await quote(params, {});
  assert.deepEqual([refused.status, refused.body.code], [422, 'country-not-served']);
  const product = await app.call(getStorefrontProduct, {
    params: { slug, product: cart.lines[0]?.productKey ?? '' },
    query: { country: 'CA' } as never,
  });
  assert.equal(product.body.data.product.delivery, null);
  const moved = (await app.call(changeCart, { params, body: { countryCode: 'US' } })).body.data;
  assert.deepEqual([moved.canShip, moved.canCheckout], [true, true]);
  const placed = await app.call(
    placeOrder,
    {
      params,
      body: {
        ...orderFrom((await quote(params, { countryCode: 'US' })).body.data),
        address: addressIn('CA'),
      },
    },
    key(),
  );
  assert.equal(placed.body.code, 'country-not-served');
  const own = await app.call(
    quoteOwnOrder,
    { body: { lines: [{ variantId: mug, quantity: 1 }], countryCode: 'CA' } },
    owner,
  );
  assert.equal(own.body.code, 'country-not-served');
  const { holes } = await list();
  assert.deepEqual(
    holes.map(({ countryCode, carts }) => [countryCode, carts]),
    [['CA', ['light', 'medium', 'heavy']]],
  );
});

test('a parcel that is too heavy for every method is refused with the country, and the list names the hole', async () => {
  await changeRest([method('letter', 300, { tiers: [{ upTo: 100, price: dollars(300) }] })]);
  const params = await fillCart('US', mug);
  const cart = (await app.call(readCart, { params })).body.data;
  assert.deepEqual([cart.canShip, cart.canCheckout], [false, false]);
  const refused = await quote(params, { countryCode: 'US' }, 'es');
  assert.deepEqual([refused.status, refused.body.code], [422, 'cart-not-shipped']);
  assert.match(refused.body.msg, /Estados Unidos/);
  assert.ok((await list()).holes.some(({ countryCode }) => countryCode === 'US'));
  await ctx.db.run(sql`update variants set weight_grams = 0`);
  assert.deepEqual(await optionsOf(params, { countryCode: 'US' }), [['letter', 'Way letter', 300]]);
  await ctx.db.run(sql`update variants set weight_grams = 400`);
});

test('a method that does not take a product or its category is offered for carts without it', async () => {
  const productId = await ctx.db
    .rows(sql`select product_id from variants where id = ${mug}`, { productId: as.id })
    .then((rows) => rows[0]?.productId ?? '');
  await changeRest([
    method('a', 300, { excludedProductIds: [productId] }),
    method('b', 900, { excludedCategoryIds: [sample.categories.light] }),
    method('c', 2_000),
  ]);
  const offered = async (...variantIds: string[]) =>
    (await optionsOf(await fillCart('US', ...variantIds), { countryCode: 'US' })).map(
      ([name]) => name,
    );
  assert.deepEqual(await offered(mug), ['b', 'c']);
  assert.deepEqual(await offered(lamp), ['a', 'c']);
  assert.deepEqual(await offered(mug, lamp), ['c']);
  const named = (await list()).list.find(({ isRest }) => isRest)?.excludedProducts;
  assert.deepEqual(named, [{ id: productId, name: 'Mug' }]);
});

test('an order keeps key and name of any method, and its cheapest alternative, whatever becomes of the rates', async () => {
  const long = 'courier-with-signature-and-insurance';
  await changeRest([method(long, 2_000), method('post', 300)]);
  const params = await fillCart('US', mug);
  const chosen = (await quote(params, { countryCode: 'US', shippingMethod: long })).body.data;
  assert.equal(chosen.shippingMethod, long);
  const placed = await app.call(
    placeOrder,
    { params, body: { ...orderFrom(chosen), address: testAddress } },
    key(),
  );
  assert.equal(placed.body.data.outcome, 'placed', placed.text);
  const token = placed.body.data.outcome === 'placed' ? placed.body.data.orderToken : '';
  await changeRest([method('drone', 100)]);
  const tracked = (await app.call(trackOrder, { params: { token } }, { lang: 'es' })).body.data;
  assert.deepEqual([tracked.shippingMethod, tracked.shippingName], [long, `Vía ${long}`]);
  assert.equal(tracked.shipping.amount, 2_000);
  const [row] = await ctx.db.rows(
    sql`select id, standard_shipping_minor from orders where shipping_method = ${long}`,
    { id: as.id, standardShippingMinor: as.minor },
  );
  assert.equal(row?.standardShippingMinor, 300n);
  const seen = await app.call(readPlatformOrder, { params: { orderId: row?.id ?? '' } }, guest);
  assert.deepEqual(
    [seen.body.data.delivery.method, seen.body.data.delivery.methodName],
    [long, `Way ${long}`],
  );
});

test('a method that was taken away meanwhile is not replaced in silence', async () => {
  await changeRest([method('a', 300), method('b', 300)]);
  const lines = [{ variantId: mug, quantity: 1 }];
  const body = { lines, countryCode: 'US', shippingMethod: 'b' };
  const own = (await app.call(quoteOwnOrder, { body }, owner)).body.data;
  const params = await fillCart('US', mug);
  const sale = (await quote(params, { countryCode: 'US', shippingMethod: 'b' })).body.data;
  await changeRest([method('a', 300)]);
  const refused = await app.call(
    placeOwnOrder,
    { body: { lines, address: testAddress, shippingMethod: 'b', expectedTotal: own.total } },
    { ...owner, ...key() },
  );
  assert.equal(refused.body.code, 'price-changed');
  const placed = await app.call(
    placeOrder,
    { params, body: { ...orderFrom(sale), address: testAddress } },
    key(),
  );
  assert.equal(placed.body.data.outcome, 'price-changed');
});

test('a region has its own methods, from the address of the order on', async () => {
  await add(
    form({
      name: 'Far states',
      areas: [
        { countryCode: 'US', region: 'HI' },
        { countryCode: 'ES', region: 'Las Palmas' },
      ],
      methods: [method('ship', 4_000)],
    }),
  );
  const params = await fillCart('US', mug);
  const there = (await quote(params, { countryCode: 'US' })).body.data;
  assert.deepEqual([there.shippingMethod, there.variesByRegion], ['standard', true]);
  assert.deepEqual(await optionsOf(params, { countryCode: 'US', region: 'Hawaii' }), [
    ['ship', 'Way ship', 4_000],
  ]);
  const island = await optionsOf(params, { countryCode: 'ES', postcode: '35001' });
  assert.equal(island[0]?.[0], 'ship', 'the region of Spain follows from the postcode');
  const placed = await app.call(
    placeOrder,
    {
      params,
      body: {
        ...orderFrom(there),
        address: { ...testAddress, region: 'HI', postcode: '96801', city: 'Honolulu' },
      },
    },
    key(),
  );
  assert.equal(placed.body.data.outcome, 'price-changed', placed.text);
  const regions = await app.call(contract.listZoneRegions, { params: { country: 'ES' } }, guest);
  assert.equal(regions.body.data.list.length, 52);
});

test('a preview shows what three carts pay before and after, by the function that quotes buyers, and changes nothing', async () => {
  const id = await add(form({ areas: [{ countryCode: 'US', region: null }] }));
  const change = form({
    areas: [
      { countryCode: 'US', region: null },
      { countryCode: 'JP', region: null },
    ],
    methods: [
      method('sled', 0, {
        tiers: [
          { upTo: 500, price: dollars(500) },
          { upTo: 2_000, price: dollars(900) },
        ],
      }),
    ],
  });
  const { rows, exampleCarts } = (
    await app.call(contract.previewShippingZone, { body: { zoneId: id, form: change } }, guest)
  ).body.data;
  assert.deepEqual(
    exampleCarts.map(({ cart }) => cart),
    ['light', 'medium', 'heavy'],
  );
  const pricesOf = (country: string, side: 'before' | 'after') =>
    rows
      .find(({ countryCode }) => countryCode === country)
      ?.quotes.map((one) => one[side].map(({ price }) => price.amount));
  assert.deepEqual(pricesOf('US', 'before'), [[700], [700], [700]]);
  assert.deepEqual(pricesOf('US', 'after'), [[500], [900], []]);
  assert.equal(pricesOf('JP', 'before')?.[0]?.length, 2, 'as in the rest of the world');
  assert.equal(pricesOf('JP', 'after')?.[2]?.length, 0);
  assert.equal((await list()).list.find((zone) => zone.id === id)?.version, 1);
  const refused = await app.call(
    contract.previewShippingZone,
    { body: { zoneId: id, form: form({ areas: [] }) } },
    admin,
  );
  assert.deepEqual(
    refused.body.errors?.map(({ path }) => path),
    ['areas'],
  );
});
