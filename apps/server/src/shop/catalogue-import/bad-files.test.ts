import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { addCartLine, createCart } from '@vitrine/contract/shop/carts.ts';
import * as contract from '@vitrine/contract/shop/catalogue-imports.ts';
import { readProductForm } from '@vitrine/contract/shop/product-editing.ts';
import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import { createWorkbook, writeCell, writeRow } from '#platform/testing/workbooks.ts';
import { confirmTrialRates } from '../markets/index.ts';
import { placeTestOrder } from '../orders/testing/placed-orders.ts';
import { saveSeen } from '../pricing/testing/save-seen.ts';
import { withOwner } from '../testing/fixtures.ts';
import { importProducts } from './run-import.ts';
import { checkFile, importFile, readImport, runFile, uploadFile } from './testing/import-files.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-bad-files-'));
after(() => rmSync(dataDir, { recursive: true, force: true }));

const { app, ctx, admin, luna } = await withOwner(
  { admin: 'ADMIN', luna: { name: 'Luna' } },
  { environment: { CACHES: 'off', DATA_DIR: dataDir } },
);

const countProducts = async () =>
  (await ctx.db.rows(sql`select count(*)::int as count from products`, { count: as.integer }))[0]
    ?.count;
const formOf = async (key: string) => {
  const [found] = await ctx.db.rows(sql`select id from products where key = ${key}`, { id: as.id });
  return (await app.call(readProductForm, { params: { id: found?.id ?? '' } }, admin)).body.data;
};

const names = ['URL handle', 'Title', 'Product category', 'Status', 'Price'];
const text = (address: string, value: string) =>
  `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`;
const textRow = (number: number, ...values: string[]) =>
  writeRow(number, ...values.map((value, index) => text(`${'ABCDE'[index]}${number}`, value)));
const titles = textRow(1, ...names);
const cup = textRow(2, 'cup', 'Cup', 'Home &gt; Tea', 'active', '5.00');
const csv = (...lines: string[]) => `${[names.join(','), ...lines].join('\n')}\n`;

/** The same archive, whose directory declares another size for each of its parts. */
function declareSize(bytes: Buffer, size: number): Buffer {
  const changed = Buffer.from(bytes);
  const find = (from: number) => changed.indexOf('PK\x01\x02', from, 'latin1');
  for (let at = find(0); at >= 0; at = find(at + 4)) changed.writeUInt32LE(size, at + 24);
  return changed;
}

const unreadable: [name: string, content: string | Buffer, code: string, line: number][] = [
  [
    'a workbook that would inflate to gigabytes',
    declareSize(createWorkbook(titles + cup), 2_000_000_000),
    'workbook-too-large',
    1,
  ],
  [
    'a workbook that declares less than it holds',
    declareSize(createWorkbook(titles + cup), 10),
    'workbook-unreadable',
    1,
  ],
  [
    'cells at both ends of a sheet',
    createWorkbook(titles + writeRow(1_048_576, writeCell('XFD1048576'))),
    'workbook-too-large',
    1,
  ],
  [
    'a workbook with 10,000 columns',
    createWorkbook(writeRow(1, text('A1', 'Title'), text('NTP1', 'Last'))),
    'workbook-too-large',
    1,
  ],
  ['a table with 10,000 columns', `${Array(10_000).fill('c').join()}\n1\n`, 'too-many-columns', 1],
  [
    'a cell of two megabytes in a workbook',
    createWorkbook(titles + textRow(2, 'cup', 'x'.repeat(2_000_000))),
    'cell-too-large',
    2,
  ],
  [
    'a cell of two megabytes in a table',
    csv('a,A,,draft,1', `cup,${'x'.repeat(2_000_000)},,draft,1`),
    'cell-too-large',
    3,
  ],
  ['a quotation mark without end', csv('a,A,,draft,1', 'cup,"Cup,,draft,1'), 'quote-not-closed', 3],
  ['nothing but empty lines', '\n\n\n', 'empty', 1],
];

test('a file that cannot be read to its end is refused with its line, and nothing of it is imported', async () => {
  const before = await countProducts();
  for (const [name, content, code, line] of unreadable) {
    const uploaded = await uploadFile(app, admin, 'bad.csv', content);
    const read = uploaded.state === 'unreadable' ? uploaded : await checkFile(app, admin, uploaded);
    assert.deepEqual(
      [read.state, read.problem?.code, read.problem?.line],
      ['unreadable', code, line],
      name,
    );
    const { id } = read;
    const started = await app.call(contract.runImport, { params: { id } }, admin);
    assert.equal(started.body.code, 'import-state', name);
  }
  assert.equal(await countProducts(), before);
});

