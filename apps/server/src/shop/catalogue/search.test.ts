import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldText, indexTokens, parseSearch } from './search.rules.ts';

test('accents and capitals do not matter', () => {
  assert.equal(foldText('Ñandú à la Crème, Straße'), 'nandu a la creme, strasse');
});

test('Chinese is indexed as signs and pairs, other words whole', () => {
  assert.deepEqual(indexTokens(['手机支架 Pro']), ['手', '机', '支', '架', '手机', '机支', '支架', 'pro']);
});

test('a search asks for pairs, beginnings of words and, for longer words, near misses', () => {
  assert.deepEqual(parseSearch('手机'), { exact: "'手机'", near: [], chinese: "'手机'" });
  assert.deepEqual(parseSearch('灯'), { exact: "'灯'", near: [], chinese: "'灯'" });
  assert.deepEqual(parseSearch('lmap 手机壳'), {
    exact: "'手机' & '机壳' & 'lmap':*",
    near: [{ text: 'lmap', swapped: "'mlap':* | 'lamp':* | 'lmpa':*" }],
    chinese: "'手机' & '机壳'",
  });
  assert.equal(parseSearch(" '!:* & "), undefined);
});

test('longer words with two letters swapped find other forms of the word, and endless ones are not turned around', () => {
  assert.match(parseSearch('candels')?.near[0]?.swapped ?? '', /'candle':\*/);
  assert.equal(parseSearch('a'.repeat(25))?.near[0]?.swapped, `'${'a'.repeat(25)}'`);
});
