import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { closeAfter } from '#platform/testing/close-after.ts';
import { recordQueries } from '#platform/testing/queries.ts';
import { withOwner } from '#shop/testing/fixtures.ts';
import { openStorefront, skipUnbuilt } from './testing/open-storefront.ts';

const { app, ctx, mug, owner } = await withOwner(
  { owner: { name: 'Luna', countryCode: 'ES' } },
  { units: 5 },
);
const { storefront } = await closeAfter(openStorefront(app));

const fromUnitedStates = '8.8.8.8';
const read = async (url: string) =>
  (
    await storefront.inject({
      url,
      remoteAddress: fromUnitedStates,
      headers: { 'user-agent': 'Googlebot/2.1', 'accept-language': 'en' },
    })
  ).body;
const field = (item: string, name: string) =>
  new RegExp(`<${name}>(.*?)</${name}>`).exec(item)?.[1]?.replaceAll('&#38;', '&') ?? '';

test('each row of the feed has the price of the page that it leads to, wherever the reader is', {
  skip: skipUnbuilt,
}, async () => {
  const feed = await read(`/s/${owner.slug}/feed.xml`);
  const items = feed.match(/<item>.*?<\/item>/g) ?? [];
  assert.equal(items.length, 5);
  for (const item of items) {
    const link = new URL(field(item, 'link'));
    const page = await read(link.pathname + link.search);
    const data = JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '{}',
    );
    const offers = (data.hasVariant ?? [data]) as {
      sku: string;
      offers: { price: string; priceCurrency: string };
    }[];
    const offer = offers.find(({ sku }) => sku === field(item, 'g:id'))?.offers;
    assert.equal(field(item, 'g:price'), `${offer?.price} ${offer?.priceCurrency}`, link.href);
    const shown = /<span class="now">(.*?)<\/span>/.exec(page)?.[1]?.replace(/[^\d.]/g, '');
    assert.equal(field(item, 'g:price').split(' ')[0], shown, `${link.href} opens another variant`);
    assert.equal(field(item, 'g:identifier_exists'), 'no');
    assert.match(
      item,
      /<g:shipping><g:country>ES<\/g:country><g:price>\d+\.\d\d EUR<\/g:price><\/g:shipping>/,
    );
  }
  assert.match(items.find((item) => item.includes('LMP-NAVY')) ?? '', /<g:color>Navy<\/g:color>/);
});

test('a row names brand, barcode, price per unit and the countries to which it may not be sent', {
  skip: skipUnbuilt,
}, async () => {
  const { db } = ctx;
  await db.run(sql`update products p set brand = 'Ribera & Co', excluded_countries = array['FR', 'US']
    from variants v where v.product_id = p.id and v.id = ${mug}`);
  await db.run(sql`update variants set barcode = '4006381333931',
    unit_price = '{"total":{"value":250,"unit":"ml"},"base":{"value":1,"unit":"l"}}' where id = ${mug}`);
  await db.run(sql`update variants set weight_grams = 0 where id = ${mug}`);
  const feed = await read(`/s/${owner.slug}/feed.xml?fresh`);
  const item = (feed.match(/<item>.*?<\/item>/g) ?? []).find((row) => row.includes('Ribera')) ?? '';
  assert.equal(field(item, 'g:brand'), 'Ribera & Co');
  assert.equal(field(item, 'g:gtin'), '4006381333931');
  assert.equal(field(item, 'g:identifier_exists'), 'yes');
  assert.equal(field(item, 'g:unit_pricing_measure'), '250 ml');
  assert.equal(field(item, 'g:unit_pricing_base_measure'), '1 l');
  assert.doesNotMatch(item, /g:shipping_weight/);
  assert.deepEqual(item.match(/(?<=<g:shopping_ads_excluded_country>)[A-Z]{2}/g), ['FR', 'US']);
});

test('the feed is kept, compressed, with a name: who has it gets nothing', {
  skip: skipUnbuilt,
}, async () => {
  const url = `/s/${owner.slug}/feed.xml`;
  const first = await storefront.inject({ url, headers: { 'accept-encoding': 'br' } });
  assert.equal(first.statusCode, 200);
  const queries = await recordQueries(app, async () => {
    const again = await storefront.inject({
      url,
      headers: { 'accept-encoding': 'br', 'accept-language': 'fr', cookie: 'vt_currency=EUR' },
    });
    assert.ok(again.rawPayload.equals(first.rawPayload));
    assert.match(String(again.headers['content-type']), /^application\/rss\+xml/);
    assert.equal(again.headers['cache-control'], 'public, max-age=3600');
  });
  assert.deepEqual(queries, [], 'nothing is read again');
  const known = await storefront.inject({
    url,
    headers: { 'if-none-match': String(first.headers['etag']) },
  });
  assert.deepEqual([known.statusCode, known.body], [304, '']);
});
