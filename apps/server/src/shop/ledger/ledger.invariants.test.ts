import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type SQLWrapper, sql } from 'drizzle-orm';
import { inTx, systemContext } from '#platform/context.ts';
import { Db } from '#platform/db/db.ts';
import { checkInvariants } from '#platform/db/invariants.ts';
import type { RowOf, RowShape } from '#platform/db/sql-rows.ts';
import type { PlanNode } from '#platform/testing/plans.ts';
import { recordQueries } from '#platform/testing/queries.ts';
import { withOwner } from '../testing/fixtures.ts';
import { ownerAccount, postJournal } from './index.ts';
import { cachedBalances } from './ledger.invariants.ts';

const journalCount = 6_000;
const stepSize = 500;

const ctx = () => systemContext(app.platform);

async function postOne(sourceId: string): Promise<void> {
  await inTx(ctx(), (tx) =>
    postJournal(tx, {
      kind: 'buyer_capture',
      sourceType: 'order',
      sourceId,
      memo: {},
      lines: [
        {
          account: { code: 'provider_clearing', provider: 'sandbox' },
          amountMinor: 100n,
          currency: 'USD',
        },
        {
          account: ownerAccount('owner_pending', owner.storeId),
          amountMinor: -100n,
          currency: 'USD',
        },
      ],
    }),
  );
}

const { app, owner } = await withOwner({ owner: {} });
before(async () => {
  await postOne('1');
  // Copies of the first journal, without the guards that would look at each of them.
  const client = await app.platform.database.pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(`insert into journals (kind, source_type, source_id, store_id, line_count, memo, is_test, created_at)
      select 'buyer_capture', 'order', n::text, store_id, 2, memo, is_test, created_at from journals, generate_series(2, ${journalCount}) n`);
    await client.query(`insert into ledger_entries (journal_id, line_number, account_id, amount_minor, currency)
      select j.id, e.line_number, e.account_id, e.amount_minor, e.currency from journals j, ledger_entries e where j.source_id <> '1'`);
    await client.query(`update owner_balances set balance_minor = balance_minor * ${journalCount}`);
    await client.query('analyze journals, ledger_entries');
  } finally {
    await client.query('reset session_replication_role');
    client.release();
  }
});

const rowsOf = (node: PlanNode): number =>
  Math.max(node['Actual Rows'] * node['Actual Loops'], ...(node.Plans ?? []).map(rowsOf));

test('balances are compared in steps, none of which reads more than its share of the entries', async () => {
  const check = cachedBalances(stepSize);
  let broken: unknown;
  const sent = await recordQueries(app, async () => {
    broken = await check.find(app.platform.database.db);
  });
  assert.deepEqual(broken, []);
  assert.ok(sent.length > journalCount / stepSize, `${sent.length} statements`);
  for (const { text, values } of sent) {
    const { rows } = await app.platform.database.pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (analyze, format json) ${text}`,
      values,
    );
    const most = rowsOf(rows[0]?.['QUERY PLAN'][0]?.Plan as PlanNode);
    assert.ok(most <= 2 * stepSize, `${most} rows in ${text}`);
  }
});

test('a journal that is posted while the check runs is no difference', async () => {
  let statements = 0;
  /** Posts a journal between the steps. */
  class MovingDb extends Db {
    override async rows<const Shape extends RowShape>(
      statement: SQLWrapper,
      shape: Shape,
    ): Promise<RowOf<Shape>[]> {
      statements += 1;
      if (statements % 4 === 0) await postOne(`moving-${statements}`);
      return super.rows(statement, shape);
    }
  }
  const moving = new MovingDb(app.platform.database.pool);
  assert.deepEqual(await cachedBalances(stepSize).find(moving), []);
  assert.ok(statements > 12);
});

test('a balance that is off by one unit is found', async () => {
  await app.platform.database.db.execute(
    sql`update owner_balances set balance_minor = balance_minor + 1 where code = 'owner_pending'`,
  );
  const [broken, ...more] = await cachedBalances(stepSize).find(app.platform.database.db);
  assert.match(broken?.detail ?? '', /^cached -\d+, entries -\d+$/);
  assert.deepEqual(more, []);
  await app.platform.database.db.execute(
    sql`update owner_balances set balance_minor = balance_minor - 1 where code = 'owner_pending'`,
  );
});

test('no rule of any module reads a table that grows in one statement', async () => {
  const grown =
    /(?:\b(?:from|join|update|into)\s+|,\s*)(?:journals|ledger_entries|orders|order_lines|order_events|payments|payment_orders|refunds|payouts|welcome_claims)\b/;
  const sent = await recordQueries(app, () => checkInvariants(ctx()));
  const whole = sent.filter(
    ({ text }) =>
      grown.test(text) && !/\bbetween\b|^select max\(id\)|pg_trigger|= any\(/.test(text),
  );
  assert.deepEqual(
    whole.map(({ text }) => text),
    [],
  );
  // An empty table has no step: the ledger, which is filled here, is checked.
  assert.ok(sent.some(({ text }) => text.includes('having sum(amount_minor) <> 0')));
});
