import type {
  IgnoredColumnReason,
  ImportLayout,
  ImportTarget,
} from '@vitrine/contract/shop/catalogue-import-fields.ts';

/** Units of weights and lengths that titles of columns name. */
export type CellUnit = 'g' | 'kg' | 'lb' | 'oz' | 'mm' | 'cm' | 'm' | 'in';

/** Cells that only a layout itself understands: rows of WooCommerce name their product in another row. */
export type LayoutCell =
  | 'wooId'
  | 'wooType'
  | 'wooParent'
  | 'wooPublished'
  | 'wooCategories'
  | 'wooImages'
  | `attribute${number}Name`
  | `attribute${number}Values`;

/** The use of one column of the file. */
export type ColumnUse =
  | { target: ImportTarget | LayoutCell; unit?: CellUnit }
  | { ignored: IgnoredColumnReason };

export interface Column {
  /** The title as it is in the file. */
  title: string;
  use: ColumnUse;
}

export interface DetectedLayout {
  layout: ImportLayout;
  columns: Column[];
}
