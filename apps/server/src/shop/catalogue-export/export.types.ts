import type { Language } from '@vitrine/contract/locales.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';

/** A product with what its rows name in addition to its form. */
export interface ExportedProduct {
  form: ProductForm;
  category: { key: string; path: string };
  /** Units in the warehouse by the id of the variant. */
  units: ReadonlyMap<string, number>;
}

/** The same for all rows of a file. */
export interface ExportFrame {
  /** The languages of texts; a file of Shopify has the first one only. */
  languages: readonly Language[];
  optionCount: number;
  supplierNames: ReadonlyMap<string, string>;
  /** The address of a stored picture. */
  pictureUrl: (key: string) => string;
}

export type ExportRow = (string | number)[];
