import { languages } from '@vitrine/contract/locales.ts';
import { emptyTexts, fillNames } from '@vitrine/contract/shop/new-product.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import type { ProductTexts, VariantForm } from '@vitrine/contract/shop/product-form-parts.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as, orNull, type RowOf } from '#platform/db/sql-rows.ts';
import { type Names, products, type StoredUnitPrice } from './catalogue.tables.ts';

interface StoredSupply {
  supplierId: string;
  cost: { amount: number; currency: 'USD' };
  reference: string;
  isPreferred: boolean;
}

export interface StoredVariant {
  id: string;
  values: Record<string, string>;
  sku: string;
  barcode: string;
  priceMinor: number;
  recommendedMinor: number | null;
  weightGrams: number;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  unitPrice: StoredUnitPrice | null;
  isActive: boolean;
  supplies: StoredSupply[] | null;
}

interface StoredImageForm {
  key: string;
  alt: Names;
  focusX: number;
  focusY: number;
  valueKey: string | null;
}

interface StoredOption {
  key: string;
  names: Names;
  values: { key: string; names: Names; swatch: string | null }[];
}

const formRow = {
  id: products.id,
  version: products.version,
  key: products.key,
  categoryId: products.categoryId,
  status: products.status,
  saleFrom: products.saleFrom,
  saleUntil: products.saleUntil,
  availableFrom: products.availableFrom,
  publishedAt: products.publishedAt,
  leadTimeDays: products.leadTimeDays,
  brand: products.brand,
  originCountry: products.originCountry,
  customsCode: products.customsCode,
  manufacturer: products.manufacturer,
  responsiblePerson: products.responsiblePerson,
  excludedCountries: products.excludedCountries,
  createdAt: products.createdAt,
  texts: orNull(as.json<(ProductTexts & { language: string })[]>()),
  options: orNull(as.json<StoredOption[]>()),
  variants: orNull(as.json<StoredVariant[]>()),
  images: orNull(as.json<StoredImageForm[]>()),
};

/** A variant `v` with who delivers it, as `StoredVariant`. */
export const variantJson = sql`json_build_object('id', v.id::text, 'values', v.values, 'sku', v.sku, 'barcode', v.barcode,
        'priceMinor', v.platform_price_minor, 'recommendedMinor', v.recommended_price_minor, 'weightGrams', v.weight_grams,
        'lengthMm', v.length_mm, 'widthMm', v.width_mm, 'heightMm', v.height_mm, 'unitPrice', v.unit_price, 'isActive', v.is_active,
        'supplies', (select json_agg(json_build_object('supplierId', s.supplier_id::text,
            'cost', json_build_object('amount', s.cost_minor, 'currency', u.currency), 'reference', s.reference,
            'isPreferred', s.is_preferred) order by s.is_preferred desc, s.supplier_id)
          from variant_supplies s join suppliers u on u.id = s.supplier_id where s.variant_id = v.id))`;

const selectForms = (which: SQL, { isLocking = false, variantsMax }: ReadOptions) => sql`
  select p.id, p.version, p.key, p.category_id, p.status, p.sale_from, p.sale_until, p.available_from, p.published_at, p.lead_time_days,
    p.brand, p.origin_country, p.customs_code, p.manufacturer, p.responsible_person, p.excluded_countries, p.created_at,
    (select json_agg(json_build_object('language', t.language, 'name', t.name, 'description', t.description, 'material', t.material,
        'care', t.care, 'sizeGuide', t.size_guide, 'warnings', t.warnings, 'searchTitle', t.search_title,
        'searchDescription', t.search_description))
      from product_texts t where t.product_id = p.id) as texts,
    (select json_agg(json_build_object('key', o.key, 'names', o.names, 'values',
        (select json_agg(json_build_object('key', v.key, 'names', v.names, 'swatch', v.swatch) order by v.position)
          from option_values v where v.option_id = o.id)) order by o.position)
      from product_options o where o.product_id = p.id) as options,
    (select json_agg(${variantJson} order by v.position, v.id)
      from variants v where v.product_id = p.id and v.removed_at is null${isOfFirst(variantsMax)}) as variants,
    (select json_agg(json_build_object('key', i.key, 'alt', i.alt, 'focusX', i.focus_x, 'focusY', i.focus_y,
        'valueKey', i.value_key) order by i.position)
      from product_images i where i.product_id = p.id) as images
  from products p where ${which} order by p.id${isLocking ? sql` for no key update of p` : sql``}`;

interface ReadOptions {
  isLocking?: boolean;
  /** Only the first variants of each product. */
  variantsMax?: number | undefined;
}

const isOfFirst = (variantsMax: number | undefined): SQL =>
  variantsMax === undefined
    ? sql``
    : sql` and v.id = any(array(select f.id from variants f where f.product_id = p.id and f.removed_at is null
        order by f.position, f.id limit ${variantsMax}))`;

export interface StoredForm {
  id: string;
  version: number;
  form: ProductForm;
  availableFrom: Date;
  publishedAt: Date | null;
  createdAt: Date;
}

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

export const toVariantForm = ({
  priceMinor,
  recommendedMinor,
  supplies,
  ...variant
}: StoredVariant): VariantForm => ({
  ...variant,
  platformPrice: usd(priceMinor),
  recommendedPrice: recommendedMinor === null ? null : usd(recommendedMinor),
  supplies: supplies ?? [],
  onHand: null,
  onHandRead: null,
});

function toStoredForm(row: RowOf<typeof formRow>): StoredForm {
  const texts = new Map((row.texts ?? []).map(({ language, ...fields }) => [language, fields]));
  return {
    id: row.id,
    version: row.version,
    availableFrom: row.availableFrom,
    publishedAt: row.publishedAt,
    createdAt: row.createdAt,
    form: {
      key: row.key,
      categoryId: row.categoryId,
      status: row.status,
      saleFrom: row.saleFrom?.toISOString() ?? null,
      saleUntil: row.saleUntil?.toISOString() ?? null,
      leadTimeDays: row.leadTimeDays,
      texts: Object.fromEntries(
        languages.map((language) => [language, texts.get(language) ?? emptyTexts]),
      ) as ProductForm['texts'],
      brand: row.brand,
      originCountry: row.originCountry,
      customsCode: row.customsCode,
      manufacturer: row.manufacturer,
      responsiblePerson: row.responsiblePerson,
      excludedCountries: row.excludedCountries,
      options: (row.options ?? []).map(({ key, names, values }) => ({
        key,
        names: fillNames(names),
        values: values.map((value) => ({ ...value, names: fillNames(value.names) })),
      })),
      variants: (row.variants ?? []).map(toVariantForm),
      images: (row.images ?? []).map((image) => ({ ...image, alt: fillNames(image.alt) })),
    },
  };
}

/** Products as operators edit them, in the order of their ids; unknown ids are left out. */
export async function readForms(
  ctx: Ctx,
  ids: readonly string[],
  options: ReadOptions = {},
): Promise<StoredForm[]> {
  const rows = await ctx.db.rows(
    selectForms(sql`p.id = any(${sql.param([...ids])}::bigint[])`, options),
    formRow,
  );
  return rows.map(toStoredForm);
}

/** One product as operators edit it. */
export async function findForm(
  ctx: Ctx,
  id: string,
  options: ReadOptions = {},
): Promise<StoredForm | undefined> {
  return (await readForms(ctx, [id], options))[0];
}
