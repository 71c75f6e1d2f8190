import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDictionary, pageDictionaries } from '@vitrine/contract/admin/dictionaries.ts';
import { refreshToken } from '@vitrine/contract/admin/identity.ts';
import { languages } from '@vitrine/contract/locales.ts';
import { createAdminTestApp, signInAs } from '#admin/testing.ts';
import { toFailure } from '../http/http.ts';
import { createServer } from '../http/server.ts';
import { createLogger } from '../log.ts';
import { createDiskGuard } from './disk-guard.ts';

const megabyte = 1_048_576;
const log = createLogger('silent');

test('the guard says full below 512 MB, or below 5 % of a small disk, and takes it back only when there is clearly more', () => {
  const space = { freeBytes: 0, totalBytes: 0 };
  let at = 0;
  const guard = createDiskGuard({ folder: '.', readSpace: () => space, log, now: () => at });
  const see = (freeMegabytes: number, totalMegabytes: number) => {
    space.freeBytes = freeMegabytes * megabyte;
    space.totalBytes = totalMegabytes * megabyte;
    at += 1_000;
    return guard.isFull();
  };
  assert.equal(see(600, 500_000), false);
  assert.equal(see(511, 500_000), true);
  assert.equal(see(540, 500_000), true, 'a little more is not enough');
  assert.equal(see(700, 500_000), false);
  assert.equal(see(120, 2_000), false);
  assert.equal(see(90, 2_000), true);
});

test('the guard looks once a second, and a folder that cannot be looked at stops nothing', () => {
  let at = 0;
  let looks = 0;
  const guard = createDiskGuard({
    folder: '.',
    readSpace: () => {
      looks += 1;
      throw new Error('gone');
    },
    log,
    now: () => at,
  });
  for (let call = 0; call < 50; call += 1) assert.equal(guard.isFull(), false);
  assert.equal(looks, 1);
  at = 1_000;
  guard.isFull();
  assert.equal(looks, 2);
});

test('a full disk that shows itself only in the write is the same refusal', () => {
  for (const error of [
    Object.assign(new Error('could not extend file'), { code: '53100' }),
    Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }),
    new Error('Failed query', {
      cause: Object.assign(new Error('could not extend file'), { code: '53100' }),
    }),
  ]) {
    const failure = toFailure(error, log, 'request');
    assert.equal(failure.code, 'read-only');
    assert.equal(failure.retryAfterSeconds, 30);
  }
});

test('on a nearly full disk writes are refused in five languages, reading and signing in go on, and it recovers by itself', async () => {
  const space = { freeBytes: 1e12, totalBytes: 1e12 };
  let at = 0;
  const later = (freeBytes: number) => {
    space.freeBytes = freeBytes;
    at += 1_000;
  };
  const app = await createAdminTestApp(
    { DATA_DIR: import.meta.dirname },
    { disk: createDiskGuard({ folder: '.', readSpace: () => space, log, now: () => at }) },
  );
  const server = await createServer(app.config);
  try {
    app.mount(server);
    const admin = await signInAs(app, 'ADMIN');
    const add = (lang = 'en') =>
      app.call(
        createDictionary,
        { body: { name: 'Full', dictCode: `full-${lang}` } },
        { token: admin.token, lang },
      );
    const count = async () =>
      (await app.call(pageDictionaries, { query: { keywords: 'full-' } }, admin)).body.data.total;
    assert.equal((await add()).status, 200);
    assert.equal((await server.inject('/readyz')).statusCode, 200);

    later(100 * megabyte);
    const texts = new Set<string>();
    for (const lang of languages) {
      const refused = await add(lang);
      assert.equal(refused.status, 503);
      assert.equal(refused.body.code, 'read-only');
      assert.equal(refused.headers['retry-after'], '30');
      texts.add(refused.body.msg);
    }
    assert.equal(texts.size, languages.length);
    assert.equal(await count(), 1, 'reading goes on, and nothing was written');
    assert.equal(
      (await app.call(refreshToken, { body: { refreshToken: admin.refreshToken } })).status,
      200,
    );
    const ready = await server.inject('/readyz');
    assert.equal(ready.statusCode, 503);
    assert.match(ready.body, /the disk is nearly full/);

    later(1e12);
    assert.equal((await add('fr')).status, 200);
    assert.equal(await count(), 2);
    assert.equal((await server.inject('/readyz')).statusCode, 200);
  } finally {
    await server.close();
    await app.close();
  }
});
