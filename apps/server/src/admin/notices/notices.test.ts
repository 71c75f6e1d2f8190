import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as contract from '@vitrine/contract/admin/notices.ts';
import { listUserOptions } from '@vitrine/contract/admin/users.ts';
import type { EndpointArguments } from '@vitrine/contract/endpoint.ts';
import { topics } from '@vitrine/contract/topics.ts';
import { eq } from 'drizzle-orm';
import { accounts } from '#admin/identity/identity.tables.ts';
import { rolePermissions, roles } from '#admin/roles/roles.tables.ts';
import { withSignedIn } from '../testing/fixtures.ts';
import { signInAs, type TestPerson } from '../testing.ts';
import { noticeReceipts, notices } from './notices.tables.ts';
import { publishDueNotices } from './publish.ts';

type Body = EndpointArguments<typeof contract.createNotice>['body'];

let pushed: {
  destination: string;
  accountId?: string;
  body: { title: string; titles?: Record<string, string>; publishTime: string | null };
}[] = [];

const { app, admin, guest, owner, other } = await withSignedIn({
  admin: { role: 'ADMIN', nickname: 'Ada' },
  guest: 'GUEST',
  owner: { role: 'STORE_OWNER', nickname: 'Olga' },
  other: 'STORE_OWNER',
});
app.platform.signals.on('push', (signal) => {
  if ((signal as { destination: string }).destination === topics.message)
    pushed.push(signal as (typeof pushed)[number]);
});

/** A signal that is sent later arrives later. */
async function settle(): Promise<void> {
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  app.platform.signals.on('notices-test', () => resolve());
  await app.platform.signals.send(app.platform.database.db, 'notices-test', null);
  await arrived;
}

const form = (title: string, more: Partial<Body> = {}): Body => ({
  title,
  content: '<p>Words</p>',
  type: 2,
  ...more,
});
const list = async (query: Record<string, unknown> = {}, person = admin) =>
  (await app.call(contract.pageNotices, { query: query as never }, person)).body.data;
const mine = async (person: TestPerson, query: Record<string, unknown> = {}) =>
  (await app.call(contract.pageMyNotices, { query: query as never }, person)).body.data;

async function add(title: string, more: Partial<Body> = {}): Promise<string> {
  const answer = await app.call(contract.createNotice, { body: form(title, more) }, admin);
  assert.equal(answer.body.code, 1, answer.text);
  return (await list({ title })).list[0]?.id ?? '';
}
const publish = (id: string) => app.call(contract.publishNotice, { params: { id } }, admin);
const revoke = (id: string) => app.call(contract.revokeNotice, { params: { id } }, admin);
const detail = (id: string, person: TestPerson) =>
  app.call(contract.readNotice, { params: { id } }, person);

test('a notice to everybody is a draft, then unread for all, read by its detail, and nobody’s once it is revoked', async () => {
  const id = await add('Maintenance on Sunday');
  assert.deepEqual(
    [(await mine(owner)).total, (await detail(id, owner)).body.code],
    [0, 'not-found'],
  );
  assert.equal(
    (await detail(id, admin)).body.data.publishStatus,
    0,
    'who edits notices reads drafts',
  );
  assert.equal(
    (await detail(id, guest)).body.code,
    'not-found',
    'an operator who only lists them does not',
  );

  pushed = [];
  assert.equal((await publish(id)).body.code, 1);
  const { list: unread, total } = await mine(owner, { isRead: '0' });
  assert.equal(total, 1);
  assert.deepEqual(unread[0], {
    id,
    title: 'Maintenance on Sunday',
    language: 'en',
    type: 2,
    level: 'L',
    publisherName: 'Ada',
    publishTime: app.clock.now().toISOString(),
    isRead: false,
  });
  const read = (await detail(id, owner)).body.data;
  assert.deepEqual([read.content, read.publishStatus], ['<p>Words</p>', 1]);
  assert.deepEqual(
    [
      (await mine(owner, { isRead: '0' })).total,
      (await mine(owner, { isRead: '1' })).total,
      (await mine(other)).list[0]?.isRead,
    ],
    [0, 1, false],
  );
  const [row] = (await list({ title: 'maintenance' })).list;
  assert.deepEqual(
    [row?.publishStatus, row?.targetType, row?.isRead, row?.revokeTime],
    [1, 1, false, null],
  );
  assert.deepEqual(
    [row?.targetCount, row?.readCount],
    [4, 1],
    'four accounts, one of which has read it',
  );

  assert.equal((await publish(id)).body.code, 'notice-published');
  assert.equal((await revoke(id)).body.code, 1);
  assert.equal((await revoke(id)).body.code, 'notice-not-published');
  assert.deepEqual(
    [(await mine(owner)).total, (await detail(id, owner)).body.code],
    [0, 'not-found'],
  );
  const [revoked] = (await list({ publishStatus: '-1' })).list;
  assert.deepEqual([revoked?.id, revoked?.revokeTime], [id, app.clock.now().toISOString()]);

  // It may be changed and published again, and is unread again.
  const changed = await app.call(
    contract.updateNotice,
    { params: { id }, body: form('Maintenance on Monday') },
    admin,
  );
  assert.equal(changed.body.code, 1);
  await publish(id);
  assert.equal((await mine(owner, { isRead: '0', title: 'monday' })).total, 1);
  await revoke(id);
});

