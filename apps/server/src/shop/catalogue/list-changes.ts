import { and, desc, eq, lt } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { orNotFound } from '#platform/failure.ts';
import { products } from './catalogue.tables.ts';
import { productChanges } from './product-changes.tables.ts';

/** The changes of a product, newest first, from the row before the given one on. */
export async function listChanges(
  ctx: Ctx,
  productId: string,
  { before, limit }: { before: string | null; limit: number },
) {
  const [product] = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, productId));
  orNotFound(product);
  const { id, version, source, changes, accountId, at } = productChanges;
  return ctx.db
    .select({ id, version, source, changes, accountId, at })
    .from(productChanges)
    .where(
      and(
        eq(productChanges.productId, productId),
        before === null ? undefined : lt(productChanges.id, before),
      ),
    )
    .orderBy(desc(productChanges.version))
    .limit(limit);
}
