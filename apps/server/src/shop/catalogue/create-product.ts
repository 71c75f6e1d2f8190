import { type Language, languages } from '@vitrine/contract/locales.ts';
import { asLine } from '@vitrine/contract/shapes.ts';
import {
  createProductForm,
  createVariant,
  emptyTexts,
  fillNames,
} from '@vitrine/contract/shop/new-product.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import type { ProductTexts, VariantForm } from '@vitrine/contract/shop/product-form-parts.ts';
import { eq } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { announceProducts } from './announce.ts';
import { categories, type Names, type StoredPicture } from './catalogue.tables.ts';
import { media } from './media.tables.ts';
import { publishProducts } from './publish-products.ts';
import { refreshCards } from './refresh-cards.ts';
import { insertProduct } from './write-product.ts';

export interface NewImage {
  /** Key of the stored file. */
  key: string;
  width: number;
  height: number;
  tone?: string | null;
  /** The option value that it shows, "colour:sage"; left out when it shows the product as such. */
  valueKey?: string | null;
  /** A text for people who do not see it. */
  alt?: Names;
}

interface NewVariant {
  sku: string;
  values: Readonly<Record<string, string>>;
  /** US cents. */
  priceMinor: number | bigint;
  weightGrams: number;
  isActive?: boolean;
  /** Barcode, size, supplies and the like; without them they are not known. */
  facts?: Partial<VariantForm>;
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
  /** Brand, origin, safety and the like; without them they are not known. */
  facts?: Partial<ProductForm>;
  /** Texts other than name and description. */
  texts?: Partial<Record<Language, Partial<ProductTexts>>>;
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

function toForm(input: CreateProductInput, categoryId: string): ProductForm {
  return createProductForm({
    ...input.facts,
    key: input.key,
    categoryId,
    status: input.status ?? 'active',
    leadTimeDays: input.leadTimeDays,
    texts: Object.fromEntries(
      languages.map((language) => [
        language,
        {
          ...emptyTexts,
          ...input.texts?.[language],
          name: input.names[language] ?? '',
          description: input.descriptions[language] ?? '',
        },
      ]),
    ) as ProductForm['texts'],
    options: input.options.map(({ key, names, values }) => ({
      key,
      names: fillNames(names),
      values: values.map((value) => ({
        key: value.key,
        names: fillNames(value.names),
        swatch: value.swatch ?? null,
      })),
    })),
    variants: input.variants.map(({ sku, values, priceMinor, weightGrams, isActive, facts }) =>
      createVariant({
        ...facts,
        values: { ...values },
        sku,
        platformPrice: { amount: Number(priceMinor), currency: 'USD' },
        weightGrams,
        isActive: isActive ?? true,
      }),
    ),
    images: input.images.map(({ key, valueKey, alt }) => ({
      key,
      alt: fillNames(alt ?? {}),
      focusX: 50,
      focusY: 50,
      valueKey: valueKey ?? null,
    })),
  });
}

/** The pictures are in the media library like those that operators add. */
async function addToLibrary(ctx: Ctx, images: readonly StoredPicture[]): Promise<void> {
  if (!images.length) return;
  const createdAt = ctx.clock.now();
  await ctx.db
    .insert(media)
    .values(
      images.map((image) => ({
        ...image,
        name: asLine(image.key.slice(image.key.lastIndexOf('/') + 1)),
        createdAt,
      })),
    )
    .onConflictDoNothing();
}

/** Creates a product of the demonstration or a test, with pictures that are stored already: see `saveProduct` for operators and imports. */
export async function createProduct(ctx: Ctx, input: CreateProductInput): Promise<CreatedProduct> {
  const category = await readCategory(ctx, input.category);
  const pictures = input.images.map(({ key, width, height, tone }) => ({
    key,
    width,
    height,
    tone: tone ?? null,
  }));
  await addToLibrary(ctx, pictures);
  const form = toForm(input, category.id);
  const { productId, variantIds } = await insertProduct(ctx, {
    form,
    category,
    pictures: new Map(pictures.map((picture) => [picture.key, picture])),
    availableFrom: input.availableFrom ?? ctx.clock.now(),
  });
  await refreshCards(ctx, [productId]);
  await publishProducts(ctx, [productId]);
  await announceProducts(ctx, [productId]);
  return {
    productId,
    variantIds: new Map(input.variants.map(({ sku }, index) => [sku, variantIds[index] ?? ''])),
  };
}
