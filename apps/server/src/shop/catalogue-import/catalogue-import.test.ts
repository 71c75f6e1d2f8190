import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import * as contract from '@vitrine/contract/shop/catalogue-imports.ts';
import { readProductForm, saveProduct } from '@vitrine/contract/shop/product-editing.ts';
import { sql } from 'drizzle-orm';
import { as } from '#platform/db/sql-rows.ts';
import { saveSeen } from '../pricing/testing/save-seen.ts';
import { withOwner } from '../testing/fixtures.ts';
import { checkFile, importFile, readImport, runFile, uploadFile } from './testing/import-files.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'vitrine-imports-'));
after(() => rmSync(dataDir, { recursive: true, force: true }));

const { app, ctx, admin, guest, luna } = await withOwner(
  { admin: 'ADMIN', guest: 'GUEST', luna: { name: 'Luna' } },
  { environment: { CACHES: 'off', DATA_DIR: dataDir } },
);

const head =
  'URL handle,Title,Description,Vendor,Product category,Status,SKU,Option1 name,Option1 value,Price,Cost per item,Compare-at price,Inventory quantity,Weight value (grams),Product image URL,Tags';
const teapots = [
  head,
  'stoneware-teapot,Stoneware Teapot,<p>Thrown &amp; glazed.</p>,Ribera,Home > Tea,active,TP-06,Size,0.6 l,12.00,7.10,19.00,41,780,,clay',
  'stoneware-teapot,,,,,,TP-11,,1.1 l,14.50,8.00,,12,990,,',
  'ember-lantern,Ember Lantern,,Ribera,Arts > Yarn,active,LN-EMB,Title,Default Title,19.00,,,3,400,,',
  'broken,Broken,,,Home > Tea,live,B-1,Title,Default Title,9.00,,,1,10,,',
  'shifted,Shifted,,,Home > Tea,active,S-1',
].join('\r\n');

const findByKey = async (key: string) => {
  const [row] = await ctx.db.rows(sql`select id from products where key = ${key}`, { id: as.id });
  return row?.id;
};
const formOf = async (key: string) => {
  const id = (await findByKey(key)) ?? '';
  return (await app.call(readProductForm, { params: { id } }, admin)).body.data;
};
const problemsOf = async (id: string) =>
  (
    await app.call(contract.listImportProblems, { params: { id }, query: { pageSize: 100 } }, admin)
  ).body.data.list.map(({ line, column, code, isNote }) => [line, column, code, isNote]);

test('the categories of a checked file stay listed while one after the other is chosen', async () => {
  const felt = 'felt,Felt,,,Arts > Felt,active,F-1,Title,Default Title,9.00,,,1,10,,';
  const content = `${teapots}\r\n${felt}`;
  const checked = await checkFile(app, admin, await uploadFile(app, admin, 'two.csv', content));
  const listed = ({ categories }: contract.CatalogueImport) =>
    categories.map(({ text, categoryId }) => [text, categoryId]);
  const teaId = checked.categories.find(({ text }) => text === 'Home > Tea')?.categoryId;
  assert.ok(teaId);
  const change = async (settings: Partial<contract.ImportSettings>) => {
    const body = { ...checked.settings, ...settings };
    const changed = await app.call(
      contract.changeImportSettings,
      { params: { id: checked.id }, body },
      admin,
    );
    return changed.body.data;
  };
  const chosen = await change({ categories: { 'Arts > Yarn': teaId } });
  assert.deepEqual(listed(chosen), [
    ['Home > Tea', teaId],
    ['Arts > Yarn', teaId],
    ['Arts > Felt', null],
  ]);
  assert.equal(chosen.counts, null, 'what was counted is no longer true');
  const mapping = { 'Product category': null };
  assert.deepEqual((await change({ mapping })).categories, [], 'other columns are read');
});

