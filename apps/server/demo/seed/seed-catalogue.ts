import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Ctx, inTx, type Platform, systemContext } from '#platform/context.ts';
import { findImage, storeOwnImage } from '#platform/files/files.ts';
import { createCategory, createProduct, type NewImage, suppliers } from '#shop/catalogue/index.ts';
import { setStock } from '#shop/stock/index.ts';
import type { CatalogueProduct } from '../catalogue/catalogue.types.ts';
import {
  describeProduct,
  describeTexts,
  describeVariant,
} from '../catalogue/facts/describe-facts.ts';
import { demoSuppliers, type SupplierKey } from '../catalogue/facts/suppliers.ts';
import { categories, products } from '../catalogue/index.ts';
import { describePictures } from '../pictures/alt-texts.ts';
import { picturesFolder, productPictures } from '../pictures/manifest.ts';

/** Stores one committed picture under a key of its own; a second call finds it. */
export async function storePicture(platform: Platform, file: string): Promise<NewImage> {
  const ctx = systemContext(platform);
  const key = `demo/${file}`;
  const known = await findImage(ctx, key);
  if (known) return { key, width: known.width, height: known.height, tone: known.tone };
  const bytes = await readFile(fileURLToPath(new URL(file, picturesFolder)));
  const { width, height, tone } = await storeOwnImage(ctx, { bytes, name: file, key });
  return { key, width, height, tone };
}

/** The pictures of a product, the cover first; a picture that shows one colour is bound to that colour. */
async function picturesOf(platform: Platform, product: CatalogueProduct): Promise<NewImage[]> {
  const pictures = productPictures[product.key];
  if (!pictures) return [];
  const alts = describePictures(product);
  return Promise.all(
    pictures.views.map(async (file) => {
      const image = await storePicture(platform, file);
      const shown = product.variants.find(
        (variant) => pictures.bySku[variant.sku] === file && 'colour' in variant.values,
      );
      return {
        ...image,
        alt: alts.get(file) ?? {},
        valueKey: shown ? `colour:${shown.values['colour']}` : null,
      };
    }),
  );
}

/** Adds the suppliers; returns their ids. */
async function seedSuppliers(ctx: Ctx): Promise<Record<SupplierKey, string>> {
  const createdAt = ctx.clock.now();
  const rows = await ctx.db
    .insert(suppliers)
    .values(
      Object.values(demoSuppliers).map(
        ({ prefix: _prefix, perDollar: _perDollar, ...supplier }) => ({ ...supplier, createdAt }),
      ),
    )
    .returning({ id: suppliers.id, name: suppliers.name });
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return Object.fromEntries(
    Object.entries(demoSuppliers).map(([key, { name }]) => [key, ids.get(name) ?? '']),
  ) as Record<SupplierKey, string>;
}

/** Categories, suppliers, products, pictures and stock; returns the ids of all variants by sku. */
export async function seedCatalogue(platform: Platform): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  await inTx(systemContext(platform), async (ctx) => {
    for (const [sort, primary] of categories.entries()) {
      await createCategory(ctx, { key: primary.key, names: primary.name, sort });
      for (const [place, child] of primary.children.entries()) {
        await createCategory(ctx, {
          key: child.key,
          parentKey: primary.key,
          names: child.name,
          sort: place,
        });
      }
    }
  });
  const supplierIds = await seedSuppliers(systemContext(platform));
  const firstDay = platform.clock.now().getTime() - 120 * 86_400_000;
  for (const [index, product] of products.entries()) {
    const images = await picturesOf(platform, product);
    await inTx(systemContext(platform), async (ctx) => {
      const { variantIds } = await createProduct(ctx, {
        key: product.key,
        category: product.category,
        names: product.name,
        descriptions: product.description,
        options: product.options.map((option) => ({
          key: option.key,
          names: option.name,
          values: option.values.map((value) => ({
            key: value.key,
            names: value.name,
            swatch: value.swatch ?? null,
          })),
        })),
        facts: describeProduct(product),
        texts: describeTexts(product),
        variants: product.variants.map((variant) => ({
          ...variant,
          facts: describeVariant(product, variant, index, supplierIds),
        })),
        images,
        leadTimeDays: product.leadTimeDays,
        // One product a day came in, the newest today.
        availableFrom: new Date(firstDay + (index + 1) * 86_400_000 * (120 / products.length)),
      });
      for (const variant of product.variants) {
        const variantId = variantIds.get(variant.sku);
        if (!variantId) continue;
        ids.set(variant.sku, variantId);
        await setStock(ctx, variantId, variant.stock);
      }
    });
  }
  return ids;
}
