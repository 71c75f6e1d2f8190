import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { imageWidths } from '@vitrine/contract/images.ts';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { systemContext } from '../context.ts';
import { createServer, mountApiServer } from '../http/server.ts';
import { createTestApp } from '../testing/app.ts';
import { closeAfter } from '../testing/close-after.ts';
import { mountFiles, storeImage } from './files.ts';
import { cleanStoredPictures } from './stored-pictures.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-pictures-'));
const files = path.join(dataDir, 'files');

const app = await closeAfter(createTestApp({ environment: { DATA_DIR: dataDir } }));
const server = await closeAfter(createServer(app.config));
mountApiServer(server, app.api);
mountFiles(server, app.platform);

after(() => rmSync(dataDir, { recursive: true, force: true }));

const plain = (edge: number, noise?: { type: 'gaussian'; mean: number; sigma: number }) =>
  sharp({
    create: {
      width: edge,
      height: edge,
      channels: 3,
      background: '#c86432',
      ...(noise ? { noise } : {}),
    },
  });

/** Noise in a corner makes its copies long enough to be cut off; a picture that is all noise takes many times as long to encode. */
async function pictureOf(edge: number): Promise<Buffer> {
  const corner = await plain(Math.round(edge / 3), { type: 'gaussian', mean: 120, sigma: 90 })
    .png()
    .toBuffer();
  return plain(edge)
    .composite([{ input: corner, left: 0, top: 0 }])
    .webp()
    .toBuffer();
}

async function storePicture(edge = 1_300): Promise<string> {
  return storeImage(systemContext(app.platform), {
    bytes: await pictureOf(edge),
    name: 'a.webp',
    ownerId: null,
  });
}

/** Reads a picture and proves that the response is exactly one complete picture that can be decoded. */
async function readWhole(url: string): Promise<Buffer> {
  return assertWhole(url, await server.inject({ url }));
}

async function assertWhole(url: string, answer: LightMyRequestResponse): Promise<Buffer> {
  assert.equal(answer.statusCode, 200, `${url}: ${answer.statusCode}`);
  const bytes = answer.rawPayload;
  assert.equal(bytes.toString('latin1', 0, 4), 'RIFF', `${url} is no picture`);
  assert.equal(
    bytes.readUInt32LE(4) + 8,
    bytes.length,
    `${url} has another length than its picture`,
  );
  assert.equal(answer.headers['content-length'], String(bytes.length));
  await sharp(bytes, { failOn: 'warning' }).raw().toBuffer();
  return bytes;
}

const copyFile = (key: string, width: number) => path.join(files, `${key}.${width}.webp`);

test('a copy that a crash left empty, cut off or filled with something else is made again', async () => {
  const key = await storePicture();
  const whole = await readWhole(`/files/${key}?w=320`);
  assert.ok(whole.length > 2_000, 'there is something to cut off');
  for (const broken of [
    Buffer.alloc(0),
    whole.subarray(0, 9),
    whole.subarray(0, 900),
    Buffer.alloc(whole.length),
  ]) {
    writeFileSync(copyFile(key, 320), broken);
    assert.equal((await readWhole(`/files/${key}?w=320`)).length, whole.length);
    assert.equal(statSync(copyFile(key, 320)).size, whole.length, 'the broken copy is replaced');
  }
});

test('an original that is not whole is not found, in any width, and the answer is not kept', async () => {
  for (const length of [0, 11, 600]) {
    const key = await storePicture();
    truncateSync(path.join(files, key), length);
    for (const url of [`/files/${key}`, `/files/${key}?w=320`]) {
      const answer = await server.inject({ url });
      assert.equal(answer.statusCode, 404, `${url} of ${length} bytes`);
      assert.equal(answer.headers['cache-control'], 'no-store');
      assert.equal(answer.json().code, 'not-found');
    }
  }
});

