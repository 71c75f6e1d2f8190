import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listUserImports, undoUserImport } from '@vitrine/contract/admin/account-imports.ts';
import { exportUsers, readUserTemplate } from '@vitrine/contract/admin/account-sheets.ts';
import { pageAccounts } from '@vitrine/contract/admin/accounts.ts';
import { createDepartment } from '@vitrine/contract/admin/departments.ts';
import { eq, inArray } from 'drizzle-orm';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { accounts } from '#admin/identity/identity.tables.ts';
import { systemContext } from '#platform/context.ts';
import { readSheet } from '#platform/files/read-sheet.ts';
import { sendSheet } from '#platform/files/write-sheet.ts';
import { withSignedIn } from '../testing/fixtures.ts';
import { readMails, signInAs } from '../testing.ts';
import { exportUsers as writeExport } from './export-users.ts';

const { app, admin } = await withSignedIn({ admin: { role: 'ADMIN', username: 'admin-one' } });

interface Result {
  code: number;
  validCount: number;
  invalidCount: number;
  messageList: string[];
  ignoredColumns: string[];
  importId: string;
  rows: { row: number; problems: string[] }[];
}

async function send(path: string, name: string, bytes: Buffer, lang = 'en') {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const request = new Request('http://x', { method: 'POST', body: form });
  const answer = await app.send({
    method: 'POST',
    url: `/api/v1/users/${path}`,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      authorization: `Bearer ${admin.token}`,
      'content-type': request.headers.get('content-type') ?? '',
      lang,
    },
  });
  return {
    status: answer.status,
    code: answer.body.code,
    msg: answer.body.msg,
    data: answer.body.data as Result,
  };
}

const limits = { rows: 100, columns: 50 };
const heads = 'username,nickname,gender,mobile,email,roles,department';
const csv = (...lines: string[]) => Buffer.from([heads, ...lines].join('\n'));
const raw = async (url: string) =>
  app.server.inject({ method: 'GET', url, headers: { authorization: `Bearer ${admin.token}` } });

const mixed = csv(
  'anna,Anna,2,+49 30 1234567,anna@example.com,GUEST,',
  'x,No name,1,,no-name@example.com,GUEST,',
  'berta,Berta,9,call me,berta@example.com,"GUEST,NOBODY",nowhere',
  'anna,Anna again,,,anna@example.com,GUEST,',
  'carl,Carl,,,carl@example.com,ROOT,',
  'admin-one,Taken,,,taken@example.com,GUEST,',
  'dora,Dora,,,dora@example.com,GUEST,',
);

test('rows that fail are named in the language of the caller and do not stop those that pass', async () => {
  const preview = await send('import/preview', 'users.csv', mixed);
  assert.deepEqual(
    [preview.data.code, preview.data.validCount, preview.data.invalidCount],
    [1, 2, 5],
  );
  assert.deepEqual(
    preview.data.rows.filter(({ problems }) => problems.length).map(({ row }) => row),
    [3, 4, 5, 6, 7],
  );
  assert.equal(
    (await app.call(pageAccounts, { query: { keywords: 'dora' } }, admin)).body.data.total,
    0,
    'a preview stores nothing',
  );
  const { data } = await send('import', 'users.csv', mixed, 'es');
  assert.deepEqual([data.validCount, data.invalidCount, data.messageList.length], [2, 5, 5]);
  assert.match(data.messageList[0] ?? '', /^Fila 3\. Nombre de usuario: /);
  await app.drain();
  assert.match((await readMails(app, 'dora@example.com'))[0]?.text ?? '', /mode=password&token=/);
  const [dora] = await app.platform.database.db
    .select()
    .from(accounts)
    .where(eq(accounts.username, 'dora'));
  assert.deepEqual(
    [dora?.passwordHash, dora?.createdById, dora?.importId],
    [null, admin.account.id, data.importId],
  );
});

