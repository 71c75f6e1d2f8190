import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noteProduct } from '@vitrine/contract/shop/product-display.ts';
import { getStorefrontProduct, listStorefrontProducts } from '@vitrine/contract/shop/storefront.ts';
import { signInAs } from '#admin/testing.ts';
import type { TestOwner } from '../stores/testing/owners.ts';
import { withOwner } from '../testing/fixtures.ts';

const { app, sample, luna, mia } = await withOwner(
  { luna: { name: 'Luna' }, mia: { name: 'Mia' } },
  { units: 10, environment: { CACHES: 'off' } },
);

const write = (
  note: string,
  { token }: { token?: string } = luna,
  id = sample.products.mug.productId,
) => app.call(noteProduct, { params: { id }, body: { note } }, token ? { token } : {});
const shown = async ({ slug }: TestOwner) => {
  const card = (
    await app.call(listStorefrontProducts, { params: { slug }, query: { limit: 20 } })
  ).body.data.list.find(({ key }) => key === 'mug');
  const page = (await app.call(getStorefrontProduct, { params: { slug, product: 'mug' } })).body
    .data;
  return [card?.note, page.product.note];
};

test('an owner’s sentence about a product is on its card and page in his store only; an empty one removes it', async () => {
  const answer = await write('  I drink from it every morning.  ');
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.body.data.product.note, 'I drink from it every morning.');
  assert.deepEqual(await shown(luna), [
    'I drink from it every morning.',
    'I drink from it every morning.',
  ]);
  assert.deepEqual(await shown(mia), ['', '']);
  assert.equal((await write('')).body.data.product.note, '');
  assert.deepEqual(await shown(luna), ['', '']);
});

test('a sentence that is too long, an unknown product, a visitor and an operator are refused, and nothing is written', async () => {
  const refused = [
    await write('x'.repeat(161)),
    await write('A note.', luna, '900000001'),
    await write('A note.', {}),
    await write('A note.', { token: (await signInAs(app, 'GUEST')).token }),
  ];
  assert.deepEqual(
    refused.map(({ status }) => status),
    [400, 404, 401, 403],
  );
  assert.deepEqual(await shown(luna), ['', '']);
});
