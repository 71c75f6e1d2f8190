import { languages } from '@vitrine/contract/locales.ts';
import { asLine } from '@vitrine/contract/shapes.ts';
import {
  type ImportTarget,
  textImportFields,
} from '@vitrine/contract/shop/catalogue-import-fields.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { parseHtml } from './html-text.ts';
import { type ReadCell, readMoment, readUnits, readYesOrNo } from './read-cell.rules.ts';
import type { RowCells } from './row-cells.ts';

/** Texts of one line; the others keep their breaks. */
const lineFields = new Set(['name', 'material', 'searchTitle', 'searchDescription']);

type ProductFields = Omit<ProductForm, 'key' | 'options' | 'variants' | 'images'>;

export function createEmptyProduct(categoryId: string): ProductFields {
  const noTexts = Object.fromEntries(textImportFields.map((field) => [field, '']));
  const contact = { name: '', address: '', contact: '' };
  return {
    categoryId,
    status: 'draft',
    saleFrom: null,
    saleUntil: null,
    leadTimeDays: 3,
    texts: Object.fromEntries(languages.map((language) => [language, { ...noTexts }])),
    brand: '',
    originCountry: null,
    customsCode: '',
    manufacturer: contact,
    responsiblePerson: contact,
    excludedCountries: [],
  } as unknown as ProductFields;
}

function readStatus(cell: string): ReadCell<ProductForm['status']> {
  const word = cell.toLowerCase();
  if (word === 'active' || word === 'draft' || word === 'archived') return { value: word };
  // Shopify has products that only those find who know the address.
  return word === 'unlisted' ? { value: 'draft' } : { problem: 'status' };
}

function buildTexts(
  row: RowCells,
  before: ProductForm['texts'],
  hasHtml: boolean,
): ProductForm['texts'] {
  const texts = structuredClone(before);
  for (const field of textImportFields)
    for (const language of languages) {
      const text = row.text(`${field}.${language}` as ImportTarget);
      if (text === undefined) continue;
      const plain = field === 'description' && hasHtml ? parseHtml(text) : text;
      texts[language][field] = lineFields.has(field) ? asLine(plain) : plain;
    }
  return texts;
}

function buildContact(
  row: RowCells,
  part: 'manufacturer' | 'responsible',
  before: ProductForm['manufacturer'],
): ProductForm['manufacturer'] {
  return {
    name: row.text(`${part}Name`) ?? before.name,
    address: row.text(`${part}Address`) ?? before.address,
    contact: row.text(`${part}Contact`) ?? before.contact,
  };
}

const countryOf = (cell: string): ReadCell<string> =>
  /^[a-z]{2}$/i.test(cell) ? { value: cell.toUpperCase() } : { problem: 'country' };

/** The new value of a field: from its cell, from what an empty cell means, or as it was. */
function choose<Value>(
  row: RowCells,
  target: ImportTarget,
  before: Value,
  cleared: Value,
  parse: (cell: string) => ReadCell<Value>,
): Value {
  const cell = row.text(target);
  if (cell === undefined) return before;
  return cell === '' ? cleared : (row.read(target, parse) ?? before);
}

function buildStatus(row: RowCells, before: ProductForm['status']): ProductForm['status'] {
  const published = row.read('published', readYesOrNo);
  const status = row.read('status', readStatus);
  if (status === undefined) {
    if (published === undefined) return before;
    return published ? 'active' : 'draft';
  }
  return status === 'active' && published === false ? 'draft' : status;
}

function readCountries(row: RowCells, before: string[]): string[] {
  const cell = row.text('excludedCountries');
  if (cell === undefined) return before;
  const codes = cell.split(/[\s,;]+/).filter(Boolean);
  if (codes.every((code) => /^[a-z]{2}$/i.test(code)))
    return [...new Set(codes.map((code) => code.toUpperCase()))];
  row.fail('excludedCountries', 'country');
  return before;
}

/** Builds the fields of a product from its first row. The category is found by the caller. */
export function buildProduct(
  row: RowCells,
  before: ProductFields,
  findCategory: (cell: string) => string | undefined,
  unsortedId: string,
  hasHtml: boolean,
): ProductFields {
  let status = buildStatus(row, before.status);
  let { categoryId } = before;
  const category = row.text('category');
  const isNew = categoryId === unsortedId;
  if (category) {
    const found = findCategory(category);
    if (found) categoryId = found;
    else row.note('category', 'no-category');
  }
  // Nothing is on sale in a category that only collects what is to be sorted.
  if (categoryId === unsortedId && isNew && status === 'active') {
    if (!category) row.note('category', 'no-category');
    status = 'draft';
  }
  const keep = <Value>(value: Value) => ({ value });
  const moment = (target: 'saleFrom' | 'saleUntil') =>
    choose<string | null>(row, target, before[target], null, readMoment);
  return {
    ...before,
    categoryId,
    status,
    texts: buildTexts(row, before.texts, hasHtml),
    brand: choose(row, 'brand', before.brand, '', (cell) => keep(asLine(cell))),
    leadTimeDays: choose(row, 'leadTimeDays', before.leadTimeDays, 3, (cell) =>
      readUnits(cell, 365),
    ),
    saleFrom: moment('saleFrom'),
    saleUntil: moment('saleUntil'),
    originCountry: choose<string | null>(
      row,
      'originCountry',
      before.originCountry,
      null,
      countryOf,
    ) as ProductForm['originCountry'],
    customsCode: choose(row, 'customsCode', before.customsCode, '', keep),
    excludedCountries: readCountries(
      row,
      before.excludedCountries,
    ) as ProductForm['excludedCountries'],
    manufacturer: buildContact(row, 'manufacturer', before.manufacturer),
    responsiblePerson: buildContact(row, 'responsible', before.responsiblePerson),
  };
}