test('a file of Shopify is guessed, shown, checked without storing anything, imported and undone', async () => {
  const uploaded = await uploadFile(app, admin, 'spring-goods.csv', teapots, 100);
  assert.deepEqual(
    [
      uploaded.state,
      uploaded.settings.layout,
      uploaded.encodingCertainty,
      uploaded.settings.currency,
    ],
    ['ready', 'shopify', 'sure', null],
  );
  assert.deepEqual(
    uploaded.preview.slice(0, 3).map(({ line, readAs }) => [line, readAs]),
    [
      [2, 'product'],
      [3, 'variant'],
      [4, 'product'],
    ],
  );
  const columnOf = (title: string) => uploaded.columns.find((column) => column.title === title);
  assert.deepEqual(
    [
      columnOf('Compare-at price')?.ignored,
      columnOf('Cost per item')?.ignored,
      columnOf('Price')?.target,
    ],
    ['sale-price', 'no-supplier', 'price'],
  );
  const undecided = await app.call(contract.checkImport, { params: { id: uploaded.id } }, admin);
  assert.equal(undecided.body.code, 'import-undecided');

  const checked = await checkFile(app, admin, uploaded);
  assert.equal(checked.state, 'checked');
  assert.deepEqual(
    [
      checked.counts?.rowCount,
      checked.counts?.newCount,
      checked.counts?.newVariantCount,
      checked.counts?.errorCount,
    ],
    [5, 2, 3, 1],
  );
  assert.deepEqual(await problemsOf(checked.id), [
    [4, 'Product category', 'no-category', true],
    [5, 'Status', 'status', false],
    [6, null, 'cells', false],
  ]);
  const report = await app.call(
    contract.downloadImportReport,
    { params: { id: checked.id } },
    admin,
  );
  assert.deepEqual(report.text.trim().split('\r\n').slice(1), [
    '4,Product category,Arts > Yarn,"A category that exists; the product is imported as a draft",imported with a change',
    '5,Status,live,"active, draft or archived",left out',
    '6,Whole row,shifted | Shifted | Home > Tea | active | S-1,"16 cells; this row has 7. A quotation mark or a separator may be missing.",left out',
  ]);
  assert.deepEqual(checked.samples[0]?.priceAt200, { amount: 2400, currency: 'USD' });
  assert.equal(await findByKey('stoneware-teapot'), undefined, 'a check stores no product');

  const done = await runFile(app, admin, checked.id);
  assert.deepEqual([done.state, done.doneCount, done.totalCount], ['done', 2, 2]);
  assert.equal(done.undoUntil, '2026-11-27T10:00:00.000Z');
  const { form } = await formOf('stoneware-teapot');
  assert.deepEqual(
    [form.texts.en.name, form.texts.en.description, form.brand, form.status],
    ['Stoneware Teapot', 'Thrown & glazed.', 'Ribera', 'active'],
  );
  assert.deepEqual(
    form.variants.map(({ sku, platformPrice, onHand, values }) => [
      sku,
      platformPrice.amount,
      onHand,
      values,
    ]),
    [
      ['TP-06', 1200, 41, { size: '0-6-l' }],
      ['TP-11', 1450, 12, { size: '1-1-l' }],
    ],
  );
  assert.equal(
    (await formOf('ember-lantern')).form.status,
    'draft',
    'without a category it is a draft',
  );

  const again = await checkFile(app, admin, await uploadFile(app, admin, 'again.csv', teapots));
  assert.deepEqual(
    [
      again.isRemembered,
      again.counts?.newCount,
      again.counts?.changedCount,
      again.counts?.unchangedCount,
    ],
    [true, 0, 0, 2],
  );

  const undoing = await app.call(contract.undoImport, { params: { id: done.id } }, admin);
  assert.equal(undoing.status, 200, undoing.text);
  await app.drain();
  assert.equal((await readImport(app, admin, done.id)).state, 'undone');
  assert.equal(await findByKey('stoneware-teapot'), undefined);
  assert.equal(await findByKey('ember-lantern'), undefined);
});

