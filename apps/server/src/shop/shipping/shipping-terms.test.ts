import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findTrackingUrl } from '@vitrine/contract/shop/carriers.ts';
import { readPlatformOrder, shipOrder } from '@vitrine/contract/shop/fulfilment.ts';
import * as contract from '@vitrine/contract/shop/shipping-calendar.ts';
import { carriers } from '@vitrine/contract/shop/shipping-carriers.ts';
import { readShippingDuties, setShippingDuties } from '@vitrine/contract/shop/shipping-duties.ts';
import { trackOrder } from '@vitrine/contract/shop/tracked-orders.ts';
import { readSellerFacts } from '#admin/configs/index.ts';
import { settleSignals } from '#admin/testing.ts';
import { inTx } from '#platform/context.ts';
import { withPaidOrder } from '../testing/fixtures.ts';
import { installShipping } from './index.ts';

const { app, ctx, admin, guest, order } = await withPaidOrder(
  { owner: { name: 'Luna' }, admin: 'ADMIN', guest: 'GUEST' },
  { units: 5 },
);
await inTx(ctx, installShipping);

const calendar = async () => (await app.call(contract.readShippingCalendar, {}, guest)).body.data;

test('dates of an order follow the calendar, and of two operators the second is refused', async () => {
  const { version, ...stored } = await calendar();
  assert.deepEqual(stored, {
    workingDays: [1, 2, 3, 4, 5],
    cutOff: null,
    timeZone: null,
    holidays: [],
  });
  const arrival = async () => {
    const { arrivesFrom } = (await app.call(trackOrder, { params: { token: order.token } })).body
      .data;
    return arrivesFrom;
  };
  const before = await arrival();
  const set = (form: Omit<contract.ShippingCalendar, 'version'>) =>
    app.call(contract.setShippingCalendar, { body: { version, form } }, admin);
  const holidays = [{ day: before, countryCode: 'US' }];
  const [first, second] = await Promise.all([
    set({ ...stored, holidays }),
    set({ ...stored, holidays }),
  ]);
  assert.deepEqual([first.body.code, second.body.code].map(String).sort(), [
    '1',
    'saved-elsewhere',
  ]);
  await settleSignals(app);
  assert.ok((await arrival()) > before);
  assert.deepEqual((await calendar()).holidays, holidays);
});

test('a calendar without a working day, with another time or an unknown country is refused at its field', async () => {
  const { version, ...stored } = await calendar();
  const problems = async (change: Partial<typeof stored>) =>
    (
      await app.call(
        contract.setShippingCalendar,
        { body: { version, form: { ...stored, ...change } } },
        admin,
      )
    ).body.errors?.map(({ path, code }) => `${path} ${code}`);
  assert.deepEqual(await problems({ workingDays: [] }), ['form.workingDays too-few']);
  assert.deepEqual(await problems({ cutOff: '24:00' }), ['form.cutOff time-of-day']);
  assert.deepEqual(await problems({ timeZone: 'Mars/Olympus' }), ['form.timeZone time-zone']);
  assert.deepEqual(await problems({ holidays: [{ day: '2026-12-25', countryCode: 'ZZ' }] }), [
    'holidays.0.countryCode choice',
  ]);
  const refused = await app.call(
    contract.setShippingCalendar,
    { body: { version, form: stored } },
    guest,
  );
  assert.equal(refused.status, 403);
});

test('buyers read who pays duties, each country once', async () => {
  const duties = async () => (await app.call(readShippingDuties, {}, guest)).body.data;
  const { version } = await duties();
  const set = (paidIn: string[], dueIn: string[], seen = version) =>
    app.call(setShippingDuties, { body: { version: seen, form: { paidIn, dueIn } } }, admin);
  assert.deepEqual(
    (await set(['US'], ['US'])).body.errors?.map(({ path, code }) => `${path} ${code}`),
    ['dueIn repeated'],
  );
  const saved = await set(['US', 'CA'], ['BR']);
  assert.equal(saved.status, 200, saved.text);
  assert.equal((await set([], [])).body.code, 'saved-elsewhere');
  await settleSignals(app);
  const { dutiesPaidIn, dutiesDueIn } = await readSellerFacts(ctx);
  assert.deepEqual([dutiesPaidIn, dutiesDueIn], [['CA', 'US'], ['BR']]);
  const now = await duties();
  assert.deepEqual(
    [now.paidIn, now.dueIn, now.version],
    [['CA', 'US'], ['BR'], saved.body.data.version],
  );
});