test('columns are found by their titles, in any language and order, and the rest is named', async () => {
  const titled: [string, string][] = [
    ['en', 'Email,Nickname,User name,Roles\r\nana@example.com,Ana,ana.tit,GUEST'],
    [
      'es',
      'Correo electrónico;Nombre visible;Nombre de usuario;Códigos de rol\r\nana@example.com;Ana;ana.tit;Invitado',
    ],
    ['fr', 'E-mail\tPseudo\tNom d’utilisateur\tRôles\nana@example.com\tAna\tana.tit\tInvité'],
    [
      'pt',
      'Users of May;;;\n\nE-mail;Apelido;Nome de usuário;Funções\nana@example.com;Ana;ana.tit;convidado',
    ],
    ['zh-cn', '邮箱,昵称,用户名,角色\nana@example.com,Ana,ana.tit,访客'],
    [
      'en',
      'nickname,username,gender,mobile,email,roles,department\nAna,ana.tit,2,,ana@example.com,GUEST,',
    ],
  ];
  for (const [lang, text] of titled) {
    const { data } = await send('import/preview', 'a.csv', Buffer.from(text), lang);
    assert.deepEqual([data.validCount, data.invalidCount], [1, 0], text);
    const [row] = data.rows as unknown as Record<string, unknown>[];
    assert.deepEqual(
      [row?.['username'], row?.['nickname'], row?.['email']],
      ['ana.tit', 'Ana', 'ana@example.com'],
      text,
    );
  }
  const more = await send(
    'import/preview',
    'a.csv',
    Buffer.from('Email,Nickname,User name,Notes,Roles,E-mail\na@x.de,Ana,ana.tit,x,GUEST,b@x.de'),
  );
  assert.deepEqual(more.data.ignoredColumns, ['Notes', 'E-mail']);
  const refused = async (text: string, lang = 'en') => {
    const { status, code, msg } = await send('import/preview', 'a.csv', Buffer.from(text), lang);
    return [status, code, msg];
  };
  assert.deepEqual(await refused('Email,Nickname,Notes\na@x.de,Ana,x', 'es'), [
    400,
    'sheet-columns',
    'Faltan columnas en este archivo: Nombre de usuario, Roles.',
  ]);
  const untitled = [
    400,
    'sheet-titles',
    'This file has no titles of columns. Its first row needs at least: User name, Nickname, Email, Roles.',
  ];
  assert.deepEqual(
    await refused('ana.tit,Ana,2,,ana@example.com,GUEST,\nb,Berta,,,b@example.com,GUEST,'),
    untitled,
  );
  assert.deepEqual(await refused(''), untitled);
  assert.deepEqual((await refused('Email,Nickname,User name,Roles')).slice(0, 2), [
    400,
    'sheet-empty',
  ]);
});

test('choices are words of any language, and a message names what is offered and the row of the file', async () => {
  await app.call(
    createDepartment,
    { body: { name: 'Moda', code: 'FASHION', parentId: '0' } },
    admin,
  );
  const text = [
    'User name;Nickname;Email;Roles;Gender;Department;Status',
    'wora;Ana;wora@example.com;Invitado;Mujer;moda;inactivo',
    ';;;;;;',
    '',
    'worb;Ana;worb@example.com;guest;女;fashion;启用',
    'worc;Ana;worc@example.com;Nobody;x;nowhere;maybe',
    'W!;Ana;word@example.com;GUEST;;;',
  ].join('\n');
  const { data } = await send('import', 'words.csv', Buffer.from(text), 'es');
  assert.deepEqual([data.validCount, data.invalidCount], [2, 2]);
  const [choices = '', name = ''] = data.messageList;
  assert.match(
    choices,
    /^Fila 6\. Género: Elige uno de estos valores: Hombre, Mujer, Sin indicar; Roles: .*Invitado.*; Departamento: .*Moda.*; Estado: .*Activo, Inactivo$/,
  );
  assert.match(name, /^Fila 7\. Nombre de usuario: .*3 a 32 letras/);
  const added = await app.platform.database.db
    .select()
    .from(accounts)
    .where(inArray(accounts.username, ['wora', 'worb']))
    .orderBy(accounts.username);
  assert.deepEqual(
    added.map(({ gender, status }) => [gender, status]),
    [
      [2, 0],
      [2, 1],
    ],
  );
  assert.ok(added[0]?.deptId && added[0].deptId === added[1]?.deptId);
  await app.drain();
  assert.deepEqual(
    [
      (await readMails(app, 'wora@example.com')).length,
      (await readMails(app, 'worb@example.com')).length,
    ],
    [0, 1],
  );
});

