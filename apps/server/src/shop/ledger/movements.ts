import type { Currency } from '@vitrine/contract/money.ts';
import type { JournalKind } from '@vitrine/contract/shop/journals.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { containsAny } from '#platform/db/contains-folded.ts';
import { as, orNull } from '#platform/db/sql-rows.ts';
import { Failure } from '#platform/failure.ts';
import { assertDaysInOrder } from '#platform/http/shape.ts';
import { isTestBook } from './current-book.ts';
import { ledgerHooks } from './ledger.hooks.ts';
import {
  isBetweenBalances,
  type JournalMemo,
  type MovementKind,
  movementOfJournal,
} from './ledger.rules.ts';
import { journals } from './ledger.tables.ts';

export interface Movement {
  id: string;
  kind: MovementKind;
  at: Date;
  currency: Currency;
  /** Signed: what pending and available together gained; for `matured` what moved between them. */
  amountMinor: bigint;
  pendingMinor: bigint;
  availableMinor: bigint;
  memo: JournalMemo;
  /** The numbers of its orders; several where earnings of several orders became available together. */
  orderNumbers: string[];
  /** What its order is about, in the reader's language; null for several orders. */
  product: string | null;
  earningAvailableAt: Date | null;
}

export interface MovementQuery {
  storeId: string;
  /** From here on (inclusive) and before there (exclusive). */
  from?: Date | undefined;
  before?: Date | undefined;
  kind?: MovementKind | undefined;
  keywords?: string | undefined;
  cursor?: { at: Date; id: string } | undefined;
  limit: number;
  order?: 'newest' | 'oldest';
}

const movementRow = {
  id: as.id,
  kind: journals.kind,
  at: as.moment,
  memo: journals.memo,
  currency: as.currency,
  pending: as.minor,
  available: as.minor,
  earningAvailableAt: orNull(as.moment),
};

