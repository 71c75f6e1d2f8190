import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { closeAfter } from '#platform/testing/close-after.ts';
import { refreshCards } from '#shop/catalogue/refresh-cards.ts';
import { withOwner } from '#shop/testing/fixtures.ts';
import { openStorefront, skipUnbuilt } from './testing/open-storefront.ts';

const { app, ctx, sample, mug, owner } = await withOwner(
  { owner: { name: 'Luna' } },
  { units: 5, environment: { CACHES: 'off' } },
);
const { storefront } = await closeAfter(openStorefront(app));
const { productId } = sample.products.mug;

const read = async (path: string, country = 'ES') =>
  (
    await storefront.inject({
      url: `/s/${owner.slug}/${path}`,
      headers: { 'user-agent': 'Googlebot/2.1', cookie: `vt_country=${country}` },
    })
  ).body;
const textOf = (body: string) =>
  body
    .replace(/<(style|script).*?<\/\1>/gs, '')
    .replace(/<!--.*?-->|<[^>]*>/gs, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ');

before(async () => {
  const contact = { name: 'Ribera SL', address: 'Calle Mayor 1', contact: 'hola@ribera.example' };
  await ctx.db.run(sql`update products set brand = 'Ribera', origin_country = 'PT', excluded_countries = array['FR'],
    manufacturer = ${JSON.stringify(contact)}::jsonb where id = ${productId}`);
  await ctx.db.run(sql`update product_texts set material = 'Stoneware', warnings = 'Hot when filled.',
    search_title = 'Stoneware mug', search_description = 'A mug for tea.' where product_id = ${productId} and language = 'en'`);
  await ctx.db.run(sql`update variants set barcode = '4006381333931', length_mm = 120, width_mm = 100, height_mm = 95,
    unit_price = '{"total":{"value":500,"unit":"ml"},"base":{"value":1,"unit":"l"}}' where id = ${mug}`);
  await ctx.db.run(
    sql`update product_images set alt = '{"en":"A mug with steam"}', focus_x = 18, focus_y = 71 where product_id = ${productId} and position = (
      select min(position) from product_images where product_id = ${productId})`,
  );
  await refreshCards(ctx, [productId]);
});

test('the page of a product shows what is known of it, and nothing of what is not', {
  skip: skipUnbuilt,
}, async () => {
  const body = await read('en/p/mug');
  const text = textOf(body);
  for (const shown of [
    'Brand Ribera',
    'Material Stoneware',
    'Country of origin Portugal',
    'Packed size (length × width × height) 12 × 10 × 9.5 cm',
    'Product safety',
    'Hot when filled.',
    'Manufacturer Ribera SL Calle Mayor 1 hola@ribera.example',
  ])
    assert.ok(text.includes(shown), shown);
  assert.match(text, /Price per unit ?: \S+\/L/);
  assert.match(body, /<title>Stoneware mug · /);
  assert.match(body, /<meta name="description" content="A mug for tea\."/);
  assert.match(body, /<img class="focus-x-20 focus-y-70"[^>]*alt="A mug with steam"/);
  assert.match(body, /"gtin":"4006381333931"/);
  for (const unknown of ['Size guide', 'Responsible person', '>Care<'])
    assert.ok(!body.includes(unknown), unknown);
  const plain = await read('en/p/nandu-print');
  for (const unknown of ['>Brand<', 'Country of origin', 'Product safety', 'Price per unit'])
    assert.ok(!plain.includes(unknown), unknown);
});

test('a text without a translation names its language, and each language has its own labels', {
  skip: skipUnbuilt,
}, async () => {
  const spanish = await read('es/p/mug');
  assert.match(spanish, /<span lang="en-US">Stoneware<\/span>/);
  assert.ok(textOf(spanish).includes('País de origen Portugal'));
  assert.match(spanish, /<title>Taza · /);
  assert.ok(textOf(await read('zh-cn/p/mug')).includes('制造商 Ribera SL'));
});

test('a product that may not be sent to the chosen country cannot be put into the cart, with the reason on its page', {
  skip: skipUnbuilt,
}, async () => {
  const french = await read('en/p/mug', 'FR');
  assert.ok(textOf(french).includes('This product cannot be shipped to France.'));
  assert.match(french, /<button class="btn pri"[^>]*disabled=""[^>]*>Not shipped to France/);
  const spanish = await read('en/p/mug', 'ES');
  assert.ok(!spanish.includes('cannot be shipped'));
  assert.match(spanish, /Buy now/);
});

test('a card crops its picture around the point that stays in view', {
  skip: skipUnbuilt,
}, async () => {
  assert.match(await read('en'), /<img class="p focus-x-20 focus-y-70"[^>]*alt="A mug with steam"/);
});
