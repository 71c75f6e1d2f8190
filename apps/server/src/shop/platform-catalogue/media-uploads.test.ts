import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { deflateSync } from 'node:zlib';
import * as contract from '@vitrine/contract/shop/media.ts';
import { sql } from 'drizzle-orm';
import { withSignedIn } from '#admin/testing/fixtures.ts';
import { as } from '#platform/db/sql-rows.ts';
import { mountFiles } from '#platform/files/files.ts';
import { loadSharp } from '#platform/files/picture-library.ts';
import { createServer } from '#platform/http/server.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { registerOriginals } from './media-originals.ts';
import { sweepMediaUploads } from './media-uploads.ts';
import { addTestPicture, sendPicture } from './testing/send-picture.ts';

const sharp = await loadSharp();
const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-media-'));
const { app, ctx, admin, guest } = await withSignedIn(
  { admin: 'ADMIN', guest: 'GUEST' },
  { environment: { DATA_DIR: dataDir } },
);
const server = await closeAfter(createServer(app.config));
mountFiles(server, app.platform);
registerOriginals(server, app.platform);
after(() => rmSync(dataDir, { recursive: true, force: true }));

const plain = (background: string, width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background } });
const get = (url: string) => server.inject({ url });
const keptUploads = () => readdirSync(path.join(dataDir, 'uploads'));

