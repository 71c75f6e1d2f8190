import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseLanguage } from '@vitrine/contract/locales.ts';
import { createLink } from '@vitrine/contract/shop/links.ts';
import { addressInLanguage } from '@vitrine/contract/shop/seller-address.ts';
import { changeSlug } from '@vitrine/contract/shop/slugs.ts';
import { sql } from 'drizzle-orm';
import type { Config } from '#platform/config/config.ts';
import { systemContext } from '#platform/context.ts';
import { createLogger } from '#platform/log.ts';
import { createTestApp } from '#platform/testing/app.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { countQueries } from '#platform/testing/queries.ts';
import { installMarkets } from '#shop/markets/index.ts';
import { createOwner } from '#shop/stores/testing/owners.ts';
import { createPagePolicy } from './page-policy.ts';
import { isTestShop } from './storefront.ts';
import { openStorefront, skipUnbuilt } from './testing/open-storefront.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';

const app = await closeAfter(createTestApp());
await installMarkets(systemContext(app.platform));
const owner = await createOwner(app, { name: 'Luna' });
const { storefront } = await closeAfter(openStorefront(app));

const open = (address: string, path = '', userAgent = phone) =>
  storefront.inject({
    method: 'GET',
    url: `/s/${owner.slug}/en${path}`,
    remoteAddress: address,
    headers: { 'user-agent': userAgent, 'accept-language': 'en', 'sec-fetch-dest': 'document' },
  });
const cookieOf = (answer: Awaited<ReturnType<typeof open>>, name: string) =>
  answer.cookies.find((cookie) => cookie.name === name);
const visitOf = (answer: Awaited<ReturnType<typeof open>>) => cookieOf(answer, 'vt_visit')?.value;

test('a visit through a former address, or in a language that no page has, is counted once', {
  skip: skipUnbuilt,
}, async () => {
  const store = await createOwner(app, { name: 'Nora' });
  const current = `${store.slug}-now`;
  assert.equal((await app.call(changeSlug, { body: { slug: current } }, store)).status, 200);
  const pages = await openStorefront(app);
  const visit = async (url: string, remoteAddress: string, cookie = ''): Promise<void> => {
    const headers = {
      'user-agent': phone,
      'accept-language': 'en',
      'sec-fetch-dest': 'document',
      cookie,
    };
    const answer = await pages.storefront.inject({ method: 'GET', url, remoteAddress, headers });
    const location = answer.headers['location'];
    if (answer.statusCode !== 301 || !location) return assert.equal(answer.statusCode, 200, url);
    const kept = answer.cookies
      .filter(({ path }) => location.startsWith(path ?? '/'))
      .map(({ name, value }) => `${name}=${value}`);
    return visit(location, remoteAddress, kept.join('; '));
  };
  const ways = [`/s/${store.slug}`, `/s/${current}/de`, `/s/${store.slug}/de`, `/s/${current}`];
  for (const [place, url] of ways.entries()) await visit(url, `10.31.0.${place}`);
  // A server writes the counted views when it closes.
  await pages.close();
  const { rows } = await app.platform.database.db.execute(
    sql`select (select count(*)::int from visits where store_id = ${store.storeId}) as visits, sum(page_views)::int as views from daily_visits`,
  );
  assert.deepEqual(rows, [{ visits: ways.length, views: ways.length }]);
});

test('no visitor finds the choices or the country of another in a kept page', {
  skip: skipUnbuilt,
}, async () => {
  const visit = async (cookie: string, remoteAddress: string) => {
    // A crawler, so that no visit is counted here.
    const headers = {
      'accept-language': 'en',
      'user-agent': 'Googlebot/2.1',
      ...(cookie ? { cookie } : {}),
    };
    return (await storefront.inject({ url: `/s/${owner.slug}`, remoteAddress, headers })).body;
  };
  const fromGermany = '85.214.132.117';
  const fromBrazil = '200.147.3.157';
  // Two values under one name: a reader of the first and a reader of the last must not differ.
  await visit('vt_lang=; vt_lang=fr; vt_currency=; vt_currency=KWD', fromGermany);
  const plain = await visit('', fromGermany);
  assert.match(plain, /<html lang="en-US"/);
  assert.equal(plain, await visit('vt_country=DE', fromBrazil));
  assert.notEqual(
    plain,
    await visit('', fromBrazil),
    'the country at the foot is the visitor’s own',
  );
});

