import type { EndpointAnswer, EndpointInput } from '@vitrine/contract/endpoint.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import type { listPlatformCategories } from '@vitrine/contract/shop/catalogue.ts';
import type {
  getPlatformProduct,
  listPlatformProducts,
} from '@vitrine/contract/shop/platform-products.ts';
import type { changeVariant } from '@vitrine/contract/shop/sold-out-variants.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { orNotFound } from '#platform/failure.ts';
import {
  type Category,
  changeVariantFacts,
  chooseName,
  findProduct,
  listCategories,
  parseSearch,
  type StoredCard,
  variantLabel,
} from '../catalogue/index.ts';
import { announceStock, refreshFloors } from '../pricing/index.ts';
import { readStockLevels, setStock } from '../stock/index.ts';
import { describeImage } from '../stores/index.ts';

const productRow = {
  id: as.id,
  key: as.text,
  categoryId: as.id,
  status: as.oneOf('active', 'draft', 'archived'),
  card: as.json<StoredCard>(),
  createdAt: as.moment,
  variantIds: as.list(as.text),
  lowest: as.minor,
  highest: as.minor,
};

/** A product whose variants are not entered yet is in no list, so it is not counted either. */
const hasVariants = sql`exists (select 1 from variants where variants.product_id = p.id)`;

function whereOf(query: EndpointInput<typeof listPlatformProducts>['query']): SQL {
  const parts = [hasVariants];
  if (query.status) parts.push(sql`p.status = ${query.status}`);
  if (query.categoryId)
    parts.push(
      sql`(p.category_id = ${query.categoryId} or p.primary_category_id = ${query.categoryId})`,
    );
  if (query.keywords) {
    const terms = parseSearch(query.keywords);
    parts.push(
      terms ? sql`array_to_tsvector(p.search_tokens) @@ ${terms.exact}::tsquery` : sql`false`,
    );
  }
  return sql.join(parts, sql` and `);
}

/** The whole catalogue, newest first, for operators: four queries. */
export async function listForOperators(
  ctx: Ctx,
  query: EndpointInput<typeof listPlatformProducts>['query'],
): Promise<EndpointAnswer<typeof listPlatformProducts>> {
  const where = whereOf(query);
  const rows = await ctx.db.rows(
    sql`
    select p.id, p.key, p.category_id, p.status, p.card, p.created_at, v.ids as variant_ids, v.lowest, v.highest
    from products p cross join lateral (
      select array_agg(id::text) as ids, min(platform_price_minor) as lowest, max(platform_price_minor) as highest
      from variants where product_id = p.id) v
    where ${where}
    order by p.created_at desc, p.id desc limit ${query.pageSize} offset ${(query.pageNum - 1) * query.pageSize}`,
    productRow,
  );
  const count = await ctx.db.rows(sql`select count(*) as total from products p where ${where}`, {
    total: as.text,
  });
  const stock = await readStockLevels(
    ctx,
    rows.flatMap((row) => row.variantIds),
  );
  const categories = new Map(
    (await listCategories(ctx)).map((category): [string, Category] => [category.id, category]),
  );
  return {
    list: rows.map((row) => ({
      id: row.id,
      key: row.key,
      name: chooseName(row.card.names, ctx.language),
      image: describeImage(row.card.image),
      category: describeCategory(ctx, categories.get(row.categoryId)),
      status: row.status,
      variantCount: row.variantIds.length,
      platformPrice: { from: toMoney(row.lowest, 'USD'), to: toMoney(row.highest, 'USD') },
      onHand: row.variantIds.reduce((sum, id) => sum + (stock.get(id)?.onHand ?? 0), 0),
      held: row.variantIds.reduce((sum, id) => sum + (stock.get(id)?.held ?? 0), 0),
      createdAt: row.createdAt.toISOString(),
    })),
    total: Number(count[0]?.total ?? 0),
  };
}

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
  if (change.onHand !== undefined) {
    await setStock(ctx, variantId, change.onHand);
    await announceStock(ctx, productId);
  }
  const { variants } = await getForOperators(ctx, productId);
  return orNotFound(variants.find(({ id }) => id === variantId));
}