test('a picture that arrives in parts is in the library with its original, and in AVIF and WebP in every width', async () => {
  const original = await plain('#c86432')
    .withExif({ IFD0: { Artist: 'secret marker' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();
  const sent = await sendPicture(app, admin, 'lamp.jpg', original, 1_000);
  assert.equal(sent.status, 200, sent.text);
  const row = sent.body.data as Awaited<
    ReturnType<typeof contract.pageMedia.reply.parse>
  >['list'][number];
  assert.deepEqual(
    [row.name, row.bytes, row.image.width, row.useCount],
    ['lamp.jpg', original.length, 900, 0],
  );
  assert.deepEqual(keptUploads(), []);
  await app.drain();
  const folder = path.join(dataDir, 'files', path.dirname(row.key));
  const name = path.basename(row.key);
  assert.deepEqual(
    readdirSync(folder)
      .filter((file) => file.startsWith(name))
      .map((file) => file.slice(name.length))
      .toSorted(),
    [
      '',
      '.1170.avif',
      '.1170.webp',
      '.320.avif',
      '.320.webp',
      '.480.avif',
      '.480.webp',
      '.760.avif',
      '.760.webp',
      '.avif',
    ],
  );
  const found = await get(row.originalUrl ?? '');
  assert.deepEqual(
    [found.statusCode, found.rawPayload.equals(original), found.headers['content-type']],
    [200, true, 'application/octet-stream'],
  );
  assert.match(String(found.headers['content-disposition']), /^attachment/);
  const unsigned = (row.originalUrl ?? '').replace(/\?.*/, '');
  assert.equal((await get(unsigned)).statusCode, 404);
  assert.equal((await get(`/files${unsigned}`)).statusCode, 404, 'originals are not public');
  for (const [ending, format, type] of [
    ['webp', 'webp', 'image/webp'],
    ['avif', 'heif', 'image/avif'],
    ['jpg', 'jpeg', 'image/jpeg'],
    ['png', 'png', 'image/png'],
  ] as const) {
    const answer = await get(row.image.url.replace('.webp', `.${ending}?w=480`));
    assert.deepEqual([answer.statusCode, answer.headers['content-type']], [200, type]);
    const meta = await sharp(answer.rawPayload).metadata();
    assert.deepEqual([meta.format, meta.width, meta.exif], [format, 480, undefined]);
    assert.match(String(answer.headers['cache-control']), /immutable/);
    assert.equal(answer.rawPayload.includes('secret marker'), false);
  }
});

test('an upload that was lost goes on where it was, also after the file is chosen again, and the same file is there once', async () => {
  const bytes = await plain('#3264c8').png({ compressionLevel: 0 }).toBuffer();
  const hash = createHash('sha256').update(bytes).digest('hex');
  const start = (person = admin) =>
    app.call(
      contract.startMediaUpload,
      { body: { fileName: 'vase.png', bytes: bytes.length, hash } },
      person,
    );
  const part = (id: string, from: number, to: number, person = admin) =>
    app.call(
      contract.sendMediaPart,
      { params: { id }, query: { bytesFrom: from }, body: bytes.subarray(from, to) } as never,
      person,
    );
  assert.equal((await start(guest)).status, 403);
  const { id } = (await start()).body.data;
  assert.ok(id);
  assert.deepEqual((await part(id, 0, 700_000)).body.data, { storedBytes: 700_000 });
  const lost = await part(id, 0, 700_000);
  assert.deepEqual([lost.body.code, lost.body.data], ['upload-offset', { storedBytes: 700_000 }]);
  const early = await app.call(contract.finishMediaUpload, { params: { id } }, admin);
  assert.equal(early.body.code, 'upload-offset');
  const again = (await start()).body.data;
  assert.deepEqual([again.id, again.storedBytes, again.picture], [id, 700_000, null]);
  const done = await sendPicture(app, admin, 'vase.png', bytes);
  assert.equal(done.status, 200, done.text);
  const known = (await start()).body.data;
  assert.deepEqual([known.id, known.picture?.name], [null, 'vase.png']);
  assert.deepEqual(
    (await app.call(contract.finishMediaUpload, { params: { id } }, admin)).status,
    404,
  );
  const [count] = await ctx.db.rows(
    sql`select count(*)::int as count from media where name = 'vase.png'`,
    { count: as.integer },
  );
  assert.equal(count?.count, 1);
});

/** A PNG that states a size and holds the same line again and again. */
function makeBomb(width: number, height: number): Buffer {
  const table = Array.from({ length: 256 }, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit += 1)
      value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
    return value >>> 0;
  });
  const sum = (bytes: Buffer) => {
    let crc = 0xffffffff;
    for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
    return (crc ^ 0xffffffff) >>> 0;
  };
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(sum(named), 4);
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const lines = Buffer.alloc((Math.ceil(width / 8) + 1) * Math.min(height, 2_000));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('a picture that is a bomb, a drawing, a page, cut off or beyond 100 megapixels is refused with its reason, and leaves nothing', async () => {
  const whole = await plain('#888', 300, 300).jpeg().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const files: [string, Buffer, string][] = [
    ['bomb.png', makeBomb(60_000, 60_000), 'media-too-many-pixels'],
    ['strip.png', makeBomb(20_000, 1), 'media-too-many-pixels'],
    ['liar.png', makeBomb(9_000, 9_000), 'image-unreadable'],
    ['huge.png', makeBomb(11_000, 11_000), 'media-too-many-pixels'],
    ['drawing.svg', Buffer.from(svg), 'media-vector'],
    ['drawing.png', Buffer.from(`\ufeff<?xml version="1.0"?>\n<!-- x -->\n${svg}`), 'media-vector'],
    ['page.jpg', Buffer.from('<!DOCTYPE html><script>alert(1)</script>'), 'image-unreadable'],
    ['cut.jpg', whole.subarray(0, whole.length / 2), 'image-unreadable'],
    ['empty.gif', Buffer.from('GIF89a'), 'image-unreadable'],
    ['film.avif', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42'), 'image-unreadable'],
  ];
  const before = readdirSync(path.join(dataDir, 'files'), { recursive: true }).length;
  for (const [name, bytes, code] of files)
    assert.equal((await sendPicture(app, admin, name, bytes)).body.code, code, name);
  const body = { fileName: 'large.jpg', bytes: contract.mediaBytesMax + 1 };
  assert.equal(
    (await app.call(contract.startMediaUpload, { body }, admin)).body.code,
    'media-too-large',
  );
  assert.deepEqual(keptUploads(), []);
  assert.equal(readdirSync(path.join(dataDir, 'files'), { recursive: true }).length, before);
});

test('the shown picture is upright, one picture, and without what was hidden in its file', async () => {
  const script = Buffer.from('<script>alert(1)</script>');
  const polyglot = Buffer.concat([await plain('#123', 300, 200).gif().toBuffer(), script]);
  const turned = await plain('#456', 300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const frames = await sharp(
    Buffer.concat([Buffer.alloc(40 * 40 * 3, 200), Buffer.alloc(40 * 40 * 3, 20)]),
    { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } as never },
  )
    .gif({ loop: 0 })
    .toBuffer();
  assert.equal((await sharp(frames, { animated: true }).metadata()).pages, 2);
  const shown = async (name: string, bytes: Buffer) => {
    const { key } = await addTestPicture(app, admin, name, bytes);
    const { rawPayload } = await get(`/files/${key}`);
    assert.equal(rawPayload.includes(script), false);
    const { width, height, pages, format } = await sharp(rawPayload).metadata();
    return [format, width, height, pages];
  };
  assert.deepEqual(await shown('both.gif', polyglot), ['webp', 300, 200, undefined]);
  assert.deepEqual(await shown('turned.jpg', turned), ['webp', 200, 300, undefined]);
  assert.deepEqual(await shown('moving.gif', frames), ['webp', 40, 40, undefined]);
});

test('a picture is decoded and encoded in a separate process, so that the memory of the server stays flat', async () => {
  const bytes = await plain('#987', 3_000, 2_000).jpeg({ progressive: true }).toBuffer();
  let changes = 0;
  const count = () => {
    changes += 1;
  };
  sharp.queue.on('change', count);
  await addTestPicture(app, admin, 'large.jpg', bytes);
  await app.drain();
  sharp.queue.off('change', count);
  assert.equal(changes, 0, 'nothing was given to libvips here');
});

test('a picture without AVIF is sent as WebP for a while, and the AVIF is there later', async () => {
  const { key } = await addTestPicture(
    app,
    admin,
    'late.png',
    await plain('#345').png().toBuffer(),
  );
  const url = `/files/${key.replace('.webp', '.avif')}?w=320`;
  const first = await get(url);
  assert.deepEqual(
    [first.headers['content-type'], first.headers['cache-control']],
    ['image/webp', 'public, max-age=300'],
  );
  let type: unknown;
  for (let attempt = 0; type !== 'image/avif' && attempt < 100; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    type = (await get(url)).headers['content-type'];
  }
  assert.equal(type, 'image/avif');
});

test('a deleted picture takes its original along', async () => {
  const { id } = await addTestPicture(app, admin, 'gone.png', await plain('#abc').png().toBuffer());
  const [row] = await ctx.db.rows(sql`select original_key as key from media where id = ${id}`, {
    key: as.text,
  });
  const original = path.basename(row?.key ?? '');
  const originals = () => readdirSync(path.join(dataDir, 'files/media-originals'));
  assert.ok(originals().includes(original));
  assert.equal((await app.call(contract.deleteMedia, { params: { ids: id } }, admin)).status, 200);
  await app.drain();
  assert.equal(originals().includes(original), false);
});

test('an upload of another operator is not found, and one that was given up is deleted after two days', async () => {
  const bytes = await plain('#64c832').png().toBuffer();
  const body = { fileName: 'cup.png', bytes: bytes.length };
  const { id } = (await app.call(contract.startMediaUpload, { body }, admin)).body.data;
  const other = await app.call(
    contract.finishMediaUpload,
    { params: { id: String(Number(id) + 900) } },
    admin,
  );
  assert.equal(other.status, 404);
  await app.call(
    contract.sendMediaPart,
    { params: { id: id ?? '' }, query: { bytesFrom: 0 }, body: bytes.subarray(0, 9) } as never,
    admin,
  );
  assert.equal(keptUploads().length, 1);
  app.clock.advance(49 * 3_600_000);
  await sweepMediaUploads(app.platform);
  assert.deepEqual(keptUploads(), []);
});
