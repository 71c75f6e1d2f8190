import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '@vitrine/contract/locales.ts';
import { languages } from '@vitrine/contract/locales.ts';
import type { Currency } from '@vitrine/contract/money.ts';
import * as edits from '@vitrine/contract/shop/price-edits.ts';
import * as contract from '@vitrine/contract/shop/price-imports.ts';
import fc from 'fast-check';
import { signInAs } from '#admin/testing.ts';
import { inTx, systemContext } from '#platform/context.ts';
import { recordQueries } from '#platform/testing/queries.ts';
import { createProduct } from '../catalogue/index.ts';
import { createManyProducts } from '../catalogue/testing/sample-catalogue.ts';
import { changeStore } from '../stores/index.ts';
import { createOwner, type TestOwner } from '../stores/testing/owners.ts';
import { withOwner } from '../testing/fixtures.ts';
import { saveSeen } from './testing/save-seen.ts';

const { app, sample, luna, mia } = await withOwner({
  luna: { name: 'Luna' },
  mia: { name: 'Mia', countryCode: 'ES' },
});

type Person = TestOwner & { lang?: Language };
const preview = async (owner: Person, text: string) =>
  (await app.call(contract.previewPriceImport, { body: { text } }, owner)).body.data;
const stage = (owner: Person, text: string) =>
  app.call(contract.importPrices, { body: { text } }, owner);
const draftsOf = async (owner: TestOwner) =>
  (await app.call(edits.listPriceDrafts, {}, owner)).body.data.list;
const clear = async (owner: TestOwner) => {
  const versions = (await draftsOf(owner)).map(({ version }) => version);
  if (versions.length) await app.call(edits.clearPriceDrafts, { query: { versions } }, owner);
};
const rowsOf = async (owner: Person, text: string) =>
  (await preview(owner, text)).rows.map(({ line, problem, product, after: price }) => [
    line,
    problem,
    product?.name,
    price?.amount,
  ]);
const exported = async (owner: Person) => (await app.call(contract.exportPrices, {}, owner)).text;
const inTransaction = (run: Parameters<typeof inTx>[1]) => inTx(systemContext(app.platform), run);

test('a pasted line names a product by SKU, code or name in any language, and says what it changes and earns', async () => {
  const answer = await preview(
    luna,
    'LMP-NAVY\t39.00\nmug\t9,90\nLámina ñandú\t$65\nTELEPHONE GRIP\t19.00',
  );
  assert.deepEqual(
    [answer.lineCount, answer.changeCount, answer.sameCount, answer.wrongCount],
    [4, 3, 1, 0],
  );
  assert.deepEqual(
    answer.rows.map(({ line, product, before, after: price }) => [
      line,
      product?.name,
      product?.label,
      before?.amount,
      price?.amount,
    ]),
    [
      [1, 'Paper lamp', 'Navy', 3_000, 3_900],
      [2, 'Mug', '', 840, 990],
      [3, 'Ñandú print', '', 6_000, 6_500],
    ],
  );
  // 39.00 less 15.00 less 2.9 % and 30 cents.
  assert.equal(answer.rows[0]?.earns?.amount, 3_900 - 1_500 - 143);
  assert.deepEqual(await draftsOf(luna), []);
});

