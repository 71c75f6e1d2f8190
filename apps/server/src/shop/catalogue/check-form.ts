import type { Currency } from '@vitrine/contract/money.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { createStartCondition } from '#platform/db/like.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { Failure, type FieldProblem } from '#platform/failure.ts';
import { findRate } from '../markets/index.ts';
import {
  categories,
  productImages,
  products,
  type StoredPicture,
  variants,
} from './catalogue.tables.ts';
import { media } from './media.tables.ts';
import type { ProductWrite } from './write-product.ts';

type Problems = FieldProblem[];

async function findCategory(ctx: Ctx, id: string, problems: Problems) {
  const [row] = await ctx.db.rows(
    sql`select id, parent_id, names from categories where id = ${id}`,
    { id: categories.id, parentId: orNull(as.id), names: categories.names },
  );
  if (!row?.parentId) problems.push({ path: 'categoryId', code: 'choice' });
  return { id, parentId: row?.parentId ?? '', names: Object.values(row?.names ?? {}) };
}

/** The pictures of a form: from the media library, or those that the product has already. */
async function findPictures(
  ctx: Ctx,
  productId: string | null,
  { images }: ProductForm,
  problems: Problems,
): Promise<Map<string, StoredPicture>> {
  const keys = images.map(({ key }) => key);
  if (!keys.length) return new Map();
  const { key, width, height, tone } = media;
  const rows = [
    ...(await ctx.db.select({ key, width, height, tone }).from(media).where(inArray(key, keys))),
    ...(productId === null
      ? []
      : await ctx.db.rows(
          sql`select key, width, height, tone from product_images where product_id = ${productId}`,
          {
            key: productImages.key,
            width: productImages.width,
            height: productImages.height,
            tone: orNull(as.text),
          },
        )),
  ];
  const pictures = new Map(rows.map((row) => [row.key, row]));
  for (const [index, wanted] of keys.entries())
    if (!pictures.has(wanted)) problems.push({ path: `images.${index}.key`, code: 'choice' });
  return pictures;
}

/** True if amounts of the currency can be converted into dollars. */
export const hasRate = async (ctx: Ctx, currency: Currency): Promise<boolean> =>
  currency === 'USD' ||
  (await findRate(ctx, currency, 'USD').then(
    () => true,
    () => false,
  ));

/** A cost is in its supplier's currency, for which there is a rate: otherwise the margin is unknown. */
async function checkSupplies(ctx: Ctx, { variants: all }: ProductForm, problems: Problems) {
  const ids = [...new Set(all.flatMap(({ supplies }) => supplies.map((s) => s.supplierId)))];
  if (!ids.length) return;
  const rows = await ctx.db.rows(
    sql`select id, currency from suppliers where id = any(${sql.param(ids)}::bigint[])`,
    { id: as.id, currency: as.currency },
  );
  const currencies = new Map(rows.map((row) => [row.id, row.currency]));
  const rated = new Map<Currency, boolean>();
  for (const currency of currencies.values()) rated.set(currency, await hasRate(ctx, currency));
  for (const [index, { supplies }] of all.entries())
    for (const [place, { supplierId, cost }] of supplies.entries()) {
      const start = `variants.${index}.supplies.${place}`;
      const currency = currencies.get(supplierId);
      if (!currency) problems.push({ path: `${start}.supplierId`, code: 'choice' });
      else if (cost.currency !== currency)
        problems.push({ path: `${start}.cost`, code: 'wrong-currency', values: { currency } });
      else if (!rated.get(currency)) problems.push({ path: `${start}.cost`, code: 'no-rate' });
    }
}

/** SKUs for the variants without one, made of the key and the values; numbered where such a SKU is taken. */
async function fillSkus(ctx: Ctx, form: ProductForm): Promise<ProductForm> {
  const missing = form.variants.filter(({ sku }) => sku === '');
  if (!missing.length) return form;
  const start = form.key.toUpperCase().slice(0, 40);
  const proposals = missing.map(({ values }) =>
    [start, ...form.options.map(({ key }) => values[key]?.toUpperCase() ?? '')]
      .join('-')
      .slice(0, 70),
  );
  const rows = await ctx.db.rows(
    sql`select sku from variants where ${createStartCondition(sql`sku`, start)}`,
    {
      sku: variants.sku,
    },
  );
  const taken = new Set([...rows, ...form.variants].map(({ sku }) => sku));
  const skus = proposals.map((proposal) => {
    let sku = proposal;
    for (let number = 2; taken.has(sku); number += 1) sku = `${proposal}-${number}`;
    taken.add(sku);
    return sku;
  });
  const filled = skus[Symbol.iterator]();
  return {
    ...form,
    variants: form.variants.map((variant) =>
      variant.sku === '' ? { ...variant, sku: filled.next().value ?? '' } : variant,
    ),
  };
}

/** Keys and SKUs that other products have. */
async function checkTaken(
  ctx: Ctx,
  productId: string | null,
  form: ProductForm,
  problems: Problems,
): Promise<void> {
  const own = productId ?? '0';
  const skus = form.variants.map(({ sku }) => sku);
  const keys = await ctx.db.rows(
    sql`select key from products where key = ${form.key} and id <> ${own}`,
    { key: products.key },
  );
  if (keys.length) problems.push({ path: 'key', code: 'taken' });
  const rows = await ctx.db.rows(
    sql`select sku from variants where sku = any(${sql.param(skus)}::text[]) and product_id <> ${own}`,
    { sku: variants.sku },
  );
  const taken = new Set(rows.map(({ sku }) => sku));
  for (const [index, sku] of skus.entries())
    if (taken.has(sku)) problems.push({ path: `variants.${index}.sku`, code: 'taken' });
}

/** Checks all that a form refers to, and reads it; names every field that is wrong. */
export async function checkForm(
  ctx: Ctx,
  productId: string | null,
  sent: ProductForm,
): Promise<Omit<ProductWrite, 'availableFrom'>> {
  const problems: Problems = [];
  const form = await fillSkus(ctx, sent);
  const category = await findCategory(ctx, form.categoryId, problems);
  const pictures = await findPictures(ctx, productId, form, problems);
  await checkSupplies(ctx, form, problems);
  await checkTaken(ctx, productId, form, problems);
  if (problems.length) throw new Failure('invalid-input', { fields: problems.slice(0, 50) });
  return { form, category, pictures };
}
