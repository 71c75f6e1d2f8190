import { languages } from '@vitrine/contract/locales.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { joinValues } from '@vitrine/contract/shop/product-matrix.ts';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import {
  optionValues,
  productImages,
  productOptions,
  products,
  productTexts,
  type StoredPicture,
  variants,
} from './catalogue.tables.ts';
import { describeForSearch, findMissingLanguages, withoutEmpty } from './product-texts.rules.ts';
import { variantSupplies } from './suppliers.tables.ts';

/** A checked form with what it refers to. */
export interface ProductWrite {
  form: ProductForm;
  category: { id: string; parentId: string; names: readonly string[] };
  /** By key. */
  pictures: ReadonlyMap<string, StoredPicture>;
  availableFrom: Date;
}

const moment = (text: string | null) => (text === null ? null : new Date(text));

function columnsOf({ form, category, availableFrom }: ProductWrite) {
  return {
    key: form.key,
    categoryId: category.id,
    primaryCategoryId: category.parentId,
    status: form.status,
    leadTimeDays: form.leadTimeDays,
    availableFrom,
    saleFrom: moment(form.saleFrom),
    saleUntil: moment(form.saleUntil),
    brand: form.brand,
    originCountry: form.originCountry,
    customsCode: form.customsCode,
    manufacturer: form.manufacturer,
    responsiblePerson: form.responsiblePerson,
    excludedCountries: [...form.excludedCountries].sort(),
    missingLanguages: findMissingLanguages(form.texts),
    ...describeForSearch(form, category.names),
  };
}

const textsOf = (productId: string, form: ProductForm) =>
  languages.flatMap((language) => {
    const texts = form.texts[language];
    return Object.values(texts).some(Boolean) ? [{ productId, language, ...texts }] : [];
  });

const variantColumns = (variant: ProductForm['variants'][number], position: number) => ({
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

async function insertTexts(ctx: Ctx, productId: string, form: ProductForm): Promise<void> {
  const rows = textsOf(productId, form);
  if (rows.length) await ctx.db.insert(productTexts).values(rows);
}

async function insertOptions(ctx: Ctx, productId: string, form: ProductForm): Promise<void> {
  if (!form.options.length) return;
  const rows = await ctx.db
    .insert(productOptions)
    .values(
      form.options.map(({ key, names }, position) => ({
        productId,
        key,
        names: withoutEmpty(names),
        position,
      })),
    )
    .returning({ id: productOptions.id, key: productOptions.key });
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  await ctx.db.insert(optionValues).values(
    form.options.flatMap(({ key: option, values }) =>
      values.map(({ key, names, swatch }, position) => ({
        optionId: orNotFound(ids.get(option)),
        key,
        names: withoutEmpty(names),
        swatch,
        position,
      })),
    ),
  );
}

async function insertImages(
  ctx: Ctx,
  productId: string,
  { form, pictures }: ProductWrite,
): Promise<void> {
  if (!form.images.length) return;
  await ctx.db.insert(productImages).values(
    form.images.map(({ key, alt, focusX, focusY, valueKey }, position) => {
      const { width, height, tone } = orNotFound(pictures.get(key));
      return {
        productId,
        position,
        key,
        width,
        height,
        tone,
        valueKey,
        alt: withoutEmpty(alt),
        focusX,
        focusY,
      };
    }),
  );
}

/** Writes who delivers the variants; `ids` are those of the form's variants, in their order. */
async function insertSupplies(ctx: Ctx, form: ProductForm, ids: readonly string[]): Promise<void> {
  const rows = form.variants.flatMap(({ supplies }, index) =>
    supplies.map(({ supplierId, cost, reference, isPreferred }) => ({
      variantId: orNotFound(ids[index]),
      supplierId,
      costMinor: BigInt(cost.amount),
      reference,
      isPreferred,
    })),
  );
  if (rows.length) await ctx.db.insert(variantSupplies).values(rows);
}

/** Adds a product with all that belongs to it; returns its id and those of its variants, in the form's order. */
export async function insertProduct(
  ctx: Ctx,
  write: ProductWrite,
): Promise<{ productId: string; variantIds: string[] }> {
  const now = ctx.clock.now();
  const { form } = write;
  const [product] = await ctx.db
    .insert(products)
    .values({
      ...columnsOf(write),
      createdAt: now,
      changedAt: now,
      card: { names: {}, image: null, swatches: [], variants: [] },
      sheet: { descriptions: {}, options: [], images: [], variants: [] },
      variantCount: 0,
    })
    .returning({ id: products.id });
  const productId = orNotFound(product).id;
  await insertTexts(ctx, productId, form);
  await insertOptions(ctx, productId, form);
  const rows = await ctx.db
    .insert(variants)
    .values(
      form.variants.map((variant, position) => ({
        productId,
        ...variantColumns(variant, position),
      })),
    )
    .returning({ id: variants.id });
  const variantIds = rows.map(({ id }) => id);
  await insertSupplies(ctx, form, variantIds);
  await insertImages(ctx, productId, write);
  return { productId, variantIds };
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
  rows: readonly (ReturnType<typeof variantColumns> & { id: string })[],
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

async function writeVariants(
  ctx: Ctx,
  productId: string,
  { form }: ProductWrite,
  before: ProductForm,
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
      return id ? [{ id, ...variantColumns(variant, position) }] : [];
    }),
  );
  const added = form.variants.flatMap((variant, position) =>
    ids[position] ? [] : [{ productId, ...variantColumns(variant, position) }],
  );
  const created = added.length
    ? await ctx.db.insert(variants).values(added).returning({ id: variants.id })
    : [];
  const fresh = created[Symbol.iterator]();
  return ids.map((id) => id ?? orNotFound(fresh.next().value as { id: string }).id);
}

