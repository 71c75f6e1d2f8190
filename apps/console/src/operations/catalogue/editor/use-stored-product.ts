import { useQuery } from '@tanstack/react-query';
import {
  createProductForm,
  createVariant,
  noPlatformPrice,
} from '@vitrine/contract/shop/new-product.ts';
import { readProductForm, variantBlockMax } from '@vitrine/contract/shop/product-editing.ts';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useFormDraft } from '../../../lib/form-drafts.ts';
import { catalogueKeys } from '../../../lib/query-keys/catalogue.ts';
import { useHasPerm } from '../../../ui/has-perm.tsx';
import { insertVariants, readVariants } from '../variant-blocks.ts';
import { findTouched, fromKept, type ProductDraft } from './product-form.rules.ts';
import { readKeptDraft } from './use-kept-draft.ts';
import type { StoredForm } from './use-product-form.ts';

const newProduct: StoredForm = {
  id: null,
  version: null,
  variantIds: [],
  unitsOnHand: 0,
  draft: null,
  form: createProductForm({
    key: '',
    categoryId: '',
    variants: [
      createVariant({
        values: {},
        platformPrice: noPlatformPrice,
        weightGrams: 0,
        onHand: 0,
      }),
    ],
  }),
};

/** A fresh reading does not replace the edited form; the save finds what others changed. */
const once = { gcTime: 0, refetchOnWindowFocus: false } as const;

/**
 * A product as it is stored, with its first variants and those that unsaved changes name, and with these changes. `round` counts its
 * readings: each opens the editor again.
 */
export function useStoredProduct(id: string) {
  const isNew = id === 'new';
  const mayKeep = useHasPerm('platform:product:edit');
  const [round, setRound] = useState(0);
  const query = useQuery({
    queryKey: catalogueKeys.form(id),
    queryFn: ({ signal }) =>
      api.read(
        readProductForm,
        { params: { id }, query: { variantsMax: variantBlockMax } },
        signal,
      ),
    enabled: !isNew,
    staleTime: 0,
    ...once,
  });
  const kept = useQuery({
    queryKey: catalogueKeys.draft(id),
    queryFn: ({ signal }) => readKeptDraft(id, signal),
    enabled: mayKeep,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const tab = useFormDraft<ProductDraft>(`product|${id}`).kept;
  const read = query.data;
  // Without an answer the product is edited all the same: what is typed is kept in this tab.
  const isReading = mayKeep && kept.isPending;
  const loaded = new Set(read?.form.variants.map((variant) => variant.id));
  const drafts = [tab, read && kept.data ? fromKept(kept.data, read.form) : undefined];
  const missing = drafts
    .flatMap((draft) => (read && draft ? findTouched(draft, read.variantIds) : []))
    .filter((one) => !loaded.has(one));
  const touched = useQuery({
    queryKey: [...catalogueKeys.form(id), 'touched', round],
    queryFn: ({ signal }) => readVariants(id, [...new Set(missing)], signal),
    enabled: !isReading && missing.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    ...once,
  });
  const reload = async () => {
    await Promise.all([isNew || query.refetch(), kept.refetch()]);
    setRound(round + 1);
  };
  const isWaiting = isReading || (missing.length > 0 && touched.isPending);
  const product =
    read && !isWaiting
      ? {
          ...read,
          form: {
            ...read.form,
            variants: insertVariants(read.form.variants, touched.data ?? [], read.variantIds),
          },
        }
      : undefined;
  const stored = isNew && !isReading ? newProduct : product;
  return {
    stored: stored && { ...stored, draft: kept.data ?? null },
    error: (query.isError && !read ? query.error : null) ?? touched.error,
    retry: () => void (query.isError ? query.refetch() : touched.refetch()),
    reload: () => void reload(),
    round,
  };
}
