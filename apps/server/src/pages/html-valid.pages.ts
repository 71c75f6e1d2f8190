import assert from 'node:assert/strict';
import type { FastifyInstance } from 'fastify';
import { createSampleShop } from '#shop/catalogue/testing/sample-shop.ts';
import { payTestOrder, placeTestOrder } from '#shop/orders/testing/placed-orders.ts';
import { changeStore } from '#shop/stores/index.ts';
import { createOwner } from '#shop/stores/testing/owners.ts';
import { openStorefront } from './testing/open-storefront.ts';

/** A store on whose pages everything is shown that a page can show. */
export interface PageShop {
  /** Every kind of page of the storefront, with a cart and with orders. */
  renderPages(): Promise<{ url: string; html: string }[]>;
  close(): Promise<void>;
}

const headers = { 'user-agent': 'Googlebot/2.1', 'accept-language': 'en' };

/** Asks as one visitor, who keeps the cookies that the pages set. */
function createReader(storefront: FastifyInstance, place: string) {
  const jar = new Map<string, string>();
  return {
    async read(url: string, status = 200): Promise<{ url: string; html: string }> {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await storefront.inject({
        url,
        headers: { ...headers, ...(cookie ? { cookie } : {}) },
      });
      assert.equal(answer.statusCode, status, url);
      return { url, html: answer.body };
    },
    /** Puts a product into the cart as the form of its page does. */
    async fillCart(): Promise<void> {
      const answer = await storefront.inject({
        method: 'POST',
        url: `${place}/en/p/paper-lamp`,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'colour=navy&then=cart',
      });
      assert.equal(answer.statusCode, 303, answer.body.slice(0, 200));
      for (const { name, value } of answer.cookies) jar.set(name, value);
    },
  };
}

export async function createPageShop(): Promise<PageShop> {
  const shop = await createSampleShop({ units: 5 });
  const owner = await createOwner(shop.app, { name: 'Luna' });
  const image = { key: 'a/b.webp', width: 1600, height: 640, tone: '#f3e8df' };
  await changeStore(shop.ctx, owner.storeId, {
    avatar: image,
    banner: image,
    bio: 'Warm light & “quotes” <b>.',
    quote: 'A sentence.',
    carousel: [{ image, productId: null }],
    socialLinks: [
      { kind: 'instagram', url: 'https://www.instagram.com/luna' },
      { kind: 'website', url: 'https://luna.example.com' },
    ],
  });
  const { storefront, close: closeServers } = await openStorefront(shop.app);
  const place = `/s/${owner.slug}`;
  return {
    async renderPages() {
      const { read, fillCart } = createReader(storefront, place);
      const waiting = await placeTestOrder(shop.app, owner.slug, [
        { variantId: shop.mug, quantity: 1 },
      ]);
      const paid = await placeTestOrder(shop.app, owner.slug, [
        { variantId: shop.lamp, quantity: 2 },
      ]);
      await payTestOrder(shop.app, paid.orderId);
      const wanted: [url: string, status?: number][] = [
        ...['/en', '/zh-cn', '/en/legal/terms', '/es/legal/privacy', '/fr/legal/imprint'].map(
          (url): [string] => [url],
        ),
        ...['', '/en', '/zh-cn', '/es', '/pt', '/fr'].map((language): [string] => [
          `${place}${language}`,
        ]),
        ...[
          '/c/light',
          '/p/paper-lamp',
          '/p/paper-lamp?colour=navy',
          '/p/mug',
          '/search',
          '/search?q=lamp',
          '/search?q=%3Cb%3Ezzzz',
          '/cart',
        ].map((url): [string] => [`${place}/en${url}`]),
        ...['/c/light', '/p/paper-lamp', '/search?q=lamp'].map((url): [string] => [
          `${place}/zh-cn${url}`,
        ]),
        ...['terms', 'privacy', 'delivery', 'returns'].map((kind): [string] => [
          `${place}/es/policies/${kind}`,
        ]),
        [`${place}/en/order/${waiting.token}`],
        [`${place}/en/order/${paid.token}`],
        [`${place}/en/p/no-such-thing`, 404],
        [`${place}/es/p/no-such-thing`, 404],
        ['/no/such/page', 404],
      ];
      const pages: { url: string; html: string }[] = [];
      for (const [url, status] of wanted) pages.push(await read(url, status));
      await fillCart();
      for (const url of [`${place}/en/cart`, `${place}/en/checkout`]) pages.push(await read(url));
      return pages;
    },
    async close() {
      await closeServers();
      await shop.app.close();
    },
  };
}
