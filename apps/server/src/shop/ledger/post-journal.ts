import type { JournalKind, JournalSource } from '@vitrine/contract/shop/journals.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { isTestBook } from './current-book.ts';
import {
  type AccountRef,
  compactLines,
  imbalanceOf,
  isOwnerCode,
  type JournalLine,
  type JournalMemo,
} from './ledger.rules.ts';
import { type BookLine, resolveAccounts } from './open-accounts.ts';

export interface NewJournal {
  kind: JournalKind;
  sourceType: JournalSource;
  sourceId: string;
  lines: readonly JournalLine[];
  memo?: JournalMemo;
  /** The book that it is posted to: that of its payment or payout. Without one, the current book. */
  isTest?: boolean;
}

export type Posted = { posted: true; journalId: string } | { posted: false; journalId: string };

/** A journal whose lines balance, in its book. */
type CheckedJournal = Omit<NewJournal, 'lines'> & { lines: readonly BookLine[] };

interface Values {
  journals: string;
  lines: string;
  now: Date;
}

/**
 * Journals that are not there yet, with their lines and the owners' balances, whose rows are locked in the order of their accounts.
 * A line whose account is not the one that its id names is left out, and its journal is then refused (`journals_complete`).
 */
const insertJournals = statement(
  (places: Places<Values>) => sql`
    with j as (
      insert into journals (kind, source_type, source_id, store_id, line_count, memo, is_test, created_at)
      select kind, source_type, source_id, store_id, line_count, memo, is_test, ${places.now}::timestamptz
      from json_to_recordset(${places.journals}::json) as j (kind text, source_type text, source_id text, store_id bigint, line_count smallint, memo jsonb, is_test boolean)
      on conflict (kind, source_type, source_id) do nothing returning id, source_id
    ), l as (
      select j.id as journal_id, l.*
      from json_to_recordset(${places.lines}::json) as l (source_id text, line_number smallint, account_id bigint, code text, store_id bigint,
        provider text, currency text, is_test boolean, is_owned boolean, amount_minor bigint)
      join j on j.source_id = l.source_id
      join ledger_accounts a on a.id = l.account_id and a.code = l.code and a.currency = l.currency and a.is_test = l.is_test
        and a.store_id is not distinct from l.store_id and a.provider is not distinct from l.provider
    ), entered as (
      insert into ledger_entries (journal_id, line_number, account_id, amount_minor, currency)
      select journal_id, line_number, account_id, amount_minor, currency from l
    ), balanced as (
      insert into owner_balances as held (account_id, store_id, code, currency, balance_minor, is_test)
      select account_id, store_id, code, currency, sum(amount_minor), is_test from l where is_owned
      group by account_id, store_id, code, currency, is_test order by account_id
      on conflict (account_id) do update set balance_minor = held.balance_minor + excluded.balance_minor
    )
    select id from j`,
  { id: as.id },
);

/** Checks that a journal balances. */
function checkLines(
  ctx: Ctx,
  { isTest = isTestBook(ctx), lines, ...journal }: NewJournal,
): CheckedJournal {
  const compact = compactLines(lines);
  if (compact.length < 2 || imbalanceOf(compact).size)
    throw new Error(`A ${journal.kind} journal does not balance`);
  return { ...journal, lines: compact.map((line) => ({ ...line, isTest })) };
}

/** The store whose owner sees the journal as a movement. */
const findOwnerStore = (lines: readonly JournalLine[]): string | null =>
  lines.find(({ account: { code } }) => code === 'owner_pending' || code === 'owner_available')
    ?.account.storeId ?? null;

/** The values of `insertJournals` for journals of one kind, once their accounts are found. */
async function prepare(ctx: Ctx, journals: readonly CheckedJournal[]): Promise<Values> {
  const accountOf = await resolveAccounts(
    ctx,
    journals.flatMap(({ lines }) => lines),
  );
  return {
    journals: JSON.stringify(
      journals.map(({ kind, sourceType, sourceId, memo = {}, lines }) => ({
        kind,
        source_type: sourceType,
        source_id: sourceId,
        store_id: findOwnerStore(lines),
        line_count: lines.length,
        memo,
        is_test: lines[0]?.isTest,
      })),
    ),
    lines: JSON.stringify(
      journals.flatMap(({ sourceId, lines }) =>
        lines.map((line, index) => ({
          source_id: sourceId,
          line_number: index + 1,
          account_id: accountOf(line),
          code: line.account.code,
          store_id: line.account.storeId ?? null,
          provider: line.account.provider ?? null,
          currency: line.currency,
          is_test: line.isTest,
          is_owned: isOwnerCode(line.account.code),
          amount_minor: line.amountMinor.toString(),
        })),
      ),
    ),
    now: ctx.clock.now(),
  };
}

/** Posts journals of one kind as `postJournal` does, however many in one statement. */
export async function postJournals(ctx: Ctx, journals: readonly NewJournal[]): Promise<void> {
  if (!journals.length) return;
  const checked = journals.map((journal) => checkLines(ctx, journal));
  await insertJournals(ctx, await prepare(ctx, checked));
}

/**
 * Posts one journal in the caller's transaction. Posting the same (kind, source) again changes nothing. Balances of
 * owner accounts are kept in the same transaction, locked in ascending order of their accounts.
 */
export async function postJournal(ctx: Ctx, journal: NewJournal): Promise<Posted> {
  const [inserted] = await insertJournals(ctx, await prepare(ctx, [checkLines(ctx, journal)]));
  if (inserted) return { posted: true, journalId: inserted.id };
  const known = await ctx.db.rows(
    sql`
      select id from journals where kind = ${journal.kind} and source_type = ${journal.sourceType} and source_id = ${journal.sourceId}`,
    { id: as.id },
  );
  return { posted: false, journalId: known[0]?.id ?? '' };
}

/** The same with the commit, after which nothing in this transaction reads the books: a busy store's balance is locked for the commit only. */
export async function postLastJournal(ctx: Ctx, journal: NewJournal): Promise<void> {
  const values = await prepare(ctx, [checkLines(ctx, journal)]);
  await ctx.db.sendWithCommit(() => insertJournals(ctx, values));
}

/** A store's account of the owner's money. */
export function ownerAccount(
  code: 'owner_pending' | 'owner_available' | 'owner_in_transit',
  storeId: string,
): AccountRef {
  return { code, storeId };
}

/** The money that a provider holds for the platform. */
export function clearingAccount(provider: string): AccountRef {
  return { code: 'provider_clearing', provider };
}
