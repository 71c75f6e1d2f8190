import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { reuseMarkup, setMarkupRenderer } from './kept-markup.ts';

let rendered = 0;
setMarkupRenderer((element) => {
  rendered += 1;
  return `<b>${(element.props as { children: string }).children}</b>`;
});
const keep = (key: string, text = key) => reuseMarkup(key, () => createElement('b', null, text));

test('a part is rendered once for each key, and the longest unused ones are dropped when there are too many', () => {
  assert.deepEqual(
    [keep('a'), keep('a'), keep('b')],
    [
      { dangerouslySetInnerHTML: { __html: '<b>a</b>' } },
      { dangerouslySetInnerHTML: { __html: '<b>a</b>' } },
      { dangerouslySetInnerHTML: { __html: '<b>b</b>' } },
    ],
  );
  assert.equal(rendered, 2);
  const large = 'x'.repeat(1_000_000);
  for (let index = 0; index < 10; index += 1) {
    keep(`large ${index}`, large);
    keep('a');
  }
  assert.equal(rendered, 12, 'what is used again and again stays');
  keep('b');
  assert.equal(rendered, 13, 'what is not is rendered again');
});