test('every wrong line says why, and the right ones count none the less', async () => {
  await inTransaction((ctx) =>
    createProduct(ctx, {
      key: 'other-print',
      category: 'tea',
      leadTimeDays: 1,
      names: { en: 'Ñandú print' },
      descriptions: {},
      options: [],
      variants: [{ sku: 'PRINT-2', values: {}, priceMinor: 500, weightGrams: 300 }],
      images: [{ key: 'products/print/2.webp', width: 960, height: 1200 }],
    }),
  );
  const lines = [
    'NOBODY\t9.90',
    'Taza\t9.90',
    'Ñandú print\t65.00',
    'LMP-SAND\tsoon',
    'LMP-SAND\t€20',
    'LMP-SAND\t20.001',
    'LMP-SAND\t-20',
    'LMP-SAND\t2000000',
    'LMP-SAND\t5.00',
    'LMP-SAND\t',
    'LMP-SAND\t27.50',
    'LMP-SAND\t28.50',
  ];
  const answer = await preview(luna, lines.join('\n'));
  assert.deepEqual(
    answer.rows.map(({ line, problem }) => [line, problem]),
    [
      [1, 'unknown-product'],
      [3, 'several-products'],
      [4, 'not-a-number'],
      [5, 'other-currency'],
      [6, 'too-precise'],
      [7, 'too-low'],
      [8, 'too-high'],
      [9, 'below-floor'],
      [10, 'no-price'],
      [12, 'repeated'],
      [2, null],
      [11, null],
    ],
  );
  assert.deepEqual([answer.changeCount, answer.wrongCount], [2, 10]);
  assert.equal(answer.rows[7]?.floor?.amount, 1_267);
  const staged = await stage(luna, lines.join('\n'));
  assert.equal(staged.body.data.stagedCount, 2, staged.text);
  await clear(luna);
});

test('an import is staged beside what is staged already, and saved with the rest', async () => {
  const { lamp, phone } = sample.products;
  const sand = lamp.variantIds.get('LMP-SAND') as string;
  const own = {
    kind: 'variant',
    id: sand,
    fixed: { amount: 2_900, currency: 'USD' },
    percentage: null,
  } as const;
  const edited = {
    params: { productId: lamp.productId },
    body: { edits: [own], priceVersion: 0, version: null },
  };
  const before = (await app.call(edits.putPriceDraft, edited, luna)).body.data.version;
  const { drafts } = (await stage(luna, 'LMP-NAVY\t39.00\nPHONE-GRIP\t25.00')).body.data;
  assert.deepEqual(await draftsOf(luna), drafts);
  const ofLamp = drafts.find(({ productId }) => productId === lamp.productId);
  assert.deepEqual(
    ofLamp?.edits.map(({ fixed }, index) => [
      fixed?.amount,
      ofLamp.editSubjects[index]?.label,
      ofLamp.editSubjects[index]?.sellingPrice?.amount,
    ]),
    [
      [2_900, 'Sand', 2_400],
      [3_900, 'Navy', 3_000],
    ],
  );
  assert.notEqual(ofLamp?.version, before);
  // The one variant of a product is priced as its row on the screen is.
  assert.deepEqual(
    drafts.find(({ productId }) => productId === phone.productId)?.edits[0]?.kind,
    'product',
  );
  const items = drafts.flatMap((draft) =>
    draft.edits.map((edit) => ({ ...edit, priceVersion: draft.priceVersion })),
  );
  const saved = await app.call(
    edits.savePrices,
    { body: { items, drafts: drafts.map(({ version }) => version) } },
    luna,
  );
  assert.equal(saved.body.data.savedCount, 3, saved.text);
  assert.deepEqual(await draftsOf(luna), []);
  assert.equal((await preview(luna, 'LMP-NAVY\t39.00\nPHONE-GRIP\t25.00')).sameCount, 2);
  // A price of the whole product covers no variant that has its own.
  assert.deepEqual(await rowsOf(luna, 'paper-lamp\t50.00'), [
    [1, 'own-prices', undefined, undefined],
  ]);
});

test('amounts are read in the language of the person, and the wrong store cannot be reached', async () => {
  assert.deepEqual(await rowsOf({ ...mia, lang: 'es' }, 'NANDU-PRINT\t1.500'), [
    [1, null, 'Lámina Ñandú', 150_000],
  ]);
  assert.deepEqual(await rowsOf({ ...mia, lang: 'en' }, 'NANDU-PRINT\t1,500'), [
    [1, null, 'Ñandú print', 150_000],
  ]);
  assert.deepEqual(await rowsOf({ ...mia, lang: 'fr' }, 'NANDU-PRINT\t1.500'), [
    [1, 'ambiguous', 'Ñandú print', undefined],
  ]);
  assert.deepEqual(await draftsOf(mia), []);
  const admin = await signInAs(app, 'ADMIN');
  for (const endpoint of [contract.previewPriceImport, contract.importPrices])
    assert.equal((await app.call(endpoint, { body: { text: 'MUG\t9' } }, admin)).status, 403);
  assert.equal((await app.call(contract.exportPrices, {}, admin)).status, 403);
  assert.equal((await stage(luna, '\u0000')).status, 400);
  assert.equal((await stage(luna, ' \t\n')).status, 400);
});

