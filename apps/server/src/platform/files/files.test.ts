import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { deleteFile, uploadFile } from '@vitrine/contract/files.ts';
import { fileKeyShape } from '@vitrine/contract/images.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { signInAs } from '#admin/testing.ts';
import { systemContext } from '../context.ts';
import { createServer } from '../http/server.ts';
import { createTestApp } from '../testing/app.ts';
import { closeAfter } from '../testing/close-after.ts';
import { storedFiles } from './files.tables.ts';
import { mountFiles, storeImage } from './files.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-files-'));
const picture = (width: number) =>
  sharp({ create: { width, height: 500, channels: 3, background: '#c86432' } });

const app = await closeAfter(createTestApp({ environment: { DATA_DIR: dataDir } }));
const server = await closeAfter(createServer(app.config));
mountFiles(server, app.platform);

after(() => rmSync(dataDir, { recursive: true, force: true }));

test('a picture is written anew without its metadata, and served in the widths of the layouts', async () => {
  const ctx = systemContext(app.platform);
  const bytes = await picture(900)
    .withExif({ IFD0: { Artist: 'secret marker' } })
    .jpeg()
    .toBuffer();
  assert.ok(bytes.includes('secret marker'));
  const key = await storeImage(ctx, { bytes, name: 'a.jpg', ownerId: null });
  const whole = await server.inject({ url: `/files/${key}` });
  assert.equal(whole.statusCode, 200);
  assert.equal(whole.headers['x-content-type-options'], 'nosniff');
  assert.match(String(whole.headers['cache-control']), /immutable/);
  assert.equal(whole.rawPayload.includes('secret marker'), false);
  const narrow = await server.inject({ url: `/files/${key}?w=320` });
  assert.equal((await sharp(narrow.rawPayload).metadata()).width, 320);
  assert.equal((await server.inject({ url: `/files/${key}?w=321` })).statusCode, 200);
});

test('a file that is no picture, a script in SVG and a picture over 2 MiB are refused', async () => {
  const ctx = systemContext(app.platform);
  const store = (bytes: Buffer) => storeImage(ctx, { bytes, name: 'x.png', ownerId: null });
  await assert.rejects(
    store(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')),
    {
      code: 'image-unreadable',
    },
  );
  await assert.rejects(
    store(
      Buffer.concat([
        Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
        Buffer.alloc(50),
      ]),
    ),
    {
      code: 'image-unreadable',
    },
  );
  const png = await picture(10).png().toBuffer();
  const padded = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);
  assert.match(await store(padded(2_097_152)), /webp$/, '2 MiB are taken');
  await assert.rejects(store(padded(2_097_153)), { code: 'image-too-large' });
});

test('a picture with too many pixels is refused for its size, unread, and of a flood of pictures fifty wait', async () => {
  const ctx = systemContext(app.platform);
  const strip = await sharp({
    create: { width: 1, height: 20_000, channels: 3, background: '#c86432' },
  })
    .png()
    .toBuffer();
  const many = await sharp({
    create: { width: 8_160, height: 6_120, channels: 3, background: '#c86432' },
  })
    .jpeg()
    .toBuffer();
  for (const image of [strip, many])
    await assert.rejects(storeImage(ctx, { bytes: image, name: 'x.png', ownerId: null }), {
      code: 'image-too-many-pixels',
    });
  const bytes = await picture(10).png().toBuffer();
  const flood = await Promise.allSettled(
    Array.from({ length: 60 }, () => storeImage(ctx, { bytes, name: 'x.png', ownerId: null })),
  );
  const refused = flood.flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as { code: string }).code] : [],
  );
  assert.deepEqual(refused, Array(10).fill('busy'));
  assert.match(
    await storeImage(ctx, { bytes, name: 'x.png', ownerId: null }),
    /webp$/,
    'afterwards there is room again',
  );
});

test('paths that leave the folder are not found', async () => {
  for (const evil of ['../secret', '..%2f..%2fsecret.webp', 'a/../../b.webp', '.hidden.webp']) {
    assert.equal((await server.inject({ url: `/files/${evil}` })).statusCode, 404, evil);
  }
});

