import assert from 'node:assert/strict';
import { createServer as createHttpServer } from 'node:http';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { systemContext } from './context.ts';
import { mountFiles, storeImage } from './files.ts';
import { createServer, mountApiServer } from './server.ts';
import { deletePicture } from './stored-pictures.ts';
import { createTestApp, type TestApp } from './testing/app.ts';

let app: TestApp;
let server: Awaited<ReturnType<typeof createServer>>;
const objects = new Map<string, Buffer>();
/** The part of the S3 API that the store uses: put, get, head and delete by path. */
const bucket = createHttpServer((request, response) => {
  const parts: Buffer[] = [];
  const key = new URL(request.url ?? '', 'http://bucket').pathname;
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    if (request.method === 'PUT') objects.set(key, Buffer.concat(parts));
    if (request.method === 'DELETE') objects.delete(key);
    const object = objects.get(key);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && !object)
      return response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>');
    if (!isRead) return response.writeHead(request.method === 'PUT' ? 200 : 204).end();
    response.writeHead(200, { 'content-length': object?.length ?? 0, 'content-type': 'image/webp' });
    return response.end(request.method === 'GET' ? object : undefined);
  });
});

before(async () => {
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  const { port } = bucket.address() as { port: number };
  app = await createTestApp({
    environment: { S3_BUCKET: 'pictures', S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
  });
  server = await createServer(app.config);
  mountApiServer(server, app.api);
  mountFiles(server, app.platform);
});
after(async () => {
  await server.close();
  await app.close();
  bucket.closeAllConnections();
  bucket.close();
});

async function storePicture(): Promise<string> {
  const bytes = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#c86432' } })
    .png()
    .toBuffer();
  return storeImage(systemContext(app.platform), { bytes, name: 'a.png', ownerId: null });
}

test('pictures of a bucket are answered byte by byte, and copies that are not whole are made again', async () => {
  const key = await storePicture();
  const whole = await server.inject({ url: `/files/${key}` });
  assert.equal(whole.statusCode, 200);
  assert.deepEqual(whole.rawPayload, objects.get(`/pictures/${key}`));
  const narrow = await server.inject({ url: `/files/${key}?w=320` });
  assert.equal((await sharp(narrow.rawPayload).metadata()).width, 320);
  for (const broken of [Buffer.alloc(0), narrow.rawPayload.subarray(0, 40)]) {
    objects.set(`/pictures/${key}.320.webp`, broken);
    const again = await server.inject({ url: `/files/${key}?w=320` });
    assert.deepEqual(again.rawPayload, narrow.rawPayload);
    assert.equal(again.headers['content-length'], String(narrow.rawPayload.length));
    assert.deepEqual(objects.get(`/pictures/${key}.320.webp`), narrow.rawPayload);
  }
});

test('an object that is missing, empty or cut off is not found', async () => {
  const key = await storePicture();
  objects.set(`/pictures/${key}`, objects.get(`/pictures/${key}`)?.subarray(0, 60) ?? Buffer.alloc(0));
  assert.equal((await server.inject({ url: `/files/${key}` })).statusCode, 404);
  assert.equal((await server.inject({ url: `/files/${key}?w=480` })).statusCode, 404);
  objects.set(`/pictures/${key}`, Buffer.alloc(0));
  assert.equal((await server.inject({ url: `/files/${key}` })).statusCode, 404);
  await deletePicture(app.platform, key);
  assert.equal((await server.inject({ url: `/files/${key}` })).statusCode, 404);
  assert.deepEqual(
    [...objects.keys()].filter((name) => name.includes(key)),
    [],
  );
});
