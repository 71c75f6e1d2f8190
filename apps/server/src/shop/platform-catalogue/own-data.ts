import { asc, eq } from 'drizzle-orm';
import { jsonFile, type PersonalData } from '#admin/identity/index.ts';
import { productDrafts } from './product-drafts.tables.ts';
import { draftKeptDays } from './sweep-drafts.ts';

const { accountId, productId, form, savedAt } = productDrafts;

/** Unsaved changes of products. */
export const productDraftData: PersonalData = {
  stored: [
    {
      kind: 'product-drafts',
      columns: [accountId, form],
      keptDays: draftKeptDays,
      afterDeletion: 'erased',
    },
  ],
  async *collect(ctx, person) {
    yield jsonFile(
      'product-drafts',
      await ctx.db
        .select({ productId, form, savedAt })
        .from(productDrafts)
        .where(eq(accountId, person.accountId))
        .orderBy(asc(savedAt), asc(productDrafts.id)),
    );
  },
  async erase(ctx, person) {
    await ctx.db.delete(productDrafts).where(eq(accountId, person.accountId));
  },
};
