import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldText } from '@vitrine/contract/fold-text.ts';
import { indexTokens, parseSearch } from './search.rules.ts';

test('accents and capitals do not matter', () => {
  assert.equal(foldText('Ñandú à la Crème, Straße'), 'nandu a la creme, strasse');
});

test('names are indexed as words, all else apart from them; Chinese as signs and pairs', () => {
  assert.deepEqual(
    indexTokens({ names: ['手机支架 Pro'], about: ['Tea'], values: ['Teal'], skus: ['TEA-1'] }),
    [
      ...[
        '手',
        '机',
        '支',
        '架',
        '手机',
        '机支',
        '支架',
        'pro',
        '~tea',
        '=teal',
        '=tea',
        '=1',
        '#tea-1',
      ],
    ],
  );
});

test('a search asks for pairs, beginnings of words in names, whole words elsewhere and, for longer words, near misses', () => {
  assert.deepEqual(parseSearch('手机'), {
    exact: "('手机' | '~手机' | '=手机')",
    inName: "'手机'",
    inAbout: "('手机' | '~手机')",
    text: '手机',
    near: [],
    chinese: "'手机'",
  });
  const mixed = parseSearch('lmap 手机壳');
  assert.equal(mixed?.inName, "'手机' & '机壳' & 'lmap':*");
  assert.deepEqual(mixed?.near, [{ text: 'lmap', swapped: "'mlap':* | 'lamp':* | 'lmpa':*" }]);
  assert.equal(mixed?.chinese, "'手机' & '机壳'");
  assert.match(parseSearch('LMP-Nav')?.exact ?? '', / \| '#lmp-nav':\*$/);
  assert.equal(parseSearch(" '!:* & "), undefined);
});

test('longer words with two letters swapped find other forms of the word, and endless ones are not turned around', () => {
  assert.match(parseSearch('candels')?.near[0]?.swapped ?? '', /'candle':\*/);
  assert.equal(parseSearch('a'.repeat(25))?.near[0]?.swapped, `'${'a'.repeat(25)}'`);
});
