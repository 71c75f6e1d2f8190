import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countPlatformProducts, listPlatformProducts } from '@vitrine/contract/shop/catalogue.ts';
import { createProduct } from '@vitrine/contract/shop/product-editing.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { suppliers } from '@vitrine/contract/shop/suppliers.ts';
import { settleSignals } from '#admin/testing.ts';
import { confirmTrialRates } from '../markets/index.ts';
import { withOwner } from '../testing/fixtures.ts';
import { createTestForm, createUsd } from './testing/product-forms.ts';

const { app, ctx, sample, admin, guest } = await withOwner({ admin: 'ADMIN', guest: 'GUEST' });
await confirmTrialRates(ctx);

let calls = 0;
const create = async (key: string, change: Partial<ProductForm> = {}) => {
  calls += 1;
  const body = createTestForm(key, sample.categories.light, {}, change);
  const answer = await app.call(
    createProduct,
    { query: {}, body },
    { ...admin, idempotencyKey: `list-${calls}` },
  );
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data;
};
const read = async (query: object) => {
  const answer = await app.call(listPlatformProducts, { query: query as never }, guest);
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data.list;
};
const keysOf = async (query: object) => (await read(query)).map(({ key }) => key).sort();
const count = async () => {
  // The counts are kept until the signal of a save has come back.
  await settleSignals(app);
  return (await app.call(countPlatformProducts, {}, guest)).body.data;
};

const addSupplier = async (name: string, currency: 'EUR' | 'USD' | 'JPY') => {
  const body = { name, currency, leadTimeDays: 3 };
  const made = await app.call(suppliers.create, { body }, admin);
  assert.equal(made.status, 200, made.text);
  const page = await app.call(suppliers.page, { query: { keywords: name } }, guest);
  return { supplierId: page.body.data.list[0]?.id ?? '', currency };
};

test('products with a margin below a percentage are found, with costs at the rates of now', async () => {
  const dollars = await addSupplier('Dollars', 'USD');
  const euros = await addSupplier('Euros', 'EUR');
  const yen = await addSupplier('Yen', 'JPY');
  const sold = (key: string, { supplierId, currency }: typeof euros, amount: number) =>
    create(key, {
      variants: createTestForm(key, sample.categories.light).variants.map((variant) => ({
        ...variant,
        platformPrice: createUsd(1_000),
        supplies: [{ supplierId, cost: { amount, currency }, reference: '', isPreferred: true }],
      })),
    });
  await sold('half', dollars, 500);
  await sold('exactly-25', dollars, 750);
  await sold('thin', dollars, 751);
  await sold('loss', dollars, 1_001);
  await sold('in-euros', euros, 900);
  await sold('in-yen', yen, 100);
  for (const marginBelow of [0, 25, 51, 100]) {
    const expected = (await read({ limit: 100 }))
      .filter(({ margin }) => margin !== null && margin.from < marginBelow * 100)
      .map(({ key }) => key)
      .sort();
    assert.deepEqual(await keysOf({ limit: 100, marginBelow }), expected, `${marginBelow} %`);
  }
  assert.deepEqual(await keysOf({ marginBelow: 0, supplierId: dollars.supplierId }), ['loss']);
  assert.deepEqual(await keysOf({ marginBelow: 25, supplierId: dollars.supplierId }), [
    'loss',
    'thin',
  ]);
  const refused = await app.call(
    listPlatformProducts,
    { query: { marginBelow: 101 } as never },
    guest,
  );
  assert.equal(refused.status, 400);
});

test('active products whose moment is ahead are scheduled', async () => {
  const before = await count();
  const ahead = new Date(ctx.clock.now().getTime() + 86_400_000).toISOString();
  await create('tomorrow', { saleFrom: ahead });
  await create('some-day', { saleFrom: ahead, status: 'draft' });
  assert.deepEqual(await keysOf({ status: 'scheduled' }), ['tomorrow']);
  const after = await count();
  assert.deepEqual(
    [after.all - before.all, after.active - before.active, after.scheduled, after.draft],
    [2, 1, 1, before.draft + 1],
  );
});
