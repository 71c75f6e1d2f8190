import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeOf, readPageView, shareOf, visitorHash } from './visits.rules.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const view = (change: Partial<Parameters<typeof readPageView>[0]> = {}) =>
  readPageView({
    method: 'GET',
    url: '/s/casa-luna/en?l=ab12cd',
    userAgent: phone,
    address: '10.0.0.1',
    headers: {},
    ...change,
  });

test('a person on a page of a store is a visit, with its link and where it came from', () => {
  assert.deepEqual(
    view({ headers: { referer: 'https://www.instagram.com/p/1', host: 'shop.example' } }),
    {
      slug: 'casa-luna',
      link: 'ab12cd',
      referrer: 'instagram.com',
      userSource: '',
      pageSource: '',
      isPhone: true,
    },
  );
  assert.equal(view({ url: '/s/casa-luna/p/teapot' })?.link, null);
  assert.equal(
    view({ headers: { referer: 'https://shop.example/s/casa-luna', host: 'shop.example' } })
      ?.referrer,
    null,
  );
});

test('bots, previews, prefetches, HEAD, pictures and pages of the checkout are not', () => {
  assert.equal(
    view({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }),
    null,
  );
  assert.equal(view({ userAgent: 'WhatsApp/2.23.20.0' }), null);
  assert.equal(view({ userAgent: 'facebookexternalhit/1.1' }), null);
  assert.equal(view({ userAgent: '' }), null);
  assert.equal(view({ headers: { 'sec-purpose': 'prefetch;prerender' } }), null);
  assert.equal(view({ headers: { purpose: 'prefetch' } }), null);
  assert.equal(view({ headers: { 'sec-fetch-dest': 'image' } }), null);
  assert.equal(view({ method: 'HEAD' }), null);
  assert.equal(view({ url: '/s/casa-luna/en/cart' }), null);
  assert.equal(view({ url: '/s/casa-luna/en/order/abc' }), null);
  assert.equal(view({ url: '/assets/x.js' }), null);
});

test('the sources of the address belong to the visit, whatever they were written with', () => {
  const sources = (query: string) => {
    const page = view({ url: `/s/casa-luna/en?${query}` });
    return [page?.userSource, page?.pageSource];
  };
  assert.deepEqual(sources('user_source=tiktok&page_source=bio'), ['tiktok', 'bio']);
  assert.deepEqual(sources('user_source=May%20post!%20%3Cb%3E&page_source=%00%E5%BA%97'), [
    'May-post-b',
    '',
  ]);
  assert.deepEqual(sources(`user_source=${'x'.repeat(300)}&page_source=%E0%A4%A`), [
    'x'.repeat(60),
    'A',
  ]);
});

test('a code that no link can have is ignored, the visit is not', () => {
  assert.equal(view({ url: '/s/casa-luna?l=../../etc' })?.link, null);
  assert.equal(view({ url: "/s/casa-luna?l=a'b" })?.link, null);
});

test('the hash of a visitor changes with the day and the store, and holds no address', () => {
  const hash = visitorHash('secret', '2026-11-20', 'casa-luna', '10.0.0.1', phone);
  assert.equal(hash, visitorHash('secret', '2026-11-20', 'casa-luna', '10.0.0.1', phone));
  assert.notEqual(hash, visitorHash('secret', '2026-11-21', 'casa-luna', '10.0.0.1', phone));
  assert.notEqual(hash, visitorHash('secret', '2026-11-20', 'kira-desk', '10.0.0.1', phone));
  assert.match(hash, /^[A-Za-z0-9_-]{24}$/);
});

test('changes and shares have one decimal and are null without a base', () => {
  assert.equal(changeOf(150, 100), 50);
  assert.equal(changeOf(2, 3), -33.3);
  assert.equal(changeOf(5, 0), null);
  assert.equal(shareOf(1, 3), 33.3);
  assert.equal(shareOf(0, 0), null);
});
