import type { Money } from '@vitrine/contract/money.ts';
import { clearPriceDrafts, deletePriceDraft, listPriceDrafts, type PriceEdit, putPriceDraft } from '@vitrine/contract/shop/pricing.ts';
import { api } from '../../lib/api.ts';
import { type ModifiedProduct, modifiedProducts, useModifiedProducts } from '../../lib/modified-products.ts';

/** One product with edits that are not saved: an entry of the specification's list of modified products. */
export interface StagedProduct extends ModifiedProduct {
  name: string;
  imageUrl: string | null;
  /** The price that is sold at now, to show what changes. */
  before: Money | null;
  edits: PriceEdit[];
  /** A price among them is under its floor. */
  isTooLow: boolean;
}

const isStaged = (entry: ModifiedProduct): entry is StagedProduct => Array.isArray(entry['edits']);

export function useStagedPrices(): StagedProduct[] {
  return useModifiedProducts(({ list }) => list).filter(isStaged);
}

const timers = new Map<string, ReturnType<typeof setTimeout>>();
const draftMs = 700;

/** Keeps a copy on the server soon after the last keystroke, so that neither a reload nor a sign-out loses it. */
function keepDraft(entry: StagedProduct): void {
  clearTimeout(timers.get(entry.id));
  timers.set(
    entry.id,
    setTimeout(() => {
      const call = entry.edits.length
        ? api.call(putPriceDraft, { params: { productId: entry.id }, body: { edits: entry.edits } }, { quiet: true })
        : api.call(deletePriceDraft, { params: { productId: entry.id } }, { quiet: true });
      void call.catch(() => undefined);
    }, draftMs),
  );
}

/** Stages one price; an edit of the same place is replaced. */
export function stagePrice(product: Pick<StagedProduct, 'id' | 'name' | 'imageUrl' | 'before'>, edit: PriceEdit, isTooLow: boolean): void {
  const known = useModifiedProducts
    .getState()
    .list.filter(isStaged)
    .find(({ id }) => id === product.id);
  const others = known?.edits.filter(({ kind, id }) => kind !== edit.kind || id !== edit.id) ?? [];
  const entry: StagedProduct = { ...product, before: known?.before ?? product.before, edits: [...others, edit], isTooLow };
  modifiedProducts.put(entry);
  keepDraft(entry);
}

/** Takes one edit (or all of a product) back. */
export function unstagePrice(productId: string, place?: { kind: PriceEdit['kind']; id: string }): void {
  const known = useModifiedProducts
    .getState()
    .list.filter(isStaged)
    .find(({ id }) => id === productId);
  if (!known) return;
  const edits = place ? known.edits.filter(({ kind, id }) => kind !== place.kind || id !== place.id) : [];
  if (edits.length) modifiedProducts.put({ ...known, edits, isTooLow: false });
  else modifiedProducts.remove(productId);
  keepDraft({ ...known, edits });
}

/** Drops everything that is staged, here and on the server. */
export async function discardPrices(): Promise<void> {
  for (const timer of timers.values()) clearTimeout(timer);
  modifiedProducts.replaceAll(useModifiedProducts.getState().list.filter((entry) => !isStaged(entry)));
  await api.call(clearPriceDrafts, {}, { quiet: true }).catch(() => undefined);
}

/** Forgets the staged prices after they were saved; the server has dropped its drafts itself. */
export function forgetStaged(): void {
  for (const timer of timers.values()) clearTimeout(timer);
  modifiedProducts.replaceAll(useModifiedProducts.getState().list.filter((entry) => !isStaged(entry)));
}

/** Fetching the user info clears the list (specification §4); the drafts on the server bring it back. Answers how many came. */
export async function restoreDrafts(signal: AbortSignal): Promise<number> {
  if (useModifiedProducts.getState().list.some(isStaged)) return 0;
  const { list } = await api.call(listPriceDrafts, {}, { signal, quiet: true });
  for (const draft of list) {
    const entry: StagedProduct = {
      id: draft.productId,
      name: draft.name,
      imageUrl: draft.image?.url ?? null,
      before: null,
      edits: draft.edits,
      isTooLow: false,
    };
    modifiedProducts.put(entry);
  }
  return list.reduce((sum, { edits }) => sum + edits.length, 0);
}
