import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import type {
  changeProductStatus,
  deleteProduct as deleteContract,
  listProductChanges,
  readProductForm,
} from '@vitrine/contract/shop/product-editing.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { sql } from 'drizzle-orm';
import { nameOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { createStartCondition } from '#platform/db/like.ts';
import { as } from '#platform/db/sql-rows.ts';
import { Failure, orNotFound } from '#platform/failure.ts';
import {
  announceProducts,
  findForm,
  listChanges,
  listVariantIds,
  removeProducts,
} from '../catalogue/index.ts';
import { readStockLevels } from '../stock/index.ts';
import { saveProduct, withStock } from './save-product.ts';

/** A product as its form edits it. */
export async function readForEditing(
  ctx: Ctx,
  productId: string,
  { variantsMax }: EndpointInput<typeof readProductForm>['query'],
): Promise<EndpointReply<typeof readProductForm>> {
  const { id, version, form, createdAt, publishedAt } = orNotFound(
    await findForm(ctx, productId, { variantsMax }),
  );
  const variantIds = await listVariantIds(ctx, productId);
  const levels = await readStockLevels(ctx, variantIds);
  return {
    id,
    version,
    form: await withStock(ctx, form),
    variantIds,
    unitsOnHand: [...levels.values()].reduce((sum, { onHand }) => sum + onHand, 0),
    createdAt: createdAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
  };
}

/** A key for a copy that no product has: `teapot-copy`, `teapot-copy-2`. */
async function findFreeKey(ctx: Ctx, key: string): Promise<string> {
  const start = `${key.slice(0, 70).replace(/-+$/, '')}-copy`;
  const rows = await ctx.db.rows(
    sql`select key from products where ${createStartCondition(sql`key`, start)}`,
    {
      key: as.text,
    },
  );
  const taken = new Set(rows.map((row) => row.key));
  if (!taken.has(start)) return start;
  let number = 2;
  while (taken.has(`${start}-${number}`)) number += 1;
  return `${start}-${number}`;
}

/** A copy has no ids, SKUs, barcodes, schedule and units. */
const copyOf = (form: ProductForm, key: string): ProductForm => ({
  ...form,
  key,
  status: 'draft',
  saleFrom: null,
  saleUntil: null,
  variants: form.variants.map((variant) => ({
    ...variant,
    id: null,
    sku: '',
    barcode: '',
    onHand: null,
    onHandRead: null,
  })),
});

/** Adds a draft like a product. */
export async function copyProduct(ctx: Ctx, productId: string) {
  const { form } = orNotFound(await findForm(ctx, productId));
  const key = await findFreeKey(ctx, form.key);
  return saveProduct(ctx, { id: null, version: null, form: copyOf(form, key), source: 'copy' });
}

/** Puts a product on sale, takes it off or archives it. */
export async function changeStatus(
  ctx: Ctx,
  productId: string,
  { status }: EndpointInput<typeof changeProductStatus>['body'],
): Promise<EndpointReply<typeof changeProductStatus>> {
  const stored = orNotFound(await findForm(ctx, productId, { isLocking: true }));
  const { version } = await saveProduct(ctx, {
    id: productId,
    version: stored.version,
    form: { ...stored.form, status },
    source: 'form',
  });
  return { version };
}

/** Deletes a product, or archives it if something names it. */
export async function deleteProduct(
  ctx: Ctx,
  productId: string,
): Promise<EndpointReply<typeof deleteContract>> {
  const { archived } = await removeProducts(ctx, [productId], 'form');
  await announceProducts(ctx, archived);
  return { outcome: archived.length ? 'archived' : 'deleted' };
}

/** The history of a product. */
export async function readHistory(
  ctx: Ctx,
  productId: string,
  { cursor, limit }: EndpointInput<typeof listProductChanges>['query'],
): Promise<EndpointReply<typeof listProductChanges>> {
  if (cursor && !/^\d{1,18}$/.test(cursor))
    throw new Failure('invalid-input', { fields: [{ path: 'cursor', code: 'format' }] });
  const rows = await listChanges(ctx, productId, { before: cursor ?? null, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const names = await nameOperators(
    ctx,
    shown.flatMap(({ accountId }) => accountId ?? []),
  );
  return {
    list: shown.map(({ accountId, at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      byName: accountId === null ? null : (names.get(accountId) ?? null),
    })),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
