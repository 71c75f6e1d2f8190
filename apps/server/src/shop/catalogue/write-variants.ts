import { isSame } from '@vitrine/contract/shop/product-fields.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { joinValues } from '@vitrine/contract/shop/product-matrix.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { variants } from './catalogue.tables.ts';
import { variantSupplies } from './suppliers.tables.ts';

type Variant = ProductForm['variants'][number];

export const toVariantColumns = (variant: Variant, position: number) => ({
  sku: variant.sku,
  values: variant.values,
  platformPriceMinor: BigInt(variant.platformPrice.amount),
  recommendedPriceMinor:
    variant.recommendedPrice === null ? null : BigInt(variant.recommendedPrice.amount),
  weightGrams: variant.weightGrams,
  barcode: variant.barcode,
  lengthMm: variant.lengthMm,
  widthMm: variant.widthMm,
  heightMm: variant.heightMm,
  unitPrice: variant.unitPrice,
  isActive: variant.isActive,
  position,
});

/** Writes who delivers the variants, or those at some places; `ids` are those of the form's variants, in their order. */
export async function insertSupplies(
  ctx: Ctx,
  form: ProductForm,
  ids: readonly string[],
  places?: ReadonlySet<number>,
): Promise<void> {
  const rows = form.variants.flatMap(({ supplies }, index) =>
    (places && !places.has(index) ? [] : supplies).map(
      ({ supplierId, cost, reference, isPreferred }) => ({
        variantId: orNotFound(ids[index]),
        supplierId,
        costMinor: BigInt(cost.amount),
        reference,
        isPreferred,
      }),
    ),
  );
  if (rows.length) await ctx.db.insert(variantSupplies).values(rows);
}

/** Ids for the variants that the form adds: of removed ones with the same values, so that a variant that comes back is the same one. */
async function findRemoved(ctx: Ctx, productId: string): Promise<Map<string, string>> {
  const rows = await ctx.db.rows(
    sql`select id, values from variants where product_id = ${productId} and removed_at is not null order by removed_at`,
    { id: variants.id, values: variants.values },
  );
  return new Map(rows.map(({ id, values }) => [joinValues(values), id]));
}

/** Updates many variants in one statement. A SKU that moves from one to another is freed before it is given. */
async function updateVariants(
  ctx: Ctx,
  rows: readonly (ReturnType<typeof toVariantColumns> & { id: string })[],
): Promise<void> {
  if (!rows.length) return;
  const asJson = JSON.stringify(
    rows.map(({ platformPriceMinor, recommendedPriceMinor, ...row }) => ({
      ...row,
      platformPriceMinor: platformPriceMinor.toString(),
      recommendedPriceMinor: recommendedPriceMinor?.toString() ?? null,
    })),
  );
  const source = sql`json_to_recordset(${asJson}::json) as n ("id" bigint, "sku" text, "values" jsonb, "platformPriceMinor" bigint,
    "recommendedPriceMinor" bigint, "weightGrams" int, "barcode" text, "lengthMm" int, "widthMm" int, "heightMm" int, "unitPrice" jsonb,
    "isActive" boolean, "position" int)`;
  await ctx.db.run(
    sql`update variants v set sku = '~' || v.id from ${source} where v.id = n.id and v.sku <> n.sku`,
  );
  await ctx.db.run(sql`
    update variants v set sku = n.sku, values = n.values, platform_price_minor = n."platformPriceMinor",
      recommended_price_minor = n."recommendedPriceMinor", weight_grams = n."weightGrams", barcode = n.barcode, length_mm = n."lengthMm",
      width_mm = n."widthMm", height_mm = n."heightMm", unit_price = nullif(n."unitPrice", 'null'::jsonb), is_active = n."isActive",
      position = n.position, removed_at = null
    from ${source} where v.id = n.id`);
}

const withoutUnits = ({ onHand: _units, onHandRead: _read, ...fields }: Variant) => fields;

/** The places of variants in which the form differs from the stored one, or that are new. */
export function findChangedPlaces(before: ProductForm, form: ProductForm): Set<number> {
  const stored = new Map(before.variants.map((variant) => [variant.id, variant]));
  return new Set(
    form.variants.flatMap((variant, place) => {
      const known = stored.get(variant.id);
      const isKept =
        known && (known === variant || isSame(withoutUnits(known), withoutUnits(variant)));
      return isKept ? [] : [place];
    }),
  );
}

/** Numbers the variants in the form's order. */
const numberVariants = (ctx: Ctx, ids: readonly string[]): Promise<unknown> =>
  ctx.db.run(sql`
    update variants v set position = n.place - 1
    from unnest(${sql.param([...ids])}::bigint[]) with ordinality as n (id, place)
    where v.id = n.id and v.position <> n.place - 1`);

/** Takes the variants out of the product that the form has not any more; those that something else names stay as rows. */
async function removeVariants(
  ctx: Ctx,
  removed: readonly string[],
  named: ReadonlySet<string>,
): Promise<void> {
  if (!removed.length) return;
  const kept = removed.filter((id) => named.has(id));
  const deleted = removed.filter((id) => !named.has(id));
  if (kept.length)
    await ctx.db.run(sql`
      update variants set removed_at = ${ctx.clock.now().toISOString()}::timestamptz, is_active = false,
        sku = left(sku, 60) || '~' || id
      where id = any(${sql.param(kept)}::bigint[])`);
  if (deleted.length)
    await ctx.db.run(sql`delete from variants where id = any(${sql.param(deleted)}::bigint[])`);
}

/** Writes the variants at some places, new ones among them, and takes those out that the form has not any more; returns the ids of all. */
export async function writeVariants(
  ctx: Ctx,
  productId: string,
  form: ProductForm,
  { before, places }: { before: ProductForm; places: ReadonlySet<number> },
  findNamed: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<string[]> {
  const stays = new Set(form.variants.flatMap(({ id }) => id ?? []));
  const removed = before.variants.flatMap(({ id }) => (id !== null && !stays.has(id) ? [id] : []));
  if (removed.length) await removeVariants(ctx, removed, await findNamed(removed));
  const returning = form.variants.some(({ id }) => id === null)
    ? await findRemoved(ctx, productId)
    : new Map<string, string>();
  const ids = form.variants.map(
    ({ id, values }) => id ?? returning.get(joinValues(values)) ?? null,
  );
  await updateVariants(
    ctx,
    form.variants.flatMap((variant, position) => {
      const id = ids[position];
      return id && places.has(position) ? [{ id, ...toVariantColumns(variant, position) }] : [];
    }),
  );
  const added = form.variants.flatMap((variant, position) =>
    ids[position] ? [] : [{ productId, ...toVariantColumns(variant, position) }],
  );
  const created = added.length
    ? await ctx.db.insert(variants).values(added).returning({ id: variants.id })
    : [];
  const fresh = created[Symbol.iterator]();
  const all = ids.map((id) => id ?? orNotFound(fresh.next().value as { id: string }).id);
  const isMoved = before.variants.map(({ id }) => id).join() !== all.join();
  if ((isMoved || places.size > 0) && places.size < all.length) await numberVariants(ctx, all);
  return all;
}
