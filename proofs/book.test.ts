import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../apps/server/src/platform/testing/app.ts';
import { findChangedJournals, readBook } from './book.ts';

let app: TestApp;

before(async () => {
  app = await createTestApp();
});
after(() => app.close());

/** Writes a journal of two lines and commits it when `mayCommit` resolves. */
async function writeJournal(sourceId: string, written: () => void, mayCommit: Promise<void>) {
  await app.platform.database.withTx(async (tx) => {
    await tx.run(sql`
      with account as (insert into ledger_accounts (code, provider, currency) values ('provider_clearing', ${sourceId}, 'EUR') returning id),
        journal as (insert into journals (kind, source_type, source_id, line_count, memo, created_at)
          values ('adjustment', 'order', ${sourceId}, 2, '{}', now()) returning id)
      insert into ledger_entries (journal_id, line_number, account_id, amount_minor, currency)
        select journal.id, line, account.id, amount, 'EUR' from account, journal, (values (1, 500), (2, -500)) as lines (line, amount)`);
    written();
    await mayCommit;
  });
}

test('a journal that is committed after one with a higher id is an addition, and no change', async () => {
  const slow = { written: Promise.withResolvers<void>(), mayCommit: Promise.withResolvers<void>() };
  const slowDone = writeJournal('slow', slow.written.resolve, slow.mayCommit.promise);
  await slow.written.promise;
  await writeJournal('quick', () => undefined, Promise.resolve());
  const earlier = await readBook(app.platform.database.db);
  slow.mayCommit.resolve();
  await slowDone;
  const later = await readBook(app.platform.database.db);
  assert.equal(later.size, earlier.size + 1);
  assert.ok(
    Number([...later.keys()].find((id) => !earlier.has(id))) <
      Math.max(...[...earlier.keys()].map(Number)),
  );
  assert.deepEqual(findChangedJournals(earlier, later), []);
});

test('a journal that is gone or has other lines is named', () => {
  const book = new Map([
    ['1', 'a'],
    ['2', 'b'],
    ['3', 'c'],
  ]);
  const later = new Map([
    ['1', 'a'],
    ['3', 'other'],
    ['4', 'd'],
  ]);
  assert.deepEqual(findChangedJournals(book, later), ['2', '3']);
});
