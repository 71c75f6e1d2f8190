import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createProductKey, toWholeKey } from './product-key.rules.ts';

const given = { key: 'sku:ЧАЙ', name: 'Чайник', skus: ['', 'ЧАЙ-С'], category: 'tea' };

test('the key of a new product is its name, or its category with what distinguishes it where keys cannot have the letters', () => {
  for (const [source, key] of [
    [{ name: 'Théière émaillée 0,6 l' }, 'theiere-emaillee-0-6-l'],
    [{ name: 'Ấm trà gốm Bát Tràng' }, 'am-tra-gom-bat-trang'],
    [{ name: 'Teapot 茶壶' }, 'teapot'],
    [{ name: '茶壶 2', key: '20' }, 'tea-20'],
    [{ name: 'Чайник XL', key: 'A 17/b' }, 'tea-a-17-b'],
    [{ name: '', key: 'sku:TP-06' }, 'tea-tp-06'],
    [{ skus: ['', 'ЧАЙ-С', 'TP-11'] }, 'tea-tp-11'],
    [{}, 'tea-ea31ebe5'],
    [{ category: '' }, 'product-ea31ebe5'],
  ] as const)
    assert.equal(createProductKey({ ...given, ...source }), key);
  const keyOf = (key: string) => createProductKey({ ...given, key, skus: [] });
  assert.notEqual(keyOf('чай-1'), keyOf('кофе-1'));
  assert.equal(keyOf('й'.normalize('NFD')), keyOf('й'.normalize('NFC')));
});

test('a handle that would lose letters is no key of ours', () => {
  assert.deepEqual(
    ['Kırmızı-Çay', 'straße 5', 'чай-1', 'кофе-1', '茶壶', '!'].map((text) => toWholeKey(text, 80)),
    ['kirmizi-cay', 'strasse-5', '', '', '', ''],
  );
});
