import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { systemContext } from '../context.ts';
import { createServer, mountApiServer } from '../http/server.ts';
import { createTestApp } from '../testing/app.ts';
import { startTestBucket } from '../testing/bucket.ts';
import { closeAfter } from '../testing/close-after.ts';
import { fileStoreOf } from './file-store.ts';
import { mountFiles, storeImage } from './files.ts';
import { deletePicture } from './stored-pictures.ts';

const bucket = await closeAfter(startTestBucket());
const app = await closeAfter(createTestApp({ environment: bucket.environment }));
const server = await closeAfter(createServer(app.config));
mountApiServer(server, app.api);
mountFiles(server, app.platform);

async function storePicture(): Promise<string> {
  const bytes = await sharp({
    create: { width: 900, height: 500, channels: 3, background: '#c86432' },
  })
    .png()
    .toBuffer();
  return storeImage(systemContext(app.platform), { bytes, name: 'a.png', ownerId: null });
}

test('pictures of a bucket are answered byte by byte, and copies that are not whole are made again', async () => {
  const key = await storePicture();
  const whole = await server.inject({ url: `/files/${key}` });
  assert.equal(whole.statusCode, 200);
  assert.deepEqual(whole.rawPayload, bucket.objects.get(`/pictures/${key}`));
  const narrow = await server.inject({ url: `/files/${key}?w=320` });
  assert.equal((await sharp(narrow.rawPayload).metadata()).width, 320);
  for (const broken of [Buffer.alloc(0), narrow.rawPayload.subarray(0, 40)]) {
    bucket.objects.set(`/pictures/${key}.320.webp`, broken);
    const again = await server.inject({ url: `/files/${key}?w=320` });
    assert.deepEqual(again.rawPayload, narrow.rawPayload);
    assert.equal(again.headers['content-length'], String(narrow.rawPayload.length));
    assert.deepEqual(bucket.objects.get(`/pictures/${key}.320.webp`), narrow.rawPayload);
  }
});

test('an object that is missing, empty or cut off is not found', async () => {
  const key = await storePicture();
  bucket.objects.set(
    `/pictures/${key}`,
    bucket.objects.get(`/pictures/${key}`)?.subarray(0, 60) ?? Buffer.alloc(0),
  );
  assert.equal((await server.inject({ url: `/files/${key}` })).statusCode, 404);
  assert.equal((await server.inject({ url: `/files/${key}?w=480` })).statusCode, 404);
  bucket.objects.set(`/pictures/${key}`, Buffer.alloc(0));
  assert.equal((await server.inject({ url: `/files/${key}` })).statusCode, 404);
  await deletePicture(app.platform, key);
  assert.equal((await server.inject({ url: `/files/${key}` })).statusCode, 404);
  assert.deepEqual(
    [...bucket.objects.keys()].filter((name) => name.includes(key)),
    [],
  );
});

test('a file of the disk is put into the bucket, and a range of it is read with both its ends', async () => {
  const store = await fileStoreOf(app.platform);
  const bytes = Buffer.from(Array.from({ length: 5_000 }, (_unused, index) => index % 251));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'vt-bucket-'));
  try {
    await writeFile(path.join(folder, 'film'), bytes);
    await store.putFile('courses/film', path.join(folder, 'film'));
  } finally {
    await rm(folder, { recursive: true });
  }
  assert.deepEqual(bucket.objects.get('/pictures/courses/film'), bytes);
  const open = async (start: number, end: number) => {
    const stream =
      (await store.open('courses/film', { start, end })) ?? assert.fail('the film is there');
    return Buffer.concat(await stream.toArray());
  };
  assert.deepEqual(await open(0, 0), bytes.subarray(0, 1));
  assert.deepEqual(await open(1_234, 3_999), bytes.subarray(1_234, 4_000));
  assert.deepEqual(await open(4_999, 4_999), bytes.subarray(4_999));
  assert.equal(await store.open('courses/no-film', { start: 0, end: 1 }), undefined);
});
