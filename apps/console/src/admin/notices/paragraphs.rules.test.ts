import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paragraphsOf } from './paragraphs.rules.ts';

test('empty lines divide paragraphs, single breaks stay, and signs of HTML are text', () => {
  assert.equal(
    paragraphsOf(' One\r\ntwo \n \n\n<b>Three</b> & "four"\n'),
    '<p>One<br>two</p><p>&lt;b&gt;Three&lt;/b&gt; &amp; &quot;four&quot;</p>',
  );
  assert.equal(paragraphsOf(' \n \n'), '');
});
