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
  const underWay = useRef(new Map<string, Promise<void>>());
  const [isBusy, setBusy] = useState(false);
  const read = async (id: string, missing: readonly string[]) => {
    setBusy(true);
    try {
      onLoaded(await readVariants(id, missing), missing);
    } catch (failure) {
      if (failure instanceof CallFailed) toastFailure(failure);
    }
    for (const one of missing) underWay.current.delete(one);
    setBusy(underWay.current.size > 0);
  };
  const load = async (wanted: readonly string[]) => {
    const absent = wanted.filter((id) => !isLoaded(id));
    const missing = absent.filter((id) => !underWay.current.has(id));
    if (productId === null) return;
    if (missing.length > 0) {
      const reading = read(productId, missing);
      for (const id of missing) underWay.current.set(id, reading);
    }
    await Promise.all(absent.map((id) => underWay.current.get(id)));
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
