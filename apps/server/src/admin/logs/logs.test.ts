import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createConfig,
  deleteConfig,
  getConfigForm,
  pageConfigs,
  refreshConfigs,
  updateConfig,
} from '@vitrine/contract/admin/configs.ts';
import { login, logout } from '@vitrine/contract/admin/identity.ts';
import { pageLogs, readLog } from '@vitrine/contract/admin/logs.ts';
import { createNotice } from '@vitrine/contract/admin/notices.ts';
import type { EndpointArguments } from '@vitrine/contract/endpoint.ts';
import { sql } from 'drizzle-orm';
import { announceRightsOfAll } from '#admin/roles/index.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { as } from '#platform/db/sql-rows.ts';
import { hashPassword } from '#platform/security/passwords.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { answerCaptcha, createAdminTestApp, signInAs } from '../testing.ts';

const secret = 'a secret passphrase 4711';

const app = await closeAfter(createAdminTestApp());
const passwordHash = await hashPassword(secret);
const admin = await signInAs(app, 'ADMIN', { nickname: 'Ada', username: 'ada', passwordHash });
const guest = await signInAs(app, 'GUEST', { nickname: 'Gus' });

type Query = EndpointArguments<typeof pageLogs>['query'];
const page = async (query: Query = {}, lang = 'en') => {
  const answer = await app.call(pageLogs, { query }, { token: admin.token, lang });
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data;
};
const newest = async (lang?: string) => {
  const [row] = (await page({}, lang)).list;
  assert.ok(row);
  return row;
};
const detailOf = async (id: string) =>
  (await app.call(readLog, { params: { id } }, admin)).body.data;
const findConfig = async (keywords: string) =>
  (await app.call(pageConfigs, { query: { pageNum: '1', pageSize: '10', keywords } }, admin)).body
    .data.list[0];

test('a change is recorded with its operator, its words, its source, its duration and the fields before and after', async () => {
  const id = (await findConfig('return.windowDays'))?.id ?? '';
  const { data: form } = (await app.call(getConfigForm, { params: { id } }, admin)).body;
  const headers = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  };
  const answer = await app.call(
    updateConfig,
    { params: { id }, body: { ...form, configValue: '45' } },
    { token: admin.token, headers },
  );
  assert.equal(answer.status, 200, answer.text);

  const row = await newest();
  assert.deepEqual(
    { ...row, id: '', executionTime: '' },
    {
      id: '',
      module: 'Config',
      moduleCode: 'config',
      content: 'Changed: return.windowDays',
      requestUri: `/api/v1/config/${id}`,
      method: 'PUT',
      ip: '127.0.0.1',
      region: '',
      browser: 'Firefox',
      os: 'Linux',
      executionTime: '',
      createBy: admin.account.id,
      createTime: app.clock.now().toISOString(),
      operator: 'Ada',
      result: 'ok',
    },
  );
  assert.equal((await newest('zh-cn')).content, '修改：return.windowDays');
  const detail = await detailOf(row.id);
  assert.deepEqual(detail.changes, [
    { field: 'configValue', before: '30', after: '45', isHidden: false },
  ]);
  assert.match(detail.requestId, /^[0-9a-f-]{36}$/);
  assert.equal(detail.failure, null);
});

test('the duration is measured: a call that waits half a second for a lock says so', async () => {
  const id = (await findConfig('return.windowDays'))?.id ?? '';
  const { data: form } = (await app.call(getConfigForm, { params: { id } }, admin)).body;
  const locked = await app.platform.database.pool.connect();
  await locked.query('begin');
  await locked.query('select 1 from configs where id = $1 for update', [id]);
  const changing = app.call(updateConfig, { params: { id }, body: form }, admin);
  await locked.query('select pg_sleep(0.3)');
  await locked.query('commit');
  locked.release();
  await changing;
  const { executionTime } = await newest();
  assert.ok(Number(executionTime) >= 200 && Number(executionTime) < 10_000, executionTime);
});