test('undoing gives fields their former value unless they were changed since, and sold stock stays sold', async () => {
  await importFile(app, admin, 'first.csv', teapots);
  const changed = [
    'URL handle,Title,Option1 name,Option1 value,Price,Inventory quantity,Vendor',
    'stoneware-teapot,Teapot of stone,Size,0.6 l,13.00,51,Another',
    'stoneware-teapot,,,1.1 l,15.00,2,',
  ].join('\n');
  const second = await importFile(app, admin, 'second.csv', changed);
  assert.equal(second.counts?.changedCount, 1);
  const before = await formOf('stoneware-teapot');
  assert.deepEqual(
    before.form.variants.map(({ platformPrice, onHand }) => [platformPrice.amount, onHand]),
    [
      [1300, 51],
      [1500, 2],
    ],
  );
  // Meanwhile an operator changes the brand, and 45 of 51 units are sold.
  const saved = await app.call(
    saveProduct,
    {
      params: { id: before.id },
      body: { version: before.version, form: { ...before.form, brand: 'Ours' } },
    },
    { ...admin, idempotencyKey: 'brand' },
  );
  assert.equal(saved.status, 200, saved.text);
  await ctx.db.run(
    sql`update stock_levels set on_hand = 6 where variant_id = ${before.form.variants[0]?.id}::bigint`,
  );
  await app.call(contract.undoImport, { params: { id: second.id } }, admin);
  await app.drain();
  const { form } = await formOf('stoneware-teapot');
  assert.deepEqual([form.texts.en.name, form.brand], ['Stoneware Teapot', 'Ours']);
  assert.deepEqual(
    form.variants.map(({ platformPrice, onHand }) => [platformPrice.amount, onHand]),
    [
      [1200, 0],
      [1450, 12],
    ],
  );
  const [product] = (
    await app.call(contract.listImportProducts, { params: { id: second.id }, query: {} }, admin)
  ).body.data.list;
  assert.deepEqual([product?.undone, product?.kept], ['restored', ['brand']]);
});

test('an operator without the permission, an owner and an unknown id are refused', async () => {
  const { id } = await uploadFile(app, admin, 'x.csv', teapots);
  for (const person of [guest, luna])
    assert.equal((await app.call(contract.getImport, { params: { id } }, person)).status, 403);
  assert.equal(
    (await app.call(contract.getImport, { params: { id: '999999' } }, admin)).status,
    404,
  );
  assert.equal(
    (await app.call(contract.undoImport, { params: { id } }, admin)).body.code,
    'import-state',
  );
  assert.equal((await app.call(contract.deleteImport, { params: { id } }, admin)).status, 200);
  assert.equal((await app.call(contract.getImport, { params: { id } }, admin)).status, 404);
});

const woo = [
  '\ufeffID,Тип,Артикул,Имя,Опубликован,Описание,Вес (кг),Базовая цена,Категории,Изображения,Родительский,Название атрибута 1,Значения атрибутов 1',
  '21,variation,H-BLUE,Hoodie - Blue,1,,0.4,45.00,,,id:20,Colour,Blue',
  '20,variable,HOODIE,Hoodie,1,"[woocommerce-generated]Soft.\\nWarm.",,,"Sale, Home > Tea",,,Colour,"Blue, Green"',
  '22,variation,H-ANY,Hoodie - Any,1,,0.5,47.00,,,HOODIE,Colour,',
  '23,external,E-1,Elsewhere,1,,,9.00,Home > Tea,,,,',
  '24,variation,X-1,Nobody’s,1,,,9.00,,,GONE,Colour,Red',
].join('\n');