test('a notice to chosen accounts reaches them only, and only those that are enabled', async () => {
  const chosen = [owner.account.id, '999999'];
  const id = await add('For Olga', {
    targetType: 2,
    targetUserIds: chosen,
    level: 'H',
    publish: true,
  });
  assert.deepEqual(
    [(await mine(owner)).total, (await mine(other)).total, (await mine(admin)).total],
    [1, 0, 0],
  );
  assert.deepEqual(
    [(await detail(id, other)).body.code, (await detail(id, guest)).body.code],
    ['not-found', 'not-found'],
  );
  const edited = (await app.call(contract.getNoticeForm, { params: { id } }, admin)).body.data;
  assert.deepEqual(edited, {
    id,
    title: 'For Olga',
    content: '<p>Words</p>',
    language: 'en',
    translations: {},
    type: 2,
    level: 'H',
    targetType: 2,
    targetUserIds: chosen,
    publish: false,
    scheduleTime: null,
  });
  await revoke(id);

  const { db } = app.platform.database;
  await db.update(accounts).set({ status: 0 }).where(eq(accounts.id, other.account.id));
  const disabled = await add('For nobody', {
    targetType: 2,
    targetUserIds: [other.account.id],
  });
  assert.equal((await publish(disabled)).body.code, 'notice-nobody');
  assert.equal((await list({ title: 'nobody' })).list[0]?.publishStatus, 0);
  await db.update(accounts).set({ status: 1 }).where(eq(accounts.id, other.account.id));
});

test('everybody who is online is told by one message, chosen accounts by one each', async () => {
  // The notices of the tests before are still on their way.
  await settle();
  pushed = [];
  const all = await add('To all', { publish: true });
  const some = await add('To two', {
    targetType: 2,
    targetUserIds: [owner.account.id, other.account.id],
    publish: true,
  });
  await revoke(all);
  await revoke(some);
  await settle();
  assert.deepEqual(
    pushed.map(({ accountId, body }) => [body.title, accountId, body.publishTime !== null]),
    [
      ['To all', undefined, true],
      ['To two', owner.account.id, true],
      ['To two', other.account.id, true],
      ['To all', undefined, false],
      ['To two', owner.account.id, false],
      ['To two', other.account.id, false],
    ],
  );
});

test('all are marked as read at once, for the caller alone', async () => {
  const ids = [
    await add('One of two', { publish: true }),
    await add('Two of two', { publish: true }),
  ];
  assert.equal((await mine(owner, { isRead: '0' })).total, 2);
  assert.equal((await app.call(contract.readAllNotices, {}, owner)).body.code, 1);
  assert.deepEqual(
    [(await mine(owner, { isRead: '0' })).total, (await mine(other, { isRead: '0' })).total],
    [0, 2],
  );
  const first = (await mine(other, { pageSize: '1' })).list[0]?.title;
  const second = (await mine(other, { pageSize: '1', pageNum: '2' })).list[0]?.title;
  assert.deepEqual([first, second], ['Two of two', 'One of two'], 'newest first');
  for (const id of ids) await revoke(id);
});

