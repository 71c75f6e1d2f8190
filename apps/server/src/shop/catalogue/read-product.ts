import type { Ctx } from '#platform/context.ts';
import { readPrepared } from '#platform/prepared.ts';
import type { OptionOfProduct } from './catalogue.rules.ts';
import type { Names, StoredCard, StoredSheet } from './catalogue.tables.ts';

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

/** A row of `productColumns`. */
export interface ProductRow {
  id: string;
  key: string;
  status: Product['status'];
  lead_time_days: number;
  available_from: Date;
  created_at: Date;
  card: StoredCard;
  sheet: StoredSheet;
  category: Product['category'];
  primary_category: Product['category'];
}

/** SQL for all that `toProduct` needs of the product `p`, which stands in `productSource`: one row, nothing to gather. */
export const productColumns = `p.id, p.key, p.status, p.lead_time_days, p.available_from, p.created_at, p.card, p.sheet,
    json_build_object('id', own.id::text, 'key', own.key, 'names', own.names) as category,
    json_build_object('id', parent.id::text, 'key', parent.key, 'names', parent.names) as primary_category`;

export const productSource = `products p
    join categories own on own.id = p.category_id join categories parent on parent.id = p.primary_category_id`;

const byId = { name: 'catalogue.product-by-id', text: `select ${productColumns} from ${productSource} where p.id = $1` };

export function toProduct(row: ProductRow): Product {
  const { descriptions, options, images, variants } = row.sheet;
  return {
    id: row.id,
    key: row.key,
    status: row.status,
    category: row.category,
    primaryCategory: row.primary_category,
    leadTimeDays: row.lead_time_days,
    availableFrom: row.available_from,
    createdAt: row.created_at,
    names: row.card.names,
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
