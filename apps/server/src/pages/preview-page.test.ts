import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeProductStatus } from '@vitrine/contract/shop/product-editing.ts';
import { createProductPreview } from '@vitrine/contract/shop/product-previews.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { withOwner } from '#shop/testing/fixtures.ts';
import { openStorefront, skipUnbuilt } from './testing/open-storefront.ts';

const { app, sample, owner, admin } = await withOwner(
  { owner: { name: 'Luna' }, admin: 'ADMIN' },
  { units: 5 },
);
const { storefront } = await closeAfter(openStorefront(app));

test('a preview shows the page of a product that is not on sale, is neither kept nor listed, and sells nothing', {
  skip: skipUnbuilt,
}, async () => {
  const { productId } = sample.products.mug;
  const archived = await app.call(
    changeProductStatus,
    { params: { id: productId }, body: { status: 'archived' } },
    admin,
  );
  assert.equal(archived.status, 200, archived.text);
  const made = await app.call(
    createProductPreview,
    {
      body: { product: productId, storeId: owner.storeId, language: 'es', countryCode: 'ES' },
    },
    admin,
  );
  assert.equal(made.status, 200, made.text);
  const { pathname, search } = new URL(made.body.data.url);
  assert.match(pathname, /\/es\/preview\/[\w-]+$/);
  const page = await storefront.inject({ url: `${pathname}${search}` });
  assert.equal(page.statusCode, 200);
  assert.deepEqual(
    ['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => page.headers[name]),
    ['no-store', 'no-referrer', 'noindex'],
  );
  assert.match(page.body, /<meta name="robots" content="noindex"/);
  assert.match(page.body, /Vista previa/);
  assert.doesNotMatch(page.body, /application\/ld\+json|data-share=/);
  const buttons = page.body.match(/<button[^>]*name="then"[^>]*>/g) ?? [];
  assert.equal(buttons.length, 4);
  for (const button of buttons) assert.match(button, / disabled=""/);
  const posted = await storefront.inject({
    method: 'POST',
    url: pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'then=cart',
  });
  assert.equal(posted.statusCode, 405);
  const gone = await storefront.inject({ url: `/s/${owner.slug}/es/preview/${'A'.repeat(80)}` });
  assert.equal(gone.statusCode, 404);
});
