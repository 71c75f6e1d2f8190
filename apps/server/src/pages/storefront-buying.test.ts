import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { buildApp } from '#server/app.ts';
import { excludeCountries } from '#shop/orders/testing/exclude-countries.ts';
import { setStock } from '#shop/stock/index.ts';
import { withBank } from '#shop/testing/fixtures.ts';
import { openStorefront, skipUnbuilt } from './testing/open-storefront.ts';

const { shop, owner } = await withBank({ owner: { name: 'Luna' } });
const base = `/s/${owner.slug}/en`;
const { storefront } = await closeAfter(openStorefront(shop.app));

/** A browser without scripts: it keeps cookies, sends forms and follows where it is led. */
function openBrowser(pages: FastifyInstance = storefront) {
  const jar = new Map<string, string>();
  const ask = async (url: string, form?: Record<string, string>) => {
    const answer = await pages.inject({
      method: form ? 'POST' : 'GET',
      url,
      headers: {
        'user-agent': 'Mozilla/5.0 Chrome/150.0.0.0',
        'accept-language': 'en',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
    });
    for (const { name, value } of answer.cookies) jar.set(name, value);
    return answer;
  };
  const send = async (url: string, form: Record<string, string>) => {
    const answer = await ask(url, form);
    assert.equal(
      answer.statusCode,
      303,
      `a form answers by leading on: ${answer.body.slice(0, 300)}`,
    );
    const location = String(answer.headers['location']);
    return { location, page: location.startsWith('/') ? await ask(location) : undefined };
  };
  return { ask, send, jar };
}
type Browser = ReturnType<typeof openBrowser>;

const fieldValue = (body: string, name: string) =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(body)?.[1] ?? '';
const textOf = (body: string) =>
  body
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<!--.*?-->|<[^>]*>/gs, ' ')
    .replace(/\s+/g, ' ');
const address = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  line1: '418 Alvarado St',
  city: 'San Francisco',
  region: 'CA',
  postcode: '94110',
  countryCode: 'US',
  shippingMethod: 'standard',
};

async function fillCart(browser: Browser, variantId: string, quantity: number): Promise<void> {
  const answer = await shop.app.send({
    method: 'POST',
    url: `/api/v1/storefront/${owner.slug}/carts`,
    payload: { countryCode: 'US', currency: 'USD', language: 'en', line: { variantId, quantity } },
  });
  browser.jar.set('vt_cart', (answer.body.data as { token: string }).token);
  browser.jar.set('vt_currency', 'USD');
}

/** Opens the checkout and sends it as it is, with what the buyer types. */
async function order(browser: Browser, typed: Record<string, string>) {
  const { body } = await browser.ask(`${base}/checkout`);
  const hidden = Object.fromEntries(
    ['key', 'quoteId', 'termsVersion'].map((name) => [name, fieldValue(body, name)]),
  );
  return browser.send(`${base}/checkout`, {
    ...hidden,
    ...address,
    terms: 'on',
    do: 'pay',
    ...typed,
  });
}

test('a quantity that is none is refused at its field, one above the stock is brought down to it, and the sum fits', {
  skip: skipUnbuilt,
}, async () => {
  const browser = openBrowser();
  await setStock(shop.ctx, shop.lamp, 88);
  await fillCart(browser, shop.lamp, 2);
  const set = (form: Record<string, string>) =>
    browser.send(`${base}/cart`, { variant: shop.lamp, ...form });
  const shown = (body: string) => [
    fieldValue(body, 'quantity'),
    /Subtotal<\/dt><dd>([^<]*)/.exec(body)?.[1],
  ];
  for (const quantity of ['0', '-3', '1.5', '', 'many']) {
    const { page } = await set({ quantity, do: 'set' });
    assert.equal(page?.statusCode, 422, quantity);
    assert.match(page?.body ?? '', /aria-invalid="true"[^>]*aria-describedby="quantity-\d+-error"/);
    assert.match(page?.body ?? '', /Enter a whole number from 1 to 99\./);
    assert.deepEqual(shown(page?.body ?? ''), ['2', '$48.00'], quantity);
  }
  const { page: most } = await set({ quantity: '9999', do: 'set' });
  assert.equal(shown(most?.body ?? '')[0], '88');
  assert.match(most?.body ?? '', /Only 88 left, so we changed the quantity\./);
  assert.notEqual(shown(most?.body ?? '')[1], '$0.00');
  assert.equal(shown((await set({ quantity: '5', step: 'more' })).page?.body ?? '')[0], '6');
  assert.equal(shown((await set({ quantity: '5', step: 'fewer' })).page?.body ?? '')[0], '4');
  await set({ quantity: '50', do: 'set' });
  await setStock(shop.ctx, shop.lamp, 10);
  const short = textOf((await browser.ask(`${base}/cart`)).body);
  assert.match(short, /only 10 left/i);
  assert.doesNotMatch(short, /Subtotal \$0\.00/);
  await setStock(shop.ctx, shop.lamp, 1_000);
});