test('entities of a workbook are not expanded, and formulas are read as their last result', async () => {
  const doctype =
    '<!DOCTYPE x [<!ENTITY a "haha"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>';
  const hostile = createWorkbook(titles + textRow(2, 'e', '&b;&f;', 'Tea', 'draft', '5'), {
    doctype,
  });
  const shown = JSON.stringify((await uploadFile(app, admin, 'entities.xlsx', hostile)).preview);
  assert.doesNotMatch(shown, /hahaha|root:/);
  const formulas = writeRow(
    2,
    text('A2', 'formula-cup'),
    '<c r="B2" t="str"><f>HYPERLINK("http://evil.example","Cup")</f><v>Formula cup</v></c>',
    text('C2', 'Tea'),
    text('D2', 'draft'),
    '<c r="E2"><f>2+3.5</f><v>5.5</v></c>',
  );
  const done = await importFile(app, admin, 'formulas.xlsx', createWorkbook(titles + formulas));
  assert.deepEqual([done.counts?.newCount, done.counts?.errorCount], [1, 0]);
  const { form } = await formOf('formula-cup');
  assert.deepEqual(
    [form.texts.en.name, form.variants[0]?.platformPrice.amount],
    ['Formula cup', 550],
  );
});

const filesAtOnce = async (...files: string[]) => {
  const ids: string[] = [];
  for (const file of files) {
    const { id, counts } = await checkFile(
      app,
      admin,
      await uploadFile(app, admin, 'both.csv', file),
    );
    assert.equal(counts?.newCount, 25);
    ids.push(id);
  }
  for (const id of ids)
    assert.equal((await app.call(contract.runImport, { params: { id } }, admin)).status, 200);
  await Promise.all(ids.map((importId) => importProducts(ctx, { importId })));
  await app.drain();
  for (const id of ids) {
    const { state, doneCount } = await readImport(app, admin, id);
    assert.deepEqual([state, doneCount], ['done', 25]);
  }
  const failed = await ctx.db.rows(
    sql`select count(*)::int as count from catalogue_import_items where import_id = any(${sql.param(ids)}::bigint[]) and state <> 'done'`,
    { count: as.integer },
  );
  assert.equal(failed[0]?.count, 0);
};

// Closing the application fails if there was a deadlock in its database.
test('two imports of the same handles in opposite order that run at once make each product once', async () => {
  const rows = (price: string) =>
    Array.from(
      { length: 25 },
      (_none, index) => `both-${index},Both ${index},Home > Tea,active,${price}`,
    );
  await filesAtOnce(csv(...rows('5.00')), csv(...rows('6.00').reverse()));
  const made = await ctx.db.rows(
    sql`select count(*)::int as count, count(distinct p.id)::int as products, bool_and(v.platform_price_minor in (500, 600)) as whole
      from products p join variants v on v.product_id = p.id where p.key like 'both-%'`,
    { count: as.integer, products: as.integer, whole: as.boolean },
  );
  assert.deepEqual(made[0], { count: 25, products: 25, whole: true });
});

test('two imports of other products with the same SKUs in opposite order that run at once give each SKU to one of them', async () => {
  const file = (start: string, skuOf: (index: number) => number) =>
    [
      `${names.join()},SKU`,
      ...Array.from(
        { length: 25 },
        (_none, index) =>
          `${start}-${index + 10},${start} ${index},Home > Tea,active,5.00,CROSS-${skuOf(index)}`,
      ),
    ].join('\n');
  await filesAtOnce(
    file('first', (index) => index + 10),
    file('second', (index) => 34 - index),
  );
  const made = await ctx.db.rows(
    sql`select count(*)::int as count, count(*) filter (where v.sku like 'CROSS-%')::int as crossing
      from products p join variants v on v.product_id = p.id where p.key ~ '^(?:first|second)-'`,
    { count: as.integer, crossing: as.integer },
  );
  assert.deepEqual(made[0], { count: 50, crossing: 25 });
});

test('undoing archives products that a cart, an order or an owner’s price names, and deletes the others', async () => {
  const keys = ['in-cart', 'in-order', 'in-price', 'in-nothing'];
  const file = [
    `${names.join()},Inventory quantity`,
    ...keys.map((key) => `${key},${key},Home > Tea,active,5.00,9`),
  ].join('\n');
  const done = await importFile(app, admin, 'named.csv', file);
  const ids = new Map<string, { id: string; variantId: string }>();
  for (const key of keys) {
    const { id, form } = await formOf(key);
    ids.set(key, { id, variantId: form.variants[0]?.id ?? '' });
  }
  const lineOf = (key: string) => ({ variantId: ids.get(key)?.variantId ?? '', quantity: 1 });
  const { slug } = luna;
  const created = await app.call(createCart, {
    params: { slug },
    body: { countryCode: 'US', language: 'en' },
  });
  const cart = created.body.data.token;
  const added = await app.call(addCartLine, { params: { slug, cart }, body: lineOf('in-cart') });
  assert.equal(added.status, 200, added.text);
  const { orderId } = await placeTestOrder(app, slug, [lineOf('in-order')]);
  const fixed = { amount: 900, currency: 'USD' as const };
  const id = ids.get('in-price')?.id ?? '';
  const edit = { kind: 'product', id, fixed, percentage: null } as const;
  assert.equal((await saveSeen(app, luna, edit)).status, 200);
  await app.call(contract.undoImport, { params: { id: done.id } }, admin);
  await app.drain();
  const undone = (
    await app.call(contract.listImportProducts, { params: { id: done.id }, query: {} }, admin)
  ).body.data.list.map((product) => [product.name, product.undone]);
  assert.deepEqual(
    undone.sort(),
    [
      ['in-cart', 'archived'],
      ['in-order', 'archived'],
      ['in-price', 'archived'],
      ['in-nothing', 'deleted'],
    ].sort(),
  );
  for (const key of keys.slice(0, 3)) assert.equal((await formOf(key)).form.status, 'archived');
  const lines = await ctx.db.rows(
    sql`select variant_id as id from order_lines where order_id = ${orderId}`,
    { id: as.id },
  );
  assert.deepEqual(lines, [{ id: ids.get('in-order')?.variantId }], 'the order stays');
});

