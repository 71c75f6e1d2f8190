import { languages } from '@vitrine/contract/locales.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
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
import {
  findChangedPlaces,
  insertSupplies,
  toVariantColumns,
  writeVariants,
} from './write-variants.ts';

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
        ...toVariantColumns(variant, position),
      })),
    )
    .returning({ id: variants.id });
  const variantIds = rows.map(({ id }) => id);
  await insertSupplies(ctx, form, variantIds);
  await insertImages(ctx, productId, write);
  return { productId, variantIds };
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
  const places = findChangedPlaces(before, form);
  const variantIds = await writeVariants(ctx, productId, form, { before, places }, findNamed);
  const changedIds = variantIds.filter((_, place) => places.has(place));
  if (changedIds.length)
    await ctx.db.run(
      sql`delete from variant_supplies where variant_id = any(${sql.param(changedIds)}::bigint[])`,
    );
  await insertSupplies(ctx, form, variantIds, places);
  if (JSON.stringify(before.images) !== JSON.stringify(form.images)) {
    await ctx.db.delete(productImages).where(eq(productImages.productId, productId));
    await insertImages(ctx, productId, write);
  }
  return variantIds;
}
