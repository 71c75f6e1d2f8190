import { accountHooks, getAccount, type Person, type PersonalData } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';

/** Whose data it is, as every module needs to know it. */
export async function getPerson(ctx: Ctx, accountId: string): Promise<Person> {
  const { email, language } = await getAccount(ctx, accountId);
  const storeId = await ctx.platform.hooks.get(accountHooks.findStoreId)(ctx.db, accountId);
  return { accountId, email, language, storeId };
}

/** Each module's part of the personal data, in the order of the modules. */
export const partsOf = ({ platform }: Pick<Ctx, 'platform'>): readonly PersonalData[] =>
  platform.hooks.all(accountHooks.personalData);
