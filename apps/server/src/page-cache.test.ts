import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyRequest } from 'fastify';
import { createTestApp, type TestApp } from '#platform/testing/app.ts';
import { createPageCache } from './page-cache.ts';

let app: TestApp;

before(async () => {
  app = await createTestApp();
});
after(() => app.close());

/** Sends a change to every process and waits until this one has heard of it. */
async function change(): Promise<void> {
  const heard = new Promise<void>((resolve) => app.platform.signals.on('cache', () => resolve()));
  await app.platform.signals.send(app.platform.database.db, 'cache', { tags: ['catalogue'] });
  await heard;
}

test('a page that was being rendered or compressed while its store changed is sent, but not kept', async () => {
  const cache = createPageCache(app.platform);
  const old = Buffer.from('<p>old price</p>');

  const rendering = cache.generation();
  await change();
  const sent = await cache.write('page', rendering, old, '');
  assert.equal(sent.html, old, 'the visitor who waited for it gets it');
  assert.equal(cache.read('page'), undefined);

  const compressing = cache.write('page', cache.generation(), Buffer.alloc(4_000_000, 'price '), '');
  await change();
  await compressing;
  assert.equal(cache.read('page'), undefined);

  await cache.write('page', cache.generation(), Buffer.from('<p>new price</p>'), '');
  assert.equal(cache.read('page')?.html.toString(), '<p>new price</p>');
  await change();
  assert.equal(cache.read('page'), undefined);
});

test('what an address says of the visit only does not part the kept pages, and no address keeps its page under the name of another', async () => {
  const cache = createPageCache(app.platform);
  const keyOf = (query: string) =>
    cache.keyOf({ method: 'GET', url: `/s/casa-luna${query}`, headers: {}, cookies: {}, ip: '10.0.0.1' } as FastifyRequest);
  const plain = await keyOf('');
  assert.ok(plain);
  for (const query of ['?l=abc1234', '?user_source=tiktok&page_source=bio', '?user%5Fsource=x', '?page_source'])
    assert.equal(await keyOf(query), plain, query);
  const sorted = await keyOf('?sort=newest');
  assert.notEqual(sorted, plain);
  assert.equal(await keyOf('?user_source=tiktok&sort=newest&l=abc1234'), sorted);
  assert.notEqual(await keyOf('?sort=newest?x'), sorted, 'the page of this address is sorted by nothing');
  assert.equal(await keyOf('?l=x#&sort=newest'), plain, 'a page is rendered without what follows the #');
});