test('a file of WooCommerce in another language is imported by the IDs of its source, and found again by them', async () => {
  const settings = { source: 'Wool shop' };
  const done = await importFile(app, admin, 'woo.csv', woo, settings);
  assert.equal(done.settings.layout, 'woocommerce');
  assert.deepEqual(await problemsOf(done.id), [
    [5, null, 'type-not-supported', false],
    [6, null, 'parent-missing', false],
  ]);
  const { form } = await formOf('hoodie');
  assert.equal(form.texts.en.description, 'Soft.\nWarm.');
  assert.deepEqual(
    form.variants.map(({ sku, platformPrice, weightGrams, values }) => [
      sku,
      platformPrice.amount,
      weightGrams,
      values['colour'],
    ]),
    [
      ['H-BLUE', 4500, 400, 'blue'],
      ['H-ANY', 4700, 500, 'green'],
    ],
  );
  const renamed = woo.replace('HOODIE,Hoodie', 'HOODIE,Warm hoodie').replace('45.00', '46.00');
  const again = await importFile(app, admin, 'woo.csv', renamed, settings);
  assert.deepEqual([again.counts?.newCount, again.counts?.changedCount], [0, 1]);
  assert.equal((await formOf('hoodie')).form.texts.en.name, 'Warm hoodie');
  const elsewhere = await importFile(app, admin, 'woo.csv', woo, { source: 'Another shop' });
  assert.equal(elsewhere.counts?.newCount, 1, 'the same ID of another source is another product');
  assert.ok(await findByKey('hoodie-2'));
});

const cups = [
  'ID,Type,SKU,Name,Published,Description,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)',
  '70,variable,CUP,Cup,1,Glazed.,,Home > Tea,,Colour,"Blue, Red"',
  '71,variation,CUP-B,Cup - Blue,1,,5.00,,id:70,Colour,Blue',
  '72,variation,CUP-R,Cup - Red,1,,6.00,,id:70,Colour,Red',
].join('\n');

test('variations are found again by their IDs: with another SKU or none, a renamed value, and without their product', async () => {
  const settings = { source: 'Cup shop' };
  await importFile(app, admin, 'cups.csv', cups, settings);
  const ids = (await formOf('cup')).form.variants.map(({ id }) => id);
  const shown = async () => {
    const { form } = await formOf('cup');
    assert.deepEqual(
      form.variants.map(({ id }) => id),
      ids,
    );
    return [
      ...form.variants.map(({ sku, platformPrice }) => [sku, platformPrice.amount]),
      form.options[0]?.values.map(({ names }) => names.en),
      form.texts.en.description,
    ];
  };
  const changed = cups
    .replace('CUP-B,', ',')
    .replace('CUP-R,', 'CUP-RED,')
    .replaceAll('Blue', 'Navy');
  const renamed = await importFile(app, admin, 'cups.csv', changed, settings);
  assert.deepEqual([renamed.counts?.newCount, renamed.counts?.changedCount], [0, 1]);
  assert.deepEqual(await shown(), [['CUP-B', 500], ['CUP-RED', 600], ['Navy', 'Red'], 'Glazed.']);
  const alone = [
    'ID,Type,SKU,Name,Description,Regular price',
    '71,variation,,Cup,,5.50',
    '72,variation,,Cup,,6.50',
    '99,variation,,Cup,,1.00',
  ].join('\n');
  const priced = await importFile(app, admin, 'prices.csv', alone, settings);
  assert.deepEqual([priced.counts?.changedCount, priced.counts?.errorCount], [1, 1]);
  assert.deepEqual(await problemsOf(priced.id), [[4, null, 'parent-missing', false]]);
  const prices = [['CUP-B', 550], ['CUP-RED', 650], ['Navy', 'Red'], 'Glazed.'];
  assert.deepEqual(await shown(), prices);
  const lost =
    'ID,Type,SKU,Name,Regular price,Parent\n71,variation,,Cup,5.75,CUP-RENAMED\n72,variation,,Cup,6.75,CUP-RENAMED\n';
  const found = await importFile(app, admin, 'lost.csv', lost, settings);
  assert.deepEqual([found.counts?.changedCount, found.counts?.errorCount], [1, 0]);
  assert.deepEqual((await shown()).slice(0, 2), [
    ['CUP-B', 575],
    ['CUP-RED', 675],
  ]);
  await app.call(contract.undoImport, { params: { id: found.id } }, admin);
  await app.drain();
  assert.deepEqual(await shown(), prices);
  const uploaded = await uploadFile(app, admin, 'prices.csv', alone);
  const elsewhere = await checkFile(app, admin, uploaded, { source: 'Cup shop of somebody else' });
  assert.deepEqual([elsewhere.counts?.changedCount, elsewhere.counts?.errorCount], [0, 3]);
});

