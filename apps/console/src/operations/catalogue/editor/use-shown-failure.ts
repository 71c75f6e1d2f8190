import type { CallFailed } from '@vitrine/contract/client.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { toast } from '../../../lib/feedback.ts';
import { toastFailure } from '../../../lib/form-errors.ts';
import { useText } from '../../../lib/i18n.ts';
import { catalogueSheetTexts } from '../../../texts/catalogue-sheet.ts';
import { productEditorTexts } from '../../../texts/product-editor.ts';
import { getRowId } from './product-form.rules.ts';
import type { ProductEditing } from './use-product-form.ts';
import { splitMissingPrices } from './wrong-cells.rules.ts';

/** Shows at the fields of a product why the server refuses its form. */
export function useShownFailure(editing: ProductEditing) {
  const t = useText(productEditorTexts);
  const tSheet = useText(catalogueSheetTexts);
  /** The server names a variant by its place among those that were sent, the page by its row. */
  const toRow = (path: string, sent: ProductForm | undefined): string => {
    const [, place, field] = /^variants\.(\d+)\.(.+)$/.exec(path) ?? [];
    const variant = place === undefined ? undefined : sent?.variants[Number(place)];
    if (!variant) return path;
    const row =
      variant.id === null || editing.isComplete
        ? editing.rows.findIndex((one) => getRowId(one) === getRowId(variant))
        : editing.variantIds.indexOf(variant.id);
    return `variants.${row}.${field}`;
  };
  return (failure: CallFailed, sent?: ProductForm) => {
    const errors = failure.fields.map((error) => ({
      ...error,
      path: toRow(error.path.replace(/^(?:body\.)?form\./, ''), sent),
    }));
    const { rows, others } = splitMissingPrices(errors, editing.form.variants);
    editing.setErrors(others);
    editing.markWrong('platformPrice', rows, tSheet('priceNeeded'));
    if (errors.length > 0) toast.warning(t('refused', { count: errors.length }));
    else toastFailure(failure);
  };
}