const iso = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`;

/** A word of a movement's description, or a product's name in any language; the writer's wildcards are taken literally. */
function memoMatches(keywords: string, orderIds: readonly string[]): SQL {
  return sql`(${containsAny([sql`(j.memo->>'orderNumber')`, sql`(j.memo->>'payoutLabel')`], keywords)}
    or j.memo->>'orderId' = any(${sql.param([...orderIds])}::text[]))`;
}

/** The orders whose earnings became available with each of these journals. */
async function findMatured(
  ctx: Ctx,
  journalIds: readonly string[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (!journalIds.length) return found;
  const rows = await ctx.db.rows(
    sql`
    select matured_journal_id as id, order_id from owner_earnings where matured_journal_id = any(${sql.param([...journalIds])}::bigint[])
    order by order_id`,
    { id: as.id, orderId: as.id },
  );
  for (const { id, orderId } of rows) found.set(id, [...(found.get(id) ?? []), orderId]);
  return found;
}

/** What moved an owner's balances, one row per journal and currency. */
export async function listMovements(ctx: Ctx, query: MovementQuery): Promise<Movement[]> {
  const kinds = (Object.entries(movementOfJournal) as [JournalKind, MovementKind][])
    .filter(([, movement]) => !query.kind || movement === query.kind)
    .map(([journal]) => journal);
  const named = query.keywords
    ? await ctx.platform.hooks.get(ledgerHooks.findOrdersNamed)(ctx, query.storeId, query.keywords)
    : [];
  const direction = query.order === 'oldest' ? sql`asc` : sql`desc`;
  const beyond = query.order === 'oldest' ? sql`>` : sql`<`;
  const result = await ctx.db.rows(
    sql`
    with chosen as (
      select j.id, j.kind, j.created_at, j.memo, j.source_type, j.source_id from journals j
      where j.store_id = ${query.storeId} and j.is_test = ${isTestBook(ctx)} and j.kind in ${kinds}
        ${query.from ? sql`and j.created_at >= ${iso(query.from)}` : sql``}
        ${query.before ? sql`and j.created_at < ${iso(query.before)}` : sql``}
        ${query.keywords ? sql`and ${memoMatches(query.keywords, named)}` : sql``}
        ${query.cursor ? sql`and (j.created_at, j.id) ${beyond} (${iso(query.cursor.at)}, ${query.cursor.id}::bigint)` : sql``}
      order by j.created_at ${direction}, j.id ${direction} limit ${query.limit}
    )
    select c.id, c.kind, c.created_at as at, c.memo, e.currency,
      coalesce(-sum(e.amount_minor) filter (where a.code = 'owner_pending'), 0)::text as pending,
      coalesce(-sum(e.amount_minor) filter (where a.code = 'owner_available'), 0)::text as available,
      case when c.kind = 'buyer_capture' then
        (select w.available_at from owner_earnings w where w.order_id = case when c.source_type = 'order' then c.source_id::bigint end)
      end as earning_available_at
    from chosen c
    join ledger_entries e on e.journal_id = c.id
    join ledger_accounts a on a.id = e.account_id and a.store_id = ${query.storeId} and a.code in ('owner_pending', 'owner_available')
    group by c.id, c.kind, c.created_at, c.memo, c.source_type, c.source_id, e.currency
    order by c.created_at ${direction}, c.id ${direction}`,
    movementRow,
  );
  const names = await ctx.platform.hooks.get(ledgerHooks.nameOrders)(
    ctx,
    result.flatMap(({ memo }) => (memo.orderId ? [memo.orderId] : [])),
  );
  const matured = await findMatured(
    ctx,
    result.flatMap(({ id, kind }) => (kind === 'matured' ? [id] : [])),
  );
  const numbers = await ctx.platform.hooks.get(ledgerHooks.findNumbers)(
    ctx,
    [...matured.values()].flat(),
  );
  return result.map((row) => {
    const { orderNumber } = row.memo;
    const orderNumbers = (matured.get(row.id) ?? []).flatMap(
      (orderId) => numbers.get(orderId) ?? [],
    );
    const pendingMinor = row.pending;
    const availableMinor = row.available;
    return {
      id: row.id,
      kind: movementOfJournal[row.kind] ?? 'sale',
      at: row.at,
      currency: row.currency,
      amountMinor: isBetweenBalances(row.kind) ? availableMinor : pendingMinor + availableMinor,
      pendingMinor,
      availableMinor,
      memo: row.memo,
      orderNumbers: orderNumber ? [orderNumber] : orderNumbers,
      product: orderNumbers.length > 1 ? null : (names.get(row.memo.orderId ?? '') ?? null),
      earningAvailableAt: row.earningAvailableAt,
    };
  });
}

/** Days of a time zone as moments: from the start of the first to the start of the day after the last. */
export async function readDayRange(
  ctx: Ctx,
  range: { dayFrom?: string | undefined; dayTo?: string | undefined },
  timeZone: string,
): Promise<{ from?: Date; before?: Date }> {
  assertDaysInOrder(range.dayFrom, range.dayTo, 'dayTo');
  const result = await ctx.db.rows(
    sql`
    select (${range.dayFrom ?? null}::date)::timestamp at time zone ${timeZone} as from,
           (${range.dayTo ?? null}::date + 1)::timestamp at time zone ${timeZone} as before`,
    { from: orNull(as.moment), before: orNull(as.moment) },
  );
  const row = result[0];
  return {
    ...(row?.from ? { from: row.from } : {}),
    ...(row?.before ? { before: row.before } : {}),
  };
}

export function encodeMovementCursor(movement: { at: Date; id: string }): string {
  return Buffer.from(`${movement.at.toISOString()}|${movement.id}`).toString('base64url');
}

export function decodeMovementCursor(
  text: string | undefined,
): { at: Date; id: string } | undefined {
  if (!text) return undefined;
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)\|(\d{1,19})$/.exec(
    Buffer.from(text, 'base64url').toString(),
  );
  const at = new Date(match?.[1] ?? '');
  if (!match || Number.isNaN(at.getTime()))
    throw new Failure('invalid-input', { fields: [{ path: 'cursor', code: 'format' }] });
  return { at, id: match[2] ?? '0' };
}
