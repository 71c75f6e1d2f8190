import type { Ctx } from '#platform/context.ts';
import { readPrepared } from '#platform/prepared.ts';
import type { OptionOfProduct } from './catalogue.rules.ts';
import type { Names, StoredCard, StoredSheet } from './catalogue.tables.ts';

interface ProductImage {
  key: string;
  width: number;
  height: number;
  tone: string | null;
  valueKey: string | null;
}

interface ProductVariant {
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

/** A row of `productColumns`. */
export interface ProductRow {
  product_id: string;
  product_key: string;
  product_status: Product['status'];
  product_lead_time_days: number;
  product_available_from: Date;
  product_created_at: Date;
  product_card: StoredCard;
  product_sheet: StoredSheet;
  product_category: Product['category'];
  product_primary_category: Product['category'];
}

/** SQL for all that `toProduct` needs of the product `p`, which stands in `productSource`: one row, nothing to gather. */
export const productColumns = `p.id as product_id, p.key as product_key, p.status as product_status,
    p.lead_time_days as product_lead_time_days, p.available_from as product_available_from, p.created_at as product_created_at,
    p.card as product_card, p.sheet as product_sheet,
    json_build_object('id', own.id::text, 'key', own.key, 'names', own.names) as product_category,
    json_build_object('id', parent.id::text, 'key', parent.key, 'names', parent.names) as product_primary_category`;

export const productSource = `products p
    join categories own on own.id = p.category_id join categories parent on parent.id = p.primary_category_id`;

const byId = { name: 'catalogue.product-by-id', text: `select ${productColumns} from ${productSource} where p.id = $1` };

export function toProduct(row: ProductRow): Product {
  const { descriptions, options, images, variants } = row.product_sheet;
  return {
    id: row.product_id,
    key: row.product_key,
    status: row.product_status,
    category: row.product_category,
    primaryCategory: row.product_primary_category,
    leadTimeDays: row.product_lead_time_days,
    availableFrom: row.product_available_from,
    createdAt: row.product_created_at,
    names: row.product_card.names,
    descriptions,
    options,
    images,
    variants: variants.map((variant) => ({ ...variant, priceMinor: BigInt(variant.priceMinor) })),
  };
}

/** One product, whole, in one query. */
export async function findProduct(ctx: Ctx, id: string): Promise<Product | undefined> {
  const [row] = await readPrepared<ProductRow>(ctx, byId, [id]);
  return row && toProduct(row);
}
