import type { ImportSettings } from '@vitrine/contract/shop/catalogue-imports.ts';

/** A row that is left out, or imported with a change, by its line: the column and the code of the reason. */
type Explained = [line: number, column: string | null, code: string, isNote: boolean];

/** A file of a kind that shops export, and how each of its rows is explained. Rows that are not named are imported as they are. */
export interface SampleFile {
  kind: string;
  content: string | Buffer;
  settings?: Partial<ImportSettings>;
  layout: ImportSettings['layout'];
  counts: { newCount: number; newVariantCount: number; errorCount?: number };
  explained?: Explained[];
  /** Columns that are not imported, with their reasons. */
  ignored?: Record<string, string>;
  /** Names of its products by their keys, and how many variants and pictures on their way they have. */
  products: Record<string, [name: string, variants: number, pictures?: number]>;
  /** Platform prices of the first product in cents. */
  prices?: number[];
}

export const joinLines = (...rows: string[]): string => `${rows.join('\r\n')}\r\n`;
export const createRows = (count: number, create: (index: number) => string) =>
  Array.from({ length: count }, (_none, index) => create(index));

/** Columns of Shopify's earlier file, and a row of a product with one variant. */
export const columns =
  'Handle,Title,Product Category,Status,Variant SKU,Option1 Name,Option1 Value,Variant Price';
export const createRow = (handle: string, title: string, sku: string, price: string) =>
  `${handle},${title},Home > Tea,active,${sku},Title,Default Title,${price}`;
