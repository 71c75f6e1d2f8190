import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Address } from '@vitrine/contract/shop/checkout-shapes.ts';
import {
  listPlatformOrders,
  readPlatformOrder,
  shipOrder,
} from '@vitrine/contract/shop/fulfilment.ts';
import { changeOrderAddress } from '@vitrine/contract/shop/order-address.ts';
import { listOrderMails } from '@vitrine/contract/shop/order-mails.ts';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { readMails, signInAs } from '#admin/testing.ts';
import { withOwner } from '../testing/fixtures.ts';
import { isSameTaxRegion, maskPlace } from './order-address.rules.ts';
import { addressIn, placePaidTestOrder, testAddress } from './testing/placed-orders.ts';

const { app, mug, owner, admin, guest } = await withOwner(
  { owner: {}, admin: 'ADMIN', guest: 'GUEST' },
  { units: 200 },
);

const elsewhere: Address = {
  firstName: 'Ruth',
  lastName: 'Vance',
  line1: '77 Folsom Avenue',
  postcode: '94103',
  city: 'San Francisco',
  region: 'CA',
  countryCode: 'US',
  phone: '+1 415 555 0142',
};

const place = (quantity = 1, options: Parameters<typeof placePaidTestOrder>[3] = {}) =>
  placePaidTestOrder(app, owner.slug, [{ variantId: mug, quantity }], options);
const change = (orderId: string, address: Address, addressVersion = 0, by = admin) =>
  app.call(changeOrderAddress, { params: { orderId }, body: { address, addressVersion } }, by);

let keys = 0;
const ship = (
  orderId: string,
  body: { addressVersion?: number; lines?: { lineId: string; quantity: number }[] } = {},
) => {
  keys += 1;
  return app.call(
    shipOrder,
    {
      params: { orderId },
      body: {
        carrier: 'UPS',
        trackingNumber: `1Z999AA1${String(keys).padStart(10, '0')}`,
        ...body,
      },
    },
    { token: admin.token, idempotencyKey: `ship-${keys}` },
  );
};

test('the rest of an order goes to the new address, its amounts stay, it is found by it, and the buyer reads both masked', async () => {
  const order = await place(1, { email: 'ruth@example.com' });
  const params = { orderId: order.orderId };
  const before = (await app.call(readPlatformOrder, { params }, admin)).body.data;
  const answer = await change(order.orderId, elsewhere);
  assert.equal(answer.status, 200, answer.text);
  const after = answer.body.data;
  assert.deepEqual(after.address, elsewhere);
  assert.deepEqual(
    [after.addressVersion, after.formerAddresses.map(({ address }) => address.line1)],
    [1, [testAddress.line1]],
  );
  assert.deepEqual(after.buyerPays, before.buyerPays);
  assert.deepEqual(after.cost, before.cost);
  const [event] = after.timeline.filter(({ kind }) => kind === 'address_changed');
  assert.ok(event?.by);
  for (const keywords of ['ruth vance', '415 555 0142', '94103']) {
    const found = await app.call(listPlatformOrders, { query: { keywords } }, admin);
    assert.deepEqual(
      found.body.data.list.map(({ number }) => number),
      [order.number],
      keywords,
    );
  }
  await app.drain();
  const mails = (await readMails(app, 'ruth@example.com')).filter(
    ({ template }) => template === 'order-address-changed',
  );
  assert.equal(mails.length, 1);
  const text = mails[0]?.text ?? '';
  for (const shown of ['M••• T•••', '418•••', 'R••• V•••', '77 •••', '94•••'])
    assert.ok(text.includes(shown), `${shown} in ${text}`);
  for (const hidden of [elsewhere.line1, testAddress.line1, '94103', 'Vance', '0142'])
    assert.ok(!text.includes(hidden), hidden);
  const tracked = await app.call(trackOrder, { params: { token: order.token } });
  assert.ok(tracked.text.includes(elsewhere.line1) || tracked.text.includes(elsewhere.city));
});

test('the mail about the address is in the language of the order', async () => {
  for (const [language, subject] of [
    ['zh-cn', /收货地址已修改/],
    ['es', /va a otra dirección/],
    ['pt', /vai para outro endereço/],
    ['fr', /part à une autre adresse/],
  ] as const) {
    const email = `moves-${language}@example.com`;
    const { orderId } = await place(1, { email, language });
    await change(orderId, elsewhere);
    await app.drain();
    const mail = (await readMails(app, email)).find(
      ({ template }) => template === 'order-address-changed',
    );
    assert.match(mail?.subject ?? '', subject);
    assert.doesNotMatch(mail?.text ?? '', /\{\w+\}/);
  }
});