test('prices out and in again change nothing, in every language, currency and ending', async () => {
  const price = fc.integer({ min: 3_300, max: 900_000 });
  const currencies: Record<string, Currency> = { US: 'USD', ES: 'EUR', JP: 'JPY', KW: 'KWD' };
  const owners = new Map<string, TestOwner>();
  for (const countryCode of Object.keys(currencies))
    owners.set(countryCode, await createOwner(app, { countryCode }));
  const pieces = Object.values(sample.products).flatMap(({ productId, variantIds }) => [
    { kind: 'product' as const, id: productId },
    ...[...variantIds.values()].map((id) => ({ kind: 'variant' as const, id })),
  ]);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(currencies)),
      fc.constantFrom('none', '99', '95', '00'),
      fc.constantFrom(...languages),
      fc.constantFrom(...languages),
      fc.array(fc.tuple(fc.constantFrom(...pieces), price, fc.boolean()), { maxLength: 4 }),
      async (country, priceEnding, out, back, rules) => {
        const owner = owners.get(country) as TestOwner;
        const currency = currencies[country] as Currency;
        await inTransaction((ctx) =>
          changeStore(ctx, owner.storeId, { priceEnding: priceEnding as never }),
        );
        for (const [piece, amount, isFixed] of rules) {
          const rule = isFixed
            ? { fixed: { amount: amount * 10, currency }, percentage: null }
            : { fixed: null, percentage: 150 + (amount % 300) };
          await saveSeen(app, owner, { ...piece, ...rule });
        }
        const file = await exported({ ...owner, lang: out });
        const answer = await preview({ ...owner, lang: back }, file);
        assert.deepEqual([answer.changeCount, answer.wrongCount, answer.rows], [0, 0, []], file);
        assert.equal(answer.lineCount, file.trim().split('\r\n').length - 1);
        assert.equal((await stage({ ...owner, lang: back }, file)).body.data.stagedCount, 0);
      },
    ),
    { numRuns: 25 },
  );
});

test('the column "In store" shows and hides products at once, one changed line is enough, and other words are refused', async () => {
  const nora = await createOwner(app, { name: 'Nora' });
  const inStore = async (lang: Language) => {
    const rows = (await exported({ ...nora, lang }))
      .trim()
      .split('\r\n')
      .map((row) => row.split(lang === 'es' ? ';' : ','));
    const column = rows[0]?.indexOf(lang === 'es' ? 'En la tienda' : 'In store') ?? -1;
    return Object.fromEntries(rows.slice(1).map((row) => [row[0], row[column]]));
  };
  const [sand, navy, mug] = ['LMP-SAND', 'LMP-NAVY', 'MUG'] as const;
  const before = await inStore('en');
  assert.deepEqual([before[sand], before[navy], before[mug]], ['yes', 'yes', 'yes']);
  const spanish = { ...nora, lang: 'es' as const };
  const file = await exported(spanish);
  const edited = file.replace(/(LMP-NAVY;[^;]*;[^;]*);sí/, '$1;No');
  const answer = await preview(spanish, edited);
  assert.deepEqual(
    [answer.shownCount, answer.hiddenCount, answer.changeCount, answer.wrongCount],
    [0, 1, 0, 0],
  );
  const hidden = (await stage(spanish, edited)).body.data;
  assert.deepEqual(
    [hidden.shownIds, hidden.hiddenIds, hidden.stagedCount],
    [[], [sample.products.lamp.productId], 0],
  );
  assert.equal(Object.values(await inStore('es')).filter((word) => word === 'no').length, 2);
  assert.deepEqual(await inStore('en').then((all) => [all[sand], all[navy], all[mug]]), [
    'no',
    'no',
    'yes',
  ]);
  // A table without prices, in another language than the caller's.
  const shown = (await stage(spanish, 'SKU,In store\nLMP-SAND,YES\nMUG,')).body.data;
  assert.deepEqual([shown.shownIds, shown.hiddenIds], [[sample.products.lamp.productId], []]);
  assert.deepEqual(await rowsOf(spanish, 'SKU,En la tienda\nMUG,quizás'), [
    [2, 'not-yes-or-no', 'Taza', undefined],
  ]);
  assert.deepEqual((await stage(spanish, 'SKU,En la tienda\nMUG,quizás')).body.data.hiddenIds, []);
});

