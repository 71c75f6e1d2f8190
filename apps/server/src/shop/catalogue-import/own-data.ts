import { asc, eq } from 'drizzle-orm';
import { jsonFile, type PersonalData } from '#admin/identity/index.ts';
import { catalogueImports } from './catalogue-import.tables.ts';

/** Who began an import. */
export const importData: PersonalData = {
  stored: [
    {
      kind: 'operations',
      columns: [catalogueImports.accountId],
      keptDays: 90,
      afterDeletion: 'pseudonymised',
    },
  ],
  async *collect(ctx, person) {
    const { fileName, state, createdAt, accountId } = catalogueImports;
    yield jsonFile(
      'catalogue-imports',
      await ctx.db
        .select({ fileName, state, createdAt })
        .from(catalogueImports)
        .where(eq(accountId, person.accountId))
        .orderBy(asc(createdAt), asc(catalogueImports.id)),
    );
  },
};
