import type { Language } from '@vitrine/contract/locales.ts';
import type { Ctx } from '#platform/context.ts';
import { readPrepared } from '#platform/prepared.ts';
import { chooseName, imageIndexOf, type OptionOfProduct, variantLabel } from './catalogue.rules.ts';
import type { Names } from './catalogue.tables.ts';

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
  image: { key: string; width: number; height: number; tone: string | null } | null;
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

interface Row {
  id: string;
  product_id: string;
  key: string;
  category_id: string;
  primary_category_id: string;
  sku: string;
  values: Record<string, string>;
  platform_price_minor: string;
  weight_grams: number;
  lead_time_days: number;
  is_on_sale: boolean;
  names: Names;
  options: OptionOfProduct[];
  images: { key: string; width: number; height: number; tone: string | null; valueKey: string | null }[];
}

const statement = {
  name: 'catalogue.variants',
  text: `select v.id, v.product_id, p.key, p.category_id, p.primary_category_id, v.sku, v.values, v.platform_price_minor, v.weight_grams,
      p.lead_time_days, v.is_active and p.status = 'active' and p.available_from <= $2 as is_on_sale, p.card -> 'names' as names,
      p.sheet -> 'options' as options, p.sheet -> 'images' as images
    from variants v join products p on p.id = v.product_id
    where v.id = any($1::bigint[])`,
};

/** What orders, carts and prices need of variants, in one query; unknown ids are left out. */
export async function getVariants(
  ctx: Ctx,
  variantIds: readonly string[],
  language: Language = ctx.language,
): Promise<Map<string, VariantFacts>> {
  if (variantIds.length === 0) return new Map();
  const rows = await readPrepared<Row>(ctx, statement, [[...new Set(variantIds)], ctx.clock.now()]);
  return new Map(
    rows.map((row) => {
      const image = row.images[imageIndexOf(row.images, row.values)];
      return [
        row.id,
        {
          variantId: row.id,
          productId: row.product_id,
          productKey: row.key,
          categoryId: row.category_id,
          primaryCategoryId: row.primary_category_id,
          sku: row.sku,
          name: chooseName(row.names, language),
          names: row.names,
          optionLabel: variantLabel(row.options, row.values, language),
          labelIn: (wanted: Language) => variantLabel(row.options, row.values, wanted),
          image: image ? { key: image.key, width: image.width, height: image.height, tone: image.tone } : null,
          imageKeys: row.images.map(({ key }) => key),
          values: row.values,
          options: row.options,
          platformPriceMinor: BigInt(row.platform_price_minor),
          weightGrams: row.weight_grams,
          leadTimeDays: row.lead_time_days,
          isOnSale: row.is_on_sale,
        },
      ];
    }),
  );
}