test('a file that a Spanish spreadsheet has saved is read with its decimal commas, and one changed cell is one change', async () => {
  const file = await exported({ ...mia, lang: 'es' });
  assert.match(file, /^\uFEFFSKU;Producto;Variante;En la tienda;Moneda/);
  // A spreadsheet saves numbers without the zeros at their end.
  const resaved = file
    .trim()
    .split('\r\n')
    .map((row) => row.replaceAll(/(,\d)0(?=;|$)/g, '$1'));
  const spanish: Person = { ...mia, lang: 'es' };
  assert.deepEqual((await preview(spanish, resaved.join('\n'))).rows, []);
  const changed = resaved.map((row) =>
    row.startsWith('LMP-NAVY;') ? row.replace(/;[^;]*$/, ';41,90') : row,
  );
  assert.deepEqual(await rowsOf(spanish, changed.join('\n')), [
    [changed.findIndex((row) => row.startsWith('LMP-NAVY;')) + 1, null, 'Lámpara de papel', 4_190],
  ]);
});

test('ten thousand pasted characters are previewed and staged with a constant number of queries; the limits are said', async () => {
  await inTransaction((ctx) => createManyProducts(ctx, 520));
  const few = 'CANDLE-1\t21.00\nCANDLE-2\t21.00';
  const lines = Array.from(
    { length: 520 },
    (_, index) => `CANDLE-${index + 1}\t${(200 + index).toFixed(2)}`,
  );
  const text = lines.join('\n');
  assert.ok(text.length > 9_000 && text.length < 12_000, `${text.length}`);
  const queriesOf = async (run: () => Promise<unknown>) => (await recordQueries(app, run)).length;
  // The login and the markets are read once, and then kept for a while.
  await preview(luna, few);
  assert.equal(
    await queriesOf(() => preview(luna, few)),
    await queriesOf(() => preview(luna, text)),
  );
  const answer = await preview(luna, text);
  assert.deepEqual([answer.changeCount, answer.rows.length], [520, contract.previewLinesMax]);
  const staged = (await stage(luna, text)).body.data;
  assert.equal(staged.stagedCount, 520);
  const items = staged.drafts.flatMap((draft) =>
    draft.edits.map((edit) => ({ ...edit, priceVersion: draft.priceVersion })),
  );
  const saved = await app.call(
    edits.savePrices,
    { body: { items, drafts: staged.drafts.map(({ version }) => version) } },
    luna,
  );
  assert.equal(saved.body.data.savedCount, 520);

  const long = Array.from(
    { length: contract.priceLinesMax + 1 },
    (_, index) => `NOBODY-${index}\t1`,
  ).join('\n');
  const refused = await app.call(contract.previewPriceImport, { body: { text: long } }, luna);
  assert.equal(refused.status, 400);
  assert.match(refused.text, /At most 2,?000 lines at once; there are 2,?001/);
  const endless = await app.call(
    contract.previewPriceImport,
    { body: { text: 'x'.repeat(contract.priceTextMax + 1) } },
    luna,
  );
  assert.equal(endless.status, 400);
});