test('files come packed as the build left them, and are kept for as long as their names stand for what they hold', {
  skip: skipUnbuilt,
}, async () => {
  const page = await open('10.9.1.1', '', 'Googlebot/2.1');
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(page.body)?.[1] ?? '';
  const ask = (url: string, encoding: string) =>
    storefront.inject({ url, headers: { 'accept-encoding': encoding } });
  const [plain, packed, zipped] = [
    await ask(style, 'identity'),
    await ask(style, 'gzip, br'),
    await ask(style, 'gzip'),
  ];
  assert.equal(plain.headers['content-encoding'], undefined);
  assert.equal(packed.headers['content-encoding'], 'br');
  assert.equal(zipped.headers['content-encoding'], 'gzip');
  assert.deepEqual(brotliDecompressSync(packed.rawPayload), plain.rawPayload);
  assert.deepEqual(gunzipSync(zipped.rawPayload), plain.rawPayload);
  assert.match(String(packed.headers['cache-control']), /max-age=31536000, immutable/);
  for (const { headers } of [plain, packed, zipped]) {
    assert.equal(
      headers['content-security-policy'],
      undefined,
      'headers of pages are of no use on their parts',
    );
    assert.equal(headers['x-content-type-options'], 'nosniff');
  }
  const script =
    /<script type="module" src="(\/assets\/storefront-[^"]+\.js)"/.exec(page.body)?.[1] ?? '';
  assert.match(
    String((await ask(script, 'br')).headers['cache-control']),
    /max-age=31536000, immutable/,
  );
  const again = await storefront.inject({
    url: script,
    headers: { 'if-none-match': String((await ask(script, '')).headers['etag']) },
  });
  assert.equal(again.statusCode, 304);
});

