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

export interface NewJournal {
  kind: JournalKind;
  sourceType: JournalSource;
  sourceId: string;
  lines: readonly JournalLine[];
  memo?: JournalMemo;
  /** The book that it is posted to: that of its payment or payout. Without one, the current book. */
  isTest?: boolean;
  /** Nothing in this transaction reads the books after it: a busy store's balance is locked for the commit only. */
  isLast?: boolean;
}

/** A line in the book of tests, or of real money. */
type BookLine = JournalLine & { isTest: boolean };

export type Posted = { posted: true; journalId: string } | { posted: false; journalId: string };

const findAccounts = statement(
  (places: Places<{ wanted: string }>) => sql`
    select a.id, w.ordinal from json_to_recordset(${places.wanted}::json) as w (ordinal int, code text, store_id bigint, provider text, currency text, is_test boolean)
    join ledger_accounts a on a.code = w.code and a.currency = w.currency and a.is_test = w.is_test
      and a.store_id is not distinct from w.store_id and a.provider is not distinct from w.provider
    order by w.ordinal`,
  { id: as.id, ordinal: as.integer },
);
const insertJournals = statement(
  (places: Places<{ journals: string; now: Date }>) => sql`
    insert into journals (kind, source_type, source_id, store_id, line_count, memo, is_test, created_at)
    select kind, source_type, source_id, store_id, line_count, memo, is_test, ${places.now}::timestamptz
    from json_to_recordset(${places.journals}::json) as j (kind text, source_type text, source_id text, store_id bigint, line_count smallint, memo jsonb, is_test boolean)
    on conflict (kind, source_type, source_id) do nothing returning id, source_id`,
  { id: as.id, sourceId: as.text },
);
const insertEntries = statement(
  (places: Places<{ lines: string }>) => sql`
    insert into ledger_entries (journal_id, line_number, account_id, amount_minor, currency)
    select journal_id, line_number, account_id, amount_minor, currency
    from json_to_recordset(${places.lines}::json) as l (journal_id bigint, line_number smallint, account_id bigint, amount_minor bigint, currency text)`,
  {},
);
const addToBalances = statement(
  (places: Places<{ lines: string }>) => sql`
    insert into owner_balances as held (account_id, store_id, code, currency, balance_minor, is_test)
    select account_id, store_id, code, currency, amount_minor, is_test
    from json_to_recordset(${places.lines}::json) as l (account_id bigint, store_id bigint, code text, currency text, amount_minor bigint, is_test boolean)
    order by account_id
    on conflict (account_id) do update set balance_minor = held.balance_minor + excluded.balance_minor`,
  {},
);

/** Finds the accounts of the lines, in their order; opens what is missing. */
async function resolveAccounts(ctx: Ctx, lines: readonly BookLine[]): Promise<string[]> {
  const wanted = JSON.stringify(
    lines.map(({ account, currency, isTest }, ordinal) => ({
      ordinal,
      code: account.code,
      store_id: account.storeId ?? null,
      provider: account.provider ?? null,
      currency,
      is_test: isTest,
    })),
  );
  let rows = await findAccounts(ctx, { wanted });
  if (rows.length < lines.length) {
    await ctx.db.run(sql`
      insert into ledger_accounts (code, store_id, provider, currency, is_test)
      select code, store_id, provider, currency, is_test
      from json_to_recordset(${wanted}::json) as w (code text, store_id bigint, provider text, currency text, is_test boolean)
      order by code, store_id, provider, currency, is_test
      on conflict do nothing`);
    rows = await findAccounts(ctx, { wanted });
  }
  return rows.map(({ id }) => id);
}

/** The lines of a journal, which balance, in its book. */
function checkLines(ctx: Ctx, { kind, lines, isTest = isTestBook(ctx) }: NewJournal): BookLine[] {
  const compact = compactLines(lines);
  if (compact.length < 2 || imbalanceOf(compact).size)
    throw new Error(`A ${kind} journal does not balance`);
  return compact.map((line) => ({ ...line, isTest }));
}

/** The store whose owner sees the journal as a movement. */
const findOwnerStore = (lines: readonly JournalLine[]): string | null =>
  lines.find(({ account: { code } }) => code === 'owner_pending' || code === 'owner_available')
    ?.account.storeId ?? null;