test('an export in any language is imported again as it was', async () => {
  for (const lang of ['en', 'es', 'pt', 'fr', 'zh-cn']) {
    const given = csv(`again.${lang},Ana "A" Łuc,2,0034600123,again.${lang}@example.com,GUEST,`);
    const { data } = await send('import', 'a.csv', given, lang);
    const url = `/api/v1/users/export?keywords=again.${lang}`;
    const file = await app.server.inject({
      method: 'GET',
      url,
      headers: { authorization: `Bearer ${admin.token}`, lang },
    });
    await app.call(undoUserImport, { params: { id: data.importId } }, admin);
    const again = await send('import', 'again.xlsx', file.rawPayload, lang);
    assert.deepEqual(
      [again.data.validCount, again.data.invalidCount, again.data.ignoredColumns],
      [1, 0, []],
      lang,
    );
    const [row] = await app.platform.database.db
      .select()
      .from(accounts)
      .where(eq(accounts.username, `again.${lang}`));
    assert.deepEqual(
      [row?.nickname, row?.gender, row?.mobile, row?.status],
      ['Ana "A" Łuc', 2, '0034600123', 1],
    );
  }
});

test('an undo removes the imported users again, except those who have begun', async () => {
  const { data } = await send(
    'import',
    'more.csv',
    csv('emil,Emil,,,emil@example.com,GUEST,', 'frida,Frida,,,frida@example.com,GUEST,'),
  );
  await app.platform.database.db
    .update(accounts)
    .set({ passwordHash: 'set' })
    .where(eq(accounts.username, 'emil'));
  const [newest] = (await app.call(listUserImports, {}, admin)).body.data;
  assert.deepEqual(
    [newest?.id, newest?.state, newest?.doneCount, newest?.fileName],
    [data.importId, 'done', 2, 'more.csv'],
  );
  const undone = await app.call(undoUserImport, { params: { id: data.importId } }, admin);
  assert.deepEqual(undone.body.data, { removed: 1, kept: 1 });
  assert.equal((await app.call(listUserImports, {}, admin)).body.data[0]?.state, 'undone');
  assert.equal((await app.call(undoUserImport, { params: { id: '999999' } }, admin)).status, 404);
});

test('the template can be filled and imported as it is; the export honours the filters and holds no formula', async () => {
  const template = await raw('/api/v1/users/template');
  assert.match(
    String(template.headers['content-disposition']),
    /^attachment; filename=user-import\.xlsx$/,
  );
  assert.equal((await send('import/preview', 't.xlsx', template.rawPayload)).data.validCount, 1);
  await send(
    'import',
    'f.csv',
    csv(`formula,"=HYPERLINK(""http://evil"")",,,formula@example.com,GUEST,`),
  );
  const file = await raw(
    '/api/v1/users/export?keywords=formula&status=&createTime%5B0%5D=&createTime%5B1%5D=',
  );
  assert.match(
    String(file.headers['content-disposition']),
    /^attachment; filename=users-2026-11-20\.xlsx$/,
  );
  const rows = await readSheet(file.rawPayload, limits);
  assert.deepEqual(
    rows.map(({ cells: [name] }) => name),
    ['User name', 'formula'],
  );
  const sheet = new TextDecoder().decode(unzipSync(file.rawPayload)['xl/worksheets/sheet1.xml']);
  assert.ok(!/<f[ >]/.test(sheet) && sheet.includes('<c '));
  assert.equal(
    (await app.call(exportUsers, {}, { token: (await signInAs(app, 'GUEST')).token })).body.code,
    'forbidden',
  );
  assert.equal(
    (await app.call(readUserTemplate, {}, { token: (await signInAs(app, 'GUEST')).token })).body
      .code,
    'forbidden',
  );
});

