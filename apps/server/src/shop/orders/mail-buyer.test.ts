import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readMails } from '#admin/testing.ts';
import type { TestApp } from '#platform/testing/app.ts';

import { createSampleShop } from '../catalogue/testing/sample-shop.ts';
import { createOwner, type TestOwner } from '../stores/testing/owners.ts';
import { payTestOrder, placeTestOrder } from './testing/placed-orders.ts';

let app: TestApp;
let owner: TestOwner;
let mug: string;

before(async () => {
  ({ app, mug } = await createSampleShop({ units: 50 }));
  owner = await createOwner(app, { name: 'Casa Luna' });
});
after(() => app.close());

test('the mail of a paid order adds up, names the seller, and leads to the order in its language', async () => {
  const placed = await placeTestOrder(app, owner.slug, [{ variantId: mug, quantity: 2 }], { email: 'marta@example.com', language: 'es' });
  await payTestOrder(app, placed.orderId);
  await app.drain();
  const [mail] = (await readMails(app, 'marta@example.com')).filter(({ template }) => template === 'order-confirmed');
  assert.ok(mail);
  const rows = mail.text.split('\n\n').find((part) => part.startsWith('2 × ')) ?? '';
  assert.deepEqual(
    rows.split('\n').map((row) => row.split('  ')[0]),
    ['2 × Taza', 'Subtotal', 'Envío', 'Total'],
  );
  assert.match(mail.text, new RegExp(`/s/${owner.slug}/es/order/[A-Za-z0-9_-]{20,}`));
  assert.match(mail.text, /Comprado en Casa Luna\. Vende: Vitrine Commerce Ltd, .*, hello@vitrine\.example$/);
  assert.match(mail.html, /<html lang="es/);
  assert.match(mail.html, /prefers-color-scheme:dark/);
  assert.doesNotMatch(mail.html + mail.text, /\{\w+\}/, 'every place is filled');
});
