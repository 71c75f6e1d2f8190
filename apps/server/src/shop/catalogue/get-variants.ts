import type { Language } from '@vitrine/contract/locales.ts';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, type RowOf } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { chooseName, imageIndexOf, type OptionOfProduct, variantLabel } from './catalogue.rules.ts';
import { type Names, products, type StoredPhoto, variants } from './catalogue.tables.ts';

export interface VariantFacts {
  variantId: string;
  productId: string;
  productKey: string;
  categoryId: string;
  primaryCategoryId: string;
  sku: string;
  /** The product's name in the asked language. */
  name: string;
  names: Names;
  /** "Terracotta · 1.1 L", empty for a product without options. */
  optionLabel: string;
  /** The same in a language of choice. */
  labelIn(language: Language): string;
  image: StoredPhoto | null;
  /** All pictures of the product, in their order. */
  imageKeys: string[];
  /** Option key to value key, and what these are called. */
  values: Record<string, string>;
  options: OptionOfProduct[];
  platformPriceMinor: bigint;
  weightGrams: number;
  leadTimeDays: number;
  /** The variant and its product are on sale on the platform. */
  isOnSale: boolean;
}

type StoredImage = StoredPhoto & { valueKey: string | null };

/** SQL for what `toVariantFacts` reads, of the variant `v` and its product `p`. */
export const variantColumns = (now: SQL | Placeholder) => sql`
  v.id, v.product_id, p.key, p.category_id, p.primary_category_id, v.sku, v.values, v.platform_price_minor, v.weight_grams,
  p.lead_time_days, v.is_active and p.status = 'active' and p.available_from <= ${now} as is_on_sale, p.card -> 'names' as names,
  p.sheet -> 'options' as options, p.sheet -> 'images' as images`;

/** What `variantColumns` are read as. */
export const variantShape = {
  id: variants.id,
  productId: variants.productId,
  key: products.key,
  categoryId: products.categoryId,
  primaryCategoryId: products.primaryCategoryId,
  sku: variants.sku,
  values: variants.values,
  platformPriceMinor: variants.platformPriceMinor,
  weightGrams: variants.weightGrams,
  leadTimeDays: products.leadTimeDays,
  isOnSale: as.boolean,
  names: as.json<Names>(),
  options: as.json<OptionOfProduct[]>(),
  images: as.json<StoredImage[]>(),
};

const list = statement(
  (places: Places<{ ids: string[]; now: Date }>) => sql`
    select ${variantColumns(places.now)} from variants v join products p on p.id = v.product_id
    where v.id = any(${places.ids}::bigint[])`,
  variantShape,
);

const withoutValue = ({ valueKey: _value, ...picture }: StoredImage): StoredPhoto => picture;

export function toVariantFacts(row: RowOf<typeof variantShape>, language: Language): VariantFacts {
  const image = row.images[imageIndexOf(row.images, row.values)];
  return {
    variantId: row.id,
    productId: row.productId,
    productKey: row.key,
    categoryId: row.categoryId,
    primaryCategoryId: row.primaryCategoryId,
    sku: row.sku,
    name: chooseName(row.names, language),
    names: row.names,
    optionLabel: variantLabel(row.options, row.values, language),
    labelIn: (wanted) => variantLabel(row.options, row.values, wanted),
    image: image ? withoutValue(image) : null,
    imageKeys: row.images.map(({ key }) => key),
    values: row.values,
    options: row.options,
    platformPriceMinor: row.platformPriceMinor,
    weightGrams: row.weightGrams,
    leadTimeDays: row.leadTimeDays,
    isOnSale: row.isOnSale,
  };
}

/** What orders, carts and prices need of variants, in one query; unknown ids are left out. */
export async function getVariants(
  ctx: Ctx,
  variantIds: readonly string[],
  language: Language = ctx.language,
): Promise<Map<string, VariantFacts>> {
  if (variantIds.length === 0) return new Map();
  const rows = await list(ctx, { ids: [...new Set(variantIds)], now: ctx.clock.now() });
  return new Map(rows.map((row) => [row.id, toVariantFacts(row, language)]));
}
