import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  closeTags,
  neighbourOf,
  openTag,
  parseTags,
  possibleActions,
  type Tag,
} from './tags.rules.ts';

const tag = (path: string, affix = false): Tag => ({ path, fullPath: path, title: path, affix });
const tags = [tag('/index', true), tag('/order'), tag('/product'), tag('/revenue')];
const paths = (list: Tag[]) => list.map(({ path }) => path);

test('there is one tag per path; another query changes its address, not their number', () => {
  const opened = openTag(tags, { ...tag('/order'), fullPath: '/order?status=0' });
  assert.equal(opened.length, 4);
  assert.equal(opened[1]?.fullPath, '/order?status=0');
});

test('affix tags stand first and are never closed', () => {
  assert.deepEqual(paths(openTag([tag('/order')], tag('/index', true))), ['/index', '/order']);
  assert.deepEqual(paths(closeTags(tags, 'closeAll', '/order')), ['/index']);
  assert.deepEqual(paths(closeTags(tags, 'close', '/index')), paths(tags));
});

test('others, left and right of a tag can be closed', () => {
  assert.deepEqual(paths(closeTags(tags, 'closeOthers', '/product')), ['/index', '/product']);
  assert.deepEqual(paths(closeTags(tags, 'closeLeft', '/product')), [
    '/index',
    '/product',
    '/revenue',
  ]);
  assert.deepEqual(paths(closeTags(tags, 'closeRight', '/order')), ['/index', '/order']);
});

test('closing an affix tag, left of the first and right of the last are not offered', () => {
  assert.equal(possibleActions(tags, '/index').close, false);
  assert.equal(possibleActions(tags, '/order').closeLeft, false);
  assert.equal(possibleActions(tags, '/revenue').closeRight, false);
  assert.equal(possibleActions(tags, '/product').closeRight, true);
});

test('closing the shown page leads to its neighbour, closing another one leads nowhere', () => {
  assert.equal(neighbourOf(tags, closeTags(tags, 'close', '/product'), '/product'), '/revenue');
  assert.equal(neighbourOf(tags, closeTags(tags, 'close', '/revenue'), '/revenue'), '/product');
  assert.equal(neighbourOf(tags, closeTags(tags, 'close', '/order'), '/product'), undefined);
  assert.equal(neighbourOf([tag('/order')], [], '/order'), '/index');
});

test('kept tags that make no sense count as none', () => {
  assert.deepEqual(parseTags('{'), []);
  assert.deepEqual(parseTags('[{"path":1}]'), []);
  assert.equal(parseTags(JSON.stringify(tags)).length, 4);
});
