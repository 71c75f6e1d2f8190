import { type Language, languages } from '@vitrine/contract/locales.ts';
import {
  type ImportField,
  type ImportTarget,
  isTranslated,
} from '@vitrine/contract/shop/catalogue-import-fields.ts';
import { foldTitle } from './fold-title.ts';
import type { CellUnit, ColumnUse } from './layout.types.ts';

interface OwnColumn {
  field: ImportField;
  title: string;
  unit?: CellUnit;
}

const ofOption = (number: number): OwnColumn[] => [
  { field: `option${number}Name` as ImportField, title: `Option${number} name` },
  { field: `option${number}Value` as ImportField, title: `Option${number} value` },
];

/** The columns of our own layout in their order. Titles are not translated, so that a file reads the same everywhere. */
const ownColumns: readonly OwnColumn[] = [
  { field: 'key', title: 'Handle' },
  { field: 'status', title: 'Status' },
  { field: 'category', title: 'Category' },
  { field: 'name', title: 'Name' },
  { field: 'description', title: 'Description' },
  { field: 'material', title: 'Material' },
  { field: 'care', title: 'Care' },
  { field: 'sizeGuide', title: 'Size guide' },
  { field: 'warnings', title: 'Warnings' },
  { field: 'searchTitle', title: 'Search title' },
  { field: 'searchDescription', title: 'Search description' },
  { field: 'brand', title: 'Brand' },
  { field: 'leadTimeDays', title: 'Lead time (working days)' },
  { field: 'saleFrom', title: 'On sale from' },
  { field: 'saleUntil', title: 'On sale until' },
  { field: 'originCountry', title: 'Country of origin' },
  { field: 'customsCode', title: 'Customs code' },
  { field: 'excludedCountries', title: 'Not sent to' },
  { field: 'manufacturerName', title: 'Manufacturer' },
  { field: 'manufacturerAddress', title: 'Manufacturer address' },
  { field: 'manufacturerContact', title: 'Manufacturer contact' },
  { field: 'responsibleName', title: 'Responsible person' },
  { field: 'responsibleAddress', title: 'Responsible person address' },
  { field: 'responsibleContact', title: 'Responsible person contact' },
  ...[1, 2, 3, 4, 5].flatMap(ofOption),
  { field: 'sku', title: 'SKU' },
  { field: 'barcode', title: 'Barcode' },
  { field: 'price', title: 'Platform price (USD)' },
  { field: 'recommendedPrice', title: 'Recommended price (USD)' },
  { field: 'supplier', title: 'Supplier' },
  { field: 'cost', title: 'Supplier cost' },
  { field: 'costCurrency', title: 'Supplier cost currency' },
  { field: 'supplierReference', title: 'Supplier reference' },
  { field: 'weight', title: 'Weight (g)', unit: 'g' },
  { field: 'length', title: 'Length (mm)', unit: 'mm' },
  { field: 'width', title: 'Width (mm)', unit: 'mm' },
  { field: 'height', title: 'Height (mm)', unit: 'mm' },
  { field: 'unitTotal', title: 'Content' },
  { field: 'unitTotalUnit', title: 'Content unit' },
  { field: 'unitBase', title: 'Price per' },
  { field: 'unitBaseUnit', title: 'Price per unit' },
  { field: 'isActive', title: 'On sale' },
  { field: 'stock', title: 'Stock' },
  { field: 'pictureUrl', title: 'Picture' },
  { field: 'pictureFocus', title: 'Picture focus' },
  { field: 'pictureShows', title: 'Picture shows' },
  { field: 'pictureAlt', title: 'Picture text' },
];

export interface ExportedColumn {
  title: string;
  target: ImportTarget;
  unit?: CellUnit;
}

/** The columns of a file: those of texts once for each of its languages, options up to the largest number. */
export function listOwnColumns(
  given: readonly Language[] = languages,
  optionCount = 5,
): ExportedColumn[] {
  return ownColumns.flatMap(({ field, title, unit }): ExportedColumn[] => {
    const option = /^option(\d)/.exec(field);
    if (option && Number(option[1]) > optionCount) return [];
    return isTranslated(field)
      ? given.map((language) => ({
          title: `${title} [${language}]`,
          target: `${field}.${language}`,
        }))
      : [{ title, target: field as ImportTarget, ...(unit && { unit }) }];
  });
}

const uses = new Map<string, ColumnUse>(
  listOwnColumns().map(({ title, target, unit }) => [
    foldTitle(title),
    { target, ...(unit && { unit }) },
  ]),
);

export const findOwnUse = (title: string): ColumnUse | undefined => uses.get(foldTitle(title));

/** True if titles are those of our own layout: its key, and at least one of its prices or names. */
export function isOwn(titles: readonly string[]): boolean {
  const folded = new Set(titles.map(foldTitle));
  return (
    folded.has('handle') &&
    [...folded].some((title) => /^name \[[a-z-]+\]$|^platform price \(usd\)$/.test(title))
  );
}