test('reading reaches the other windows of the same account, and no other account', async () => {
  const id = await add('Read once', { publish: true });
  const told: (string | undefined)[] = [];
  app.platform.signals.on('push', (signal) => {
    const { destination, accountId } = signal as { destination: string; accountId?: string };
    if (destination === topics.noticesRead) told.push(accountId);
  });
  await detail(id, owner);
  await detail(id, owner);
  await app.call(contract.readAllNotices, {}, other);
  await settle();
  assert.deepEqual(
    told,
    [owner.account.id, other.account.id],
    'once when it is read, not when it is opened again',
  );
  await revoke(id);
});

test('a scheduled notice is a draft until its time, is then published under the name of who scheduled it, and once', async () => {
  const scheduleTime = new Date(app.clock.now().getTime() + 600_000).toISOString();
  const id = await add('At noon', { scheduleTime });
  const [waiting] = (await list({ title: 'At noon' })).list;
  assert.deepEqual(
    [waiting?.publishStatus, waiting?.scheduleTime, waiting?.publisherName],
    [0, scheduleTime, 'Ada'],
  );
  app.clock.advance(599_000);
  await publishDueNotices(app.platform);
  assert.equal((await mine(owner, { title: 'At noon' })).total, 0);
  // Pushes of earlier tests have arrived.
  await settle();
  pushed = [];
  app.clock.advance(1_000);
  await Promise.all([publishDueNotices(app.platform), publishDueNotices(app.platform)]);
  await settle();
  const [published] = (await mine(owner, { title: 'At noon' })).list;
  assert.deepEqual([published?.publisherName, published?.publishTime], ['Ada', scheduleTime]);
  assert.deepEqual(
    pushed.map(({ body }) => body.title),
    ['At noon'],
  );
  const [row] = (await list({ title: 'At noon' })).list;
  assert.deepEqual([row?.publishStatus, row?.scheduleTime], [1, null]);
  await revoke(id);
});

test('a change without a time cancels the schedule, as publishing by hand does; one that nobody would see stays a draft', async () => {
  const scheduleTime = new Date(app.clock.now().getTime() + 60_000).toISOString();
  const [edited, byHand] = [
    await add('Edited', { scheduleTime }),
    await add('By hand', { scheduleTime }),
  ];
  const lonely = await add('Lonely', { scheduleTime, targetType: 2, targetUserIds: ['999999'] });
  await app.call(contract.updateNotice, { params: { id: edited }, body: form('Edited') }, admin);
  await publish(byHand);
  await revoke(byHand);
  app.clock.advance(120_000);
  await publishDueNotices(app.platform);
  const states = await Promise.all(
    ['Edited', 'By hand', 'Lonely'].map(async (title) => (await list({ title })).list[0]),
  );
  assert.deepEqual(
    states.map((row) => [row?.publishStatus, row?.scheduleTime]),
    [
      [0, null],
      [-1, null],
      [0, null],
    ],
  );
  await app.call(
    contract.deleteNotices,
    { params: { ids: `${edited},${byHand},${lonely}` } },
    admin,
  );
});

test('a time that is over or far away is refused at its field; who may not publish may not schedule either', async () => {
  const inDays = (days: number) =>
    new Date(app.clock.now().getTime() + days * 86_400_000).toISOString();
  for (const [scheduleTime, code] of [
    [inDays(0), 'past-time'],
    [inDays(367), 'far-time'],
  ] as const) {
    const { body } = await app.call(
      contract.createNotice,
      { body: form('Refused', { scheduleTime }) },
      admin,
    );
    assert.deepEqual([body.errors?.[0]?.path, body.errors?.[0]?.code], ['scheduleTime', code]);
  }
  const writer = await signInAs(app, 'GUEST');
  const { db } = app.platform.database;
  const [role] = await db.select({ id: roles.id }).from(roles).where(eq(roles.code, 'GUEST'));
  const granted = ['sys:notice:add', 'sys:notice:edit'].map((permission) => ({
    roleId: role?.id ?? '',
    permission,
  }));
  await db.insert(rolePermissions).values(granted);
  await app.platform.signals.send(db, 'rights-changed', {});
  await settle();
  const write = (more: Partial<Body>) =>
    app.call(contract.createNotice, { body: form('By a writer', more) }, writer);
  assert.equal((await write({ scheduleTime: inDays(1) })).body.code, 'forbidden');
  assert.equal((await write({ publish: true })).body.code, 'forbidden');
  assert.equal((await write({})).body.code, 1);
  const id = (await list({ title: 'By a writer' })).list[0]?.id ?? '';
  const change = await app.call(
    contract.updateNotice,
    { params: { id }, body: form('By a writer', { publish: true }) },
    writer,
  );
  assert.deepEqual(
    [change.body.code, (await list({ title: 'By a writer' })).list[0]?.publishStatus],
    ['forbidden', 0],
  );
  for (const { permission } of granted)
    await db.delete(rolePermissions).where(eq(rolePermissions.permission, permission));
});

