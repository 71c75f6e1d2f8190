import type { CallFailed } from '@vitrine/contract/client.ts';
import type { ProductConflict } from '@vitrine/contract/shop/product-conflicts.ts';
import { createProduct, saveProduct } from '@vitrine/contract/shop/product-editing.ts';
import type { ProductForm } from '@vitrine/contract/shop/product-form.ts';
import { useState } from 'react';
import { callEndpoint, useApiMutation } from '../../../lib/api-mutation.ts';
import { useText } from '../../../lib/i18n.ts';
import { catalogueKeys } from '../../../lib/query-keys/catalogue.ts';
import { productEditorTexts } from '../../../texts/product-editor.ts';
import { type Decision, pickChanged, resolveConflict } from './product-form.rules.ts';
import type { ProductEditing } from './use-product-form.ts';
import { useShownFailure } from './use-shown-failure.ts';

interface Saved {
  version: number | null;
  form: ProductForm;
  /** The form has the changed variants only. */
  leavesOthers: boolean;
  /** The form of the page when the save began. */
  begun: ProductForm;
}

/** Saves a product: what the server refuses goes to its fields, and what a colleague changed too is decided in a dialog. */
export function useProductSaving(editing: ProductEditing, onAdded: (id: string) => void) {
  const t = useText(productEditorTexts);
  const showAtFields = useShownFailure(editing);
  const [conflict, setConflict] = useState<ProductConflict>();
  const saving = useApiMutation(
    async ({ version, form, leavesOthers }: Saved) => {
      const options = { showFailure: () => undefined };
      const query = { draft: await editing.kept.keeper.settle() };
      return editing.id === null || version === null
        ? callEndpoint(createProduct, { query, body: form }, options)
        : callEndpoint(
            saveProduct,
            { params: { id: editing.id }, query, body: { version, form, leavesOthers } },
            options,
          );
    },
    {
      success: t('saved'),
      onSuccess: (answer, { begun }) => {
        setConflict(undefined);
        editing.kept.keeper.end();
        editing.take(answer, begun);
        if (editing.id === null) onAdded(answer.id);
      },
      showFailure: (failure, sent) => showFailure(failure, sent),
      invalidates: [
        catalogueKeys.products(),
        catalogueKeys.counts,
        catalogueKeys.changes(),
        catalogueKeys.rows(),
      ],
    },
  );
  const showFailure = (failure: CallFailed, sent: Saved) => {
    editing.keepOn();
    if (failure.code === 'product-changed') {
      setConflict(failure.data as ProductConflict);
      return;
    }
    showAtFields(failure, sent.form);
  };
  return {
    isBusy: saving.isBusy,
    save: () =>
      saving.run({
        version: editing.version,
        begun: editing.form,
        ...pickChanged(editing.base, editing.form),
      }),
    conflict,
    endConflict: () => setConflict(undefined),
    /** Takes the decided form into the page, and saves it over the version that the decisions are about. */
    resolve: (decisions: Readonly<Record<string, Decision>>) => {
      if (!conflict) return;
      const form = resolveConflict(conflict, decisions, editing.form);
      const { leavesOthers } = pickChanged(editing.base, editing.form);
      void saving.run({ version: conflict.version, begun: editing.form, form, leavesOthers });
    },
  };
}
