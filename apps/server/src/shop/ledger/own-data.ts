import type { DeletionBlock } from '@vitrine/contract/admin/deletions.ts';
import { toMoney } from '@vitrine/contract/money.ts';
import { sql } from 'drizzle-orm';
import type { ArchiveFile, Person, PersonalData } from '#admin/identity/index.ts';
import type { Ctx } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { isTestBook } from './current-book.ts';
import { journals } from './ledger.tables.ts';
import { readStatement } from './read-statement.ts';
import { writeStatementCsv } from './statement-csv.ts';

const rowsMax = 100_000;

async function* collectMovements(ctx: Ctx, { storeId }: Person): AsyncIterable<ArchiveFile> {
  if (storeId === null) return;
  yield {
    name: 'earnings.csv',
    content: writeStatementCsv(ctx, await readStatement(ctx, storeId, {}, rowsMax)),
  };
}

/** Earnings that are not paid out, and debts; what is on its way is a payout's. */
async function listBalances(ctx: Ctx, { storeId }: Person): Promise<DeletionBlock[]> {
  if (storeId === null) return [];
  const rows = await ctx.db.rows(
    sql`
    select currency, (-sum(balance_minor))::text as amount from owner_balances
    where store_id = ${storeId} and code in ('owner_available', 'owner_pending') and is_test = ${isTestBook(ctx)} group by currency having sum(balance_minor) <> 0 order by 1`,
    { currency: as.currency, amount: as.minor },
  );
  return rows.map(({ currency, amount }) => ({
    kind: amount > 0n ? 'balance' : 'debt',
    count: null,
    amount: toMoney(amount > 0n ? amount : -amount, currency),
  }));
}

/** The books are append-only and kept by law; they name a store's number, no person. */
export const ledgerData: PersonalData = {
  stored: [{ kind: 'ledger', columns: [journals.memo], afterDeletion: 'kept' }],
  listBlocks: listBalances,
  collect: collectMovements,
};