test('an unchanged product gets the IDs that its source has for its variations now', async () => {
  const settings = { source: 'Plate shop' };
  const plates = cups.replaceAll('CUP', 'PLATE').replaceAll('Cup', 'Plate');
  await importFile(app, admin, 'plates.csv', plates, settings);
  const renumbered = plates.replace('\n71,', '\n81,').replace('\n72,', '\n82,');
  const same = await importFile(app, admin, 'plates.csv', renumbered, settings);
  assert.deepEqual(
    [same.counts?.changedCount, same.counts?.newIdCount, same.doneCount, same.totalCount],
    [0, 1, 1, 1],
  );
  const { version } = await formOf('plate');
  assert.equal(version, 1, 'the product itself is not saved');
  const alone =
    'ID,Type,SKU,Name,Regular price\n81,variation,,Plate,5.50\n82,variation,,Plate,6.50';
  const priced = await importFile(app, admin, 'plate-prices.csv', alone, settings);
  assert.deepEqual([priced.counts?.changedCount, priced.counts?.errorCount], [1, 0]);
  assert.deepEqual(
    (await formOf('plate')).form.variants.map(({ platformPrice }) => platformPrice.amount),
    [550, 650],
  );
});

test('products whose names and handles have no Latin letters stay apart, and have keys that can be read', async () => {
  const tea = [
    'URL handle,Title,Product category,Status,SKU,Price,Inventory quantity',
    'чай-1,Чай,Home > Tea,active,GREEN-1,5.00,9',
    'кофе-1,Кофе,Home > Tea,active,,6.00,9',
    ',Кофе 2,Home > Tea,active,,7.00,9',
    ',Чай 2,Home > Tea,active,,8.00,9',
  ].join('\n');
  const done = await importFile(app, admin, 'tea.csv', tea);
  assert.deepEqual([done.counts?.newCount, done.counts?.errorCount], [4, 0]);
  const rows = await ctx.db.rows(
    sql`select key from products where key like 'tea-%' order by key`,
    {
      key: as.text,
    },
  );
  assert.equal(rows.length, 4);
  assert.ok(rows.some(({ key }) => key === 'tea-green-1'));
  assert.equal(rows.filter(({ key }) => /^tea-[0-9a-f]{8}$/.test(key)).length, 3);
  const again = await checkFile(app, admin, await uploadFile(app, admin, 'tea.csv', tea));
  assert.deepEqual([again.counts?.newCount, again.counts?.unchangedCount], [0, 4]);
});

