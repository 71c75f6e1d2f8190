import type { EndpointReply } from '@vitrine/contract/endpoint.ts';
import { type Currency, toMoney } from '@vitrine/contract/money.ts';
import type { listBookComparisons } from '@vitrine/contract/shop/reconciliation.ts';
import { desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { stores } from '../stores/stores.tables.ts';
import {
  bookComparisons,
  bookDifferences,
  bookRefusals,
  bookTotals,
} from './reconciliation.tables.ts';

const moneyOf = (minor: bigint | null, currency: Currency | null) =>
  minor === null || currency === null ? null : toMoney(minor, currency);

/** The days that were compared, newest first. */
export async function listComparisons(
  ctx: Ctx,
  query: { pageNum: number; pageSize: number },
): Promise<EndpointReply<typeof listBookComparisons>> {
  const rows = await ctx.db
    .select()
    .from(bookComparisons)
    .orderBy(desc(bookComparisons.day), bookComparisons.provider)
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize);
  const counted = await ctx.db.rows(sql`select count(*)::int as total from book_comparisons`, {
    total: as.integer,
  });
  const ids = rows.map(({ id }) => id);
  const totals = ids.length
    ? await ctx.db
        .select()
        .from(bookTotals)
        .where(inArray(bookTotals.comparisonId, ids))
        .orderBy(bookTotals.kind, bookTotals.currency)
    : [];
  const differences = ids.length
    ? await ctx.db
        .select({ ...getTableColumns(bookDifferences), store: stores.name })
        .from(bookDifferences)
        .leftJoin(stores, eq(stores.id, bookDifferences.storeId))
        .where(inArray(bookDifferences.comparisonId, ids))
        .orderBy(bookDifferences.id)
    : [];
  const refusals = ids.length
    ? await ctx.db
        .select({
          comparisonId: bookRefusals.comparisonId,
          account: bookRefusals.account,
          store: { id: stores.id, name: stores.name },
          isRefused: bookRefusals.isRefused,
          code: bookRefusals.code,
        })
        .from(bookRefusals)
        .innerJoin(stores, eq(stores.id, bookRefusals.storeId))
        .where(inArray(bookRefusals.comparisonId, ids))
        .orderBy(bookRefusals.id)
    : [];
  return {
    list: rows.map(({ comparedAt, ...row }) => ({
      ...row,
      comparedAt: comparedAt.toISOString(),
      totals: totals
        .filter(({ comparisonId }) => comparisonId === row.id)
        .map(({ kind, currency, oursMinor, theirsMinor, oursCount, theirsCount }) => ({
          kind,
          ours: toMoney(oursMinor, currency),
          theirs: toMoney(theirsMinor, currency),
          oursCount,
          theirsCount,
        })),
      refusals: refusals
        .filter(({ comparisonId }) => comparisonId === row.id)
        .map(({ comparisonId: _, ...refusal }) => refusal),
      differences: differences
        .filter(({ comparisonId }) => comparisonId === row.id)
        .map(({ id, kind, problem, key, storeId, store, ...sides }) => ({
          id,
          kind,
          problem,
          key,
          store: storeId ? { id: storeId, name: store ?? '' } : null,
          ours: moneyOf(sides.oursMinor, sides.oursCurrency),
          theirs: moneyOf(sides.theirsMinor, sides.theirsCurrency),
        })),
    })),
    total: counted[0]?.total ?? 0,
  };
}
