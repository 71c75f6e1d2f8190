import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Language, languages } from '@vitrine/contract/locales.ts';
import { diffForms } from '@vitrine/contract/shop/product-changes.ts';
import { toKey } from '@vitrine/contract/shop/product-codes.ts';
import { type ProductForm, productFormShape } from '@vitrine/contract/shop/product-form.ts';
import { combine } from '@vitrine/contract/shop/product-matrix.ts';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { buildForm } from '../catalogue-import/build-form.rules.ts';
import type { ImportRecord, ReadingRules } from '../catalogue-import/import.types.ts';
import { describeColumns, findLayout } from '../catalogue-import/layouts/detect-layout.ts';
import type { ExportedProduct, ExportFrame, ExportRow } from './export.types.ts';
import { createOwnWriter, listOwnTitles } from './own-rows.rules.ts';
import { createShopifyWriter, listShopifyTitles } from './shopify-rows.rules.ts';
import { writeRows } from './write-cells.ts';

const text = fc.stringMatching(/^[\p{L}\p{N} ,;"'=+\-@<>&|\\%•éß中文\n]{0,30}$/u);
const line = text.map((chars) => chars.replaceAll(/\s+/g, ' ').trim());
const named = fc
  .tuple(fc.constantFrom('Sage', 'Größe', 'Clay', 'Ñandú', '红', '=A1', '-2', 'A, "b"'), fc.nat(99))
  .map(([label, number]) => `${label} ${number}`);
const cents = fc.integer({ min: 1, max: 100_000_000 });
const money = cents.map((amount) => ({ amount, currency: 'USD' as const }));
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const inLanguages = <Value>(value: fc.Arbitrary<Value>, first: fc.Arbitrary<Value> = value) =>
  fc.record(
    Object.fromEntries(
      languages.map((language, index) => [language, index ? value : first]),
    ) as Record<Language, fc.Arbitrary<Value>>,
  );
const sometimes = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: named },
);
const measure = fc.record({
  value: fc.integer({ min: 1, max: 999_999 }).map((thousandths) => thousandths / 1_000),
  unit: fc.constantFrom('ml' as const, 'l' as const),
});

const texts = fc.record({
  name: line,
  description: text.map((chars) => chars.trim()),
  material: line,
  care: text,
  sizeGuide: text,
  warnings: text,
  searchTitle: line,
  searchDescription: line,
});
const option = fc.record({
  key: fc.constantFrom('colour', 'size', 'finish', 'o1'),
  names: inLanguages(sometimes, named),
  values: fc.uniqueArray(
    fc.record({
      key: named.map((name) => toKey(name, 40) || 'x'),
      names: inLanguages(sometimes, named),
      swatch: fc.constant(null),
    }),
    { minLength: 1, maxLength: 3, selector: ({ names }) => toKey(names.en, 40) + names.en },
  ),
});
const variant = fc.record({
  sku: fc.uuid(),
  barcode: fc.constantFrom('', '4006381333931', '036000291452'),
  platformPrice: money,
  recommendedPrice: maybe(money),
  weightGrams: fc.nat(50_000),
  lengthMm: maybe(fc.integer({ min: 1, max: 9_000 })),
  widthMm: maybe(fc.integer({ min: 1, max: 9_000 })),
  heightMm: maybe(fc.integer({ min: 1, max: 9_000 })),
  unitPrice: maybe(fc.record({ total: measure, base: measure })),
  supplies: fc.constantFrom(
    [],
    [
      {
        supplierId: '7',
        cost: { amount: 410, currency: 'USD' as const },
        reference: 'R-1',
        isPreferred: true,
      },
    ],
    [
      {
        supplierId: '8',
        cost: { amount: 99, currency: 'EUR' as const },
        reference: '',
        isPreferred: true,
      },
      {
        supplierId: '7',
        cost: { amount: 1, currency: 'USD' as const },
        reference: '',
        isPreferred: false,
      },
    ],
  ),
  isActive: fc.boolean(),
});
const contact = fc.record({ name: line, address: text, contact: line });

