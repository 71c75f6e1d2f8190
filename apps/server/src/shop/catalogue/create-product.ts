import { foldText } from '@vitrine/contract/fold-text.ts';
import { languages } from '@vitrine/contract/locales.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { announceCatalogue } from './announce.ts';
import { catalogueHooks } from './catalogue.hooks.ts';
import {
  categories,
  type Names,
  optionValues,
  productImages,
  productOptions,
  products,
  productTexts,
  variants,
} from './catalogue.tables.ts';
import { refreshCards } from './refresh-cards.ts';
import { indexTokens } from './search.rules.ts';

export interface NewImage {
  /** Key of the stored file. */
  key: string;
  width: number;
  height: number;
  tone?: string | null;
  /** The option value that it shows, "colour:sage"; left out when it shows the product as such. */
  valueKey?: string | null;
}

interface NewVariant {
  sku: string;
  values: Readonly<Record<string, string>>;
  /** US cents. */
  priceMinor: number | bigint;
  weightGrams: number;
  isActive?: boolean;
}

export interface CreateProductInput {
  key: string;
  /** Key of a secondary category. */
  category: string;
  names: Names;
  descriptions: Names;
  options: readonly {
    key: string;
    names: Names;
    values: readonly { key: string; names: Names; swatch?: string | null }[];
  }[];
  variants: readonly NewVariant[];
  images: readonly NewImage[];
  leadTimeDays: number;
  status?: 'active' | 'draft' | 'archived';
  availableFrom?: Date;
}

export interface CreatedProduct {
  productId: string;
  /** Sku to id, for stock and for orders of the demonstration. */
  variantIds: ReadonlyMap<string, string>;
}

async function readCategory(
  ctx: Ctx,
  key: string,
): Promise<{ id: string; parentId: string; names: string[] }> {
  const [row] = await ctx.db
    .select({ id: categories.id, parentId: categories.parentId, names: categories.names })
    .from(categories)
    .where(eq(categories.key, key));
  const { id, parentId, names } = orNotFound(row);
  if (!parentId)
    throw new Error(`A product belongs to a secondary category, ${key} is a primary one`);
  return { id, parentId, names: Object.values(names) };
}

/** Creates a product whole: texts, options, variants, pictures, and what lists and search read of it. */
export async function createProduct(ctx: Ctx, input: CreateProductInput): Promise<CreatedProduct> {
  const category = await readCategory(ctx, input.category);
  const now = ctx.clock.now();
  const values = input.options.flatMap((option) => option.values);
  const names = Object.values(input.names);
  const [product] = await ctx.db
    .insert(products)
    .values({
      key: input.key,
      categoryId: category.id,
      primaryCategoryId: category.parentId,
      status: input.status ?? 'active',
      leadTimeDays: input.leadTimeDays,
      availableFrom: input.availableFrom ?? now,
      createdAt: now,
      changedAt: now,
      card: { names: input.names, image: null, swatches: [], variants: [] },
      sheet: { descriptions: input.descriptions, options: [], images: [], variants: [] },
      variantCount: 0,
      searchText: foldText([...new Set([...names, ...category.names])].join(' ')),
      searchTokens: indexTokens({
        names,
        about: [...category.names, ...Object.values(input.descriptions)],
        values: values.flatMap((value) => Object.values(value.names)),
        skus: input.variants.map(({ sku }) => sku),
      }),
    })
    .returning({ id: products.id });
  const productId = orNotFound(product).id;
  await ctx.db.insert(productTexts).values(
    languages.flatMap((language) => {
      const name = input.names[language];
      return name
        ? [{ productId, language, name, description: input.descriptions[language] ?? '' }]
        : [];
    }),
  );
  await insertOptions(ctx, productId, input.options);
  const createdVariants = await ctx.db
    .insert(variants)
    .values(
      input.variants.map(
        ({ sku, values: chosen, priceMinor, weightGrams, isActive }, position) => ({
          productId,
          sku,
          values: { ...chosen },
          platformPriceMinor: BigInt(priceMinor),
          weightGrams,
          isActive: isActive ?? true,
          position,
        }),
      ),
    )
    .returning({ id: variants.id, sku: variants.sku });
  if (input.images.length) {
    await ctx.db.insert(productImages).values(
      input.images.map(({ key, width, height, tone, valueKey }, position) => ({
        productId,
        position,
        key,
        width,
        height,
        tone: tone ?? null,
        valueKey: valueKey ?? null,
      })),
    );
  }
  await refreshCards(ctx, [productId]);
  const created = { productId, categoryId: category.id, primaryCategoryId: category.parentId };
  await ctx.platform.hooks.get(catalogueHooks.productCreated)(ctx, created);
  await announceCatalogue(ctx, [productId]);
  return { productId, variantIds: new Map(createdVariants.map(({ id, sku }) => [sku, id])) };
}

async function insertOptions(
  ctx: Ctx,
  productId: string,
  options: CreateProductInput['options'],
): Promise<void> {
  for (const [position, option] of options.entries()) {
    const [row] = await ctx.db
      .insert(productOptions)
      .values({ productId, key: option.key, names: option.names, position })
      .returning({ id: productOptions.id });
    await ctx.db.insert(optionValues).values(
      option.values.map(({ key, names, swatch }, index) => ({
        optionId: orNotFound(row).id,
        key,
        names,
        swatch: swatch ?? null,
        position: index,
      })),
    );
  }
}
