import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import sharp from 'sharp';
import { writeConfig } from '#admin/configs/index.ts';
import { createAdminTestApp, settleSignals } from '#admin/testing.ts';
import { builtInBranding } from '#platform/branding.ts';
import { systemContext } from '#platform/context.ts';
import { storeImage } from '#platform/files/files.ts';
import { mountApiDocs } from '#platform/http/api-page.ts';
import { createServer } from '#platform/http/server.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { installMarkets } from '#shop/markets/index.ts';
import { createOwner } from '#shop/stores/testing/owners.ts';
import { brandManifest, fillBranding, mountBrandIcons } from './brand-pages.ts';
import { openStorefront, skipUnbuilt } from './testing/open-storefront.ts';

const own = { name: 'Maison "X" & Co', logoKey: '2026-11-20/logo.webp' };
const sources = path.resolve(import.meta.dirname, '../../../console');

test('the pages of console and phone carry name and logo before any script, escaped; the built-in ones are left as they are', async () => {
  for (const file of ['index.html', 'mobile.html']) {
    const html = await readFile(path.join(sources, file), 'utf8');
    const page = fillBranding(html, own);
    const name = 'Maison &#34;X&#34; &#38; Co';
    for (const part of [
      `<title>${name}</title>`,
      `<meta name="platform-name" content="${name}"`,
      '<meta name="platform-logo" content="/files/2026-11-20/logo.webp"',
      '<link rel="icon" href="/files/2026-11-20/logo.webp" type="image/webp"',
      ...(file === 'mobile.html'
        ? [`<meta name="apple-mobile-web-app-title" content="${name}"`]
        : []),
    ])
      assert.ok(page.includes(part), `${file}: ${part}`);
    assert.doesNotMatch(page, /Vitrine/);
    assert.equal(
      fillBranding(html, builtInBranding),
      html.replace('"platform-name" content=""', '"platform-name" content="Vitrine"'),
    );
  }
});

test('the phone is installed under the platform’s name; beside a logo no built-in vector mark is offered', async () => {
  const manifest = await readFile(path.join(sources, 'public/manifest.webmanifest'), 'utf8');
  const branded = JSON.parse(brandManifest(manifest, own));
  assert.deepEqual(
    [branded.name, branded.short_name, branded.start_url],
    [own.name, own.name, '/#/home'],
  );
  assert.deepEqual(
    [...new Set(branded.icons.map(({ type }: { type: string }) => type))],
    ['image/png'],
  );
  assert.deepEqual(JSON.parse(brandManifest(manifest, builtInBranding)), JSON.parse(manifest));
});

const app = await closeAfter(createAdminTestApp());
await installMarkets(systemContext(app.platform));
const owner = await createOwner(app, { name: 'Luna' });
const { storefront } = await closeAfter(openStorefront(app));

async function set(key: Parameters<typeof writeConfig>[1], value: string): Promise<void> {
  await writeConfig(systemContext(app.platform), key, value);
  await settleSignals(app);
}
const open = async (url: string) =>
  (
    await storefront.inject({
      url,
      headers: { 'accept-language': 'en', 'user-agent': 'Googlebot/2.1' },
    })
  ).body;

test('a changed name is on the pages of the storefront at once, on kept ones too, and no page says the old one', {
  skip: skipUnbuilt,
}, async () => {
  const home = `/s/${owner.slug}/en`;
  assert.match(await open(home), /Made with Vitrine\./);
  assert.match(await open('/en'), /<title>Vitrine · /);
  await set('platform.name', 'Maison & Co');
  assert.match(await open(home), /Made with Maison &amp; Co\./);
  assert.match(await open('/en'), /<title>Maison &amp; Co · /);
  assert.match(
    await open('/en/legal/imprint'),
    /Maison &amp; Co is a platform on which creators open stores/,
  );
  assert.match(await open('/en/nothing-here'), /Maison &amp; Co/);
  for (const url of [home, '/en/legal/imprint', '/en/legal/terms']) {
    const page = (await open(url)).replaceAll(/Vitrine (?:Commerce Ltd|is open source)/g, '');
    assert.doesNotMatch(page, /Vitrine/, url);
  }
  await set('platform.name', 'Vitrine');
  assert.match(await open(home), /Made with Vitrine\./);
});

test('a logo is on the pages of the platform, and as PNG on home screens', {
  skip: skipUnbuilt,
}, async () => {
  assert.equal((await storefront.inject('/apple-touch-icon.png')).statusCode, 404);
  const bytes = await sharp({
    create: { width: 300, height: 100, channels: 3, background: '#c03020' },
  })
    .png()
    .toBuffer();
  const key = await storeImage(systemContext(app.platform), {
    bytes,
    name: 'logo.png',
    ownerId: null,
  });
  await set('platform.logo', key);
  const page = await open('/en');
  for (const part of [
    `src="/files/${key}?w=320"`,
    `<link rel="icon" href="/files/${key}"`,
    'href="/apple-touch-icon.png"',
  ])
    assert.ok(page.includes(part), part);
  const icon = await storefront.inject('/apple-touch-icon.png');
  assert.equal(icon.headers['content-type'], 'image/png');
  const { width, height } = await sharp(icon.rawPayload).metadata();
  assert.deepEqual([width, height], [180, 180]);
  await set('platform.logo', '');
  assert.equal((await storefront.inject('/apple-touch-icon.png')).statusCode, 404);
});

test('icons of home screens are the logo as PNG, without one those of the build; a mask leaves the logo whole', async () => {
  const files = Fastify();
  await files.register(fastifyStatic, {
    root: path.join(sources, 'public'),
    index: false,
    cacheControl: false,
  });
  mountBrandIcons(files, app.platform, { hasFiles: true });
  const built = await readFile(path.join(sources, 'public/icon-192.png'));
  assert.deepEqual((await files.inject('/icon-192.png')).rawPayload, built);
  const bytes = await sharp({
    create: { width: 100, height: 100, channels: 3, background: '#c03020' },
  })
    .png()
    .toBuffer();
  await set(
    'platform.logo',
    await storeImage(systemContext(app.platform), { bytes, name: 'logo.png', ownerId: null }),
  );
  for (const [file, side] of [
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
    ['favicon.ico', 48],
  ] as const) {
    const icon = await files.inject(`/${file}`);
    assert.deepEqual(
      [icon.headers['content-type'], icon.headers['cache-control']],
      ['image/png', 'no-cache'],
      file,
    );
    const { data, info } = await sharp(icon.rawPayload).raw().toBuffer({ resolveWithObject: true });
    assert.deepEqual([info.width, info.height], [side, side], file);
    assert.equal(
      data[0] === 255,
      file.includes('maskable'),
      `${file}: a white border only for the mask`,
    );
  }
  await set('platform.logo', '');
  assert.deepEqual((await files.inject('/icon-192.png')).rawPayload, built);
  await files.close();
});

test('the API is described under the platform’s name', async () => {
  const docs = await createServer(app.config);
  mountApiDocs(docs, app.api);
  const readTitle = async () =>
    (await docs.inject('/api/docs/openapi.json')).json<{ info: { title: string } }>().info.title;
  await set('platform.name', 'Maison & Co');
  assert.equal(await readTitle(), 'Maison & Co API');
  assert.match((await docs.inject('/api/docs')).body, /<h1>Maison &#38; Co API<\/h1>/);
  await set('platform.name', 'Vitrine');
  assert.equal(await readTitle(), 'Vitrine API');
  await docs.close();
});
