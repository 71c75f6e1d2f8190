import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { systemContext } from '#platform/context.ts';
import { createTestApp } from '#platform/testing/app.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { stockSampleGoods } from '#shop/catalogue/testing/sample-shop.ts';
import { placeTestOrder } from '#shop/orders/testing/placed-orders.ts';
import { createOwner } from '#shop/stores/testing/owners.ts';
import { changeStore } from '#shop/stores/update-store.ts';
import { openStorefront, skipUnbuilt } from './testing/open-storefront.ts';

let isFull = false;

const app = await closeAfter(
  createTestApp({ environment: { RATE_LIMIT_PER_MINUTE: '60' }, disk: { isFull: () => isFull } }),
);
const { mug } = await stockSampleGoods(app, 100);
const owner = await createOwner(app, { name: 'Luna' });
const { storefront } = await closeAfter(openStorefront(app));

const addToCart = Object.fromEntries([['then', 'cart']]);
let lastAddress = 0;
/** A visitor whom no rate limit has counted yet. */
const newAddress = () => {
  lastAddress += 1;
  return `10.20.0.${lastAddress}`;
};
const ask = (
  url: string,
  {
    address = newAddress(),
    form,
    cookie,
  }: { address?: string; form?: Record<string, string>; cookie?: string } = {},
) =>
  storefront.inject({
    method: form ? 'POST' : 'GET',
    url,
    remoteAddress: address,
    headers: {
      'user-agent': 'Googlebot/2.1',
      ...(cookie ? { cookie } : {}),
      ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
  });

/** An answer that machines understand and people can read. */
function assertNotNow(
  answer: Awaited<ReturnType<typeof ask>>,
  status: number,
  words: RegExp,
): void {
  assert.equal(answer.statusCode, status, answer.body.slice(0, 400));
  assert.ok(
    Number(answer.headers['retry-after']) >= 1,
    `Retry-After: ${answer.headers['retry-after']}`,
  );
  assert.match(String(answer.headers['content-type']), /^text\/html/);
  assert.equal(answer.headers['cache-control'], 'no-store');
  assert.match(answer.body, words);
  assert.doesNotMatch(answer.body, /Something went wrong|algo ha fallado/i);
  assert.match(answer.body, /noindex/);
}

test('a visitor over the limit reads so in the page’s language and the store’s look, on pages and after forms', {
  skip: skipUnbuilt,
}, async () => {
  const address = newAddress();
  const page = () => ask(`/s/${owner.slug}/es/cart`, { address });
  let answer = await page();
  assert.equal(answer.statusCode, 200);
  for (let asked = 0; asked < 60 && answer.statusCode === 200; asked += 1) answer = await page();
  assertNotNow(answer, 429, /Un momento, por favor/);
  const sent = await ask(`/s/${owner.slug}/es/cart`, {
    address,
    form: { remove: mug },
    cookie: `vt_cart=${'x'.repeat(32)}`,
  });
  assertNotNow(sent, 429, /lang="es/);
  assert.equal(
    (await ask(`/s/${owner.slug}/sitemap.xml`, { address })).statusCode,
    429,
    'files for machines as well',
  );
});

test('while the disk is nearly full a form answers that nothing can be saved, and pages go on', {
  skip: skipUnbuilt,
}, async () => {
  const home = `/s/${owner.slug}/en`;
  const link = /href="([^"]*\/p\/[a-z0-9-]+)"/.exec((await ask(home)).body)?.[1] ?? '';
  isFull = true;
  try {
    assertNotNow(await ask(link, { form: addToCart }), 503, /Luna[\s\S]*One moment, please/);
    assert.equal((await ask(`${home}?sort=newest`)).statusCode, 200);
  } finally {
    isFull = false;
  }
  assert.equal((await ask(link, { form: addToCart })).statusCode, 303);
});

test('when the database goes away in the middle of a page, the page answers 503 and when to come back', {
  skip: skipUnbuilt,
}, async () => {
  const other = new pg.Client({ connectionString: app.url });
  await other.connect();
  try {
    await other.query('begin');
    await other.query('lock table stores, products, variants in access exclusive mode');
    // An injected request begins when it is awaited.
    const asked = Promise.resolve(
      ask(`/s/${owner.slug}/en/search?q=mug-${app.clock.now().getTime()}`),
    );
    let waiting: { pid: number }[] = [];
    for (let looked = 0; !waiting.length && looked < 2_000; looked += 1)
      ({ rows: waiting } = await other.query(
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      ));
    assert.ok(waiting.length, 'the page waits for the database');
    for (const { pid } of waiting) await other.query('select pg_terminate_backend($1)', [pid]);
    assertNotNow(await asked, 503, /One moment, please/);
  } finally {
    await other.query('rollback');
    await other.end();
  }
  assert.equal(
    (await ask(`/s/${owner.slug}/en/search?q=mug`)).statusCode,
    200,
    'and is there again',
  );
});

test('a store that is closed for good answers 410 on every page but those of its orders', {
  skip: skipUnbuilt,
}, async () => {
  const closed = await createOwner(app, { name: 'Gone' });
  const { token } = await placeTestOrder(app, closed.slug, [{ variantId: mug, quantity: 1 }]);
  await changeStore(systemContext(app.platform), closed.storeId, {
    status: 'paused',
    closedAt: app.clock.now(),
  });
  for (const path of ['', '/es', '/search?q=mug', '/cart', '/feed.xml', '/sitemap.xml']) {
    const answer = await ask(`/s/${closed.slug}${path}`);
    assert.equal(answer.statusCode, 410, path);
  }
  assert.match((await ask(`/s/${closed.slug}/es`)).body, /Esta tienda ha cerrado/);
  assert.equal((await ask(`/s/${closed.slug}/order/${token}`)).statusCode, 200);
  assert.equal(
    (await ask(`/s/${closed.slug}/policies/returns`)).statusCode,
    200,
    'policies that the order leads to',
  );
});