test('a carrier of the operators links parcels to its page, and one of the program is switched off, not deleted', async () => {
  const body = {
    name: 'Uncle Bob',
    trackingUrl: 'https://bob.example/t/{number}',
    isActive: true,
  };
  const added = await app.call(carriers.create, { body }, admin);
  assert.equal(added.status, 200, added.text);
  await settleSignals(app);
  const shipped = await app.call(
    shipOrder,
    {
      params: { orderId: order.orderId },
      body: { carrier: 'Uncle Bob', trackingNumber: 'ab 12-34' },
    },
    { ...admin, idempotencyKey: 'bob' },
  );
  assert.equal(shipped.status, 200, shipped.text);
  const seen = await app.call(readPlatformOrder, { params: { orderId: order.orderId } }, admin);
  assert.equal(seen.body.data.shipments[0]?.trackingUrl, 'https://bob.example/t/AB1234');
  const problems = async (change: Partial<typeof body>) =>
    (
      await app.call(carriers.create, { body: { ...body, name: 'New', ...change } }, admin)
    ).body.errors?.map(({ path, code }) => `${path} ${code}`);
  assert.deepEqual(await problems({ name: 'DHL' }), ['name taken']);
  assert.deepEqual(await problems({ trackingUrl: 'https://bob.example/' }), [
    'trackingUrl tracking-place',
  ]);
  assert.ok((await problems({ trackingUrl: 'http://bob.example/{number}' }))?.length);
  assert.ok((await problems({ trackingUrl: 'javascript:alert({number})' }))?.length);
  const { list } = (
    await app.call(
      carriers.page,
      { query: { pageNum: 1, pageSize: 20, keywords: 'dhl' } as never },
      guest,
    )
  ).body.data;
  const [dhl] = list;
  assert.ok(dhl?.isKnown);
  const kept = await app.call(carriers.delete, { params: { ids: dhl.id } as never }, admin);
  assert.equal(kept.body.code, 'carrier-known');
  const off = await app.call(
    carriers.update,
    {
      params: { id: dhl.id },
      body: {
        name: dhl.name,
        trackingUrl: dhl.trackingUrl,
        isActive: false,
        version: dhl.version,
      },
    },
    admin,
  );
  assert.equal(off.status, 200);
  assert.ok(findTrackingUrl('DHL', 'X1'));
});

test('of two operators who change a carrier at once the second learns of it, and overwrites nothing', async () => {
  const body = { name: 'Pair Post', trackingUrl: '', isActive: true };
  assert.equal((await app.call(carriers.create, { body }, admin)).status, 200);
  const query = { pageNum: 1, pageSize: 20, keywords: 'pair post' } as never;
  const [row] = (await app.call(carriers.page, { query }, admin)).body.data.list;
  assert.ok(row);
  const params = { id: row.id };
  const read = async () => (await app.call(carriers.form, { params }, admin)).body.data;
  const stored = await read();
  const save = (change: object) =>
    app.call(carriers.update, { params, body: { ...stored, ...change } }, admin);
  const replies = await Promise.all([
    save({ trackingUrl: 'https://one.example/{number}' }),
    save({ isActive: false }),
  ]);
  const codes = replies.map(({ status, body: { code } }) => (status === 200 ? 'saved' : code));
  assert.deepEqual(codes.toSorted(), ['saved', 'saved-elsewhere']);
  const { version, ...after } = await read();
  assert.equal(version, stored.version + 1);
  assert.equal(after.isActive && after.trackingUrl === '', false, 'one of the changes is there');
  assert.notEqual(after.isActive, after.trackingUrl === '', 'and only one');
  assert.equal((await save({ version })).status, 200);
  const { version: _version, ...without } = stored;
  const old = await app.call(carriers.update, { params, body: without }, admin);
  assert.equal(old.body.code, 'saved-elsewhere');
});

test('a carrier that operators added is read and deleted', async () => {
  const body = { name: 'Short-lived', trackingUrl: '', isActive: true };
  assert.equal((await app.call(carriers.create, { body }, admin)).status, 200);
  const find = async () =>
    (
      await app.call(
        carriers.page,
        { query: { pageNum: 1, pageSize: 20, keywords: 'short-lived' } as never },
        admin,
      )
    ).body.data.list[0];
  const id = (await find())?.id ?? '';
  const form = (await app.call(carriers.form, { params: { id } }, admin)).body.data;
  assert.equal((form as { name: string }).name, 'Short-lived');
  const gone = await app.call(carriers.delete, { params: { ids: id } as never }, admin);
  assert.equal(gone.status, 200, gone.text);
  assert.equal(await find(), undefined);
});
