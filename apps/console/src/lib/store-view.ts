import type { StoreView } from '@vitrine/contract/shop/store-views.ts';
import { create } from 'zustand';
import { isStoreView, parseJson, readStored, storeViewKey } from './stored.ts';

/** The store that an operator sees in this tab, and until when. */
export type ShownView = Pick<StoreView, 'storeName' | 'endsAt'>;

/** The server has ended the view of this tab. */
export const useStoreViewEnd = create<{ hasEnded: boolean }>(() => ({ hasEnded: false }));

export const readStoreView = (): ShownView | undefined =>
  parseJson(readStored(storeViewKey, 'session')) as ShownView | undefined;

/** In a tab with a view a session that ended leads to no login form. */
export function endIfStoreView(): boolean {
  if (!isStoreView()) return false;
  useStoreViewEnd.setState({ hasEnded: true });
  return true;
}

/** Leaves the view: the tab closes, or shows the operator's own console. */
export function closeStoreView(): void {
  sessionStorage.clear();
  window.close();
  window.location.hash = '#/';
  window.location.reload();
}