test('an address in another country or tax region, a wrong one and an old version are refused with the reason', async () => {
  const { orderId } = await place();
  const refusal = async (address: Address, version = 0) => {
    const answer = await change(orderId, address, version);
    return [answer.status, answer.body.code, answer.body.errors?.[0]?.path ?? null];
  };
  assert.deepEqual(await refusal(addressIn('ES')), [422, 'address-elsewhere', null]);
  assert.deepEqual(
    await refusal({ ...elsewhere, postcode: '10001', city: 'New York', region: 'NY' }),
    [422, 'address-elsewhere', null],
  );
  assert.deepEqual(await refusal({ ...elsewhere, postcode: '941' }), [
    400,
    'invalid-input',
    'address.postcode',
  ]);
  assert.deepEqual(await refusal({ ...elsewhere, line1: '' }), [
    400,
    'invalid-input',
    'address.line1',
  ]);
  assert.deepEqual(await refusal(elsewhere, 3), [409, 'address-changed', null]);
  assert.equal((await change('999999999', elsewhere)).status, 404);
  assert.equal((await change(orderId, elsewhere, 0, guest)).status, 403);
  assert.equal((await change(orderId, elsewhere, 0, owner as never)).status, 403);
  const same = await change(orderId, { ...testAddress });
  assert.deepEqual([same.status, same.body.data.addressVersion], [200, 0], 'nothing changed');
  await assert.rejects(
    app.platform.database.pool.query(
      `update orders set address = jsonb_set(address, '{countryCode}', '"ES"') where id = $1`,
      [orderId],
    ),
    /keeps its store/,
  );
});

test('a part-shipped order is changed for what is left, a shipped or cancelled one is not', async () => {
  const order = await place(2);
  const params = { orderId: order.orderId };
  const [line] = (await app.call(readPlatformOrder, { params }, admin)).body.data.lines;
  const part = await ship(order.orderId, { lines: [{ lineId: line?.id ?? '', quantity: 1 }] });
  assert.equal(part.status, 200, part.text);
  assert.equal(part.body.data.can.changeAddress, true);
  assert.equal((await change(order.orderId, elsewhere)).status, 200);
  const rest = await ship(order.orderId, { addressVersion: 1 });
  assert.equal(rest.status, 200, rest.text);
  assert.equal(rest.body.data.can.changeAddress, false);
  const late = await change(order.orderId, { ...testAddress }, 1);
  assert.deepEqual([late.status, late.body.code], [409, 'order-left']);
});

test('of an address change and a parcel for the former address at the same time exactly one wins', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { orderId } = await place();
    const acts = [() => change(orderId, elsewhere), () => ship(orderId, { addressVersion: 0 })];
    const responses = await Promise.all((round % 2 ? acts : acts.reverse()).map((act) => act()));
    const won = responses.filter(({ status }) => status === 200);
    assert.equal(won.length, 1, responses.map(({ text }) => text).join('\n'));
    const [lost] = responses.filter(({ status }) => status !== 200);
    assert.ok(['order-left', 'address-changed'].includes(String(lost?.body.code)), lost?.text);
  }
});

test('who may pack but not read buyers may not change where an order goes', async () => {
  const { orderId } = await place();
  await app.platform.database.pool.query(
    `delete from role_permissions p using roles r where r.id = p.role_id and r.code = 'ADMIN' and p.permission = 'platform:order:personal'`,
  );
  const packer = await signInAs(app, 'ADMIN');
  const refused = await change(orderId, elsewhere, 0, packer as never);
  assert.deepEqual([refused.status, refused.body.code], [403, 'forbidden']);
  const detail = await app.call(readPlatformOrder, { params: { orderId } }, packer);
  assert.equal(detail.body.data.can.changeAddress, false);
  const mails = await app.call(listOrderMails, { params: { orderId } }, packer);
  assert.equal(mails.status, 200);
});

test('places of one country can have other taxes', () => {
  const at = (countryCode: string, postcode: string, region?: string) => ({
    countryCode,
    postcode,
    ...(region === undefined ? {} : { region }),
  });
  assert.ok(isSameTaxRegion(at('ES', '28014'), at('ES', '08001')));
  assert.ok(!isSameTaxRegion(at('ES', '28014'), at('ES', '35001')), 'Canary Islands');
  assert.ok(isSameTaxRegion(at('ES', '35001'), at('ES', '38001')));
  assert.ok(!isSameTaxRegion(at('GB', 'SW1A 1AA'), at('GB', 'BT1 1AA')));
  assert.ok(!isSameTaxRegion(at('PT', '1000-001'), at('PT', '9000-001')));
  assert.ok(!isSameTaxRegion(at('US', '94110', 'CA'), at('US', '10001', 'NY')));
  assert.ok(isSameTaxRegion(at('JP', '150-0041', '東京都'), at('JP', '530-0001', '大阪府')));
});

test('a masked address keeps what its recipient recognises and nobody else can use', () => {
  assert.deepEqual(maskPlace({ ...elsewhere, line2: 'Flat 9' }), {
    countryCode: 'US',
    city: 'San Francisco',
    region: 'CA',
    firstName: 'R•••',
    lastName: 'V•••',
    line1: '77 •••',
    postcode: '94•••',
  });
});