test('a page allows one style, its own by hash, and forms to the providers that are configured', {
  skip: skipUnbuilt,
}, async () => {
  const headers = { 'user-agent': 'Googlebot/2.1', 'accept-language': 'en' };
  // The second answer comes from the cache.
  for (const url of [
    `/s/${owner.slug}/en?sort=newest`,
    `/s/${owner.slug}/en?sort=newest`,
    `/s/${owner.slug}/en/cart`,
    '/en',
  ]) {
    const { body, headers: said, statusCode } = await storefront.inject({ url, headers });
    assert.equal(statusCode, 200, url);
    assert.doesNotMatch(body, / style="/, url);
    assert.equal(
      body.lastIndexOf('<style>') > body.indexOf('</head>'),
      false,
      'no style in the body',
    );
    const styles = [...body.matchAll(/<style>(.*?)<\/style>/g)].map((match) => match[1] ?? '');
    const hashes = styles.map(
      (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
    const policy = String(said['content-security-policy']);
    assert.equal(/style-src ([^;]*)/.exec(policy)?.[1], ["'self'", ...hashes].join(' '), url);
    assert.equal(hashes.length, url === '/en' ? 0 : 1);
    assert.match(policy, /script-src 'self';/);
    assert.equal(said['x-style-hash'], undefined);
  }
  const withBank = {
    ...app.platform,
    config: {
      ...app.config,
      SANDBOX_URL: 'http://10.0.0.9:8083',
      sandboxPageUrl: 'https://bank.example.com/',
    },
  };
  assert.match(createPagePolicy(withBank)(''), /form-action 'self' https:\/\/bank\.example\.com;/);
  assert.match(
    createPagePolicy({ ...withBank, config: { ...withBank.config, sandboxAllowed: false } })(
      "x' *",
    ),
    /style-src 'self'; .*form-action 'self';/,
  );
});

test('a typed address in capitals or in a language that is not spoken leads to the page, and a missing page keeps the store', {
  skip: skipUnbuilt,
}, async () => {
  const read = (url: string) =>
    storefront.inject({ url, headers: { 'user-agent': 'Googlebot/2.1', 'accept-language': 'fr' } });
  const shop = `/s/${owner.slug}`;
  const moved: [string, string][] = [
    [shop.toUpperCase().replace('/S/', '/s/'), shop],
    [`${shop}/EN`, `${shop}/en`],
    [`${shop}/zh/cart`, `${shop}/zh-cn/cart`],
    [`${shop}/de?l=abc`, `${shop}?l=abc`],
    [`${shop}/de/p/Mug`, `${shop}/p/mug`],
    ['/ES', '/es'],
  ];
  for (const [from, to] of moved) {
    const { statusCode, headers } = await read(from);
    assert.deepEqual([statusCode, headers['location']], [301, to], from);
  }
  for (const url of [
    `${shop}/no-such-page`,
    `${shop}/fr/p/no-such-thing`,
    `${shop}/order/x`,
    `${shop}/en/policies/none`,
  ]) {
    const { statusCode, body } = await read(url);
    assert.equal(statusCode, 404, url);
    for (const part of [/class="foot"/, /\/search"/, /\/cart"/, /<style>:root/])
      assert.match(body, part, `${url} ${part}`);
  }
  const lost = await read('/no/such/page');
  assert.equal(lost.statusCode, 404);
  assert.match(lost.body, /href="\/fr"/);
});

test('a page tells crawlers its one address, its languages and what it is; private pages ask to be left out', {
  skip: skipUnbuilt,
}, async () => {
  const headers = { 'user-agent': 'Googlebot/2.1', 'accept-language': 'en' };
  const read = async (path: string) =>
    (await storefront.inject({ url: `/s/${owner.slug}${path}`, headers })).body;
  const home = await read('/es?sort=newest&l=abc');
  const at = (language: string) => `${app.config.storeUrl}/s/${owner.slug}/${language}`;
  assert.equal(/<link rel="canonical" href="([^"]*)"/.exec(home)?.[1], at('es'));
  const alternates = [...home.matchAll(/rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)].map(
    ([, language, href]) => [language, href],
  );
  assert.deepEqual(alternates, [
    ...['en', 'zh-cn', 'es', 'pt', 'fr'].map((language) => [
      language === 'zh-cn' ? 'zh-CN' : language,
      at(language),
    ]),
    ['x-default', `${app.config.storeUrl}/s/${owner.slug}`],
  ]);
  assert.match(home, /property="og:image" content="[^"]*\/og\/[a-z0-9-]+\/es\.jpg\?v=[a-z0-9]+"/);
  const data = JSON.parse(
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(home)?.[1] ?? '{}',
  );
  assert.equal(data['@type'], 'OnlineStore');
  assert.doesNotMatch(home, /noindex/);
  for (const path of ['/es/cart', '/es/search?q=x', '/es/order/x', '/es/p/no-such-thing']) {
    const page = await read(path);
    assert.match(page, /<meta name="robots" content="noindex"/, path);
    assert.doesNotMatch(page, /rel="canonical"/, path);
  }
  const sitemap = await storefront.inject({ url: '/sitemap.xml', headers });
  assert.match(String(sitemap.headers['content-type']), /^application\/xml/);
  assert.match(
    sitemap.body,
    new RegExp(`<loc>${app.config.storeUrl}/s/${owner.slug}/sitemap.xml</loc>`),
  );
  assert.match(
    (await storefront.inject({ url: '/robots.txt', headers })).body,
    /^Sitemap: .*\/sitemap\.xml$/m,
  );
});

test('a kept page is shown for ten minutes more while the database is silent, and no page of a buyer is', {
  skip: skipUnbuilt,
}, async (t) => {
  const read = async (path: string) => {
    const headers = { 'user-agent': 'Googlebot/2.1', 'accept-language': 'en' };
    const { statusCode, body } = await storefront.inject({
      url: `/s/${owner.slug}/en${path}`,
      headers,
    });
    return { statusCode, body };
  };
  const kept = await read('?sort=price');
  assert.equal(kept.statusCode, 200);
  const { pool } = app.platform.database;
  const silence = t.mock.method(pool, 'connect', (callback?: (error: Error) => void) => {
    const error = new Error('The database does not answer');
    if (!callback) return Promise.reject(error);
    return process.nextTick(callback, error);
  });
  app.clock.advance(61_000);
  assert.deepEqual(await read('?sort=price'), kept);
  app.clock.advance(590_000);
  assert.deepEqual(await read('?sort=price'), kept, 'the country of the page is known for as long');
  for (const path of ['/cart', '/checkout', '/order/x', '/search?q=mug', '?sort=newest&page=7'])
    assert.equal((await read(path)).statusCode, 503, path);
  app.clock.advance(10_000);
  assert.equal((await read('?sort=price')).statusCode, 503);
  silence.mock.restore();
  assert.equal((await read('?sort=price')).statusCode, 200);
});

test('a page that breaks leaves one JSON line with its request id, and nothing else', {
  skip: skipUnbuilt,
}, async () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => lines.push(line) });
  const broken = {
    ...app,
    platform: { ...app.platform, log },
    api: { ...app.api, endpoints: new Map() },
  };
  const failing = await openStorefront(broken);
  const answer = await failing.storefront.inject(`/s/${owner.slug}/en/search?q=secret`);
  assert.equal(answer.statusCode, 500);
  const told = lines.map((line) => JSON.parse(line));
  assert.deepEqual(
    told.map(({ level, msg }) => [level, msg]),
    [
      [50, 'a storefront page failed'],
      [50, 'request'],
    ],
  );
  assert.equal(told[0].requestId, told[1].requestId);
  assert.equal(told[0].route, `/s/${owner.slug}/en/search`);
  assert.match(told[0].err.message, /^No endpoint is called /);
  lines.length = 0;
  assert.equal((await failing.storefront.inject('/vitrine.svg')).statusCode, 200);
  assert.deepEqual(lines, [], 'a file of the page says nothing at this level');
  await failing.close();
});

