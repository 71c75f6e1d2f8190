import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shipOrder } from '@vitrine/contract/shop/fulfilment.ts';
import { readMails, signInAs } from '#admin/testing.ts';
import { withOwner } from '../testing/fixtures.ts';
import { placePaidTestOrder } from './testing/placed-orders.ts';

const { app, mug, owner } = await withOwner({ owner: { name: 'Casa Luna' } }, { units: 50 });

test('the mail of a paid order adds up, names the seller, and leads to the order in its language', async () => {
  const placed = await placePaidTestOrder(app, owner.slug, [{ variantId: mug, quantity: 2 }], {
    email: 'marta@example.com',
    language: 'es',
  });
  await app.drain();
  const [mail] = (await readMails(app, 'marta@example.com')).filter(
    ({ template }) => template === 'order-confirmed',
  );
  assert.ok(mail);
  const rows = mail.text.split('\n\n').find((part) => part.startsWith('2 × ')) ?? '';
  assert.deepEqual(
    rows.split('\n').map((row) => row.split('  ')[0]),
    ['2 × Taza', 'Subtotal', 'Envío · Estándar', 'Total'],
  );
  assert.match(mail.text, new RegExp(`/s/${owner.slug}/es/order/[A-Za-z0-9_-]{20,}`));
  assert.match(
    mail.text,
    /Comprado en Casa Luna\. Vende: Vitrine Commerce Ltd, .*, hello@vitrine\.example\nDevoluciones a: 12 Harbour Row/,
  );
  assert.match(mail.text, new RegExp(`Pedido:\n${placed.number}\n\\d+ de \\p{L}+ de \\d{4}`, 'u'));
  assert.match(
    mail.text,
    /Dirección de entrega:\nMaya Torres\n418 Alvarado St\nSan Francisco, CA 94110\nEstados Unidos/,
  );
  for (const policy of ['returns', 'terms', 'privacy'])
    assert.ok(mail.html.includes(`/s/${owner.slug}/es/policies/${policy}"`), policy);
  assert.match(mail.html, /<html lang="es/);
  assert.match(mail.html, /prefers-color-scheme:dark/);
  assert.match(
    mail.html,
    /<img src="http[^"]+\/files\/products\/mug\/1\.jpg\?w=320&#38;crop=50-50"/,
  );
  assert.doesNotMatch(mail.html + mail.text, /\{\w+\}/, 'every place is filled');
});

test('the mail of a parcel lists what is in it and links to where it can be followed', async () => {
  const placed = await placePaidTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }], {
    email: 'ines@example.com',
  });
  await app.drain();
  const { token } = await signInAs(app, 'ADMIN');
  const parcel = { carrier: 'UPS', trackingNumber: '1Z999AA10123456784' };
  const shipped = await app.call(
    shipOrder,
    { params: { orderId: placed.orderId }, body: parcel },
    { token },
  );
  assert.equal(shipped.status, 200, shipped.text);
  await app.drain();
  const [mail] = (await readMails(app, 'ines@example.com')).filter(
    ({ template }) => template === 'order-shipped',
  );
  assert.match(mail?.text ?? '', /Tracking:\nUPS\n1Z999AA10123456784\nhttps:\/\/www\.ups\.com\//);
  assert.match(mail?.text ?? '', /1 × Mug/);
  assert.match(mail?.html ?? '', /mug\/1\.jpg/);
});