/** Forms that the shape has refused in a row. */
let refusals = 0;
const product = fc
  .record({
    fields: fc.record({
      status: fc.constantFrom('active' as const, 'draft' as const, 'archived' as const),
      saleFrom: maybe(fc.constant('2026-12-01T08:30:00.000Z')),
      saleUntil: maybe(fc.constant('2027-01-31T00:00:00.000Z')),
      leadTimeDays: fc.nat(365),
      texts: inLanguages(
        texts,
        texts.map((all) => ({ ...all, name: all.name || 'Name' })),
      ),
      brand: line,
      originCountry: maybe(fc.constantFrom('PT', 'CN')),
      customsCode: fc.constantFrom('', '691110', '6911100090'),
      manufacturer: contact,
      responsiblePerson: contact,
      excludedCountries: fc.constantFrom([], ['US'], ['BR', 'CN']),
    }),
    options: fc.uniqueArray(option, { maxLength: 3, selector: ({ key }) => key }),
    variants: fc.array(variant, { minLength: 27, maxLength: 27 }),
    kept: fc.array(fc.boolean(), { minLength: 27, maxLength: 27 }),
    images: fc.array(
      fc.record({
        alt: inLanguages(line),
        focusX: fc.nat(100),
        focusY: fc.nat(100),
        shows: fc.nat(9),
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ fields, options, variants, kept, images }): ProductForm | null => {
    const unique = options.map((one) => ({
      ...one,
      values: one.values.map((value, index) => ({
        ...value,
        key: `${value.key.slice(0, 30)}-${index}`,
      })),
    }));
    const names = unique.map(({ names: all }) => all.en);
    if (new Set(names.map((name) => toKey(name, 80) || name)).size < names.length) return null;
    const rows = combine(unique);
    const chosen = rows.filter((_row, index) => index === 0 || kept[index]);
    const shown = unique.flatMap(({ key, values }) => values.map((value) => `${key}:${value.key}`));
    const parsed = productFormShape.safeParse({
      ...fields,
      key: 'a-product',
      categoryId: '3',
      options: unique,
      variants: chosen.map((values, index) => ({
        ...variants[index],
        id: String(index + 1),
        values,
        onHand: null,
        onHandRead: null,
      })),
      images: images.map(({ shows, ...image }, index) => ({
        ...image,
        key: `2026-11-29/${String(index).repeat(32)}.webp`,
        valueKey: shown[shows] ?? null,
      })),
    });
    refusals = parsed.success ? 0 : refusals + 1;
    // A form with a field that is not generated here would be refused for ever.
    assert.ok(refusals < 1_000, parsed.error?.message);
    return parsed.success ? parsed.data : null;
  })
  .filter((form) => form !== null);

const frame: ExportFrame = {
  languages,
  optionCount: 3,
  supplierNames: new Map([
    ['7', 'Ribera'],
    ['8', 'Clay & Co'],
  ]),
  pictureUrl: (key) => `https://shop.example/files/${key}`,
};

const suppliers = new Map([
  ['Ribera', { id: '7', currency: 'USD' as const }],
  ['Clay & Co', { id: '8', currency: 'EUR' as const }],
]);

function read(titles: ExportRow, rows: readonly ExportRow[]) {
  const table = parse(writeRows([titles, ...rows]), { trim: true }) as string[][];
  const head = table[0] ?? [];
  const layout = findLayout(head);
  const { columns } = describeColumns(head, layout);
  const used = columns.flatMap(({ use }, index) => ('target' in use ? [{ index, ...use }] : []));
  const records = table.slice(1).map((cells, index) => ({
    line: index + 2,
    cells: Object.fromEntries(used.map(({ target, index: at }) => [target, cells[at]])),
  })) as ImportRecord[];
  const rules = {
    decimalSign: '.',
    currency: 'USD',
    rateNano: 1_000_000_000n,
    priceMeaning: 'platform',
    platformBp: 10_000,
    supplier: null,
    units: Object.fromEntries(used.flatMap(({ target, unit }) => (unit ? [[target, unit]] : []))),
    targets: new Set(used.map(({ target }) => target)),
    existing: 'change',
    hasHtml: layout !== 'vitrine',
  } as ReadingRules;
  return { layout, records, rules };
}

function importAgain(
  product: ExportedProduct,
  titles: ExportRow,
  rows: readonly ExportRow[],
  existing: ProductForm | null,
) {
  const { layout, records, rules } = read(titles, rows);
  const built = buildForm(product.form.key, records, existing, {
    rules,
    findCategory: (cell) => (['mugs', 'Kitchen > Mugs'].includes(cell) ? '3' : undefined),
    findSupplier: (name) => suppliers.get(name),
    findPicture: (url) => url.replace('https://shop.example/files/', ''),
    isSkuTaken: () => false,
    unsortedId: '1',
  });
  return { layout, built };
}

const exported = (form: ProductForm): ExportedProduct => ({
  form,
  category: { key: 'mugs', path: 'Kitchen > Mugs' },
  units: new Map(form.variants.map(({ id }, index) => [id ?? '', index])),
});

test('a product that is exported in our layout and imported again does not change', () => {
  fc.assert(
    fc.property(product, (form) => {
      const { layout, built } = importAgain(
        exported(form),
        listOwnTitles(frame),
        createOwnWriter(frame)(exported(form)),
        form,
      );
      assert.equal(layout, 'vitrine');
      assert.deepEqual(built.problems, []);
      assert.deepEqual(built.pictures, []);
      assert.deepEqual(built.form && diffForms(form, built.form), []);
    }),
    { numRuns: 50, seed: 20_261_121 },
  );
});

test('a product in Shopify’s layout does not change either, whatever that layout cannot hold', () => {
  fc.assert(
    fc.property(product, (form) => {
      const { layout, built } = importAgain(
        exported(form),
        listShopifyTitles(frame),
        createShopifyWriter(frame)(exported(form)),
        form,
      );
      assert.equal(layout, 'shopify');
      assert.deepEqual(built.problems, []);
      assert.deepEqual(built.form && diffForms(form, built.form), []);
    }),
    { numRuns: 50, seed: 20_261_121 },
  );
});

test('an empty catalogue gets the whole product from our layout, but for keys and the order of values', () => {
  const plain = (form: ProductForm) => ({
    ...form,
    options: form.options.map(({ names, values }) => ({
      names,
      // Values come in the order of the rows that have them.
      values: values.map((value) => JSON.stringify(value.names)).sort(),
    })),
    variants: form.variants.map(({ values, ...rest }) => ({
      ...rest,
      values: Object.keys(values).length,
    })),
    images: form.images.map(({ valueKey: _shown, ...image }) => image),
  });
  fc.assert(
    fc.property(product, (form) => {
      // Values without a variant are in no row, and pictures of values are found by keys.
      const whole = {
        ...form,
        options: form.options.map((one) => ({
          ...one,
          values: one.values.filter(({ key }) =>
            form.variants.some(({ values }) => values[one.key] === key),
          ),
        })),
        images: form.images.map((image) => ({ ...image, valueKey: null })),
        variants: form.variants.map((one) => ({
          ...one,
          id: null,
          supplies: one.supplies.filter(({ isPreferred }) => isPreferred),
        })),
      };
      const titles = listOwnTitles(frame);
      const { built } = importAgain(
        exported(whole),
        titles,
        createOwnWriter(frame)(exported(whole)),
        null,
      );
      assert.deepEqual(built.problems, []);
      const made = built.form as ProductForm;
      const units = made.variants.map(({ onHand }) => onHand);
      assert.ok(units.every((count) => count !== null));
      const without = {
        ...made,
        variants: made.variants.map((one) => ({ ...one, onHand: null, onHandRead: null })),
      };
      assert.deepEqual(
        JSON.parse(JSON.stringify(plain(without))),
        JSON.parse(JSON.stringify(plain(whole))),
      );
    }),
    { numRuns: 50, seed: 20_261_121 },
  );
});

test('an empty catalogue gets from Shopify’s layout all that it holds, in the language of the file', () => {
  const held = (form: ProductForm) => ({
    status: form.status,
    brand: form.brand,
    texts: [
      form.texts.en.name,
      form.texts.en.description,
      form.texts.en.searchTitle,
      form.texts.en.searchDescription,
    ],
    options: form.options.map(({ names }) => names.en),
    variants: form.variants.map(({ sku, barcode, platformPrice, weightGrams, values }) => [
      sku,
      barcode,
      platformPrice.amount,
      weightGrams,
      Object.keys(values).length,
    ]),
    images: form.images.map(({ key, alt }) => [key, alt.en]),
  });
  fc.assert(
    fc.property(product, (form) => {
      const { built } = importAgain(
        exported(form),
        listShopifyTitles(frame),
        createShopifyWriter(frame)(exported(form)),
        null,
      );
      assert.deepEqual(built.problems, []);
      assert.deepEqual(held(built.form as ProductForm), held(form));
    }),
    { numRuns: 50, seed: 20_261_121 },
  );
});

test('no cell of an export begins a line with a sign of a formula', () => {
  fc.assert(
    fc.property(product, (form) => {
      for (const write of [createOwnWriter(frame), createShopifyWriter(frame)])
        for (const row of parse(writeRows(write(exported(form)))) as string[][])
          for (const cell of row) assert.doesNotMatch(cell, /^[ \u00a0]*[=+\-@\t|%＝＋－＠]/m);
    }),
    { numRuns: 20, seed: 20_261_121 },
  );
});
