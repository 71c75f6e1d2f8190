import { queryClient } from '../../lib/queries.ts';
import { priceKeys } from '../../lib/query-keys/prices.ts';
import type { PriceConflict } from './price-conflicts.ts';
import { setDraftVersion } from './price-drafts.ts';
import { keepOver, stageDraft, unstagePrice } from './staged-prices.ts';

/** What the owner decided for one product. */
export type Side = 'mine' | 'theirs';

/** Does what was chosen; only now does the other side go, and only where it was chosen. */
export async function resolveConflict(
  { product, mine, draft }: PriceConflict,
  side: Side,
): Promise<void> {
  if (draft) {
    if (side === 'theirs') return stageDraft(draft);
    setDraftVersion(product.id, draft.version);
    return keepOver(product.id);
  }
  if (side === 'mine')
    keepOver(product.id, { priceVersion: product.priceVersion, before: product.sellingPrice.from });
  else for (const edit of mine) unstagePrice(product.id, { kind: edit.kind, id: edit.id });
  await queryClient.invalidateQueries({ queryKey: priceKeys.all });
}
