import type { PriceDraft, PriceEdit } from '@vitrine/contract/shop/price-edits.ts';
import { getOwnProduct, type OwnProduct } from '@vitrine/contract/shop/pricing.ts';
import { create } from 'zustand';
import { api } from '../../lib/api.ts';
import { bestEffort } from '../../lib/best-effort.ts';
import type { StagedProduct } from './staged-prices.rules.ts';

/** A product whose prices two windows changed: what is staged here, and what the other one saved or staged. */
export interface PriceConflict {
  product: OwnProduct;
  mine: PriceEdit[];
  /** The other window's draft; null when it has saved, so that `product` holds its prices. */
  draft: PriceDraft | null;
}

export const usePriceConflicts = create<{ list: PriceConflict[] }>(() => ({ list: [] }));

function add(conflict: PriceConflict): void {
  usePriceConflicts.setState(({ list }) => ({
    list: [...list.filter(({ product }) => product.id !== conflict.product.id), conflict],
  }));
}

const readProduct = (id: string) =>
  api.call(getOwnProduct, { params: { id } }, { suppressToast: true });

/** Another window staged other prices for a product. */
export function reportDraftConflict(entry: StagedProduct, draft: PriceDraft): void {
  void bestEffort(
    readProduct(entry.id).then((product) => add({ product, mine: entry.edits, draft })),
  );
}

/** Another window saved other prices: one question for each product, once its prices are read again. */
export async function reportSavedConflicts(
  staged: readonly StagedProduct[],
  refused: readonly PriceEdit[],
): Promise<void> {
  for (const { id, edits } of staged) {
    const mine = edits.filter((edit) => refused.includes(edit));
    if (mine.length) add({ product: await readProduct(id), mine, draft: null });
  }
}

export function closePriceConflicts(): void {
  usePriceConflicts.setState({ list: [] });
}