test('a refused checkout leads to a page of its own with every field as it was typed, and no address in its name', {
  skip: skipUnbuilt,
}, async () => {
  const browser = openBrowser();
  await fillCart(browser, shop.mug, 1);
  const { location, page } = await order(browser, { email: 'ada@', city: '', terms: '' });
  assert.equal(location, `${base}/checkout?refused=1`);
  assert.equal(page?.statusCode, 422);
  const body = page?.body ?? '';
  assert.match(body, /Enter your email address, for example ada@example\.com/);
  assert.match(body, /class="field-error"[^>]*>Enter the city/);
  assert.match(body, /Please accept the terms to pay\./);
  assert.deepEqual(
    ['email', 'firstName', 'line1', 'postcode'].map((name) => fieldValue(body, name)),
    ['ada@', 'Ada', '418 Alvarado St', '94110'],
  );
  const again = await browser.ask(`${base}/checkout`);
  assert.equal(again.statusCode, 200);
  assert.equal(fieldValue(again.body, 'firstName'), 'Ada', 'kept');
  assert.doesNotMatch(again.body, /class="field-error"/, 'errors are those of the last try only');
});

test('an old quote that still says the same is agreed to without a word', {
  skip: skipUnbuilt,
}, async () => {
  const browser = openBrowser();
  await fillCart(browser, shop.mug, 1);
  const { body } = await browser.ask(`${base}/checkout`);
  const hidden = Object.fromEntries(
    ['key', 'quoteId', 'termsVersion'].map((name) => [name, fieldValue(body, name)]),
  );
  shop.app.clock.advance(3_600_000);
  const { location } = await browser.send(`${base}/checkout`, {
    ...hidden,
    ...address,
    terms: 'on',
    do: 'pay',
  });
  assert.match(location, /^http:\/\/127\.0\.0\.1:\d+\/pay\//, 'at the bank');
});

test('stock that went meanwhile is named, the address is kept, and the buyer goes on with the rest', {
  skip: skipUnbuilt,
}, async () => {
  const browser = openBrowser();
  await fillCart(browser, shop.print, 3);
  const cart = browser.jar.get('vt_cart');
  await shop.app.send({
    method: 'POST',
    url: `/api/v1/storefront/${owner.slug}/carts/${cart}/lines`,
    payload: { variantId: shop.mug, quantity: 1 },
  });
  const { body } = await browser.ask(`${base}/checkout`);
  const hidden = Object.fromEntries(
    ['key', 'quoteId', 'termsVersion'].map((name) => [name, fieldValue(body, name)]),
  );
  await setStock(shop.ctx, shop.print, 2);
  const { location, page } = await browser.send(`${base}/checkout`, {
    ...hidden,
    ...address,
    terms: 'on',
    do: 'pay',
  });
  assert.equal(location, `${base}/cart?problem=stock`);
  assert.match(textOf(page?.body ?? ''), /”: only 2 left\. The address you entered is kept\./);
  const rest = await browser.send(`${base}/cart`, { do: 'rest' });
  assert.equal(rest.location, `${base}/checkout`);
  assert.equal(fieldValue(rest.page?.body ?? '', 'line1'), '418 Alvarado St');
  await setStock(shop.ctx, shop.print, 1_000);
});

test('a withdrawn product leaves the cart with a sentence that is shown once, and the buyer goes on with the rest', {
  skip: skipUnbuilt,
}, async () => {
  const browser = openBrowser();
  await fillCart(browser, shop.mug, 1);
  await shop.app.send({
    method: 'POST',
    url: `/api/v1/storefront/${owner.slug}/carts/${browser.jar.get('vt_cart')}/lines`,
    payload: { variantId: shop.lamp, quantity: 1 },
  });
  const sentence = /“Mug” is no longer sold and has left your cart/;
  await shop.ctx.db.run(sql`update products set status = 'archived' where key = 'mug'`);
  try {
    const page = await browser.ask(`${base}/cart`);
    assert.match(textOf(page.body), sentence);
    assert.match(page.body, new RegExp(`href="${base}/checkout"`));
    assert.doesNotMatch(page.body, /name="remove" value="${shop.mug}"/);
    const again = await browser.ask(`${base}/cart`);
    assert.doesNotMatch(textOf(again.body), sentence);
    assert.match(textOf(again.body), /Paper lamp/);
  } finally {
    await shop.ctx.db.run(sql`update products set status = 'active' where key = 'mug'`);
  }
});

test('a country to which a product may not be sent is refused with its name, and the rest can be ordered', {
  skip: skipUnbuilt,
}, async () => {
  const browser = openBrowser();
  await fillCart(browser, shop.print, 1);
  const cart = browser.jar.get('vt_cart');
  await shop.app.send({
    method: 'POST',
    url: `/api/v1/storefront/${owner.slug}/carts/${cart}/lines`,
    payload: { variantId: shop.mug, quantity: 1 },
  });
  await excludeCountries(shop.ctx, shop.mug, 'ES');
  const { page } = await browser.send(`${base}/checkout`, {
    ...address,
    countryCode: 'ES',
    do: 'update',
  });
  assert.equal(page?.statusCode, 422);
  const sentence = /“Mug” cannot be shipped to Spain\./;
  assert.match(textOf(page?.body ?? ''), sentence);
  assert.match(page?.body ?? '', /<option value="US"[^>]* selected/);
  assert.match(page?.body ?? '', /<a class="underlined" href="[^"]*\/cart">Change the cart/);
  browser.jar.set('vt_country', 'ES');
  const shown = (await browser.ask(`${base}/cart`)).body;
  assert.match(textOf(shown), sentence);
  assert.match(shown, /popovertarget="choose"[^>]*>Choose another country/i);
  const rest = await browser.send(`${base}/cart`, { do: 'rest' });
  assert.equal(rest.location, `${base}/checkout`);
  assert.equal(rest.page?.statusCode, 200);
  assert.match(rest.page?.body ?? '', /<option value="ES"[^>]* selected/);
  await excludeCountries(shop.ctx, shop.mug);
});

test('who comes back from the bank sees the order only in the browser that has its secret', {
  skip: skipUnbuilt,
}, async () => {
  const buyer = openBrowser();
  await fillCart(buyer, shop.mug, 1);
  const { location } = await order(buyer, {});
  const ref = location.split('/pay/')[1] ?? '';
  await shop.press(location, 'approve');
  const back = new URL(await shop.comeBack(shop.sandbox.bank.payments.get(ref)?.key ?? ''))
    .pathname;
  assert.match(back, new RegExp(`^/s/${owner.slug}/pay/`));
  await shop.settle();
  const led = await buyer.ask(back);
  assert.equal(led.statusCode, 302);
  const own = await buyer.ask(String(led.headers['location']));
  assert.match(own.body, /ada@example\.com/);
  assert.match(own.body, /href="mailto:[^"]+"/, 'the seller’s address can be written to');
  const stranger = await openBrowser().ask(back);
  assert.equal(stranger.statusCode, 200);
  assert.match(textOf(stranger.body), /This order is paid/);
  for (const secret of [
    'ada@example.com',
    'Alvarado',
    'Byron',
    'Ada',
    String(led.headers['location']),
  ])
    assert.ok(!stranger.body.includes(secret), secret);
});

test('a store that cannot take payments says so before it asks for an address, and takes no order', {
  skip: skipUnbuilt,
}, async () => {
  const unpaid = await shop.order(owner);
  const count = async () =>
    (await shop.app.platform.database.db.execute(sql`select 1 from orders`)).rowCount;
  const orders = await count();
  const { SANDBOX_URL: _, ...config } = shop.app.config;
  // The same installation, started again without a provider.
  const without = await buildApp(config as Config, shop.app.url, shop.app.clock, {
    guard: { isFull: () => false },
  });
  const unable = await openStorefront(without);
  try {
    const browser = openBrowser(unable.storefront);
    await fillCart(browser, shop.mug, 1);
    const product = await browser.ask(
      /href="([^"]*\/p\/[a-z0-9-]+)"/.exec((await browser.ask(base)).body)?.[1] ?? '',
    );
    assert.match(textOf(product.body), /This store cannot take payments yet/);
    assert.match(product.body, /disabled=""[^>]*>Cannot be ordered yet/);
    const cart = await browser.ask(`${base}/cart`);
    assert.match(textOf(cart.body), /This store cannot take payments yet/);
    assert.match(cart.body, /aria-disabled="true"[^>]*>Checkout/);
    assert.equal((await browser.ask(`${base}/checkout`)).headers['location'], `${base}/cart`);
    const { location } = await browser.send(`${base}/checkout`, {
      ...address,
      key: 'stale',
      quoteId: '1',
      termsVersion: 'x',
      do: 'pay',
    });
    assert.match(location, /\/cart\?problem=stock$/);
    assert.equal(await count(), orders, 'no order');
    const orderPage = await browser.ask(`${base}/order/${unpaid.token}`);
    assert.equal(orderPage.statusCode, 503);
    assert.ok(orderPage.headers['retry-after']);
    assert.match(textOf(orderPage.body), /cannot take payments at the moment/);
    // The foot has a form of its own, for language, country and currency.
    assert.doesNotMatch(orderPage.body.split('</main>')[0] ?? '', /type="submit"/);
    const pressed = await browser.send(`${base}/order/${unpaid.token}`, { key: 'stale' });
    assert.equal(pressed.page?.statusCode, 503);
  } finally {
    await unable.close();
    await without.close();
  }
});
