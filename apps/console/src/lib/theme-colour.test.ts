import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrast } from '@vitrine/contract/shop/oklch.ts';
import { derivePrimaryTokens } from './theme-colour.ts';

const colours = [
  '#ffd21f',
  '#12925a',
  '#d13a3a',
  '#6b4de6',
  '#000000',
  '#ffffff',
  '#0891b2',
  '#db2777',
  '#f59e0b',
];

for (const colour of colours) {
  test(`words and filled controls reach 4.5:1 when the theme colour is ${colour}`, () => {
    for (const [mode, card, page] of [
      ['light', '#ffffff', '#f6f7f9'],
      ['dark', '#161a21', '#0e1116'],
    ] as const) {
      const tokens = derivePrimaryTokens(colour, mode);
      assert.ok(tokens);
      assert.ok(contrast('#ffffff', tokens['--primary-fill']) >= 4.5, `${mode} fill`);
      for (const ground of [card, page, tokens['--primary-soft']]) {
        assert.ok(contrast(tokens['--primary-text'], ground) >= 4.5, `${mode} words on ${ground}`);
      }
      assert.ok(contrast(tokens['--primary'], card) >= 3, `${mode} lines`);
    }
  });
}

test('the default colour keeps the values of the style sheet', () => {
  assert.equal(derivePrimaryTokens('#4080FF', 'light'), undefined);
});