test('sixty readers of four widths that were not requested before get complete pictures, and each copy is made once', async () => {
  const key = await storePicture();
  // Once when a picture is passed to libvips and once when it is done.
  let changes = 0;
  const count = () => {
    changes += 1;
  };
  sharp.queue.on('change', count);
  const urls = Array.from(
    { length: 60 },
    (_, reader) => `/files/${key}?w=${imageWidths[reader % imageWidths.length]}`,
  );
  const answers = await Promise.all(urls.map((url) => server.inject({ url })));
  sharp.queue.off('change', count);
  assert.equal(changes / 2, 4);
  const different = new Map(
    answers.map((answer, reader) => [answer.rawPayload.toString('base64'), { answer, reader }]),
  );
  assert.equal(different.size, 4);
  for (const { answer, reader } of different.values())
    await assertWhole(urls[reader] ?? '', answer);
  const folder = path.join(files, path.dirname(key));
  const copies = readdirSync(folder).filter(
    (name) => name.startsWith(path.basename(key)) && name !== path.basename(key),
  );
  assert.equal(copies.length, 4);
});

test('a picture is deleted in every width, also in one that is just being made', async () => {
  const key = await storePicture(2_000);
  const reading = imageWidths.map((width) => server.inject({ url: `/files/${key}?w=${width}` }));
  rmSync(path.join(files, key));
  await Promise.all(reading);
  assert.deepEqual(
    imageWidths.filter((width) => existsSync(copyFile(key, width))),
    [],
  );
});

test('a server that starts removes drafts and copies that are not whole, and leaves the rest', async () => {
  const key = await storePicture();
  const whole = await readWhole(`/files/${key}?w=320`);
  assert.ok(whole.length > 2_000, 'there is something to cut off');
  await readWhole(`/files/${key}?w=480`);
  mkdirSync(path.join(files, '.drafts'), { recursive: true });
  writeFileSync(path.join(files, '.drafts/left-over'), 'half a picture');
  writeFileSync(copyFile(key, 480), '');
  writeFileSync(copyFile(key, 760), whole.subarray(0, 500));
  const others: Record<string, Buffer> = {
    avif: await sharp(whole).avif({ effort: 0 }).toBuffer(),
    jpg: await sharp(whole).jpeg().toBuffer(),
    png: await sharp(whole).png().toBuffer(),
  };
  for (const [format, bytes] of Object.entries(others)) {
    writeFileSync(path.join(files, `${key}.320.${format}`), bytes);
    writeFileSync(path.join(files, `${key}.480.${format}`), bytes.subarray(0, -1));
    writeFileSync(path.join(files, `${key}.${format}`), bytes.subarray(0, 100));
  }
  const second = await createTestApp({ environment: { DATA_DIR: dataDir } });
  try {
    await cleanStoredPictures(second.platform);
    assert.deepEqual(readdirSync(path.join(files, '.drafts')), []);
    assert.deepEqual(
      imageWidths.filter((width) => existsSync(copyFile(key, width))),
      [320],
    );
    assert.deepEqual(readFileSync(copyFile(key, 320)), whole);
    const isLeft = (name: string) => existsSync(path.join(files, `${key}.${name}`));
    for (const format of Object.keys(others))
      assert.deepEqual(
        [`320.${format}`, `480.${format}`, format].map(isLeft),
        [true, false, false],
        format,
      );
    assert.ok(existsSync(path.join(files, key)), 'originals are never removed');
  } finally {
    await second.close();
  }
});

test('a picture with a width is cut to 4:5 around a point as JPEG, for emails; another point leaves it whole', async () => {
  const blue = { width: 540, height: 600, channels: 3 as const, background: '#0000ff' };
  const right = await sharp({ create: blue }).png().toBuffer();
  const bytes = await plain(600)
    .composite([{ input: right, left: 60, top: 0 }])
    .webp()
    .toBuffer();
  const key = await storeImage(systemContext(app.platform), {
    bytes,
    name: 'b.webp',
    ownerId: null,
  });
  const url = `/files/${key.replace('.webp', '.jpg')}`;
  const read = async (query: string) => {
    const answer = await server.inject({ url: `${url}?${query}` });
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.headers['content-type'], 'image/jpeg');
    const { data, info } = await sharp(answer.rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { size: [info.width, info.height], first: [...data.subarray(0, 3)] };
  };
  const left = await read('w=320&crop=0-50');
  const atEnd = await read('w=320&crop=100-50');
  assert.deepEqual(
    [left.size, atEnd.size],
    [
      [256, 320],
      [256, 320],
    ],
  );
  assert.notDeepEqual(left.first, atEnd.first);
  for (const query of ['w=320&crop=13-50', 'w=320&crop=0-120', 'w=320'])
    assert.deepEqual((await read(query)).size, [320, 320], query);
  assert.deepEqual((await read('crop=0-50')).size, [600, 600]);
});
