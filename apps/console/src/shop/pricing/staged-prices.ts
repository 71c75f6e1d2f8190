import type { PriceDraft, PriceEdit } from '@vitrine/contract/shop/price-edits.ts';
import type { OwnProductRow } from '@vitrine/contract/shop/pricing.ts';
import {
  type ModifiedProduct,
  modifiedProducts,
  useModifiedProducts,
} from '../../lib/modified-products.ts';
import {
  clearKept,
  flushDrafts,
  readDrafts,
  scheduleDraftSave,
  setDraftVersion,
} from './price-drafts.ts';
import {
  areSameEdits,
  entryOf,
  type Place,
  placeOf,
  type StagedOf,
  type StagedProduct,
  withEdit,
  withoutEdits,
  withRefused,
} from './staged-prices.rules.ts';

const isStaged = (entry: ModifiedProduct): entry is StagedProduct => Array.isArray(entry['edits']);
export const listStaged = () => useModifiedProducts.getState().list.filter(isStaged);
const findStaged = (productId: string) => listStaged().find(({ id }) => id === productId);

export function useStagedPrices(): StagedProduct[] {
  return useModifiedProducts(({ list }) => list).filter(isStaged);
}

const keepDraft = (productId: string) => scheduleDraftSave(productId, findStaged(productId));

/** Stops drafts that wait and lets those on the way arrive: none may come after what replaces it. */
export const loadHeldDrafts = flushDrafts;

/** Stages one price; an edit of the same place is replaced. */
export function stagePrice(product: StagedOf, edit: PriceEdit, isTooLow: boolean): void {
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

/** Drops everything that is staged, here and on the server; what another window has staged since stays there. */
export async function discardPrices(): Promise<void> {
  modifiedProducts.replaceAll(
    useModifiedProducts.getState().list.filter((entry) => !isStaged(entry)),
  );
  await flushDrafts();
  await clearKept();
}

/**
 * Forgets what was saved. The server dropped the drafts of its products, so whatever is left of them is kept anew, on
 * top of the prices that this very save has made.
 */
export function forgetSaved(saved: readonly PriceEdit[], products: readonly OwnProductRow[]): void {
  for (const entry of listStaged()) {
    if (!entry.edits.some((edit) => saved.includes(edit))) continue;
    setDraftVersion(entry.id, undefined);
    const rest = withoutEdits(entry, (edit) => saved.includes(edit));
    const row = products.find(({ id }) => id === entry.id);
    replace(
      entry,
      rest && row
        ? { ...rest, before: row.sellingPrice.from, priceVersion: row.priceVersion }
        : rest,
    );
    if (rest) keepDraft(entry.id);
  }
}

/** Marks what the server refused and keeps everything: nothing was saved. */
export function keepRefused(refused: readonly PriceEdit[]): void {
  for (const entry of listStaged()) {
    modifiedProducts.put(withRefused(entry, refused));
    keepDraft(entry.id);
  }
}

/** The staged prices of a product count, now that what another window saved or staged was seen. */
export function keepOver(
  productId: string,
  seen: Partial<Pick<StagedProduct, 'priceVersion' | 'before'>> = {},
): void {
  const known = findStaged(productId);
  if (known) modifiedProducts.put({ ...known, ...seen });
  keepDraft(productId);
}

/** A draft of the server takes the place of what is staged here. */
export function stageDraft(draft: PriceDraft): void {
  modifiedProducts.put(entryOf(draft));
  setDraftVersion(draft.productId, draft.version);
}

/** Stages what an import drafted on the server; answers how to take it back, except where prices were changed since. */
export function stageImported(drafts: readonly PriceDraft[]): () => Promise<void> {
  const before = new Map(listStaged().map((entry) => [entry.id, entry]));
  const imported = drafts.map(entryOf);
  const others = useModifiedProducts
    .getState()
    .list.filter(({ id }) => !imported.some((entry) => entry.id === id));
  modifiedProducts.replaceAll([...others, ...imported]);
  for (const { productId, version } of drafts) setDraftVersion(productId, version);
  return async () => {
    const unchanged = imported.filter((entry) =>
      areSameEdits(findStaged(entry.id)?.edits ?? [], entry.edits),
    );
    const kept = unchanged.flatMap(({ id }) => before.get(id) ?? []);
    const gone = unchanged.filter(({ id }) => !before.has(id)).map(({ id }) => id);
    const list = useModifiedProducts.getState().list.filter(({ id }) => !gone.includes(id));
    modifiedProducts.replaceAll(
      list.map((entry) => kept.find(({ id }) => id === entry.id) ?? entry),
    );
    for (const { id } of kept) keepDraft(id);
    await clearKept(gone);
  };
}

/** Fetching the user info clears the list (specification §4); the drafts on the server bring it back. Answers how many came. */
export async function restoreDrafts(signal: AbortSignal): Promise<number> {
  if (listStaged().length) return 0;
  // What was typed while the answer was on its way is newer than its draft.
  const missing = (await readDrafts(signal)).filter(({ productId }) => !findStaged(productId));
  for (const draft of missing) stageDraft(draft);
  return missing.reduce((sum, { edits }) => sum + edits.length, 0);
}
