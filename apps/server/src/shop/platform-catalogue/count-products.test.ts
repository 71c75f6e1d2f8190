import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countPlatformProducts } from '@vitrine/contract/shop/catalogue.ts';
import {
  createProduct,
  readProductForm,
  saveProduct,
} from '@vitrine/contract/shop/product-editing.ts';
import { moveStock } from '@vitrine/contract/shop/stock-movements.ts';
import { settleSignals } from '#admin/testing.ts';
import { countQueries } from '#platform/testing/queries.ts';
import { withOwner } from '../testing/fixtures.ts';
import { createTestForm } from './testing/product-forms.ts';

const { app, sample, admin, guest } = await withOwner({ admin: 'ADMIN', guest: 'GUEST' });

let calls = 0;
const keyed = () => {
  calls += 1;
  return { ...admin, idempotencyKey: `counts-${calls}` };
};
const count = async () => (await app.call(countPlatformProducts, {}, guest)).body.data;
const countSaved = async () => {
  await settleSignals(app);
  return count();
};

test('a second call makes no query', async () => {
  assert.notEqual(await countQueries(app, countSaved), 0);
  const first = await count();
  assert.equal(
    await countQueries(app, async () => {
      assert.deepEqual(await count(), first);
    }),
    0,
  );
});

test('a product that is added, saved or gets units is counted at once', async () => {
  const before = await countSaved();
  const body = createTestForm('counted', sample.categories.light);
  const added = await app.call(createProduct, { query: {}, body }, keyed());
  assert.equal(added.status, 200, added.text);
  const { id } = added.body.data;
  const after = await countSaved();
  assert.deepEqual([after.all, after.active], [before.all + 1, before.active + 1]);

  const { version, form } = (await app.call(readProductForm, { params: { id } }, admin)).body.data;
  const saved = await app.call(
    saveProduct,
    { params: { id }, query: {}, body: { version, form: { ...form, status: 'draft' } } },
    keyed(),
  );
  assert.equal(saved.status, 200, saved.text);
  const drafted = await countSaved();
  assert.deepEqual([drafted.active, drafted.draft], [before.active, before.draft + 1]);

  const variantId = form.variants[0]?.id ?? '';
  const moved = await app.call(
    moveStock,
    { body: { variantId, to: 2, by: null, reason: 'count', note: '' } },
    keyed(),
  );
  assert.equal(moved.status, 200, moved.text);
  assert.equal((await countSaved()).lowStock, drafted.lowStock + 1);
});

test('units that buyers took are counted after some seconds', async () => {
  await countSaved();
  assert.equal(await countQueries(app, count), 0);
  app.clock.advance(16_000);
  assert.notEqual(await countQueries(app, count), 0);
});
