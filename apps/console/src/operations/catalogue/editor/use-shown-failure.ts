import type { CallFailed } from '@vitrine/contract/client.ts';
import { toast } from '../../../lib/feedback.ts';
import { toastFailure } from '../../../lib/form-errors.ts';
import { useText } from '../../../lib/i18n.ts';
import { productEditorTexts } from '../../../texts/product-editor.ts';
import type { ProductEditing } from './use-product-form.ts';

/** Shows at the fields of a product why the server refuses its form. */
export function useShownFailure(editing: ProductEditing) {
  const t = useText(productEditorTexts);
  return (failure: CallFailed) => {
    const errors = failure.fields.map((error) => ({
      ...error,
      path: error.path.replace(/^(?:body\.)?form\./, ''),
    }));
    editing.setErrors(errors);
    if (errors.length > 0) toast.warning(t('refused', { count: errors.length }));
    else toastFailure(failure);
  };
}