test('a check names the stores that sell what changes, and the fixed prices that fall under their floor', async () => {
  const file = (price: string, other: string) =>
    [
      'URL handle,Title,Product category,Status,SKU,Price,Inventory quantity',
      `floor-cup,Floor cup,Home > Tea,active,FC-1,${price},9`,
      `floor-jug,Floor jug,Home > Tea,active,FJ-1,${other},9`,
    ].join('\n');
  const first = await importFile(app, admin, 'floors.csv', file('4.00', '5.00'));
  assert.deepEqual(first.effects, { storeCount: 0, raisedCount: 0, list: [] });
  const cup = (await formOf('floor-cup')).id;
  const usd = (amount: number) => ({ amount, currency: 'USD' as const });
  const fixed = { kind: 'product', id: cup, fixed: usd(500), percentage: null } as const;
  assert.equal((await saveSeen(app, luna, fixed)).status, 200);
  const check = async (price: string) =>
    (await checkFile(app, admin, await uploadFile(app, admin, 'dearer.csv', file(price, '6.00'))))
      .effects;
  const same = await check('4.00');
  assert.deepEqual([same?.storeCount, same?.raisedCount], [1, 0]);
  const dearer = await check('6.00');
  assert.deepEqual(
    [
      dearer?.storeCount,
      dearer?.raisedCount,
      dearer?.list.map(({ storeName, label, before }) => [storeName, label, before]),
    ],
    [1, 1, [['Luna', 'Floor cup · FC-1', usd(500)]]],
  );
  assert.ok((dearer?.list[0]?.after?.amount ?? 0) > 600);
  await ctx.db.run(
    sql`insert into store_products (store_id, product_id, is_hidden) select ${luna.storeId}::bigint, id, true from products where key like 'floor-%'
      on conflict (store_id, product_id) do update set is_hidden = true`,
  );
  assert.equal((await check('6.00'))?.storeCount, 0, 'a store that hides them sells none');
});

test('any other file is imported by a mapping of its columns, which the next file with them gets', async () => {
  const foreign = 'Code;Designation;PVP;Rayon\nA-1;Théière;39,90 €;Tea\nA-2;Bol;8,00 €;Tea\n';
  const uploaded = await uploadFile(
    app,
    admin,
    'caisse.csv',
    Buffer.from(foreign.replace('€', '\x80').replace('€', '\x80'), 'latin1'),
  );
  assert.deepEqual(
    [uploaded.settings.layout, uploaded.settings.encoding, uploaded.settings.delimiter],
    ['mapped', 'windows-1252', ';'],
  );
  const settings = {
    source: 'Caisse',
    language: 'fr',
    decimalSign: ',',
    currency: 'EUR',
    usdRate: '1.1',
    priceMeaning: 'recommended',
    platformBp: 5_000,
    mapping: { Code: 'key', Designation: 'name.fr', PVP: 'price', Rayon: 'category' },
  } as const;
  const checked = await checkFile(app, admin, uploaded, settings);
  assert.deepEqual([checked.counts?.newCount, checked.counts?.errorCount], [2, 0]);
  await runFile(app, admin, checked.id);
  const { form } = await formOf('theiere');
  assert.deepEqual(
    [form.variants[0]?.recommendedPrice?.amount, form.variants[0]?.platformPrice.amount],
    [4389, 2194],
  );
  const next = await uploadFile(app, admin, 'caisse.csv', foreign);
  assert.deepEqual([next.isRemembered, next.settings.mapping['Code']], [true, 'key']);
});

test('a file that cannot be read to its end has the line of its problem, and another encoding repairs it', async () => {
  const damaged = Buffer.concat([
    Buffer.from(`${head}\n${'é,1,,,,,,,,,,,,,,\n'.repeat(60)}`),
    Buffer.from(
      'caf\xe9,Caf\xe9,,,Home > Tea,active,C-1,Title,Default Title,5.00,,,1,1,,\n',
      'latin1',
    ),
  ]);
  const uploaded = await uploadFile(app, admin, 'damaged.csv', damaged);
  assert.deepEqual([uploaded.settings.encoding, uploaded.encodingCertainty], ['utf-8', 'unsure']);
  assert.deepEqual([uploaded.problem?.code, uploaded.problem?.line], ['wrong-encoding', 62]);
  const read = await checkFile(app, admin, uploaded);
  assert.deepEqual([read.state, read.problem?.line], ['unreadable', 62]);
  const repaired = await checkFile(app, admin, uploaded, { encoding: 'windows-1252' });
  assert.equal(repaired.state, 'checked');
});

