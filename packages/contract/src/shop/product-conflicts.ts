import type { FieldChange, FieldConflict } from './product-changes.ts';
import type { ProductForm } from './product-form.ts';

/** The data of the failure `product-changed`: another user saved the product since it was read, and both changed the same fields. */
export interface ProductConflict {
  /** The version to save the resolved form with. */
  version: number;
  /** Null for the platform itself. */
  savedBy: string | null;
  savedAt: string;
  conflicts: FieldConflict[];
  /** Changes that do not touch each other: they are joined in `form`. */
  mine: FieldChange[];
  theirs: FieldChange[];
  /** Both edits together; of fields in conflict, the caller's value. */
  form: ProductForm;
}
