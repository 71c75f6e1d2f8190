import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fontRuns } from './font-runs.ts';

const shown = (text: string) =>
  fontRuns(text).map(({ font, text: part }) => `${font === 'Inter' ? 'L' : 'C'}:${part}`);

test('a Latin word keeps its apostrophe and its quotes', () => {
  assert.deepEqual(shown('Pip’s Toybox'), ['L:Pip’s Toybox']);
  assert.deepEqual(shown('“Crème” – 54,95 €'), ['L:“Crème” – 54,95 €']);
});

test('Chinese is drawn in its own font, names in it in theirs', () => {
  assert.deepEqual(shown('Kira 的桌面'), ['L:Kira ', 'C:的桌面']);
  assert.deepEqual(shown('由“林可儿”精选，JP¥11,439 起。'), [
    'C:由“林可儿”精选，',
    'L:JP¥11,439 ',
    'C:起。',
  ]);
  assert.deepEqual(shown('…'), ['L:…']);
});