test('the platform’s legal pages have its menu and foot, and name who runs it', {
  skip: skipUnbuilt,
}, async () => {
  const { SELLER_NAME: name, SELLER_ADDRESS: address, SELLER_EMAIL: email } = app.config;
  for (const [path, title] of [
    ['/en/legal/imprint', 'Imprint'],
    ['/zh-cn/legal/terms', '销售条款'],
    ['/es/legal/privacy', 'Privacidad'],
  ] as const) {
    const { statusCode, body } = await storefront.inject({
      url: path,
      headers: { 'user-agent': 'Googlebot/2.1' },
    });
    assert.equal(statusCode, 200, path);
    assert.match(body, new RegExp(`<h1>${title}</h1>`), path);
    const language = parseLanguage(path.split('/')[1]) ?? 'en';
    for (const fact of [name, addressInLanguage(address, language), email])
      assert.ok(body.includes(fact), `${path} says ${fact}`);
    for (const part of [
      '<header class="nav">',
      '<footer class="foot">',
      '#/register?lang=',
      'popovertarget="choose"',
    ])
      assert.ok(body.toLowerCase().includes(part.toLowerCase()), `${path} has ${part}`);
    // The languages lead to the same page.
    assert.ok(body.includes(path.replace(/^\/[a-z-]+/, '/fr')), path);
  }
});

test('the platform’s page is shared with a picture of its own', { skip: skipUnbuilt }, async () => {
  const { body } = await storefront.inject({
    url: '/es',
    headers: { 'user-agent': 'Googlebot/2.1' },
  });
  const picture = /property="og:image" content="([^"]*)"/.exec(body)?.[1] ?? '';
  assert.match(picture, /\/og\/es\.jpg\?v=[a-z0-9]+$/);
});

test('a page that is answered from the cache counts its visitor and keeps the tracked link like a fresh one', {
  skip: skipUnbuilt,
}, async () => {
  const link = await app.call(
    createLink,
    { body: { name: 'First post', channel: 'instagram' } },
    owner,
  );
  const { code } = link.body.data;

  // A crawler makes the page, and is no visitor.
  const made = await open('10.9.0.9', '', 'Googlebot/2.1 (+http://www.google.com/bot.html)');
  assert.equal(made.statusCode, 200);
  assert.equal(visitOf(made), undefined);

  const answers: Awaited<ReturnType<typeof open>>[] = [];
  const queries = await countQueries(app, async () => {
    answers.push(
      await open('10.9.0.1'),
      await open('10.9.0.2', `?l=${code}&user_source=tiktok&page_source=bio`),
    );
  });
  assert.equal(queries, 0, 'both pages come from the cache');
  const [plain, linked] = answers as [(typeof answers)[0], (typeof answers)[0]];
  assert.equal(plain.body, made.body);
  assert.equal(linked.body, made.body, 'nothing of a visitor stands in the page');

  assert.equal(cookieOf(plain, 'vt_link'), undefined);
  const kept = cookieOf(linked, 'vt_link');
  assert.deepEqual([kept?.value, kept?.path, kept?.httpOnly], [code, `/s/${owner.slug}`, true]);
  assert.notEqual(visitOf(plain), visitOf(linked));
  const fresh = await open('10.9.0.3', '?sort=newest');
  assert.equal(fresh.statusCode, 200);

  // A server writes what it counted when it closes.
  await storefront.close();
  const { rows } = await app.platform.database.db.execute<{ id: string; link: string | null }>(
    sql`select id, nullif(concat_ws(' ', link_code, nullif(user_source, ''), nullif(page_source, '')), '') as link from visits where store_id = ${owner.storeId}`,
  );
  const counted = new Map(rows.map(({ id, link: through }) => [id, through]));
  assert.deepEqual(
    counted,
    new Map([
      [visitOf(plain) ?? '', null],
      [visitOf(linked) ?? '', `${code} tiktok bio`],
      [visitOf(fresh) ?? '', null],
    ]),
  );
});

test('a shop that is open to the world and takes play money says so, a trial and a shop without the sandbox do not', () => {
  const shop = (mode: Config['mode'], sandboxAllowed: boolean) => ({
    ...app.platform,
    config: {
      ...app.config,
      mode,
      sandboxAllowed,
      SANDBOX_URL: sandboxAllowed ? 'http://127.0.0.1:8083' : undefined,
    },
  });
  assert.equal(isTestShop(shop('start', true)), false);
  assert.equal(isTestShop(shop('serve', false)), false);
  assert.equal(isTestShop(shop('serve', true)), true);
});
