import type { Ctx } from '#platform/context.ts';
import { readPrepared } from '#platform/prepared.ts';
import type { OptionOfProduct } from './catalogue.rules.ts';
import type { Names } from './catalogue.tables.ts';

export interface ProductImage {
  key: string;
  width: number;
  height: number;
  tone: string | null;
  valueKey: string | null;
}

export interface ProductVariant {
  id: string;
  sku: string;
  values: Record<string, string>;
  priceMinor: bigint;
  weightGrams: number;
  isActive: boolean;
}

/** Everything that is known of one product. */
export interface Product {
  id: string;
  key: string;
  status: 'active' | 'draft' | 'archived';
  category: { id: string; key: string; names: Names };
  primaryCategory: { id: string; key: string; names: Names };
  leadTimeDays: number;
  availableFrom: Date;
  createdAt: Date;
  names: Names;
  descriptions: Names;
  options: OptionOfProduct[];
  images: ProductImage[];
  variants: ProductVariant[];
}

interface Row {
  id: string;
  key: string;
  status: Product['status'];
  lead_time_days: number;
  available_from: Date;
  created_at: Date;
  category: Product['category'];
  primary_category: Product['category'];
  names: Names;
  descriptions: Names;
  options: OptionOfProduct[] | null;
  images: ProductImage[] | null;
  variants: (Omit<ProductVariant, 'priceMinor'> & { priceMinor: string })[] | null;
}

const categoryJson = (column: string) => `(select json_build_object('id', c.id::text, 'key', c.key, 'names',
    (select json_object_agg(t.language, t.name) from category_texts t where t.category_id = c.id))
  from categories c where c.id = p.${column})`;

const text = (where: string) => `select p.id, p.key, p.status, p.lead_time_days, p.available_from, p.created_at,
    ${categoryJson('category_id')} as category, ${categoryJson('primary_category_id')} as primary_category,
    (select json_object_agg(t.language, t.name) from product_texts t where t.product_id = p.id) as names,
    (select json_object_agg(t.language, t.description) from product_texts t where t.product_id = p.id) as descriptions,
    (select json_agg(json_build_object('key', o.key, 'names', o.names, 'values',
        (select json_agg(json_build_object('key', ov.key, 'names', ov.names, 'swatch', ov.swatch) order by ov.position)
         from option_values ov where ov.option_id = o.id)) order by o.position)
      from product_options o where o.product_id = p.id) as options,
    (select json_agg(json_build_object('key', i.key, 'width', i.width, 'height', i.height, 'tone', i.tone, 'valueKey', i.value_key) order by i.position)
      from product_images i where i.product_id = p.id) as images,
    (select json_agg(json_build_object('id', v.id::text, 'sku', v.sku, 'values', v.values, 'priceMinor', v.platform_price_minor::text,
        'weightGrams', v.weight_grams, 'isActive', v.is_active) order by v.position)
      from variants v where v.product_id = p.id) as variants
  from products p where ${where}`;

const byId = { name: 'catalogue.product-by-id', text: text('p.id = $1') };
const byKey = { name: 'catalogue.product-by-key', text: text('p.key = $1') };

function toProduct(row: Row): Product {
  return {
    id: row.id,
    key: row.key,
    status: row.status,
    category: row.category,
    primaryCategory: row.primary_category,
    leadTimeDays: row.lead_time_days,
    availableFrom: row.available_from,
    createdAt: row.created_at,
    names: row.names,
    descriptions: row.descriptions,
    options: row.options ?? [],
    images: row.images ?? [],
    variants: (row.variants ?? []).map((variant) => ({ ...variant, priceMinor: BigInt(variant.priceMinor) })),
  };
}

/** One product, whole, in one query. */
export async function findProduct(ctx: Ctx, by: { id: string } | { key: string }): Promise<Product | undefined> {
  const rows = 'id' in by ? await readPrepared<Row>(ctx, byId, [by.id]) : await readPrepared<Row>(ctx, byKey, [by.key]);
  return rows[0] && toProduct(rows[0]);
}
