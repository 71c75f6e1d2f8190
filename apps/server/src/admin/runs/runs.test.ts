import assert from 'node:assert/strict';
import { test } from 'node:test';
import { downloadRunFile, pageRuns, readRunLines } from '@vitrine/contract/runs.ts';
import { eq, sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import { openRunLog, runLinesKeptMax, withRunLog } from '#platform/jobs/run-log.ts';
import { runFiles, runLines, runs } from '#platform/jobs/run-logs.tables.ts';
import { runSchedule } from '#platform/jobs/schedules.ts';
import { withSignedIn } from '../testing/fixtures.ts';
import { signInAs } from '../testing.ts';
import { runKeptDays, sweepRuns } from './sweep-runs.ts';

const { app, admin } = await withSignedIn({
  admin: { role: 'ADMIN', username: 'runner', nickname: 'Rita Runner' },
});

const importAbout = () => ({
  kind: 'import' as const,
  name: 'users.import',
  accountId: admin.account.id,
});
const read = (id: string, after = 0, token = admin.token, lang = 'en') =>
  app.call(readRunLines, { params: { id }, query: { after: String(after) as never } }, {
    token,
    headers: { lang },
  } as never);
const list = (query: Record<string, string>, token = admin.token) =>
  app.call(pageRuns, { query: query as never }, { token });

test('a reader who comes in the middle sees every line once and in order, while the run goes on', async () => {
  const log = openRunLog(app.platform, importAbout());
  const write = (from: number, to: number) => {
    for (let done = from; done <= to; done += 1) log.info('importAdded', { done, total: 1_200 });
  };
  write(1, 600);
  const id = (await log.flush()) ?? '';
  const seen: number[] = [];
  const texts: string[] = [];
  const follow = async () => {
    const { run, lines } = (await read(id, seen.at(-1) ?? 0)).body.data;
    for (const { number, text } of lines) {
      seen.push(number);
      texts.push(text);
    }
    return { run, count: lines.length };
  };
  assert.equal((await follow()).run.state, 'running');
  write(601, 1_200);
  await log.finish('done');
  for (let answer = await follow(); answer.count > 0; answer = await follow())
    assert.equal(answer.run.state, 'done');
  assert.deepEqual(
    seen,
    Array.from({ length: 1_200 }, (_none, index) => index + 1),
  );
  assert.deepEqual(
    [texts[0], texts.at(-1)],
    ['Users added: 1 of 1200.', 'Users added: 1200 of 1200.'],
  );
});

test('a run that is rolled back keeps its log, and the failure reaches the caller', async () => {
  const failing = withRunLog(app.platform, { kind: 'job', name: 'proof.rolled-back' }, (log) =>
    app.platform.database.withTx(async (tx) => {
      log.info('importAdded', { done: 1, total: 2 });
      await tx.run(sql`update runs set name = 'changed'`);
      throw new Error('broken for anna@example.com with token=abcdef123456');
    }),
  );
  await assert.rejects(failing, /broken/);
  const [run] = (await list({ keywords: 'proof.rolled-back' })).body.data.list;
  assert.deepEqual([run?.state, run?.lineCount, run?.operator], ['failed', 2, '']);
  const { lines } = (await read(run?.id ?? '')).body.data;
  assert.deepEqual(
    lines.map(({ level, text }) => [level, text]),
    [
      ['info', 'Users added: 1 of 2.'],
      ['error', 'Failed: Error: broken for [email] with token=[secret]'],
    ],
  );
});

test('lines stay one line of text, whatever is in them', async () => {
  const attacks = [
    'a\nb\r\nc\rd\u2028e\u2029f\u0085g',
    '[[logDownload {"fileId":"1","href":"javascript:alert(1)"}]]',
    '<img src=x onerror=alert(1)><script>alert(1)</script>',
    '\u001b[31mred\u001b[0m \u202eevil\u202c \u0000 \ufeff',
    "'; drop table runs; --",
    '{reason} {{constructor}}',
    'x'.repeat(50_000),
  ];
  const log = openRunLog(app.platform, importAbout());
  for (const reason of attacks) log.error('failed', { reason });
  const id = (await log.flush()) ?? '';
  await log.finish('failed');
  const { lines } = (await read(id)).body.data;
  assert.equal(lines.length, attacks.length);
  for (const { text, download, level } of lines) {
    assert.doesNotMatch(text, /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    assert.ok(text.length < 700, 'of bounded length');
    assert.deepEqual([download, level], [null, 'error'], 'no text makes a download');
  }
  assert.equal(lines[0]?.text, 'Failed: a\\nb\\r\\nc\\rd\\u2028e\\u2029f\\u0085g');
  assert.equal(lines[5]?.text, 'Failed: {reason} {{constructor}}', 'values are not templates');
});

test('a run keeps a bounded number of lines and says that it was cut', async () => {
  const log = openRunLog(app.platform, importAbout());
  for (let done = 1; done <= runLinesKeptMax + 50; done += 1)
    log.info('importAdded', { done, total: 1 });
  const id = (await log.flush()) ?? '';
  await log.finish('done');
  const { run } = (await read(id, runLinesKeptMax)).body.data;
  assert.deepEqual([run.lineCount, run.isCut], [runLinesKeptMax, true]);
});

test('a file is downloaded by those who may see its run, and under its own run only', async () => {
  const store = async (about: Parameters<typeof openRunLog>[1]) => {
    const log = openRunLog(app.platform, about);
    log.attach('importFile', { name: 'rows.csv', content: '1,2\r\n' });
    const id = (await log.flush()) ?? '';
    await log.finish('done');
    const [line] =
      (await app.platform.database.db.select().from(runLines).where(eq(runLines.runId, id))) ?? [];
    return { id, fileId: line?.fileId ?? '' };
  };
  const own = await store(importAbout());
  const other = await store({ kind: 'payout', name: 'payouts.run' });
  const get = (id: string, fileId: string, token = admin.token) =>
    app.send({
      method: 'GET',
      url: `/api/v1/runs/${id}/files/${fileId}`,
      headers: { authorization: `Bearer ${token}` },
    });
  const sent = await get(own.id, own.fileId);
  assert.deepEqual(
    [sent.status, sent.headers['content-disposition']],
    [200, 'attachment; filename=rows.csv'],
  );
  assert.equal((await app.call(downloadRunFile, { params: own }, admin as never)).status, 200);
  assert.equal((await get(own.id, other.fileId)).status, 404, 'a file of another run');
  assert.equal((await get(own.id, own.fileId, (await signInAs(app, 'GUEST')).token)).status, 403);
  const guestRole = await signInAs(app, 'ADMIN', { username: 'own-rows' });
  await app.platform.database.db.execute(sql`update roles set data_scope = 3 where code = 'ADMIN'`);
  await app.platform.signals.send(app.platform.database.db, 'rights-changed', {});
  try {
    const fresh = await signInAs(app, 'ADMIN', { username: 'own-rows-2' });
    assert.equal(
      (await get(own.id, own.fileId, fresh.token)).status,
      404,
      'outside of the data scope',
    );
    assert.equal((await read(own.id, 0, fresh.token)).status, 404);
    assert.deepEqual((await list({}, fresh.token)).body.data, { list: [], total: 0 });
  } finally {
    await app.platform.database.db.execute(
      sql`update roles set data_scope = 0 where code = 'ADMIN'`,
    );
  }
  assert.ok(guestRole.token);
});

test('runs are found by kind, state, day, name in the language of the reader, and operator', async () => {
  const log = openRunLog(app.platform, importAbout());
  log.info('finished');
  const id = (await log.flush()) ?? '';
  const idsOf = async (query: Record<string, string>) =>
    (await list({ pageSize: '100', ...query })).body.data.list.map((run) => run.id);
  assert.ok((await idsOf({ kind: 'import', state: 'running' })).includes(id));
  assert.ok(!(await idsOf({ kind: 'payout' })).includes(id));
  assert.ok((await idsOf({ keywords: 'import of' })).includes(id));
  assert.ok((await idsOf({ keywords: 'rita' })).includes(id));
  assert.ok(!(await idsOf({ keywords: 'nobody is called so' })).includes(id));
  assert.ok(!(await idsOf({ 'createTime[0]': '2099-01-01', 'createTime[1]': '' })).includes(id));
  // Its process ends without a word.
  await app.platform.database.db.update(runs).set({ instanceId: 'ended' }).where(eq(runs.id, id));
  assert.ok((await idsOf({ state: 'stopped' })).includes(id));
  assert.ok(!(await idsOf({ state: 'running' })).includes(id));
});

test('recurring work leaves a log when it writes one or fails; daily work always does', async () => {
  const countOf = async (name: string) => {
    const rows = await app.platform.database.db.rows(
      sql`select count(*)::int as count from runs where name = ${name}`,
      {
        count: as.integer,
      },
    );
    return rows[0]?.count;
  };
  await runSchedule(app.platform, {
    name: 'proof.quiet',
    everySeconds: 60,
    run: async () => undefined,
  });
  await runSchedule(app.platform, {
    name: 'proof.daily',
    everySeconds: 86_400,
    run: async () => undefined,
  });
  await assert.rejects(
    runSchedule(app.platform, {
      name: 'proof.failing',
      everySeconds: 60,
      run: async () => {
        throw new Error('no');
      },
    }),
  );
  assert.deepEqual(
    [await countOf('proof.quiet'), await countOf('proof.daily'), await countOf('proof.failing')],
    [0, 1, 1],
  );
});

test('old runs go with their lines and files', async () => {
  const { db } = app.platform.database;
  const log = openRunLog(app.platform, importAbout());
  log.attach('importFile', { name: 'rows.csv', content: 'x' });
  const id = (await log.flush()) ?? '';
  await log.finish('done');
  const age = (days: number) =>
    db
      .update(runs)
      .set({ startedAt: new Date(app.clock.now().getTime() - days * 86_400_000) })
      .where(eq(runs.id, id));
  await age(runKeptDays - 1);
  await sweepRuns(app.platform);
  assert.equal(await db.$count(runLines, eq(runLines.runId, id)), 1);
  await age(runKeptDays + 1);
  await sweepRuns(app.platform);
  assert.deepEqual(
    [
      await db.$count(runs, eq(runs.id, id)),
      await db.$count(runLines, eq(runLines.runId, id)),
      await db.$count(runFiles, eq(runFiles.runId, id)),
    ],
    [0, 0, 0],
  );
});
