import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressInLanguage } from './seller-address.ts';

test('the country of an address is written in the language of the reader', () => {
  const dublin = '12 Harbour Row, Dublin D02 X285, Ireland';
  assert.equal(addressInLanguage(dublin, 'es'), '12 Harbour Row, Dublin D02 X285, Irlanda');
  assert.equal(addressInLanguage(dublin, 'zh-cn'), '12 Harbour Row, Dublin D02 X285, 爱尔兰');
  assert.equal(addressInLanguage('Rua 1, Lisboa, PORTUGAL', 'en'), 'Rua 1, Lisboa, Portugal');
  assert.equal(addressInLanguage('Calle 1, Madrid, España', 'fr'), 'Calle 1, Madrid, Espagne');
  for (const address of ['1 Example Street, Town', 'Dublin'])
    assert.equal(addressInLanguage(address, 'es'), address);
});
