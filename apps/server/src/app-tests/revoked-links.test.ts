import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { readBuyerReturns } from '@vitrine/contract/shop/buyer-returns.ts';
import { changeOrderEmail, confirmEmailChange } from '@vitrine/contract/shop/order-links.ts';
import { revokePurchaseLink } from '@vitrine/contract/shop/purchase-orders.ts';
import { listReviewLinks } from '@vitrine/contract/shop/storefront-reviews.ts';
import { revokeStockLink, sendStockLink } from '@vitrine/contract/shop/supplier-updates.ts';
import sharp from 'sharp';
import { readMails } from '#admin/testing.ts';
import { readContract } from '#platform/testing/contract-endpoints.ts';
import { getOrder, payToken } from '#shop/orders/index.ts';
import { placePaidTestOrder } from '#shop/orders/testing/placed-orders.ts';
import {
  createSupplier,
  orderFromSuppliers,
  readLinkToken,
  readPurchaseFor,
} from '#shop/purchase-orders/testing/supply.ts';
import { deliverTestOrder } from '#shop/reviews/testing/delivered-orders.ts';
import { withOwner } from '#shop/testing/fixtures.ts';

const { app, ctx, mug, owner, admin } = await withOwner(
  { owner: {}, admin: 'ADMIN' },
  { units: 50 },
);
const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c86432' } })
  .png()
  .toBuffer();

/** The secret of every kind of link to an order, by the beginning of the paths that it opens. */
async function secretsOf(
  orderId: string,
  orderToken: string,
): Promise<Readonly<Record<string, string>>> {
  const params = { token: orderToken };
  const reviews = (await app.call(listReviewLinks, { params })).body.data.list;
  const returns = (await app.call(readBuyerReturns, { params })).body.data;
  return {
    'buyer-orders': orderToken,
    'pay-links': payToken(app.platform, await getOrder(ctx, orderId)),
    'review-links': reviews[0]?.token ?? '',
    'return-links': returns.link,
  };
}

/** What the calls of a link need before they look at the link. */
const bodies: Readonly<Record<string, (lineId: string) => object>> = {
  'orderEmails.change': () => ({ email: 'third@example.com' }),
  'reviews.send': () => ({ rating: 1, text: 'This is not my order.', author: 'Somebody' }),
  'returns.request': (lineId) => ({
    kind: 'refund',
    lines: [{ lineId, quantity: 1 }],
    reason: 'damaged',
  }),
  'returns.markSent': () => ({ carrier: '', trackingNumber: '' }),
  'supplierLinks.sendParcel': () => ({ trackingNumber: 'JD014600009999', carrier: 'DHL' }),
  'supplierLinks.reportMissing': (lineId) => ({ lineId }),
};

/** Links of an order are in the path; those to previews, of an address that waits for a product, and of suppliers belong to no order. */
const linkOf = ({ path, name }: Endpoint) =>
  /:token/.test(path) &&
  !/^(?:stockAlerts|productPreviews|supplierLinks|supplierStock)\./.test(name)
    ? path.split('/')[3]
    : undefined;

async function openWith(endpoint: Endpoint, token: string, lineId: string): Promise<number> {
  const url = endpoint.path.replace(':token', token).replace(':id', '1');
  const headers = { 'idempotency-key': crypto.randomUUID() };
  if (endpoint.bodyType === 'multipart') {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(picture)]), 'a.png');
    const sent = new Response(form);
    const payload = Buffer.from(await sent.arrayBuffer());
    return (
      await app.send({
        method: 'POST',
        url,
        payload,
        headers: { ...headers, 'content-type': sent.headers.get('content-type') ?? '' },
      })
    ).status;
  }
  const payload =
    endpoint.method === 'GET' ? {} : { payload: bodies[endpoint.name]?.(lineId) ?? {} };
  return (await app.send({ method: endpoint.method, url, headers, ...payload })).status;
}

test('after the address of an order was corrected no link that was mailed before opens anything, and new ones do', async () => {
  const { token, orderId } = await placePaidTestOrder(
    app,
    owner.slug,
    [{ variantId: mug, quantity: 1 }],
    { email: 'gmial@example.com' },
  );
  await deliverTestOrder(app, orderId);
  const before = await secretsOf(orderId, token);
  assert.equal(
    (await app.call(changeOrderEmail, { params: { token }, body: { email: 'right@example.com' } }))
      .status,
    200,
  );
  await app.drain();
  const [mail] = await readMails(app, 'right@example.com');
  const change = /order-email\/([A-Za-z0-9_-]{32})/.exec(mail?.text ?? '')?.[1] ?? '';
  const { orderToken } = (await app.call(confirmEmailChange, { params: { change } })).body.data;
  const now = await secretsOf(orderId, orderToken);
  const [line] = (await app.call(readBuyerReturns, { params: { token: orderToken } })).body.data
    .lines;

  const links = (await readContract()).flatMap((endpoint) => {
    const kind = linkOf(endpoint);
    return kind ? [{ endpoint, kind }] : [];
  });
  assert.ok(links.length >= 18, `${links.length} calls are made with links`);
  for (const { endpoint, kind } of links) {
    assert.ok(
      before[kind] && now[kind],
      `${kind}: this test does not know the secret of such a link`,
    );
    assert.equal(
      await openWith(endpoint, before[kind], line?.id ?? ''),
      404,
      `${endpoint.name} opens with a link to the former address`,
    );
    if (endpoint.method === 'GET')
      assert.equal(
        await openWith(endpoint, now[kind], line?.id ?? ''),
        200,
        `${endpoint.name} does not open with a new link`,
      );
  }
});

test('after the links of a supplier were revoked none that was sent before opens anything, and new ones do', async () => {
  await placePaidTestOrder(app, owner.slug, [{ variantId: mug, quantity: 1 }]);
  const supplierId = await createSupplier(ctx, { name: 'Revoked', shipsItself: true }, [
    { variantId: mug },
  ]);
  const [id = ''] = await orderFromSuppliers(app, admin, [supplierId]);
  const params = { id: supplierId };
  const makePage = async () =>
    (await app.call(sendStockLink, { params, body: { isMailed: false } }, admin)).body.data.url
      ?.split('/')
      .at(-1) ?? '';
  const before = {
    supplierLinks: await readLinkToken(app, admin, id),
    supplierStock: await makePage(),
  };
  await app.call(revokePurchaseLink, { params: { id } }, admin);
  await app.call(revokeStockLink, { params }, admin);
  const now = {
    supplierLinks: await readLinkToken(app, admin, id),
    supplierStock: await makePage(),
  };
  const { lines } = await readPurchaseFor(app, admin, id);
  const links = (await readContract()).flatMap((endpoint) => {
    const kind = endpoint.name.split('.')[0] ?? '';
    return kind === 'supplierLinks' || kind === 'supplierStock'
      ? [{ endpoint, kind } as const]
      : [];
  });
  assert.ok(links.length >= 9, `${links.length} calls are made with links`);
  for (const { endpoint, kind } of links) {
    const lineId = lines[0]?.id ?? '';
    assert.equal(
      await openWith(endpoint, before[kind], lineId),
      404,
      `${endpoint.name} opens with a revoked link`,
    );
    if (endpoint.method === 'GET')
      assert.equal(
        await openWith(endpoint, now[kind], lineId),
        200,
        `${endpoint.name} does not open with a new link`,
      );
  }
});
