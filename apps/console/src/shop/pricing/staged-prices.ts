import { clearPriceDrafts, deletePriceDraft, listPriceDrafts, type PriceEdit, putPriceDraft } from '@vitrine/contract/shop/pricing.ts';
import { api } from '../../lib/api.ts';
import { type ModifiedProduct, modifiedProducts, useModifiedProducts } from '../../lib/modified-products.ts';
import { type Place, placeOf, type StagedProduct, withEdit, withoutEdits, withRefused } from './staged-prices.rules.ts';

const isStaged = (entry: ModifiedProduct): entry is StagedProduct => Array.isArray(entry['edits']);
const listStaged = () => useModifiedProducts.getState().list.filter(isStaged);
const findStaged = (productId: string) => listStaged().find(({ id }) => id === productId);

export function useStagedPrices(): StagedProduct[] {
  return useModifiedProducts(({ list }) => list).filter(isStaged);
}

const timers = new Map<string, ReturnType<typeof setTimeout>>();
const writing = new Set<Promise<unknown>>();
/** Products with a draft on the server, so that none is deleted that is not there. */
const kept = new Set<string>();
const draftMs = 700;

/** Keeps a copy on the server soon after the last keystroke, so that neither a reload nor a sign-out loses it. */
function keepDraft(productId: string): void {
  clearTimeout(timers.get(productId));
  const write = () => {
    timers.delete(productId);
    const edits = findStaged(productId)?.edits ?? [];
    const params = { productId };
    if (edits.length === 0 && !kept.delete(productId)) return;
    if (edits.length) kept.add(productId);
    const call: Promise<unknown> = edits.length
      ? api.call(putPriceDraft, { params, body: { edits } }, { quiet: true })
      : api.call(deletePriceDraft, { params }, { quiet: true });
    const done = call.catch(() => undefined).finally(() => writing.delete(done));
    writing.add(done);
  };
  timers.set(productId, setTimeout(write, draftMs));
}

/** Stops drafts that wait and lets those on the way arrive: none may come after what replaces it. */
export async function holdDrafts(): Promise<void> {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
  await Promise.all(writing);
}

/** Stages one price; an edit of the same place is replaced. */
export function stagePrice(product: Pick<StagedProduct, 'id' | 'name' | 'imageUrl' | 'before'>, edit: PriceEdit, isTooLow: boolean): void {
  modifiedProducts.put(withEdit(findStaged(product.id), product, edit, isTooLow));
  keepDraft(product.id);
}

function replace(entry: StagedProduct, next: StagedProduct | undefined): void {
  if (next) modifiedProducts.put(next);
  else modifiedProducts.remove(entry.id);
}

/** Takes one edit (or all of a product) back. */
export function unstagePrice(productId: string, place?: Place): void {
  const known = findStaged(productId);
  if (!known) return;
  replace(
    known,
    withoutEdits(known, (edit) => !place || placeOf(edit) === placeOf(place)),
  );
  keepDraft(productId);
}

/** Drops everything that is staged, here and on the server. */
export async function discardPrices(): Promise<void> {
  modifiedProducts.replaceAll(useModifiedProducts.getState().list.filter((entry) => !isStaged(entry)));
  await holdDrafts();
  kept.clear();
  await api.call(clearPriceDrafts, {}, { quiet: true }).catch(() => undefined);
}

/** Forgets what was saved. The server dropped the drafts of its products, so whatever is left of them is kept anew. */
export function forgetSaved(saved: readonly PriceEdit[]): void {
  for (const entry of listStaged()) {
    if (entry.edits.some((edit) => saved.includes(edit))) kept.delete(entry.id);
    replace(
      entry,
      withoutEdits(entry, (edit) => saved.includes(edit)),
    );
    if (findStaged(entry.id)) keepDraft(entry.id);
  }
}

/** Marks what the server refused and keeps everything: nothing was saved. */
export function keepRefused(refused: readonly PriceEdit[]): void {
  for (const entry of listStaged()) {
    modifiedProducts.put(withRefused(entry, refused));
    keepDraft(entry.id);
  }
}

/** Fetching the user info clears the list (specification §4); the drafts on the server bring it back. Answers how many came. */
export async function restoreDrafts(signal: AbortSignal): Promise<number> {
  if (listStaged().length) return 0;
  const { list } = await api.call(listPriceDrafts, {}, { signal, quiet: true });
  // What was typed while the answer was on its way is newer than its draft.
  const missing = list.filter(({ productId }) => !findStaged(productId));
  for (const { productId, name, image, edits } of missing) {
    const entry: StagedProduct = { id: productId, name, imageUrl: image?.url ?? null, before: null, edits, lowPlaces: [] };
    modifiedProducts.put(entry);
    kept.add(productId);
  }
  return missing.reduce((sum, { edits }) => sum + edits.length, 0);
}
