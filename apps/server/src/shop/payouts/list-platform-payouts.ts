import type { EndpointInput, EndpointReply } from '@vitrine/contract/endpoint.ts';
import { toDecimal } from '@vitrine/contract/money.ts';
import { openPayoutStatuses } from '@vitrine/contract/shop/payout-shapes.ts';
import type * as operators from '@vitrine/contract/shop/platform-payouts.ts';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { containsAny } from '#platform/db/contains-folded.ts';
import { onDays } from '#platform/db/on-days.ts';
import { csvRowsMax, sendCsvList } from '#platform/files/csv-list.ts';
import { assertDaysInOrder } from '#platform/http/shape.ts';
import type * as english from '#texts/en/payout-export.ts';
import { loadArea } from '#texts/load-area.ts';
import { isTestBook } from '../ledger/index.ts';
import { stores } from '../stores/stores.tables.ts';
import { describePayout } from './describe-payout.ts';
import { payouts } from './payouts.tables.ts';

const exportTexts = await loadArea<typeof english>('payout-export');

type Filter = EndpointInput<typeof operators.exportPlatformPayouts>['query'];

function toConditions(ctx: Ctx, query: Filter): SQL | undefined {
  const { keywords, status, storeId, payoutId, requestedFrom, requestedTo, timeZone } = query;
  assertDaysInOrder(requestedFrom, requestedTo, 'requestedTo');
  return and(
    eq(payouts.isTest, isTestBook(ctx)),
    status === 'open'
      ? inArray(payouts.status, [...openPayoutStatuses])
      : status && eq(payouts.status, status),
    storeId ? eq(payouts.storeId, storeId) : undefined,
    payoutId ? eq(payouts.id, payoutId) : undefined,
    onDays(payouts.requestedAt, [requestedFrom, requestedTo], timeZone),
    keywords
      ? containsAny(
          [
            stores.name,
            payouts.label,
            sql`'PO-' || ${payouts.id}`,
            sql`coalesce(${payouts.providerRef}, '')`,
            sql`coalesce(${payouts.reason}, '')`,
          ],
          keywords,
        )
      : undefined,
  );
}

const selectPayouts = (ctx: Ctx, query: Filter) =>
  ctx.db
    .select({ payout: payouts, store: { id: stores.id, name: stores.name, slug: stores.slug } })
    .from(payouts)
    .innerJoin(stores, eq(stores.id, payouts.storeId))
    .where(toConditions(ctx, query))
    .orderBy(desc(payouts.id));

/** Payouts of all stores in the current book, for operators. */
export async function listPlatformPayouts(
  ctx: Ctx,
  { pageNum, pageSize, ...filter }: EndpointInput<typeof operators.listPlatformPayouts>['query'],
): Promise<EndpointReply<typeof operators.listPlatformPayouts>> {
  const rows = await selectPayouts(ctx, filter)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [counted] = await ctx.db
    .select({ total: sql<number>`count(*)::int` })
    .from(payouts)
    .innerJoin(stores, eq(stores.id, payouts.storeId))
    .where(toConditions(ctx, filter));
  return {
    list: rows.map(({ payout, store }) => ({
      ...describePayout(payout),
      store,
      bankFileId: payout.bankFileId,
    })),
    total: counted?.total ?? 0,
  };
}

/** The payouts of a list as CSV, with times of the zone that was sent, and UTC without one. */
export async function exportPlatformPayouts(ctx: Ctx, query: Filter): Promise<string> {
  const rows = await selectPayouts(ctx, query).limit(csvRowsMax);
  const { heads, states } = exportTexts[ctx.language];
  return sendCsvList(ctx, 'payouts', {
    heads,
    timeZone: query.timeZone,
    rows: rows.map(({ payout, store }) => [
      `PO-${payout.id}`,
      store.name,
      payout.provider,
      payout.label,
      { decimal: toDecimal(payout.amountMinor, payout.currency) },
      payout.currency,
      states[payout.status],
      payout.failure,
      payout.reason,
      payout.requestedAt,
      payout.sentAt,
      payout.paidAt,
      payout.failedAt,
      payout.returnedAt,
    ]),
  });
}
