import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { systemContext } from '../context.ts';
import { Failure } from '../failure.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { storeImage } from './files.ts';

let app: TestApp;
let connections = 0;
/** A bucket whose server closes every connection. */
const bucket = createServer((socket) => {
  connections += 1;
  socket.destroy();
});

before(async () => {
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  const { port } = bucket.address() as { port: number };
  app = await createTestApp({
    environment: {
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    },
  });
});
after(async () => {
  bucket.close();
  await app.close();
});

test('an unavailable bucket is reported, and after five failures no request waits for it', async () => {
  const ctx = systemContext(app.platform);
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const isAway = (error: unknown) =>
    error instanceof Failure && error.code === 'service-away' && (error.retryAfterSeconds ?? 0) > 0;
  for (let upload = 0; upload < 5; upload += 1)
    await assert.rejects(storeImage(ctx, { bytes, name: 'a.png', ownerId: null }), isAway);
  const asked = connections;
  assert.ok(asked >= 5);
  await assert.rejects(storeImage(ctx, { bytes, name: 'a.png', ownerId: null }), isAway);
  assert.equal(connections, asked, 'the bucket was not asked again');
});
