import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listMovements } from '@vitrine/contract/shop/movements.ts';
import { exportStatement } from '@vitrine/contract/shop/statements.ts';
import { withBank } from '../testing/fixtures.ts';

const { shop, owner } = await withBank({ owner: {} });

test('a movement and a statement name products as their reader does, and are found by the name in any language', async () => {
  await shop.paidOrder(owner, shop.lamp);
  const read = async (lang: string, keywords?: string) =>
    (
      await shop.app.call(
        listMovements,
        { query: keywords ? { keywords } : {} },
        { token: owner.token, lang },
      )
    ).body.data.list.map(({ product }) => product);
  const [english] = await read('en');
  const [spanish] = await read('es');
  assert.ok(english && spanish && english !== spanish, `${english} ${spanish}`);
  const word = spanish.split(/[ ,]/)[0] ?? '';
  assert.deepEqual(await read('en', word), [english], 'a word of another language finds it');
  assert.deepEqual(await read('en', 'nothing is called so'), []);
  const csv = await shop.app.server.inject({
    url: exportStatement.path,
    query: { format: 'csv' },
    headers: { authorization: `Bearer ${owner.token}`, lang: 'es' },
  });
  assert.ok(csv.body.includes(word), csv.body);
});