test('what is published is neither changed nor deleted; with a notice go its receipts', async () => {
  const id = await add('Fixed', { publish: true });
  const draft = await add('Draft');
  const remove = (ids: string) => app.call(contract.deleteNotices, { params: { ids } }, admin);
  assert.equal(
    (await app.call(contract.updateNotice, { params: { id }, body: form('Other') }, admin)).body
      .code,
    'notice-published',
  );
  assert.equal((await remove(`${draft},${id}`)).body.code, 'notice-published');
  assert.equal((await list({ title: 'Draft' })).total, 1, 'all or none');
  await revoke(id);
  assert.equal((await remove(`${draft},${id}`)).body.code, 1);
  assert.equal((await remove(draft)).body.code, 'not-found');
  const { db } = app.platform.database;
  assert.equal(
    (await db.select().from(noticeReceipts).where(eq(noticeReceipts.noticeId, id))).length,
    0,
  );
});

test('HTML keeps its formatting and loses what runs, loads or covers the page', async () => {
  const content = `<h2 onclick="x()">Head</h2><script>alert(1)</script><p style="position:fixed">A <b>bold</b> <a href="javascript:x()">bad</a>
    <a href="https://example.com/a" target="_self">good</a><img src="https://elsewhere.example/p.png"><img src="/files/ab/cd.webp" onerror="x()"></p><iframe src="/"></iframe>`;
  const id = await add('Formatted', { content });
  const saved = (await detail(id, admin)).body.data.content;
  assert.equal(
    saved.replace(/\s+/g, ' '),
    '<h2>Head</h2><p>A <b>bold</b> <a target="_blank" rel="noopener noreferrer">bad</a> <a href="https://example.com/a" target="_blank" rel="noopener noreferrer">good</a><img src="/files/ab/cd.webp" /></p>',
  );
});

test('a form without words, with a type that the dictionary does not have, or without chosen accounts is refused at its fields', async () => {
  for (const [more, path, code] of [
    [{ title: '' }, 'title', 'required'],
    [{ title: 'x'.repeat(51) }, 'title', 'too-long'],
    [{ content: '<p> &nbsp; <br></p><script>x</script>' }, 'content', 'required'],
    [{ type: 7 }, 'type', 'choice'],
    [{ targetType: 2 }, 'targetUserIds', 'too-few'],
    [{ level: 'X' }, 'level', 'choice'],
  ] as const) {
    const { body } = await app.call(
      contract.createNotice,
      { body: form('Refused', more as Partial<Body>) },
      admin,
    );
    assert.deepEqual(
      [body.code, body.errors?.[0]?.path, body.errors?.[0]?.code],
      ['invalid-input', path, code],
    );
  }
  assert.equal((await list({ title: 'Refused' })).total, 0);
});

test('the list filters by title, status and days of publication', async () => {
  const { db } = app.platform.database;
  await db.delete(notices);
  await add('Draft of today');
  const old = await add('Old', { publish: true });
  const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000);
  await db
    .update(notices)
    .set({ publishedAt: daysAgo(3) })
    .where(eq(notices.id, old));
  await add('New', { publish: true });
  const titles = async (query: Record<string, unknown>) =>
    (await list(query)).list.map(({ title }) => title);
  const day = (days: number) => daysAgo(days).toISOString().slice(0, 10);
  assert.deepEqual(await titles({}), ['Draft of today', 'New', 'Old']);
  assert.deepEqual(await titles({ publishStatus: '1' }), ['New', 'Old']);
  assert.deepEqual(await titles({ publishTime: [day(3), day(3)] }), ['Old']);
  assert.deepEqual(await titles({ publishTime: [day(2), ''] }), ['New']);
  assert.deepEqual(await titles({ publishTime: ['', ''] }), ['Draft of today', 'New', 'Old']);
  assert.deepEqual(await titles({ title: '%' }), []);
});