test('a check finds a cost in a currency without a rate, whose product is left out, and the others are imported', async () => {
  await ctx.db.run(
    sql`insert into suppliers (name, currency, lead_time_days, created_at) values ('Manama', 'BHD', 3, now())`,
  );
  await ctx.db.run(sql`delete from exchange_rates where currency = 'BHD'`);
  await confirmTrialRates(ctx);
  const file = [
    'Handle,Name [en],Category,Status,Platform price (USD),Supplier,Supplier cost,Supplier cost currency',
    'without-rate,Without rate,tea,active,5.00,Manama,1.000,BHD',
    'without-cost,Without cost,tea,active,5.00,,,',
  ].join('\n');
  const uploaded = await uploadFile(app, admin, 'costs.csv', file);
  const { id, counts } = await checkFile(app, admin, uploaded);
  assert.deepEqual([counts?.newCount, counts?.errorCount, counts?.leftOutCount], [1, 1, 1]);
  const problems = await app.call(
    contract.listImportProblems,
    { params: { id }, query: { pageSize: 100 } },
    admin,
  );
  assert.deepEqual(
    problems.body.data.list.map(({ line, column, found, expected }) => [
      line,
      column,
      found,
      expected,
    ]),
    [
      [
        2,
        'Supplier cost',
        '1.000',
        'A cost in another currency: there is no exchange rate for BHD',
      ],
    ],
  );
  await runFile(app, admin, id);
  const rows = await ctx.db.rows(sql`select key from products where key like 'without-%'`, {
    key: as.text,
  });
  assert.deepEqual(rows, [{ key: 'without-cost' }]);
});

test('costs in another currency than the supplier’s are named as soon as both are chosen, in the caller’s language, and row by row by the check', async () => {
  const [yiwu] = await ctx.db.rows(
    sql`insert into suppliers (name, currency, lead_time_days, created_at) values ('Yiwu', 'CNY', 3, now()) returning id`,
    { id: as.id },
  );
  const supplierId = yiwu?.id ?? '';
  const file = [
    'Handle,Title,Variant Price,Cost per item,Status',
    'dear,Dear,5.00,,draft',
    'cheap,Cheap,5.00,1.20,draft',
  ].join('\n');
  const uploaded = await uploadFile(app, admin, 'euro.csv', file);
  assert.equal(uploaded.costProblem, null);
  const { id } = uploaded;
  const choose = async (change: Partial<contract.ImportSettings>, language = 'en') => {
    const body = { ...uploaded.settings, priceMeaning: 'platform' as const, ...change };
    const options = { headers: { 'accept-language': language } };
    const changed = await app.call(
      contract.changeImportSettings,
      { params: { id }, body },
      {
        ...admin,
        ...options,
      },
    );
    assert.equal(changed.status, 200, changed.text);
    return changed.body.data.costProblem;
  };
  const euros = { currency: 'EUR' as const, usdRate: '1.1' };
  assert.equal(await choose(euros), null, 'no supplier: costs are left out');
  assert.deepEqual(await choose({ currency: 'CNY', usdRate: '0.14', supplierId }), null);
  assert.match(
    (await choose({ ...euros, supplierId }, 'es'))?.message ?? '',
    /Yiwu factura en CNY/,
  );
  assert.deepEqual(await choose({ ...euros, supplierId }), {
    code: 'currency',
    message:
      'The costs are in EUR, but Yiwu bills in CNY. Choose a supplier that bills in EUR, leave the costs out, or write them in CNY in the file.',
  });
  const checked = await checkFile(app, admin, uploaded, { ...euros, supplierId });
  assert.equal(checked.costProblem?.code, 'currency');
  const problems = await app.call(
    contract.listImportProblems,
    { params: { id }, query: { isNote: 'false' } },
    admin,
  );
  assert.deepEqual(
    problems.body.data.list.map(({ line, column, found }) => [line, column, found]),
    [[3, 'Cost per item', '1.20']],
  );
  await ctx.db.run(sql`delete from exchange_rates where currency = 'CNY'`);
  await confirmTrialRates(ctx);
  const unrated = await choose({ currency: 'CNY', usdRate: '0.14', supplierId });
  assert.equal(unrated?.code, 'no-rate');
});
