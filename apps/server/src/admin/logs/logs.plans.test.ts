import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { pageLogs } from '@vitrine/contract/admin/logs.ts';
import type { EndpointAnswer } from '@vitrine/contract/endpoint.ts';
import pg from 'pg';
import { listNodes, type PlanNode } from '#platform/testing/plans.ts';
import { recordQueries } from '#platform/testing/queries.ts';
import { withSignedIn } from '../testing/fixtures.ts';

const rowCount = 1_000_000;

const { app, admin } = await withSignedIn({ admin: 'ADMIN' });
before(async () => {
  const client = new pg.Client({ connectionString: app.url });
  await client.connect();
  // Filled with the rows, the indexes take twice as long as made afterwards, and that of the search more.
  const { rows: indexes } = await client.query<{ name: string; text: string }>(
    `select indexname as name, replace(indexdef, ' ONLY ', ' ') as text from pg_indexes
     where tablename = 'operation_logs' and indexname not in (select conname from pg_constraint)`,
  );
  assert.equal(indexes.length, 5);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(`insert into operation_logs (created_at, account_id, module, action, subject, method, path, address, browser, system, duration_ms,
      request_id, changes, search_text)
    select timestamptz '2026-11-01' + n * interval '1.7 seconds', n % 50 + 1, (array['config', 'order', 'login'])[n % 3 + 1], 'configs.update', '', 'PUT',
      '', '', '', '', 5, '', '[]', case when n % 100000 = 7 then 'rare.setting' else 'changed' end
    from generate_series(1, ${rowCount}) n`);
  for (const { text } of indexes) await client.query(text);
  await client.query('vacuum analyze operation_logs');
  await client.end();
});

/** A page with its statements, and the indexes and kinds of scans in their plans. */
async function readPage(query: Record<string, string>) {
  let answer: Awaited<ReturnType<typeof call>> | undefined;
  const call = () => app.call(pageLogs, { query: { pageSize: '10', ...query } }, admin);
  const startedAt = performance.now();
  const sent = await recordQueries(app, async () => {
    answer = await call();
  });
  const ms = performance.now() - startedAt;
  assert.equal(answer?.status, 200, answer?.text);
  const nodes: PlanNode[] = [];
  for (const { text, values } of sent.filter(
    (one) => /^\s*(?:select|with)/.test(one.text) && /operation_logs/.test(one.text),
  )) {
    const { rows } = await app.platform.database.pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (format json) ${text}`,
      values,
    );
    nodes.push(...listNodes(rows[0]?.['QUERY PLAN'][0]?.Plan as PlanNode));
  }
  const scans = new Set(
    nodes
      .filter((node) => node['Relation Name']?.startsWith('operation_logs'))
      .map((node) => node['Node Type']),
  );
  const indexes = new Set(nodes.flatMap((node) => node['Index Name'] ?? []));
  return {
    ...(answer?.body.data as EndpointAnswer<typeof pageLogs>),
    ms,
    statements: sent.filter(({ text }) => text.includes('operation_logs')).length,
    scans,
    indexes,
  };
}

test('first page, last page and searches of a million rows take a constant number of statements and use an index', async () => {
  const first = await readPage({});
  const last = await readPage({ pageNum: '100000' });
  const search = await readPage({ keywords: 'rare.setting' });
  const filtered = await readPage({ module: 'order' });
  const frequent = await readPage({ keywords: 'changed' });
  assert.deepEqual(
    [first.list.length, last.list.length, search.total, search.estimated],
    [10, 10, 10, undefined],
  );
  assert.ok(
    first.estimated && Math.abs(first.total - rowCount) < rowCount / 20,
    String(first.total),
  );
  assert.ok(
    filtered.estimated && filtered.total > 250_000 && filtered.total < 420_000,
    String(filtered.total),
  );
  for (const [name, { statements, ms, scans }] of Object.entries({
    first,
    last,
    search,
    filtered,
    frequent,
  })) {
    assert.ok(statements <= 3, `${name}: ${statements} statements`);
    assert.ok(ms < 5_000, `${name}: ${ms} ms`);
    assert.ok(![...scans].includes('Seq Scan'), `${name}: ${[...scans].join(', ')}`);
  }
  assert.ok(
    first.indexes.has('operation_logs_2026_11_pkey') && last.scans.has('Index Only Scan'),
    [...first.indexes].join(),
  );
  assert.ok(
    [...search.indexes].some((name) => name.includes('search')),
    [...search.indexes].join(),
  );
});