test('what was added is recorded with its fields, what was deleted with those that it had', async () => {
  await app.call(
    createConfig,
    { body: { configName: 'Help', configKey: 'help.line', configValue: 'Call us' } },
    admin,
  );
  const added = await newest();
  assert.equal(added.content, 'Added: help.line');
  assert.ok(
    (await detailOf(added.id)).changes.some(
      ({ field, after: value }) => field === 'configValue' && value === 'Call us',
    ),
  );
  await app.call(
    deleteConfig,
    { params: { id: (await findConfig('help.line'))?.id ?? '' } },
    admin,
  );
  const deleted = await newest();
  assert.equal(deleted.content, 'Deleted: help.line');
  assert.ok(
    (await detailOf(deleted.id)).changes.some(
      ({ field, before: value }) => field === 'configValue' && value === 'Call us',
    ),
  );
});

test('a rejected write of an operator is recorded with its failure; a mistake in a form and a read are not', async () => {
  const { total } = await page();
  assert.equal((await app.call(refreshConfigs, {}, guest)).status, 403);
  const row = await newest();
  assert.deepEqual([row.operator, row.result, row.content], ['Gus', 'failed', 'Refreshed: Config']);
  assert.equal((await detailOf(row.id)).failure, 'forbidden');
  await app.call(
    createConfig,
    { body: { configName: '', configKey: 'x', configValue: 'x' } },
    admin,
  );
  assert.equal((await page()).total, total + 1);
});

test('what a transaction takes back is not recorded as done', async () => {
  const before = (await page({ module: 'config', result: 'ok' })).total;
  const id = (await findConfig('return.windowDays'))?.id ?? '';
  const answer = await app.call(deleteConfig, { params: { id } }, admin);
  assert.equal(answer.status, 409, answer.text);
  assert.equal((await page({ module: 'config', result: 'ok' })).total, before);
  assert.equal((await detailOf((await newest()).id)).failure, 'config-built-in');
});

test('sign-ins are recorded, failed ones too, with the account that was tried; no password, token or captcha is in any row', async () => {
  const attempt = async (password: string) =>
    app.call(
      login,
      { body: { username: 'ada', password, ...(await answerCaptcha(app)) } },
      { headers: { 'content-type': 'application/json' } },
    );
  assert.equal((await attempt('wrong passphrase 4712')).status, 400);
  const failed = await newest();
  assert.deepEqual([failed.module, failed.operator, failed.result], ['Sign-in', 'Ada', 'failed']);
  const { body } = await attempt(secret);
  const signedIn = await newest();
  assert.deepEqual(
    [signedIn.content, signedIn.operator, signedIn.result],
    ['Signed in', 'Ada', 'ok'],
  );
  await app.call(logout, {}, { token: body.data.accessToken });
  assert.equal((await newest()).content, 'Signed out');

  await app.call(
    createNotice,
    { body: { title: 'Plan', content: `<p>${secret}</p>`, type: 99 } },
    admin,
  );
  const { changes } = await detailOf((await newest()).id);
  assert.deepEqual(
    changes.find(({ field }) => field === 'content'),
    { field: 'content', before: null, after: null, isHidden: true },
  );
  const rows = await app.platform.database.db.rows(
    sql`select l::text as line from operation_logs l`,
    { line: as.text },
  );
  const everything = rows.map(({ line }) => line).join('\n');
  for (const never of [
    secret,
    'wrong passphrase',
    body.data.accessToken,
    body.data.refreshToken,
    'captchaKey',
  ])
    assert.ok(!everything.includes(never), never);
});

