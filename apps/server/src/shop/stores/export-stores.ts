import type { AuthType } from '@vitrine/contract/admin/identity.ts';
import { desc, eq } from 'drizzle-orm';
import { accounts } from '#admin/identity/identity.tables.ts';
import type { Ctx } from '#platform/context.ts';
import { sendCsv, writeCsv } from '#platform/files/csv.ts';
import type * as english from '#texts/en/store-export.ts';
import { loadArea } from '#texts/load-area.ts';
import { storePublicUrl } from './find-store.ts';
import { type StoreFilter, storeConditions } from './list-stores.ts';
import { stores } from './stores.tables.ts';

const exportTexts = await loadArea<typeof english>('store-export');

/** Names that are the same in every language. */
const providerNames: Readonly<Record<Exclude<AuthType, 'password'>, string>> = {
  google: 'Google',
  facebook: 'Facebook',
};
const rowsMax = 100_000;

/** The stores of a list as CSV, newest first, for operators. */
export async function exportStores(ctx: Ctx, filter: StoreFilter): Promise<string> {
  const rows = await ctx.db
    .select({
      store: stores,
      userSource: accounts.userSource,
      pageSource: accounts.pageSource,
      authType: accounts.authType,
    })
    .from(stores)
    .innerJoin(accounts, eq(accounts.id, stores.ownerAccountId))
    .where(storeConditions(filter))
    .orderBy(desc(stores.createdAt), desc(stores.id))
    .limit(rowsMax);
  const texts = exportTexts[ctx.language].storeExport;
  sendCsv(ctx, 'stores');
  return writeCsv(ctx.language, [
    [
      texts.name,
      texts.address,
      texts.state,
      texts.settlement,
      texts.country,
      texts.currency,
      texts.percentage,
      texts.opened,
      texts.userSource,
      texts.pageSource,
      texts.authType,
    ],
    ...rows.map(({ store: row, userSource, pageSource, authType }) => [
      row.name,
      storePublicUrl(ctx.platform.config, row),
      texts[row.heldAt ? 'held' : row.status],
      texts[row.settlementMode],
      row.countryCode,
      row.baseCurrency,
      row.defaultPercentageBp / 100,
      row.createdAt.toISOString(),
      userSource,
      pageSource,
      authType === 'password' ? texts.password : providerNames[authType],
    ]),
  ]);
}
