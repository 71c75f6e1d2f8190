import { z } from 'zod';
import { languages } from '../locales.ts';
import { currencyShape, moneyShape } from '../money.ts';
import { idShape } from '../paging.ts';
import { nameSchemas } from '../schema-names.ts';
import { lineText } from '../shapes.ts';
import { cellDelimiters, guessCertainties, tableProblems, textEncodings } from '../table-files.ts';
import {
  ignoredColumnReasons,
  importLayouts,
  importProblems,
  importTargets,
} from './catalogue-import-fields.ts';
import { productEffectsShape } from './product-effects.ts';

const importStates = [
  'uploading',
  'ready',
  'checking',
  'checked',
  'importing',
  'done',
  'undoing',
  'undone',
  'unreadable',
] as const;
export type ImportState = (typeof importStates)[number];

export const importOutcomes = ['new', 'changed', 'unchanged', 'skipped', 'error'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

const momentShape = z.iso.datetime();

/** A title or a value as it is in the file. */
const fileText = z.string().max(500);

/** US dollars for one unit of a currency, as a plain decimal above 0. */
const usdRateShape = z
  .string()
  .trim()
  .regex(/^(?=.*[1-9])\d{1,9}(\.\d{1,9})?$/, 'rate');

export const importSettingsShape = z.strictObject({
  layout: z.enum(importLayouts),
  encoding: z.enum(textEncodings),
  delimiter: z.enum(cellDelimiters),
  decimalSign: z.enum(['.', ',']),
  /** The language of the texts, in files that have one. */
  language: z.enum(languages),
  /** The currency of all amounts; null until an operator has chosen it. */
  currency: currencyShape.nullable(),
  /** US dollars for one unit of the currency; null for US dollars. */
  usdRate: usdRateShape.nullable(),
  /** The meaning of the column of prices; null until an operator has chosen it. */
  priceMeaning: z.enum(['platform', 'recommended']).nullable(),
  /** The platform price in hundredths of a per cent of a recommended one. */
  platformBp: z.number().int().min(1).max(100_000),
  /** The supplier of the costs in the file; null leaves costs out. */
  supplierId: idShape.nullable(),
  /** Where the IDs of products are valid: the name of the shop that the file comes from. */
  source: lineText(60),
  existing: z.enum(['change', 'skip']),
  /** Columns by their titles: where they go, null for one that is left out. Titles that are not named follow the layout. */
  mapping: z.record(fileText, z.enum(importTargets as [string, ...string[]]).nullable()),
  /** Categories by the text that the file has for them. */
  categories: z.record(fileText, idShape),
});
export type ImportSettings = z.output<typeof importSettingsShape>;

const importColumnShape = z.object({
  title: z.string(),
  sample: z.string(),
  /** Rows in which it is filled; null before the check. */
  filledCount: z.number().int().nullable(),
  /** The field that it goes to; null for a column that is not imported. */
  target: z.string().nullable(),
  ignored: z.enum(ignoredColumnReasons).nullable(),
});
export type ImportColumn = z.infer<typeof importColumnShape>;

const importPreviewShape = z.object({
  line: z.number().int(),
  readAs: z.enum(['product', 'variant', 'picture']),
  /** As many as there are columns. */
  cells: z.array(z.string()),
});

const importCountsShape = z.object({
  rowCount: z.number().int(),
  newCount: z.number().int(),
  newVariantCount: z.number().int(),
  changedCount: z.number().int(),
  changedVariantCount: z.number().int(),
  unchangedCount: z.number().int(),
  /** Unchanged products whose variations have other IDs in their source than those that are stored; an import stores them. */
  newIdCount: z.number().int(),
  skippedCount: z.number().int(),
  errorCount: z.number().int(),
  /** Rows that are left out. */
  leftOutCount: z.number().int(),
  /** Pictures that have to be fetched. */
  pictureCount: z.number().int(),
});
export type ImportCounts = z.infer<typeof importCountsShape>;

const importPricedShape = z.object({
  name: z.string(),
  sku: z.string(),
  cost: moneyShape.nullable(),
  platformPrice: moneyShape,
  /** The price in a store at 200 %, before tax and ending. */
  priceAt200: moneyShape,
});

const importCategoryShape = z.object({
  text: z.string(),
  productCount: z.number().int(),
  categoryId: idShape.nullable(),
});

export const catalogueImportRowShape = z.object({
  id: idShape,
  fileName: z.string(),
  state: z.enum(importStates),
  createdAt: momentShape,
  operator: z.string(),
  newCount: z.number().int(),
  changedCount: z.number().int(),
  errorCount: z.number().int(),
  /** Until when it can be undone; null if it cannot. */
  undoUntil: momentShape.nullable(),
});

export const catalogueImportShape = catalogueImportRowShape.extend({
  bytes: z.number().int(),
  storedBytes: z.number().int(),
  format: z.enum(['csv', 'xlsx']),
  settings: importSettingsShape,
  encodingCertainty: z.enum(guessCertainties),
  delimiterCertainty: z.enum(guessCertainties),
  decimalCertainty: z.enum(guessCertainties),
  /** The mapping of an earlier file with the same columns is in the settings. */
  isRemembered: z.boolean(),
  /** Why the file cannot be read to its end. */
  problem: z
    .object({
      code: z.enum(tableProblems),
      line: z.number().int(),
      /** The place in the file of the first byte that the encoding does not have. */
      byte: z.number().int().nullable(),
      message: z.string(),
    })
    .nullable(),
  /** Why costs of the first rows would be left out with these settings, and the way out; null if none is. */
  costProblem: z.object({ code: z.enum(['currency', 'no-rate']), message: z.string() }).nullable(),
  columns: z.array(importColumnShape),
  preview: z.array(importPreviewShape),
  counts: importCountsShape.nullable(),
  samples: z.array(importPricedShape),
  categories: z.array(importCategoryShape),
  /** The effects of changed products on stores; null before the check. */
  effects: productEffectsShape.nullable(),
  /** Steps of the present phase: rows of a check, products of an import or its undoing. */
  doneCount: z.number().int(),
  totalCount: z.number().int(),
  picturesDone: z.number().int(),
  picturesFailed: z.number().int(),
  startedAt: momentShape.nullable(),
  finishedAt: momentShape.nullable(),
});
export type CatalogueImport = z.infer<typeof catalogueImportShape>;

export const importProblemShape = z.object({
  line: z.number().int(),
  /** The title of the column; null for the whole row. */
  column: z.string().nullable(),
  found: z.string(),
  code: z.enum(importProblems),
  /** The expected content, in the language of the caller. */
  expected: z.string(),
  /** A note changes how a row is imported; anything else leaves something out. */
  isNote: z.boolean(),
});
export type ImportProblem = z.infer<typeof importProblemShape>;

export const importProductShape = z.object({
  id: idShape,
  line: z.number().int(),
  key: z.string(),
  name: z.string(),
  outcome: z.enum(importOutcomes),
  /** Null for a product that is not stored. */
  productId: idShape.nullable(),
  /** Fields that change, 50 at most; a new product has none. */
  changes: z.array(z.object({ path: z.string(), before: z.any(), after: z.any() })),
  /** Fields that undoing left as they are, because others changed them since. */
  kept: z.array(z.string()),
  undone: z.enum(['deleted', 'archived', 'restored', 'kept']).nullable(),
});

export const importPictureShape = z.object({
  id: idShape,
  line: z.number().int(),
  url: z.string(),
  productId: idShape,
  productName: z.string(),
  state: z.enum(['waiting', 'done', 'failed']),
  /** Why it failed, in the language of the caller; empty otherwise. */
  reason: z.string(),
});

nameSchemas({
  CatalogueImport: catalogueImportShape,
  CatalogueImportRow: catalogueImportRowShape,
  CatalogueImportSettings: importSettingsShape,
  CatalogueImportProblem: importProblemShape,
  CatalogueImportProduct: importProductShape,
  CatalogueImportPicture: importPictureShape,
});
