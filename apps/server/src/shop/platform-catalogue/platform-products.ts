import type { EndpointAnswer, EndpointInput } from '@vitrine/contract/endpoint.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import type { listPlatformCategories } from '@vitrine/contract/shop/catalogue.ts';
import { fillNames } from '@vitrine/contract/shop/new-product.ts';
import type { getPlatformProduct } from '@vitrine/contract/shop/platform-products.ts';
import type { changeVariant } from '@vitrine/contract/shop/variant-changes.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { orNotFound } from '#platform/failure.ts';
import {
  type Category,
  changeVariantFacts,
  chooseName,
  findProduct,
  listCategories,
  variantLabel,
} from '../catalogue/index.ts';
import { announceStock, refreshFloors } from '../pricing/index.ts';
import { readStockLevels, setLowLimit, setStock } from '../stock/index.ts';
import { describeImage } from '../stores/index.ts';

/** A product whose variants are not entered yet is in no list, so it is not counted either. */
const hasVariants = sql`exists (select 1 from variants where variants.product_id = p.id)`;

function describeCategory(ctx: Ctx, category: Pick<Category, 'id' | 'key' | 'names'> | undefined) {
  return {
    id: category?.id ?? '',
    key: category?.key ?? '',
    name: category ? chooseName(category.names, ctx.language) : '',
  };
}

/** One product with texts, pictures, variants and stock. */
export async function getForOperators(
  ctx: Ctx,
  id: string,
): Promise<EndpointAnswer<typeof getPlatformProduct>> {
  const product = orNotFound(await findProduct(ctx, id));
  const stock = await readStockLevels(
    ctx,
    product.variants.map((variant) => variant.id),
  );
  const prices = product.variants.map(({ priceMinor }) => Number(priceMinor));
  const variants = product.variants.map((variant) => ({
    id: variant.id,
    sku: variant.sku,
    label: variantLabel(product.options, variant.values, ctx.language),
    platformPrice: toMoney(variant.priceMinor, 'USD'),
    weightGrams: variant.weightGrams,
    isActive: variant.isActive,
    onHand: stock.get(variant.id)?.onHand ?? 0,
    held: stock.get(variant.id)?.held ?? 0,
  }));
  const images = product.images.flatMap((image) => describeImage(image) ?? []);
  return {
    id: product.id,
    key: product.key,
    name: chooseName(product.names, ctx.language),
    image: images[0] ?? null,
    category: describeCategory(ctx, product.category),
    status: product.status,
    variantCount: variants.length,
    platformPrice: {
      from: toMoney(BigInt(Math.min(...prices)), 'USD'),
      to: toMoney(BigInt(Math.max(...prices)), 'USD'),
    },
    onHand: variants.reduce((sum, variant) => sum + variant.onHand, 0),
    held: variants.reduce((sum, variant) => sum + variant.held, 0),
    createdAt: product.createdAt.toISOString(),
    leadTimeDays: product.leadTimeDays,
    texts: Object.entries(product.names).map(([language, name]) => ({
      language: language as keyof typeof product.names,
      name,
      description: product.descriptions[language as keyof typeof product.names] ?? '',
    })),
    images,
    variants,
  };
}

/** The two levels of categories with the number of products in each, drafts included. */
export async function listCategoriesForOperators(
  ctx: Ctx,
): Promise<EndpointAnswer<typeof listPlatformCategories>> {
  const all = await listCategories(ctx);
  const rows = await ctx.db.rows(
    sql`select category_id, count(*) as count from products p where ${hasVariants} group by category_id`,
    {
      categoryId: as.id,
      count: as.text,
    },
  );
  const counts = new Map(rows.map((row) => [row.categoryId, Number(row.count)]));
  const describe = (category: Category) => ({
    ...describeCategory(ctx, category),
    names: fillNames(category.names),
    picture: describeImage(category.picture),
    productCount: counts.get(category.id) ?? 0,
  });
  const list = all
    .filter(({ parentId }) => parentId === null)
    .map((primary) => {
      const children = all.filter(({ parentId }) => parentId === primary.id).map(describe);
      return {
        ...describe(primary),
        productCount: children.reduce((sum, child) => sum + child.productCount, 0),
        children,
      };
    });
  return { list };
}

/** Changes platform price, stock or sale of a variant; fixed prices that fall under the new floor are dealt with. */
export async function changeForOperators(
  ctx: Ctx,
  variantId: string,
  change: EndpointInput<typeof changeVariant>['body'],
): Promise<EndpointAnswer<typeof changeVariant>> {
  const { productId } = await changeVariantFacts(ctx, variantId, {
    platformPriceMinor: change.platformPrice && BigInt(change.platformPrice.amount),
    isActive: change.isActive,
  });
  if (change.platformPrice) await refreshFloors(ctx, { productIds: [productId], tell: true });
  if (change.lowLimit !== undefined) await setLowLimit(ctx, variantId, change.lowLimit);
  if (change.onHand !== undefined) {
    await setStock(ctx, variantId, change.onHand);
    await announceStock(ctx, [productId]);
  }
  const { variants } = await getForOperators(ctx, productId);
  return orNotFound(variants.find(({ id }) => id === variantId));
}
