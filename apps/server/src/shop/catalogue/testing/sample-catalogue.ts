import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { orNotFound } from '#platform/failure.ts';
import { createCategory } from '../create-category.ts';
import { type CreatedProduct, createProduct } from '../create-product.ts';

export interface SampleCatalogue {
  /** By key: `lamp` (two variants, 12.00 and 15.00), `phone` (9.50), `mug` (4.20), `nandu` (30.00). */
  products: Record<'lamp' | 'phone' | 'mug' | 'nandu', CreatedProduct>;
  categories: Record<'home' | 'light' | 'tea' | 'gear' | 'mobile', string>;
}

const same = (text: string) => ({ en: text, 'zh-cn': text, es: text, pt: text, fr: text });

/** Four products in three secondary categories, with names that search has to work for. */
export async function createSampleCatalogue(ctx: Ctx): Promise<SampleCatalogue> {
  const categories = {
    home: await createCategory(ctx, {
      key: 'home',
      names: { en: 'Home', 'zh-cn': '家居', es: 'Hogar' },
      sort: 1,
    }),
    light: await createCategory(ctx, {
      key: 'light',
      parentKey: 'home',
      names: { en: 'Light', 'zh-cn': '灯饰', es: 'Luz' },
      sort: 1,
    }),
    tea: await createCategory(ctx, {
      key: 'tea',
      parentKey: 'home',
      names: { en: 'Tea', 'zh-cn': '茶具', es: 'Té' },
      sort: 2,
    }),
    gear: await createCategory(ctx, {
      key: 'gear',
      names: { en: 'Gear', 'zh-cn': '装备', es: 'Equipo' },
      sort: 2,
    }),
    mobile: await createCategory(ctx, {
      key: 'mobile',
      parentKey: 'gear',
      names: { en: 'Mobile', 'zh-cn': '数码', es: 'Móvil' },
      sort: 1,
    }),
  };
  const lamp = await createProduct(ctx, {
    key: 'paper-lamp',
    category: 'light',
    leadTimeDays: 2,
    names: {
      en: 'Paper lamp',
      'zh-cn': '纸灯',
      es: 'Lámpara de papel',
      pt: 'Luminária de papel',
      fr: 'Lampe en papier',
    },
    descriptions: { en: 'A warm light.', 'zh-cn': '温暖的光。' },
    options: [
      {
        key: 'colour',
        names: same('Colour'),
        values: [
          { key: 'sand', names: { en: 'Sand', es: 'Arena' }, swatch: '#cbb593' },
          { key: 'navy', names: { en: 'Navy', es: 'Azul marino' }, swatch: '#3a4f86' },
        ],
      },
    ],
    variants: [
      { sku: 'LMP-SAND', values: { colour: 'sand' }, priceMinor: 1_200, weightGrams: 600 },
      { sku: 'LMP-NAVY', values: { colour: 'navy' }, priceMinor: 1_500, weightGrams: 600 },
    ],
    images: [
      { key: 'products/paper-lamp/1.webp', width: 960, height: 1200, tone: '#f3e8df' },
      {
        key: 'products/paper-lamp/navy.webp',
        width: 960,
        height: 1200,
        tone: '#dfe4f3',
        valueKey: 'colour:navy',
      },
    ],
  });
  const plain = (
    key: string,
    category: string,
    names: Record<string, string>,
    priceMinor: number,
  ) =>
    createProduct(ctx, {
      key,
      category,
      names,
      descriptions: { en: `About ${key}.` },
      options: [],
      leadTimeDays: 1,
      variants: [{ sku: key.toUpperCase(), values: {}, priceMinor, weightGrams: 300 }],
      images: [{ key: `products/${key}/1.webp`, width: 960, height: 1200 }],
    });
  return {
    categories,
    products: {
      lamp,
      phone: await plain(
        'phone-grip',
        'mobile',
        { en: 'Telephone grip', 'zh-cn': '手机支架', es: 'Soporte de teléfono' },
        950,
      ),
      mug: await plain('mug', 'tea', { en: 'Mug', 'zh-cn': '马克杯', es: 'Taza' }, 420),
      nandu: await plain('nandu-print', 'light', { en: 'Ñandú print', es: 'Lámina Ñandú' }, 3_000),
    },
  };
}

/** The sample catalogue of a database that has it already. */
export async function findSampleCatalogue(ctx: Ctx): Promise<SampleCatalogue> {
  const rows = await ctx.db.rows(
    sql`select p.id as product_id, v.id as variant_id, sku from products p join variants v on v.product_id = p.id`,
    {
      productId: as.id,
      variantId: as.id,
      sku: as.text,
    },
  );
  const keys = await ctx.db.rows(sql`select id, key from categories`, { id: as.id, key: as.text });
  const withSku = (...skus: string[]): CreatedProduct => {
    const found = rows.filter(({ sku }) => skus.includes(sku));
    return {
      productId: orNotFound(found[0]).productId,
      variantIds: new Map(found.map(({ sku, variantId }) => [sku, variantId])),
    };
  };
  const category = (wanted: string) => orNotFound(keys.find(({ key }) => key === wanted)).id;
  return {
    categories: {
      home: category('home'),
      light: category('light'),
      tea: category('tea'),
      gear: category('gear'),
      mobile: category('mobile'),
    },
    products: {
      lamp: withSku('LMP-SAND', 'LMP-NAVY'),
      phone: withSku('PHONE-GRIP'),
      mug: withSku('MUG'),
      nandu: withSku('NANDU-PRINT'),
    },
  };
}

/** Many plain products in `light`, for lists. */
export async function createManyProducts(ctx: Ctx, total: number): Promise<void> {
  for (let index = 1; index <= total; index += 1) {
    await createProduct(ctx, {
      key: `candle-${index}`,
      category: 'light',
      leadTimeDays: 1,
      names: { en: `Candle ${index}` },
      descriptions: {},
      options: [],
      variants: [
        { sku: `CANDLE-${index}`, values: {}, priceMinor: 500 + index * 10, weightGrams: 200 },
      ],
      images: [{ key: `products/candle/${index}.webp`, width: 960, height: 1200 }],
    });
  }
}
