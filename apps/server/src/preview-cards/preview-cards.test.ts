import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { createServer } from '#platform/http/server.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { withOwner } from '../shop/testing/fixtures.ts';
import { drawCard } from './draw-card.ts';
import { mountPreviewCards } from './mount-cards.ts';

const { app, owner } = await withOwner({ owner: { name: 'Luna' } }, { units: 5 });
const server = await closeAfter(createServer(app.config));
mountPreviewCards(server, app);

const read = (path: string, headers = {}) => server.inject({ url: `/og/${path}`, headers });

test('a shared store and a shared product have a picture of 1200 × 630', async () => {
  for (const path of [
    'en.jpg',
    'zh-cn.jpg?v=1',
    `${owner.slug}/en.jpg`,
    `${owner.slug}/zh-cn.jpg?v=abc`,
    `${owner.slug}/es/mug.jpg`,
  ]) {
    const answer = await read(path);
    assert.equal(answer.statusCode, 200, path);
    assert.equal(answer.headers['content-type'], 'image/jpeg');
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    assert.deepEqual([format, width, height], ['jpeg', 1200, 630]);
    assert.ok(answer.rawPayload.length < 300_000, 'messengers refuse large pictures');
    assert.equal((await read(path, { 'if-none-match': answer.headers['etag'] })).statusCode, 304);
  }
});

test('languages differ, and what is not there has no picture', async () => {
  const etag = async (path: string) => (await read(path)).headers['etag'];
  assert.notEqual(await etag(`${owner.slug}/en/mug.jpg`), await etag(`${owner.slug}/es/mug.jpg`));
  assert.notEqual(await etag('en.jpg'), await etag('fr.jpg'));
  for (const path of [
    'de.jpg',
    'en.png',
    'nobody-here/en.jpg',
    `${owner.slug}/de.jpg`,
    `${owner.slug}/en/no-such-thing.jpg`,
    `${owner.slug}/en/mug.png`,
    `${owner.slug}/en`,
  ])
    assert.equal((await read(path)).statusCode, 404, path);
});

test('names of any length and with any sign fit, with pictures and without', async () => {
  const picture = await sharp({
    create: { width: 96, height: 120, channels: 3, background: '#aabbcc' },
  })
    .webp()
    .toBuffer();
  for (const name of [
    'A',
    'Salt & <pepper> "mills"',
    '露娜粗陶茶壶'.repeat(12),
    'Donaudampfschifffahrtsgesellschaft'.repeat(6),
  ]) {
    for (const image of [picture, null]) {
      for (const product of [null, { name, price: 'JP¥11,439' }]) {
        const card = await drawCard({
          storeName: name.slice(0, 60),
          creatorName: name.slice(0, 60),
          bio: name,
          avatar: image,
          picture: image,
          colours: { fill: '#b9532c', onFill: '#ffffff', soft: '#fff1ec', text: '#b65029' },
          product,
        });
        const { width, height } = await sharp(card).metadata();
        assert.deepEqual([width, height], [1200, 630]);
      }
    }
  }
});

test('paths that climb, hostile names and other words in the address draw nothing', async () => {
  for (const path of [
    `..%2f..%2fetc/en.jpg`,
    `${owner.slug}/en/..%2fmug.jpg`,
    `${owner.slug}/en/mug%00.jpg`,
    `${owner.slug}/en/${'a'.repeat(90)}.jpg`,
  ])
    assert.ok([400, 404].includes((await read(path)).statusCode), path);
  const etags = await Promise.all(
    Array.from({ length: 24 }, (_, index) => read(`${owner.slug}/fr/mug.jpg?v=${index}`)),
  );
  assert.equal(
    new Set(etags.map(({ headers }) => headers['etag'])).size,
    1,
    'a new question does not make a new picture',
  );
});

test('a store has a mark of its own for tabs and home screens, with and without a picture', async () => {
  const answer = await read(`${owner.slug}/icon.png?v=abc`);
  assert.deepEqual([answer.statusCode, answer.headers['content-type']], [200, 'image/png']);
  const { format, width, height } = await sharp(answer.rawPayload).metadata();
  assert.deepEqual([format, width, height], ['png', 180, 180]);
  assert.equal((await read('nobody-here/icon.png')).statusCode, 404);
});

test('Latin words are drawn in Inter, whose letters are narrower than those of the Chinese font', async () => {
  const card = (storeName: string) =>
    drawCard({
      storeName,
      creatorName: storeName,
      bio: '',
      avatar: null,
      picture: null,
      colours: { fill: '#ffffff', onFill: '#ffffff', soft: '#ffffff', text: '#ffffff' },
      product: null,
    });
  /** How far the words reach: what is not white is cut out. */
  const widthOf = async (name: string) =>
    (
      await sharp(await card(name))
        .trim({ threshold: 60 })
        .toBuffer({ resolveWithObject: true })
    ).info.width;
  const [plain, withApostrophe] = [await widthOf('Pips Toybox'), await widthOf('Pip’s Toybox')];
  assert.ok(
    withApostrophe - plain < 24,
    `the apostrophe takes ${withApostrophe - plain} px of letters that are 60 px high`,
  );
});