test('broken, foreign, huge and inflated files are refused', async () => {
  const bomb = Buffer.from(
    zipSync({ 'xl/workbook.xml': new Uint8Array(60 * 1024 * 1024) }, { level: 9 }),
  );
  assert.ok(bomb.length < 200_000);
  assert.equal((await send('import/preview', 'bomb.xlsx', bomb)).code, 'sheet-too-large');
  for (const bytes of [
    Buffer.from(zipSync({ 'a.txt': strToU8('no sheet') })),
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xff]),
    Buffer.from('PK\u0003\u0004 broken'),
  ])
    assert.equal((await send('import/preview', 'x.xlsx', bytes)).code, 'sheet-unreadable');
  const long = csv(...Array.from({ length: 10_001 }, (_, n) => `u${n},U,,,u${n}@x.de,GUEST,`));
  assert.equal((await send('import/preview', 'long.csv', long)).code, 'sheet-too-large');
  assert.equal((await send('import/preview?deptId=999', 'a.csv', mixed)).code, 'invalid-input');
});

test('a file of more than 2 MB is refused as a file, not as a picture', async () => {
  const answer = await send('import/preview', 'big.csv', Buffer.alloc(2 * 1024 * 1024 + 1, 'a'));
  assert.deepEqual(
    [answer.status, answer.code, answer.msg],
    [413, 'upload-too-large', 'This file is larger than 2 MB.'],
  );
  assert.equal(
    (await send('import', 'big.csv', Buffer.alloc(2 * 1024 * 1024 + 1, 'a'), 'fr')).msg,
    'Ce fichier dépasse 2 Mo.',
  );
});

test('an export that stops at its limit says so in its last row, and one that fits does not', async () => {
  for (const name of ['limit-a', 'limit-b', 'limit-c'])
    await signInAs(app, 'GUEST', { username: name });
  const caller = {
    accountId: admin.account.id,
    roles: ['ADMIN'],
    permissions: new Set(),
    scope: { reach: 0, departmentId: null },
  };
  const names = async (maximum: number) => {
    const ctx = {
      ...systemContext(app.platform),
      language: 'es' as const,
      caller: caller as never,
    };
    const filter = { keywords: 'limit-', field: 'create_time', direction: 'ASC' };
    const rows = await readSheet(await writeExport(ctx, filter as never, maximum), limits);
    return rows.slice(1).map(({ cells: [name] }) => name);
  };
  assert.deepEqual(await names(3), ['limit-a', 'limit-b', 'limit-c']);
  assert.deepEqual(await names(2), [
    'limit-a',
    'limit-b',
    'La exportación se detuvo tras 2 usuarios: hay más. Filtra la lista y exporta el resto.',
  ]);
});

test('ten thousand users of a workbook are imported in less than thirty seconds', async () => {
  const lines = Array.from({ length: 10_000 }, (_, n) => [
    `bulk${n}`,
    `Bulk ${n}`,
    '',
    '',
    `bulk${n}@example.com`,
    'GUEST',
    '',
  ]);
  const bytes = await sendSheet(systemContext(app.platform), 'bulk', [heads.split(','), ...lines]);
  const begun = performance.now();
  const { data } = await send('import', 'bulk.xlsx', bytes);
  assert.deepEqual([data.validCount, data.invalidCount], [10_000, 0]);
  assert.ok(performance.now() - begun < 30_000, `${performance.now() - begun} ms`);
});