test('searches find words of the content in any language, the address and the operator, and filters go together', async () => {
  const found = async (query: Query) => (await page({ pageSize: '100', ...query })).list;
  assert.ok(
    (await found({ keywords: '修改' })).every(({ content }) => content.startsWith('Changed')),
  );
  assert.ok((await found({ keywords: 'HELP.line' })).length >= 2);
  assert.ok((await found({ keywords: '127.0.0' })).length > 5);
  assert.deepEqual(
    [...new Set((await found({ keywords: 'gus' })).map(({ operator }) => operator))],
    ['Gus'],
  );
  assert.deepEqual(await found({ keywords: '100%' }), []);
  const day = app.clock.now().toISOString().slice(0, 10);
  const wire = await app.send({
    method: 'GET',
    url: `/api/v1/logs/page?pageNum=1&pageSize=10&keywords=&createTime%5B0%5D=${day}&createTime%5B1%5D=${day}&module=config`,
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const { list, total } = wire.body.data as {
    list: { id: unknown; executionTime: unknown; moduleCode: string }[];
    total: unknown;
  };
  assert.ok(
    list.length > 3 &&
      list.every(
        ({ id, executionTime, moduleCode }) =>
          typeof id === 'string' && typeof executionTime === 'string' && moduleCode === 'config',
      ),
  );
  assert.equal(total, list.length);
  const empty = await app.send({
    method: 'GET',
    url: '/api/v1/logs/page?pageNum=1&pageSize=10&createTime%5B0%5D=&createTime%5B1%5D=',
    headers: { authorization: `Bearer ${admin.token}` },
  });
  assert.equal(empty.status, 200);
  assert.deepEqual(await found({ createTime: ['2020-01-01', '2020-01-02'] as never }), []);
});

test('the log is not shown to those who may not see it, and an unknown row is not found', async () => {
  assert.equal((await app.call(pageLogs, { query: {} }, guest)).status, 403);
  assert.equal((await app.call(pageLogs, { query: {} })).status, 401);
  assert.equal((await app.call(readLog, { params: { id: '99999999' } }, admin)).status, 404);
  assert.equal((await app.call(readLog, { params: { id: 'x' } }, admin)).status, 400);
});

test('who may see only his own rows finds those of nobody else, in the list and in the detail', async () => {
  const { db } = app.platform.database;
  const [row] = (await page({ keywords: 'gus' })).list;
  await db.run(sql`update roles set data_scope = 3 where code = 'ADMIN'`);
  await inTx(systemContext(app.platform), announceRightsOfAll);
  const limited = await signInAs(app, 'ADMIN', { nickname: 'Lim' });
  const pageOf = async () => (await app.call(pageLogs, { query: {} }, limited)).body.data;
  assert.equal((await pageOf()).total, 0);
  assert.equal((await app.call(refreshConfigs, {}, limited)).status, 200);
  assert.deepEqual(
    (await pageOf()).list.map(({ operator }) => operator),
    ['Lim'],
  );
  assert.equal((await app.call(readLog, { params: { id: row?.id ?? '' } }, limited)).status, 404);
  await db.run(sql`update roles set data_scope = 0 where code = 'ADMIN'`);
  await inTx(systemContext(app.platform), announceRightsOfAll);
});

test('months are partitions: rows of a month without one are moved into it, and old months are dropped as a whole', async () => {
  const { db } = app.platform.database;
  const ctx = systemContext(app.platform);
  const { maintainPartitions } = await import('./index.ts');
  const partitionsOf = async () =>
    (
      await db.rows(
        sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'operation_logs'::regclass order by 1`,
        {
          name: as.text,
        },
      )
    ).map(({ name }) => name);
  assert.deepEqual(await partitionsOf(), [
    'operation_logs_2026_11',
    'operation_logs_2026_12',
    'operation_logs_rest',
  ]);
  app.clock.set('2027-02-10T10:00:00.000Z');
  const { token } = await signInAs(app, 'ADMIN');
  await db.run(sql`drop table operation_logs_2027_02`);
  await app.call(refreshConfigs, {}, { token });
  const inRest = async () =>
    (
      await db.rows(sql`select count(*) as count from operation_logs_rest`, { count: as.integer })
    )[0]?.count;
  assert.equal(await inRest(), 1);
  assert.equal(await maintainPartitions(ctx), 0);
  assert.equal(await inRest(), 0);
  assert.ok((await partitionsOf()).includes('operation_logs_2027_02'));
  app.clock.set('2027-03-10T10:00:00.000Z');
  assert.equal(await maintainPartitions(ctx), 1);
  assert.ok(
    !(await partitionsOf()).includes('operation_logs_2026_11'),
    'November ended 100 days ago',
  );
  assert.ok((await partitionsOf()).includes('operation_logs_2026_12'), 'December did not');
});
