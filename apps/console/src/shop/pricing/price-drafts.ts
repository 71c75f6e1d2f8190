import { CallFailed } from '@vitrine/contract/client.ts';
import {
  clearPriceDrafts,
  deletePriceDraft,
  listPriceDrafts,
  type PriceDraft,
  type PriceEdit,
  putPriceDraft,
} from '@vitrine/contract/shop/price-edits.ts';
import { api } from '../../lib/api.ts';
import { bestEffort } from '../../lib/best-effort.ts';
import { reportDraftConflict } from './price-conflicts.ts';
import { areSameEdits, type StagedProduct } from './staged-prices.rules.ts';

/*
 * The drafts on the server behind what is staged here. Each write names the version that it replaces, so the writes
 * of one product go one after the other, and what another window wrote is met instead of overwritten.
 */

const draftMs = 700;
/** Writes that wait for the last keystroke. */
const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; begin: () => void }>();
const queues = new Map<string, Promise<void>>();
const versions = new Map<string, string>();
const sent = new Map<string, readonly PriceEdit[]>();

/** Takes note of the version that a draft has on the server; none when it is gone. */
export function setDraftVersion(productId: string, version: string | undefined): void {
  if (version) versions.set(productId, version);
  else versions.delete(productId);
}

/** The versions of the drafts of products, as far as they have one. */
export const versionsOf = (productIds: readonly string[]): string[] =>
  productIds.flatMap((id) => versions.get(id) ?? []);

async function write(productId: string, entry: StagedProduct | undefined): Promise<void> {
  const params = { productId };
  const version = versions.get(productId);
  if (entry) {
    const { edits, priceVersion } = entry;
    const before = sent.get(productId);
    sent.set(productId, edits);
    try {
      const draft = await api.call(
        putPriceDraft,
        { params, body: { edits, priceVersion, version: version ?? null } },
        { suppressToast: true },
      );
      versions.set(productId, draft.version);
    } catch (error) {
      if (error instanceof CallFailed && error.code === 'saved-elsewhere')
        await resolveDraftConflict(productId, entry, before);
    }
  } else if (version) {
    versions.delete(productId);
    // A draft that another window wrote anew stays: it is not ours to drop.
    await bestEffort(
      api.call(deletePriceDraft, { params, query: { version } }, { suppressToast: true }),
    );
  }
}

/** Another draft stands there: our own, whose answer was lost, or that of another window. */
async function resolveDraftConflict(
  productId: string,
  entry: StagedProduct,
  before: readonly PriceEdit[] | undefined,
): Promise<void> {
  const theirs = (await api.call(listPriceDrafts, {}, { suppressToast: true })).list.find(
    (draft) => draft.productId === productId,
  );
  if (theirs && !(before && areSameEdits(theirs.edits, before))) {
    reportDraftConflict(entry, theirs);
    return;
  }
  setDraftVersion(productId, theirs?.version);
  await write(productId, entry);
}

/** Keeps a copy on the server soon after the last keystroke, so that neither a reload nor a sign-out loses it. */
export function scheduleDraftSave(productId: string, entry: StagedProduct | undefined): void {
  clearTimeout(waiting.get(productId)?.timer);
  const begin = () => {
    waiting.delete(productId);
    const turn = bestEffort(
      (queues.get(productId) ?? Promise.resolve()).then(() => write(productId, entry)),
    );
    queues.set(productId, turn);
  };
  waiting.set(productId, { timer: setTimeout(begin, draftMs), begin });
}

/** Stops drafts that wait and lets those on the way arrive: none may come after what replaces it. */
export async function flushDrafts(): Promise<void> {
  for (const { timer } of waiting.values()) clearTimeout(timer);
  waiting.clear();
  await Promise.all(queues.values());
}

/** Drops the drafts that this page has loaded, or those of some products, in the versions that it has loaded. */
export async function clearKept(
  productIds: readonly string[] = [...versions.keys()],
): Promise<void> {
  const known = versionsOf(productIds);
  for (const id of productIds) versions.delete(id);
  const most = 100;
  for (let first = 0; first < known.length; first += most)
    await bestEffort(
      api.call(
        clearPriceDrafts,
        { query: { versions: known.slice(first, first + most) } },
        { suppressToast: true },
      ),
    );
}

/** Sends the drafts that wait, and waits until all have arrived. */
export async function sendDrafts(): Promise<void> {
  for (const { timer, begin } of [...waiting.values()]) {
    clearTimeout(timer);
    begin();
  }
  await Promise.all(queues.values());
}

/** The drafts as they stand, once our own writes have arrived: one that waits to be dropped must not come back. */
export async function readDrafts(signal: AbortSignal): Promise<PriceDraft[]> {
  await sendDrafts();
  return (await api.read(listPriceDrafts, {}, signal)).list;
}
