import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, type RowOf } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import type { OptionOfProduct } from './catalogue.rules.ts';
import { type Names, products, type StoredPhoto } from './catalogue.tables.ts';

interface ProductImage extends StoredPhoto {
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

/** What `productColumns` are read as. */
export const productShape = {
  productId: products.id,
  productKey: products.key,
  productStatus: products.status,
  productLeadTimeDays: products.leadTimeDays,
  productAvailableFrom: products.availableFrom,
  productCreatedAt: products.createdAt,
  productCard: products.card,
  productSheet: products.sheet,
  productCategory: as.json<Product['category']>(),
  productPrimaryCategory: as.json<Product['category']>(),
};

type ProductRow = RowOf<typeof productShape>;

/** SQL for all that `toProduct` needs of the product `p`, which is in `productSource`: one row, nothing to gather. */
export const productColumns = sql`p.id as product_id, p.key as product_key, p.status as product_status,
    p.lead_time_days as product_lead_time_days, p.available_from as product_available_from, p.created_at as product_created_at,
    p.card as product_card, p.sheet as product_sheet,
    json_build_object('id', own.id::text, 'key', own.key, 'names', own.names) as product_category,
    json_build_object('id', parent.id::text, 'key', parent.key, 'names', parent.names) as product_primary_category`;

export const productSource = sql`products p
    join categories own on own.id = p.category_id join categories parent on parent.id = p.primary_category_id`;

const findById = statement(
  (places: Places<{ id: string }>) =>
    sql`select ${productColumns} from ${productSource} where p.id = ${places.id}`,
  productShape,
);

export function toProduct(row: ProductRow): Product {
  const { descriptions, options, images, variants } = row.productSheet;
  return {
    id: row.productId,
    key: row.productKey,
    status: row.productStatus,
    category: row.productCategory,
    primaryCategory: row.productPrimaryCategory,
    leadTimeDays: row.productLeadTimeDays,
    availableFrom: row.productAvailableFrom,
    createdAt: row.productCreatedAt,
    names: row.productCard.names,
    descriptions,
    options,
    images,
    variants: variants.map((variant) => ({ ...variant, priceMinor: BigInt(variant.priceMinor) })),
  };
}

/** One product, whole, in one query. */
export async function findProduct(ctx: Ctx, id: string): Promise<Product | undefined> {
  const [row] = await findById(ctx, { id });
  return row && toProduct(row);
}
