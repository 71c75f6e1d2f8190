import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { pageAccounts } from '@vitrine/contract/admin/accounts.ts';
import { withClient } from '#platform/testing/database.ts';
import { recordQueries, type SentQuery } from '#platform/testing/queries.ts';
import { withSignedIn } from '../testing/fixtures.ts';

const userCount = 100_500;

const { app, admin } = await withSignedIn({ admin: 'ADMIN' }, { environment: { CACHES: 'off' } });
// A separate connection: the application's own cancel a statement after 20 s.
before(() =>
  withClient(app.url, async (client) => {
    await client.query('set statement_timeout = 0');
    await client.query(
      `insert into accounts (email, username, nickname, avatar, gender, status, language, user_source, page_source, auth_type,
         is_shared, created_at, updated_at)
       select 'bulk' || n || '@example.com', 'bulk' || n, 'Name ' || n, '', 0, 1, 'en', '', '', 'password', false,
         now() - n * interval '1 second', now() - n * interval '1 second' from generate_series(1, ${userCount}) n`,
    );
    await client.query('analyze accounts');
  }),
);

async function planOf({ text, values }: SentQuery): Promise<string> {
  const { rows } = await app.platform.database.pool.query<{ 'QUERY PLAN': string }>(
    `explain ${text}`,
    values,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

async function read(query: object) {
  let answer: { list: { username: string }[]; total: number; estimated?: boolean | undefined } = {
    list: [],
    total: 0,
  };
  const sent = await recordQueries(app, async () => {
    answer = (await app.call(pageAccounts, { query: { pageSize: '10', ...query } as never }, admin))
      .body.data;
  });
  return {
    ...answer,
    sent: sent.filter(({ text }) => text.includes('accounts')),
    count: sent.length,
  };
}

test('among 100,500 users the first page, the last page and a search find their rows in an index, with as many statements as ever', async () => {
  // Sessions and rights are read by the first call.
  await read({ keywords: 'bulk99998' });
  const few = await read({ keywords: 'bulk99999' });
  assert.deepEqual(
    [few.list.map(({ username }) => username), few.total, few.estimated],
    [['bulk99999'], 1, undefined],
  );
  const [search] = few.sent.filter(({ text }) => text.includes('limit'));
  assert.ok(search);
  assert.match(await planOf(search), /accounts_words/);
  const first = await read({ pageNum: '1' });
  assert.equal(first.list.length, 10);
  const last = await read({ pageNum: '10000' });
  assert.deepEqual(last.list.map(({ username }) => username).length, 10);
  for (const { sent } of [first, last]) {
    const pageQuery = sent.find(({ text }) => text.includes('order by'));
    assert.match(
      await planOf(pageQuery as SentQuery),
      /Index Only Scan Backward using accounts_updated|Index Scan Backward using accounts_updated/,
    );
  }
  assert.equal(first.count, last.count);
  // One more than the search needs: the estimate.
  assert.equal(first.count, few.count + 1);
  assert.deepEqual([first.estimated, first.total > 100_000], [true, true]);
});
