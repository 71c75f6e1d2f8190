import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type pg from 'pg';
import { createLogger } from '#platform/log.ts';
import { closeAfter } from '#platform/testing/close-after.ts';
import { createEmptyDatabase, withClient } from '#platform/testing/database.ts';
import { createTestRole, type TestRole } from '#platform/testing/roles.ts';
import { createPayShop } from '#shop/payments/testing/pay-shop.ts';
import { createOwner } from '#shop/stores/testing/owners.ts';
import { prepareDatabase } from './prepare-database.ts';

const log = createLogger('silent');
const at = (role: TestRole) => role.urlOf(database.url);

const query = (url: string, text: string): Promise<pg.QueryResult> =>
  withClient(url, (client) => client.query(text));

const isRefused = (error: unknown) => (error as { code?: string }).code === '42501';

// Everything that this shop does, it does as a role that owns nothing.
process.env['TEST_APPLICATION_ROLE'] = '1';
const shop = await closeAfter(createPayShop());
const owner = await createTestRole();
const application = await createTestRole();
const database = await createEmptyDatabase(owner.name);
after(async () => {
  await database.drop();
  await owner.drop();
  await application.drop();
});

test("with an owner's address the owner makes the tables, and a process without it starts on the application's role alone", async () => {
  await assert.rejects(
    prepareDatabase({ url: at(application), ownerUrl: undefined }, log),
    /run "npm run migrate" with the owner's address/,
  );
  await prepareDatabase({ url: at(application), ownerUrl: at(owner) }, log);
  await prepareDatabase({ url: at(application), ownerUrl: at(owner) }, log);
  await prepareDatabase({ url: at(application), ownerUrl: undefined }, log);
});

test("the application's role can neither make nor alter tables, nor switch off their guards", async () => {
  for (const attempt of [
    'create table mine (id int)',
    'alter table orders add column mine text',
    'alter table ledger_entries disable trigger ledger_entries_append_only',
    'drop trigger journals_append_only on journals',
    'drop table ledger_entries',
    'create or replace function ledger_refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
    'set session_replication_role = replica',
    'alter table jobs.job_common add column mine text',
    "insert into order_transitions values ('fulfilment', 'waiting', 'returned')",
    'delete from order_transitions',
    'delete from schema_migrations',
  ])
    await assert.rejects(query(at(application), attempt), isRefused, attempt);
});

test('it can neither change nor delete rows of the ledger, and keeps no right to: not only the guards refuse it', async () => {
  for (const table of ['journals', 'ledger_entries', 'ledger_accounts', 'store_decisions']) {
    for (const attempt of [
      `update ${table} set id = id`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ].filter((text) => !(text.startsWith('update') && table === 'ledger_entries')))
      await assert.rejects(query(at(application), attempt), isRefused, attempt);
    const { rows } = await query(
      at(application),
      `select privilege_type as may from information_schema.role_table_grants where table_name = '${table}' and grantee = current_user order by 1`,
    );
    assert.deepEqual(
      rows.map(({ may }) => may),
      ['INSERT', 'SELECT'],
      table,
    );
  }
});

test('and with no more than that it sells: order, payment, ledger, jobs', async () => {
  const seller = await createOwner(shop.app, { name: 'Two Roles' });
  const { orderId } = await shop.paidOrder(seller);
  const { rows } = await query(
    shop.app.url,
    `select buyer_payment from orders where id = ${orderId}`,
  );
  assert.equal(rows[0]?.buyer_payment, 'paid');
  assert.ok(
    Number((await query(shop.app.url, 'select count(*) as n from ledger_entries')).rows[0]?.n) > 0,
  );
  assert.deepEqual(await shop.discrepancies(), []);
});

test('a role that nothing would hold back is refused with a way out', async () => {
  await assert.rejects(
    prepareDatabase({ url: at(owner), ownerUrl: at(owner) }, log),
    /is the owner.*make a role that is not/,
  );
  await assert.rejects(
    prepareDatabase({ url: database.url, ownerUrl: at(owner) }, log),
    /is a superuser/,
  );
});
