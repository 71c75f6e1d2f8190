import { eq } from 'drizzle-orm';
import { jsonFile, type PersonalData } from '#admin/identity/index.ts';
import { accountChoices } from './markets.tables.ts';

const { accountId, language, countryCode, currency } = accountChoices;

/** The language, country and currency that a person chose. */
export const choiceData: PersonalData = {
  stored: [
    {
      kind: 'profile',
      columns: [accountId, language, countryCode, currency],
      afterDeletion: 'erased',
    },
  ],
  async *collect(ctx, person) {
    const rows = await ctx.db
      .select({ language, countryCode, currency })
      .from(accountChoices)
      .where(eq(accountId, person.accountId));
    yield jsonFile('choices', rows[0] ?? {});
  },
  async erase(ctx, person) {
    await ctx.db.delete(accountChoices).where(eq(accountId, person.accountId));
  },
};