test('the rights are checked one by one: a guest reads, only who may publish publishes', async () => {
  assert.equal(
    (await app.call(contract.createNotice, { body: form('G') }, guest)).body.code,
    'forbidden',
  );
  assert.equal((await app.call(contract.pageNotices, {}, owner)).body.code, 'forbidden');
  assert.equal((await list({}, guest)).total, 3);
  const labelFor = async (person: typeof guest) =>
    (await app.call(listUserOptions, { query: { keywords: 'olg' } }, person)).body.data.map(
      ({ value, label }) => [value, label],
    );
  assert.deepEqual(await labelFor(admin), [[owner.account.id, `Olga · ${owner.account.email}`]]);
  assert.deepEqual(
    await labelFor(guest),
    [[owner.account.id, 'Olga · s•••@•••']],
    'a guest reads no address of anyone',
  );
  const named = await app.call(
    listUserOptions,
    { query: { ids: `${owner.account.id},999999` } },
    guest,
  );
  assert.equal(named.body.data.length, 1);
  assert.equal((await app.call(listUserOptions, {}, owner)).body.code, 'forbidden');
});

const spanish = { title: 'Pausa de envíos', content: '<p>Hola</p>' };

test('a reader gets a notice in the language of the call, or as it was written, and is told which one it is', async () => {
  pushed = [];
  const id = await add('Deliveries pause', {
    translations: { es: spanish, fr: { title: '', content: '' } },
    publish: true,
  });
  await settle();
  assert.deepEqual(
    [pushed[0]?.body.title, pushed[0]?.body.titles],
    ['Deliveries pause', { es: spanish.title }],
  );
  for (const [lang, title, content, language] of [
    ['es', spanish.title, spanish.content, 'es'],
    ['en', 'Deliveries pause', '<p>Words</p>', 'en'],
    ['fr', 'Deliveries pause', '<p>Words</p>', 'en'],
  ] as const) {
    const inLanguage = { ...owner, lang };
    const read = (await app.call(contract.readNotice, { params: { id } }, inLanguage)).body.data;
    assert.deepEqual([read.title, read.content, read.language], [title, content, language], lang);
    const found = (
      await app.call(
        contract.pageMyNotices,
        { query: { title: title.slice(0, 9) } as never },
        inLanguage,
      )
    ).body.data.list;
    assert.deepEqual(
      found.map((row) => [row.id, row.title, row.language]),
      [[id, title, language]],
      lang,
    );
    const managed = (
      await app.call(
        contract.pageNotices,
        { query: { title: 'envíos' } as never },
        { ...admin, lang },
      )
    ).body.data.list;
    assert.deepEqual(
      managed.map((row) => [row.id, row.title, row.language]),
      [[id, title, language]],
      'operators find it by a title in any language',
    );
  }
  assert.equal(
    (await mine(owner, { title: 'envíos' })).total,
    0,
    'its reader finds the words that are on the screen',
  );
  await revoke(id);
});

test('a translation is whole or absent, and stays when a client that knows no languages saves the notice', async () => {
  const write = (id: string, body: Body) =>
    app.call(contract.updateNotice, { params: { id }, body }, admin);
  const stored = async (id: string) =>
    (await app.call(contract.getNoticeForm, { params: { id } }, admin)).body.data;
  const id = await add('Whole', { language: 'pt', translations: { es: spanish, pt: spanish } });
  assert.deepEqual(
    [(await stored(id)).language, (await stored(id)).translations],
    ['pt', { es: spanish }],
    'the text itself is in Portuguese',
  );
  for (const [half, path] of [
    [{ title: 'Sin texto', content: '<p></p>' }, 'translations.es.content'],
    [{ title: '', content: '<p>Sin título</p>' }, 'translations.es.title'],
  ] as const) {
    const { body } = await write(id, form('Whole', { translations: { es: half } }));
    assert.deepEqual([body.errors?.[0]?.path, body.errors?.[0]?.code], [path, 'required']);
  }
  await write(id, form('Whole again'));
  assert.deepEqual(
    [(await stored(id)).title, (await stored(id)).language, (await stored(id)).translations],
    ['Whole again', 'pt', { es: spanish }],
  );
  await write(
    id,
    form('Whole', {
      translations: { 'zh-cn': { title: '标题', content: '<p>字<script>x</script></p>' } },
    }),
  );
  assert.deepEqual((await stored(id)).translations, {
    'zh-cn': { title: '标题', content: '<p>字</p>' },
  });
  await app.call(contract.deleteNotices, { params: { ids: id } }, admin);
});
