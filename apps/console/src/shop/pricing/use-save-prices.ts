import { CallFailed } from '@vitrine/contract/client.ts';
import { savePrices } from '@vitrine/contract/shop/price-edits.ts';
import { api } from '../../lib/api.ts';
import { useApiMutation } from '../../lib/api-mutation.ts';
import { bestEffort } from '../../lib/best-effort.ts';
import { toast } from '../../lib/feedback.ts';
import { textOf } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries.ts';
import { priceKeys } from '../../lib/query-keys/prices.ts';
import { storeKeys } from '../../lib/query-keys/store.ts';
import { productTexts } from '../../texts/products.ts';
import { reportSavedConflicts } from './price-conflicts.ts';
import { versionsOf } from './price-drafts.ts';
import { savableEdits, withVersions } from './staged-prices.rules.ts';
import {
  forgetSaved,
  keepRefused,
  listStaged,
  loadHeldDrafts,
  useStagedPrices,
} from './staged-prices.ts';
import { showRows } from './use-products.ts';

/** Saves everything that can be saved now, or of one product alone. What the server refuses stays staged and is asked about. */
async function saveStaged(productId?: string): Promise<void> {
  await loadHeldDrafts();
  const staged = listStaged().filter(({ id }) => productId === undefined || id === productId);
  const edits = savableEdits(staged);
  if (edits.length === 0) return;
  const drafts = versionsOf(
    staged.filter((entry) => entry.edits.some((edit) => edits.includes(edit))).map(({ id }) => id),
  );
  try {
    const { savedCount, products } = await api.call(savePrices, {
      body: { items: withVersions(staged, edits), drafts },
    });
    showRows(products);
    forgetSaved(edits, products);
    toast.success(textOf(productTexts, 'saved', { count: savedCount }));
    await queryClient.invalidateQueries({ queryKey: priceKeys.all });
    await queryClient.invalidateQueries({ queryKey: storeKeys.all });
  } catch (error) {
    // The server names the refused items by their place; nothing was saved, and nothing is lost.
    const places =
      error instanceof CallFailed
        ? error.fields.map(({ path }) => Number(/items\.(\d+)/.exec(path)?.[1] ?? -1))
        : [];
    const refused = edits.filter((_, place) => places.includes(place));
    const isElsewhere = error instanceof CallFailed && error.code === 'saved-elsewhere';
    keepRefused(isElsewhere ? [] : refused);
    if (isElsewhere) await bestEffort(reportSavedConflicts(staged, refused));
  }
}

/** What is staged, and the saving of it together; the bars of desk and phone only draw it. */
export function useSavePrices(productId?: string) {
  const staged = useStagedPrices().filter(({ id }) => productId === undefined || id === productId);
  const count = staged.reduce((sum, { edits }) => sum + edits.length, 0);
  const savableCount = savableEdits(staged).length;
  const saving = useApiMutation(() => saveStaged(productId));
  return {
    staged,
    count,
    lowCount: count - savableCount,
    savableCount,
    isSaving: saving.isBusy,
    save: () => saving.run(),
  };
}