test('the list has the imports, newest first', async () => {
  const { list, total } = (await app.call(contract.listImports, { query: {} }, admin)).body.data;
  assert.equal(list.length, Math.min(total, 10));
  assert.equal(list[0]?.fileName, 'damaged.csv');
});

test('the same handle in two imports at once becomes one product, which the later one changes', async () => {
  const file = (price: string) =>
    `URL handle,Title,Product category,Status,Price,Inventory quantity\ntwin,Twin,Home > Tea,active,${price},9\n`;
  const first = await checkFile(app, admin, await uploadFile(app, admin, 'a.csv', file('5.00')));
  const second = await checkFile(app, admin, await uploadFile(app, admin, 'b.csv', file('6.00')));
  assert.deepEqual([first.counts?.newCount, second.counts?.newCount], [1, 1]);
  await runFile(app, admin, first.id);
  const { form } = await formOf('twin');
  await ctx.db.run(
    sql`update stock_levels set on_hand = 20, held = 15 where variant_id = ${form.variants[0]?.id}::bigint`,
  );
  assert.equal((await runFile(app, admin, second.id)).state, 'done');
  const changed = (await formOf('twin')).form.variants[0];
  assert.deepEqual([changed?.platformPrice.amount, changed?.onHand], [600, 20]);
  assert.deepEqual(await problemsOf(second.id), [[2, 'Inventory quantity', 'stock-held', true]]);
  const [compared] = (
    await app.call(
      contract.listImportProducts,
      { params: { id: second.id }, query: { outcome: 'changed' } },
      admin,
    )
  ).body.data.list;
  assert.equal(compared?.key, 'twin', 'it is compared with the product of the first import');
  await app.call(contract.undoImport, { params: { id: second.id } }, admin);
  await app.drain();
  const undone = (await formOf('twin')).form.variants[0];
  assert.deepEqual([undone?.platformPrice.amount, undone?.onHand], [500, 20]);
});

test('the report of an import names each row whose SKU another import took after the check, with the SKU that it has now', async () => {
  const file = (key: string, status = 'active') =>
    [
      'URL handle,Title,Product category,Status,SKU,Option1 name,Option1 value,Price',
      `${key},Race,Home > Tea,${status},RACE-1,Size,Small,5.00`,
      `${key},,,,RACE-2,,Large,6.00`,
      `${key},,,,${key}-3,,Huge,7.00`,
    ].join('\n');
  const check = async (name: string) =>
    checkFile(app, admin, await uploadFile(app, admin, `${name}.csv`, file(name)));
  const [first, second] = [await check('race-a'), await check('race-b')];
  assert.deepEqual(await problemsOf(second.id), [], 'the SKUs are free when it is checked');
  await runFile(app, admin, first.id);
  assert.deepEqual(await problemsOf(first.id), []);
  const done = await runFile(app, admin, second.id);
  const { variants } = (await formOf('race-b')).form;
  const reported = await app.call(
    contract.listImportProblems,
    { params: { id: done.id }, query: {} },
    admin,
  );
  assert.deepEqual(
    reported.body.data.list.map(({ line, column, found, code, isNote }) => [
      line,
      column,
      found,
      code,
      isNote,
    ]),
    [
      [2, 'SKU', 'RACE-1', 'sku-replaced', true],
      [3, 'SKU', 'RACE-2', 'sku-replaced', true],
    ],
  );
  for (const [index, { expected }] of reported.body.data.list.entries()) {
    const sku = variants[index]?.sku ?? '';
    assert.ok(sku && !['RACE-1', 'RACE-2'].includes(sku), sku);
    assert.ok(expected.includes(sku), `${expected} names ${sku}`);
  }
  assert.equal(variants[2]?.sku, 'race-b-3');
});