/** Inserts the journals that are not there yet, without their lines. */
const insertAll = (
  ctx: Ctx,
  journals: readonly (Omit<NewJournal, 'isLast' | 'lines'> & { lines: readonly BookLine[] })[],
) =>
  insertJournals(ctx, {
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
    now: ctx.clock.now(),
  });

/** A line as the statements read it, with its place in its journal. */
const toRow = (
  { account, amountMinor, currency, isTest }: BookLine,
  accountId: string | undefined,
  place: { journalId?: string | undefined; index?: number } = {},
) => ({
  journal_id: place.journalId ?? null,
  line_number: (place.index ?? 0) + 1,
  account_id: accountId,
  amount_minor: amountMinor.toString(),
  currency,
  store_id: account.storeId ?? null,
  code: account.code,
  is_test: isTest,
});

/** Posts journals of one kind as `postJournal` does, however many in the same number of statements. */
export async function postJournals(
  ctx: Ctx,
  journals: readonly Omit<NewJournal, 'isLast'>[],
): Promise<void> {
  if (!journals.length) return;
  const wanted = journals.map((journal) => ({
    ...journal,
    lines: checkLines(ctx, journal),
  }));
  const inserted = await insertAll(ctx, wanted);
  const ids = new Map(inserted.map(({ id, sourceId }) => [sourceId, id]));
  const lines = wanted.flatMap((journal) =>
    ids.has(journal.sourceId)
      ? journal.lines.map((line, index) => ({ line, index, journalId: ids.get(journal.sourceId) }))
      : [],
  );
  if (!lines.length) return;
  const keyOf = ({ account, currency, isTest }: BookLine) =>
    [account.code, account.storeId, account.provider, currency, isTest].join(':');
  const distinct = [...new Map(lines.map(({ line }) => [keyOf(line), line])).values()];
  const accountIds = await resolveAccounts(ctx, distinct);
  const accounts = new Map(distinct.map((line, index) => [keyOf(line), accountIds[index]]));
  const sums = new Map(
    distinct
      .filter(({ account }) => isOwnerCode(account.code))
      .map((line) => [keyOf(line), { ...line, amountMinor: 0n }]),
  );
  for (const { line } of lines) {
    const sum = sums.get(keyOf(line));
    if (sum) sum.amountMinor += line.amountMinor;
  }
  await insertEntries(ctx, {
    lines: JSON.stringify(
      lines.map(({ line, ...place }) => toRow(line, accounts.get(keyOf(line)), place)),
    ),
  });
  if (!sums.size) return;
  await addToBalances(ctx, {
    lines: JSON.stringify([...sums].map(([key, sum]) => toRow(sum, accounts.get(key)))),
  });
}

/**
 * Posts one journal in the caller's transaction. Posting the same (kind, source) again changes nothing. Balances of
 * owner accounts are kept in the same transaction, locked in ascending order of their accounts.
 */
export async function postJournal(ctx: Ctx, journal: NewJournal): Promise<Posted> {
  const lines = checkLines(ctx, journal);
  const [inserted, accountIds] = await Promise.all([
    insertAll(ctx, [{ ...journal, lines }]),
    resolveAccounts(ctx, lines),
  ]);
  const journalId = inserted[0]?.id;
  if (!journalId) {
    const known = await ctx.db.rows(
      sql`
      select id from journals where kind = ${journal.kind} and source_type = ${journal.sourceType} and source_id = ${journal.sourceId}`,
      { id: as.id },
    );
    return { posted: false, journalId: known[0]?.id ?? '' };
  }
  const rows = lines.map((line, index) => toRow(line, accountIds[index], { journalId, index }));
  const owned = rows.filter(({ code }) => isOwnerCode(code));
  const write = () =>
    Promise.all([
      insertEntries(ctx, { lines: JSON.stringify(rows) }),
      owned.length > 0 && addToBalances(ctx, { lines: JSON.stringify(owned) }),
    ]);
  await (journal.isLast ? ctx.db.sendWithCommit(write) : write());
  return { posted: true, journalId };
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