test('uploading and deleting need a sign-in', async () => {
  const uploaded = await app.send({ method: 'POST', url: uploadFile.path });
  assert.equal(uploaded.status, 401);
  const removed = await app.send({ method: 'DELETE', url: `${deleteFile.path}?filePath=x` });
  assert.equal(removed.status, 401);
});

test('an upload answers an absolute address under which the picture opens', async () => {
  const { token } = await signInAs(app, 'ADMIN');
  const boundary = 'vt';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="lamp.png"\r\ncontent-type: image/png\r\n\r\n`;
  const uploaded = await app.send({
    method: 'POST',
    url: uploadFile.path,
    payload: Buffer.concat([
      Buffer.from(head),
      await picture(700).png().toBuffer(),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  });
  assert.equal(uploaded.status, 200, uploaded.text);
  const { name, url, key } = uploaded.body.data as { name: string; url: string; key: string };
  assert.equal(name, 'lamp.png');
  assert.equal(url, `${new URL(app.config.consoleUrl).origin}/files/${key}`);
  const opened = await server.inject({ url: new URL(url).pathname });
  assert.deepEqual([opened.statusCode, opened.headers['content-type']], [200, 'image/webp']);
  assert.equal((await sharp(opened.rawPayload).metadata()).width, 700);
});

test('a text is stored as it is and offered as a download, and nothing else is taken for one', async () => {
  const { token } = await signInAs(app, 'ADMIN');
  const upload = async (fileName: string, content: Buffer) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(content)]), fileName);
    const request = new Request('http://localhost/', { method: 'POST', body: form });
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': request.headers.get('content-type') ?? '',
    };
    return app.send({
      method: 'POST',
      url: uploadFile.path,
      headers,
      payload: Buffer.from(await request.arrayBuffer()),
    });
  };
  const words = Buffer.from('<script>alert(1)</script>\nÑandú\r\n\t茶\n');
  const stored = await upload('notes.TXT', words);
  assert.equal(stored.status, 200, stored.text);
  const { name, url, key } = stored.body.data as { name: string; url: string; key: string };
  const opened = await server.inject({ url: new URL(url).pathname });
  assert.deepEqual(
    [
      name,
      opened.statusCode,
      opened.headers['content-type'],
      opened.headers['content-disposition'],
      opened.rawPayload,
    ],
    ['notes.TXT', 200, 'text/plain; charset=utf-8', 'attachment', words],
  );
  assert.equal(fileKeyShape.safeParse(key).success, false, 'no text is shown as a picture');
  assert.equal((await app.call(deleteFile, { query: { filePath: url } }, { token })).status, 200);
  assert.equal((await server.inject({ url: new URL(url).pathname })).statusCode, 404);
  for (const [fileName, content] of [
    ['page.html', words],
    ['notes.txt', Buffer.from([0x61, 0x00, 0x62])],
    ['notes.txt', Buffer.from([0x63, 0x61, 0x66, 0xe9])],
  ] as const)
    assert.equal((await upload(fileName, content)).body.code, 'image-unreadable', fileName);
});

test('an account that keeps too much is asked to delete first, and a deleted picture is gone in every width', async () => {
  const { token, account } = await signInAs(app, 'ADMIN');
  const ctx = systemContext(app.platform);
  const bytes = await picture(900).png().toBuffer();
  const key = await storeImage(ctx, { bytes, name: 'a.png', ownerId: account.id });
  await app.platform.database.db
    .update(storedFiles)
    .set({ bytes: 300 * 1024 * 1024 })
    .where(eq(storedFiles.key, key));
  await assert.rejects(storeImage(ctx, { bytes, name: 'b.png', ownerId: account.id }), {
    code: 'pictures-full',
  });

  assert.equal((await server.inject({ url: `/files/${key}?w=320` })).statusCode, 200);
  const removed = await app.call(deleteFile, { query: { filePath: `/files/${key}` } }, { token });
  assert.equal(removed.status, 200, removed.text);
  for (const url of [`/files/${key}`, `/files/${key}?w=320`, `/files/${key}.320.webp`])
    assert.equal((await server.inject({ url })).statusCode, 404, url);
  await storeImage(ctx, { bytes, name: 'b.png', ownerId: account.id });
});
