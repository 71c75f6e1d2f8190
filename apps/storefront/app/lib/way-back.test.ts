import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wayBack } from './way-back.ts';

const shop = 'https://shop.example.com';

test('a form leads back to its page, in the language that was chosen there', () => {
  assert.equal(
    wayBack(`${shop}/s/luna/p/teapot?colour=red`, shop, 'fr'),
    '/s/luna/fr/p/teapot?colour=red',
  );
  assert.equal(wayBack(`${shop}/s/luna/es/c/tea`, shop, 'zh-cn'), '/s/luna/zh-cn/c/tea');
  assert.equal(wayBack(`${shop}/en`, shop, 'pt'), '/pt');
  assert.equal(wayBack(`${shop}/s/luna`, shop, null), '/s/luna');
  assert.equal(wayBack(null, shop, null), '/');
});

test('no page of another site leads anywhere but into this one', () => {
  const paths = [
    '//evil.example/x',
    '/\\evil.example',
    '///evil.example',
    '/%2f/evil.example',
    '/\t/evil.example',
  ];
  for (const path of paths) {
    for (const language of [null, 'fr']) {
      const target = wayBack(`https://evil.example${path}`, shop, language);
      assert.equal(new URL(target, shop).origin, shop, `${path} ${target}`);
    }
  }
  assert.equal(wayBack('javascript:alert(1)', shop, null), '/alert(1)');
});