/** Brings a stored product to its new form; returns the ids of its variants, in the form's order. */
export async function updateProduct(
  ctx: Ctx,
  productId: string,
  write: ProductWrite & { before: ProductForm; version: number },
  findNamed: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<string[]> {
  const { form, before, version } = write;
  await ctx.db
    .update(products)
    .set({ ...columnsOf(write), version })
    .where(eq(products.id, productId));
  const languagesLeft = textsOf(productId, form).map(({ language }) => language);
  await ctx.db
    .delete(productTexts)
    .where(
      and(
        eq(productTexts.productId, productId),
        languagesLeft.length ? notInArray(productTexts.language, languagesLeft) : undefined,
      ),
    );
  const texts = textsOf(productId, form);
  if (texts.length)
    await ctx.db
      .insert(productTexts)
      .values(texts)
      .onConflictDoUpdate({
        target: [productTexts.productId, productTexts.language],
        set: {
          name: sql`excluded.name`,
          description: sql`excluded.description`,
          material: sql`excluded.material`,
          care: sql`excluded.care`,
          sizeGuide: sql`excluded.size_guide`,
          warnings: sql`excluded.warnings`,
          searchTitle: sql`excluded.search_title`,
          searchDescription: sql`excluded.search_description`,
        },
      });
  // Nothing names options and pictures by their id.
  if (JSON.stringify(before.options) !== JSON.stringify(form.options)) {
    await ctx.db.delete(productOptions).where(eq(productOptions.productId, productId));
    await insertOptions(ctx, productId, form);
  }
  const variantIds = await writeVariants(ctx, productId, write, before, findNamed);
  await ctx.db.run(
    sql`delete from variant_supplies where variant_id = any(${sql.param(variantIds)}::bigint[])`,
  );
  await insertSupplies(ctx, form, variantIds);
  if (JSON.stringify(before.images) !== JSON.stringify(form.images)) {
    await ctx.db.delete(productImages).where(eq(productImages.productId, productId));
    await insertImages(ctx, productId, write);
  }
  return variantIds;
}
