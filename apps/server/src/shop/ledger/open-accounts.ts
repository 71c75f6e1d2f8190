import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { type Places, statement } from '#platform/db/statement.ts';
import { perPlatform } from '#platform/per-platform.ts';
import type { JournalLine } from './ledger.rules.ts';

/** A line in the book of tests, or of real money. */
export type BookLine = JournalLine & { isTest: boolean };

const findAccounts = statement(
  (places: Places<{ wanted: string }>) => sql`
    select a.id, w.ordinal from json_to_recordset(${places.wanted}::json) as w (ordinal int, code text, store_id bigint, provider text, currency text, is_test boolean)
    join ledger_accounts a on a.code = w.code and a.currency = w.currency and a.is_test = w.is_test
      and a.store_id is not distinct from w.store_id and a.provider is not distinct from w.provider
    order by w.ordinal`,
  { id: as.id, ordinal: as.integer },
);

/** The ids of accounts, which are never changed or deleted. A journal compares them again (`post-journal.ts`). */
const idsOf = perPlatform((platform) => {
  const ids = new Map<string, string>();
  // It may be another server that has taken over, without the last rows of the one before.
  platform.signals.on('reconnected', () => ids.clear());
  return ids;
});
const idsMax = 20_000;

const keyOf = ({ account, currency, isTest }: BookLine): string =>
  [account.code, account.storeId ?? '', account.provider ?? '', currency, isTest].join(':');

/** The accounts of the lines, by line; opens what is missing. Of accounts that this process knows, it sends no statement. */
export async function resolveAccounts(
  ctx: Ctx,
  lines: readonly BookLine[],
): Promise<(line: BookLine) => string | undefined> {
  const known = idsOf(ctx.platform);
  const wanted = [...new Map(lines.map((line) => [keyOf(line), line]))].filter(
    ([key]) => !known.has(key),
  );
  const found = new Map<string, string>();
  if (wanted.length) {
    const json = JSON.stringify(
      wanted.map(([, { account, currency, isTest }], ordinal) => ({
        ordinal,
        code: account.code,
        store_id: account.storeId ?? null,
        provider: account.provider ?? null,
        currency,
        is_test: isTest,
      })),
    );
    let rows = await findAccounts(ctx, { wanted: json });
    if (rows.length < wanted.length) {
      await ctx.db.run(sql`
        insert into ledger_accounts (code, store_id, provider, currency, is_test)
        select code, store_id, provider, currency, is_test
        from json_to_recordset(${json}::json) as w (code text, store_id bigint, provider text, currency text, is_test boolean)
        order by code, store_id, provider, currency, is_test
        on conflict do nothing`);
      rows = await findAccounts(ctx, { wanted: json });
    }
    for (const { id, ordinal } of rows) found.set(wanted[ordinal]?.[0] ?? '', id);
    // Not before the commit: without it, what was opened here does not exist.
    ctx.db.afterCommit(() => {
      if (known.size + found.size > idsMax) known.clear();
      for (const [key, id] of found) known.set(key, id);
    });
  }
  return (line) => found.get(keyOf(line)) ?? known.get(keyOf(line));
}
