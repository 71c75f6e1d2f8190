import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLocks } from './statement-locks.ts';
import { createLockWatch } from './watch-locks.ts';

const locksOf = (text: string) =>
  findLocks(text).locks.map(
    ({ table, kind, waits }) => `${kind} ${table}${waits ? '' : ' if free'}`,
  );

test('the locks of a statement are found in the texts of the builder and in written SQL', () => {
  const cases: [string, string[]][] = [
    ['select "id" from "orders" where "orders"."id" = $1 for update', ['select orders']],
    [
      'select "id" from "payments" where "id" = $1 limit $2 for update skip locked',
      ['select payments if free'],
    ],
    [
      'select * from stores s join accounts a on a.id = s.owner_id where a.x is distinct from s.x for no key update',
      ['select stores', 'select accounts'],
    ],
    [
      'select "id" from "orders" where "id" = (select open_order_id from carts where token_hash = $1) for update',
      ['select orders'],
    ],
    ['update "orders" set "paid_at" = $1 where "orders"."id" = $2', ['update orders']],
    ['delete from "cart_lines" where "cart_id" = $1', ['delete cart_lines']],
    ['insert into "orders" ("id") values ($1) on conflict do nothing returning "id"', []],
    [
      'insert into owner_balances as held (id) select 1 on conflict (id) do update set x = held.x + 1',
      ['upsert owner_balances'],
    ],
    [
      'with l as (select 1), level as (\n  update stock_levels s set held = 1 from l where s.id = 1)\n insert into stock_holds (a) select 1 from l on conflict (a) do update set b = 1',
      ['update stock_levels', 'upsert stock_holds'],
    ],
    ['update jobs.job set state = $1', ['update jobs.job']],
    ['select 1 from webhook_inbox', []],
  ];
  for (const [text, locks] of cases) assert.deepEqual(locksOf(text), locks, text);
});

const order = {
  tables: [
    { table: 'shelves', by: 'id' },
    { table: 'boxes', by: 'id' },
    { table: 'crates', by: 'code' },
  ],
  inside: { labels: 'boxes' },
  moneyFrom: 'boxes',
  moneyTo: 'boxes',
  exempt: { journal: 'nobody waits for its rows' },
};
const lock = (table: string, more = '') =>
  `select id from ${table} where id = $1 for update${more}`;
const rows = (...ids: string[]) => ({
  fields: [{ name: 'id' }] as never,
  rows: ids.map((id) => [id]),
  rowCount: ids.length,
});

test('a transaction fails when it locks tables or rows against the order, and in no other case', () => {
  type Step = string | [string, ...string[]];
  const cases: { steps: Step[]; problem?: RegExp }[] = [
    { steps: [lock('shelves'), lock('boxes'), 'update shelves set a = 1'] },
    { steps: [lock('boxes'), lock('shelves')], problem: /shelves is locked after boxes/ },
    {
      steps: ['update boxes set a = 1', 'delete from shelves'],
      problem: /shelves is locked after boxes/,
    },
    { steps: [lock('boxes'), lock('shelves', ' skip locked')] },
    { steps: [lock('boxes'), 'insert into shelves (id) values (1)', 'update shelves set a = 1'] },
    {
      steps: [
        lock('boxes'),
        'insert into shelves (id) values (1) on conflict (id) do update set a = 1',
      ],
      problem: /after boxes/,
    },
    { steps: [lock('boxes'), 'update labels set a = 1'] },
    { steps: ['update labels set a = 1'], problem: /labels is locked without boxes/ },
    { steps: [lock('boxes'), 'update journal set a = 1'] },
    {
      steps: [lock('boxes'), 'update other set a = 1'],
      problem: /other has no place and is locked after boxes/,
    },
    { steps: ['update other set a = 1', lock('boxes'), 'update other set a = 1'] },
    { steps: [lock('shelves'), 'update other set a = 1'] },
    {
      steps: [
        [lock('boxes'), '3'],
        [lock('boxes'), '7', '12'],
        [lock('boxes'), '7'],
      ],
    },
    {
      steps: [
        [lock('boxes'), '3'],
        [lock('boxes'), '2'],
      ],
      problem: /row 2 of boxes is locked after row 3/,
    },
    { steps: [[lock('boxes'), '12', '7']], problem: /row 7 of boxes is locked after row 12/ },
    {
      steps: [
        [lock('boxes'), '3'],
        ['update "boxes" set "a" = $1 where "boxes"."id" = $2', '3'],
        ['update boxes b set a = $1 where b.id = $2::bigint and c = 1', '7'],
      ],
    },
    {
      steps: [
        ['update boxes set a = $1 where id = $2', '3'],
        ['update "boxes" set "a" = $1 where ("boxes"."id" = $2 and "c" = 1)', '2'],
      ],
      problem: /row 2 of boxes is locked after row 3/,
    },
    {
      steps: [
        ['update boxes set a = $1 where id = $2', '3'],
        ['delete from boxes where id = $2', '2'],
      ],
      problem: /row 2 of boxes is locked after row 3/,
    },
    {
      steps: [
        ['insert into boxes (a) values ($1) returning id', '2'],
        ['update boxes set a = $1 where id = $2', '3'],
        ['update boxes set a = $1 where id = $2', '2'],
      ],
    },
    { steps: [[lock('crates'), '1']] },
    {
      steps: [[lock('crates'), '1', '2']],
      problem: /several rows of crates are locked without code/,
    },
    {
      steps: [['update boxes set a = 1 where b = 2', '1', '2']],
      problem: /2 rows of boxes are changed without/,
    },
    {
      steps: [
        [lock('boxes'), '1', '2'],
        ['update boxes set a = 1 where b = 2', '1', '2'],
      ],
    },
  ];
  for (const { steps, problem } of cases) {
    const { begin, violations } = createLockWatch(order);
    const watch = begin();
    const run = () => {
      for (const step of steps) {
        const [text, ...ids] = typeof step === 'string' ? [step] : step;
        watch.beforeStatement(text);
        watch.afterStatement(text, rows(...ids), ['a value', ids[0]]);
      }
    };
    if (problem) assert.throws(run, problem, JSON.stringify(steps));
    else run();
    assert.equal(violations.length, problem ? 1 : 0);
  }
});