test('the report of an import names the SKU of a variant whose own is repeated in the file, also when nothing changes', async () => {
  const file = [
    'URL handle,Title,Product category,Status,SKU,Option1 name,Option1 value,Price',
    'double,Double,Home > Tea,active,DOUBLE-1,Size,Small,5.00',
    'double,,,,DOUBLE-1,,Large,6.00',
  ].join('\n');
  const checked = await checkFile(app, admin, await uploadFile(app, admin, 'double.csv', file));
  assert.deepEqual(await problemsOf(checked.id), [[3, 'SKU', 'sku-repeated', true]]);
  await runFile(app, admin, checked.id);
  const large = (await formOf('double')).form.variants[1]?.sku ?? '';
  assert.ok(large && large !== 'DOUBLE-1', large);
  const expectReported = async (id: string) => {
    const { body } = await app.call(
      contract.listImportProblems,
      { params: { id }, query: {} },
      admin,
    );
    assert.deepEqual(
      body.data.list.map(({ line, code, expected }) => [line, code, expected]),
      [[3, 'sku-repeat-replaced', `Another SKU: line 2 has this one; the variant has ${large}`]],
    );
  };
  await expectReported(checked.id);
  const other = 'single,Single,Home > Tea,active,SINGLE-1,Size,Small,7.00';
  const again = await importFile(app, admin, 'double.csv', `${file}\n${other}`);
  assert.deepEqual([again.counts?.newCount, again.counts?.changedCount], [1, 0]);
  await expectReported(again.id);
});

test('the report of an import has what became wrong after the check, and no longer what is right again', async () => {
  const file = (key: string, sku: string, category = 'Home > Tea') =>
    `URL handle,Title,Product category,Status,SKU,Price\n${key},Late,${category},active,${sku},5.00\n`;
  const holder = await importFile(app, admin, 'holder.csv', file('late-holder', 'LATE-1'));
  const check = async (content: string) =>
    checkFile(app, admin, await uploadFile(app, admin, 'late.csv', content));
  const freed = await check(file('late-freed', 'LATE-1'));
  assert.deepEqual(await problemsOf(freed.id), [[2, 'SKU', 'sku-taken', true]]);
  await app.call(contract.undoImport, { params: { id: holder.id } }, admin);
  await app.drain();
  await runFile(app, admin, freed.id);
  assert.equal((await formOf('late-freed')).form.variants[0]?.sku, 'LATE-1');
  assert.deepEqual(await problemsOf(freed.id), []);
  const renamed = await check(file('late-renamed', 'LATE-2', 'Home > Late'));
  const [known] = await problemsOf(renamed.id);
  assert.deepEqual(known, [2, 'Product category', 'no-category', true]);
  await runFile(app, admin, renamed.id);
  assert.deepEqual(await problemsOf(renamed.id), [known], 'what the check listed is there once');
});

test('a handle with special letters is found again in another form, and unknown columns and formulas do no harm', async () => {
  const file = (handle: string) =>
    [
      'Handle;Title;Body (HTML);Variant Price;Product Category;Mystery;Variant SKU',
      `${handle};"=HYPERLINK(""http://evil.example"")";"<script>alert(1)</script><p>Text</p>";8,50;Tea;x;`,
    ].join('\r\n');
  const settings = { decimalSign: ',' } as const;
  const done = await importFile(app, admin, 'odd.csv', file('Kırmızı-Çaydanlık'), settings);
  assert.deepEqual([done.settings.delimiter, done.counts?.newCount], [';', 1]);
  assert.equal(done.columns.find(({ title }) => title === 'Mystery')?.ignored, 'unknown');
  const { form } = await formOf('kirmizi-caydanlik');
  assert.deepEqual(
    [form.texts.en.name, form.texts.en.description, form.variants[0]?.platformPrice.amount],
    ['=HYPERLINK("http://evil.example")', 'Text', 850],
  );
  const again = await uploadFile(app, admin, 'odd.csv', file('KIRMIZI-Çaydanlık').normalize('NFD'));
  const checked = await checkFile(app, admin, again, settings);
  assert.deepEqual([checked.counts?.newCount, checked.counts?.unchangedCount], [0, 1]);
});
