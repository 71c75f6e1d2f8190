import type { Currency } from '@vitrine/contract/money.ts';
import type {
  ImportProblemCode,
  ImportTarget,
} from '@vitrine/contract/shop/catalogue-import-fields.ts';
import type { CellUnit } from './layouts/layout.types.ts';

/** The cells of one row that are imported, by their targets. */
export type Cells = Partial<Record<ImportTarget, string>>;

/** A row of the file, or of WooCommerce's file the part of it that is one of ours. */
export interface ImportRecord {
  line: number;
  cells: Cells;
  /** The ID in its source of the variation that the row is; empty for a variation without one, missing in all other rows. */
  variation?: string;
}

export interface RowProblem {
  line: number;
  /** Where it is; null for the whole row. */
  target: ImportTarget | null;
  /** The content of the cell, shortened. */
  found: string;
  code: ImportProblemCode;
  values?: Readonly<Record<string, string | number>>;
  /** A note changes how a row is imported; an error leaves something out. */
  isNote?: boolean;
}

/** A supplier that a file names, or that was chosen for it. */
export interface NamedSupplier {
  id: string;
  currency: Currency;
}

/** How amounts and measures of a file are to be understood. */
export interface ReadingRules {
  decimalSign: '.' | ',';
  currency: Currency;
  /** US dollars for one unit of the file's currency, in billionths. */
  rateNano: bigint;
  priceMeaning: 'platform' | 'recommended';
  /** The platform price in hundredths of a per cent of the recommended one. */
  platformBp: number;
  /** The supplier whose costs the file has; null leaves costs out. */
  supplier: NamedSupplier | null;
  units: Partial<Record<ImportTarget, CellUnit>>;
  /** Targets of the columns that are there: an empty cell clears, and a column that is missing keeps. */
  targets: ReadonlySet<ImportTarget>;
  /** `change` if products that exist are changed, or left as they are. */
  existing: 'change' | 'skip';
  /** Descriptions are HTML, as other shops write them; in our layout they are plain text. */
  hasHtml: boolean;
}
