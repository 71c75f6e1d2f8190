import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addCartLine, createCart } from '@vitrine/contract/shop/carts.ts';
import { sql } from 'drizzle-orm';
import { inTx, systemContext } from '#platform/context.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { createManyProducts } from '../catalogue/testing/sample-catalogue.ts';
import { createSampleShop } from '../catalogue/testing/sample-shop.ts';
import { setStock } from '../stock/index.ts';
import { createOwner } from '../stores/testing/owners.ts';

const { app, ctx } = await closeAfter(createSampleShop());
await inTx(ctx, (tx) => createManyProducts(tx, 101));
const owner = await createOwner(app);

test('a cart takes a hundred different products, and more of those that are in it', async () => {
  const { rows } = await app.platform.database.db.execute<{ id: string }>(
    sql`select id from variants order by id limit 101`,
  );
  for (const { id } of rows) await setStock(systemContext(app.platform), id, 10);
  const params = { slug: owner.slug };
  const cart = (await app.call(createCart, { params, body: { countryCode: 'US' } })).body.data
    .token;
  const add = (variantId: string) =>
    app.call(addCartLine, { params: { ...params, cart }, body: { variantId, quantity: 1 } });
  for (const { id } of rows.slice(0, 100)) assert.equal((await add(id)).status, 200);
  assert.equal((await add(rows[100]?.id ?? '')).body.code, 'cart-full');
  assert.equal((await add(rows[99]?.id ?? '')).body.data.units, 101);
});
