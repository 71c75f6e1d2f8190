import type { MergedForms } from '@vitrine/contract/shop/product-changes.ts';
import type { ProductConflict } from '@vitrine/contract/shop/product-conflicts.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { desc, eq } from 'drizzle-orm';
import { nameOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { productChanges } from './product-changes.tables.ts';
import type { StoredForm } from './read-form.ts';

/** The failure of a save that contradicts another one: what both changed, what is joined by itself, and who saved when. */
export async function describeConflict(
  ctx: Ctx,
  stored: StoredForm,
  merged: MergedForms,
  base: ProductForm,
  mine: ProductForm,
): Promise<Failure> {
  const [last] = await ctx.db
    .select({ accountId: productChanges.accountId, at: productChanges.at })
    .from(productChanges)
    .where(eq(productChanges.productId, stored.id))
    .orderBy(desc(productChanges.version))
    .limit(1);
  const names = await nameOperators(ctx, last?.accountId ? [last.accountId] : []);
  const data: ProductConflict = {
    version: stored.version,
    savedBy: names.get(last?.accountId ?? '') ?? null,
    savedAt: (last?.at ?? ctx.clock.now()).toISOString(),
    conflicts: merged.conflicts.length
      ? merged.conflicts
      : [
          {
            path: 'options',
            before: base.options,
            mine: mine.options,
            theirs: stored.form.options,
          },
        ],
    mine: merged.mine,
    theirs: merged.theirs,
    form: merged.form,
  };
  return new Failure('product-changed', { data: { ...data } });
}
