import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '@vitrine/contract/locales.ts';
import { sitemapProductsMax } from '@vitrine/contract/shop/storefront.ts';
import {
  composePlatformSitemap,
  composeSitemapIndex,
  fileNumber,
  indexPath,
  storeSitemap,
} from './sitemap.ts';

const shop = 'https://shop.example.com';
const map = {
  slug: 'luna',
  languages: ['en', 'zh-cn'] as (typeof languages)[number][],
  changedAt: '2026-11-19T10:00:00.000Z',
  categories: [{ key: 'tea' }],
  products: [{ key: 'teapot', changedAt: '2026-11-20T10:00:00.000Z', imageUrl: '/files/a.webp' }],
};
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);

test('the first file of a store has its home, categories and products in each language, the next ones products only', () => {
  const first = storeSitemap(shop, map, 1);
  assert.deepEqual(locations(first), [
    `${shop}/s/luna/en`,
    `${shop}/s/luna/zh-cn`,
    `${shop}/s/luna/en/c/tea`,
    `${shop}/s/luna/zh-cn/c/tea`,
    `${shop}/s/luna/en/p/teapot`,
    `${shop}/s/luna/zh-cn/p/teapot`,
  ]);
  assert.deepEqual(locations(storeSitemap(shop, map, 2)), [
    `${shop}/s/luna/en/p/teapot`,
    `${shop}/s/luna/zh-cn/p/teapot`,
  ]);
  const product = first.slice(first.indexOf(`<url><loc>${shop}/s/luna/en/p/teapot`));
  assert.equal(
    product.slice(0, product.indexOf('</url>')),
    `<url><loc>${shop}/s/luna/en/p/teapot</loc><lastmod>2026-11-20</lastmod>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${shop}/s/luna/en/p/teapot"/>` +
      `<xhtml:link rel="alternate" hreflang="zh-CN" href="${shop}/s/luna/zh-cn/p/teapot"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${shop}/s/luna/p/teapot"/>` +
      `<image:image><image:loc>${shop}/files/a.webp</image:loc></image:image>`,
  );
});

test('a full file in five languages stays within 50,000 addresses and 50 MB', () => {
  const key = 'a-product-with-a-rather-long-name-that-says-everything-about-it-in-one-address';
  const product = {
    key,
    changedAt: '2026-11-20T10:00:00.000Z',
    imageUrl: `/files/products/${key}/${key}.webp`,
  };
  const full = {
    ...map,
    slug: 's'.repeat(40),
    languages: [...languages],
    products: Array(sitemapProductsMax).fill(product),
  };
  const xml = storeSitemap(`https://${'a'.repeat(60)}.example.com`, full, 1);
  assert.ok(locations(xml).length <= 50_000);
  assert.ok(xml.length < 50 * 1024 * 1024);
});

test('the index names every file of every store with its last change, and the platform’s own page once', () => {
  const changedAt = '2026-11-20T10:00:00.000Z';
  const stores = [
    { slug: 'luna', files: 2, changedAt },
    { slug: 'theo', files: 1, changedAt },
  ];
  const index = composeSitemapIndex(shop, stores, 1);
  assert.deepEqual(locations(index), [
    `${shop}/sitemaps/platform.xml`,
    `${shop}/s/luna/sitemap.xml`,
    `${shop}/s/luna/sitemaps/2.xml`,
    `${shop}/s/theo/sitemap.xml`,
  ]);
  assert.equal(index.split(`<lastmod>${changedAt}</lastmod>`).length, 4);
  assert.equal(locations(composeSitemapIndex(shop, stores, 2)).length, 3);
  assert.deepEqual([indexPath(1), indexPath(3)], ['/sitemap.xml', '/sitemaps/3.xml']);
  assert.deepEqual(
    locations(composePlatformSitemap(shop)),
    languages.map((language) => `${shop}/${language}`),
  );
});

test('only a plain number is a file', () => {
  assert.deepEqual(
    ['1.xml', '25.xml', '0.xml', '-1.xml', '1', 'x.xml', '1e3.xml', '99999.xml'].map(fileNumber),
    [1, 25, ...Array(6).fill(undefined)],
  );
});
