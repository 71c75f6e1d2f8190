import { CallFailed } from '@vitrine/contract/client.ts';
import { variantBlockMax } from '@vitrine/contract/shop/product-editing.ts';
import type { VariantForm } from '@vitrine/contract/shop/product-form-parts.ts';
import { useRef, useState } from 'react';
import { toastFailure } from '../../../lib/form-errors.ts';
import { readVariants } from '../variant-blocks.ts';

interface VariantLoading {
  productId: string | null;
  /** Of all variants, in their order. */
  ids: readonly string[];
  isLoaded: (id: string) => boolean;
  onLoaded: (variants: readonly VariantForm[], wanted: readonly string[]) => void;
}

/** Loads the variants of a product as they are needed: the blocks that come into view, or all of them. */
export function useVariantLoading({ productId, ids, isLoaded, onLoaded }: VariantLoading) {
  const underWay = useRef(new Set<string>());
  const [isBusy, setBusy] = useState(false);
  const load = async (wanted: readonly string[]) => {
    const missing = wanted.filter((id) => !isLoaded(id) && !underWay.current.has(id));
    if (productId === null || missing.length === 0) return;
    for (const id of missing) underWay.current.add(id);
    setBusy(true);
    try {
      onLoaded(await readVariants(productId, missing), missing);
    } catch (failure) {
      if (failure instanceof CallFailed) toastFailure(failure);
    }
    for (const id of missing) underWay.current.delete(id);
    setBusy(underWay.current.size > 0);
  };
  return {
    isBusy,
    load,
    /** The blocks in which these rows are. */
    loadRows: (first: number, last: number) => {
      const from = Math.floor(first / variantBlockMax) * variantBlockMax;
      const to = (Math.floor(last / variantBlockMax) + 1) * variantBlockMax;
      return load(ids.slice(from, to));
    },
    loadAll: () => load(ids),
  };
}
