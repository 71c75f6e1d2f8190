import type { MergedForms } from '@vitrine/contract/shop/product-changes.ts';
import type { ProductConflict } from '@vitrine/contract/shop/product-conflicts.ts';
import { findEntity } from '@vitrine/contract/shop/product-fields.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { and, desc, eq, gt } from 'drizzle-orm';
import { nameOperators } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { productChanges } from './product-changes.tables.ts';
import type { StoredForm } from './read-form.ts';

interface Clash {
  merged: MergedForms;
  base: ProductForm;
  mine: ProductForm;
  /** The version that was edited. */
  version: number;
}

/** The last save that changed one of the fields, or else the last one at all. */
async function findSave(ctx: Ctx, { id }: StoredForm, { merged, version }: Clash) {
  const saves = await ctx.db
    .select({
      accountId: productChanges.accountId,
      at: productChanges.at,
      changes: productChanges.changes,
    })
    .from(productChanges)
    .where(and(eq(productChanges.productId, id), gt(productChanges.version, version)))
    .orderBy(desc(productChanges.version))
    .limit(50);
  const contested = merged.conflicts.map(({ path }) => path);
  const isContested = (path: string) =>
    contested.some((one) => path === one || path.startsWith(`${one}.`) || findEntity(one) === path);
  return saves.find(({ changes }) => changes.some(({ path }) => isContested(path))) ?? saves[0];
}

/** The failure of a save that contradicts another one: what both changed, what is joined by itself, and who saved when. */
export async function describeConflict(
  ctx: Ctx,
  stored: StoredForm,
  clash: Clash,
): Promise<Failure> {
  const { merged, base, mine } = clash;
  const last = await findSave(ctx, stored, clash);
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
