import { openStoreView } from '@vitrine/contract/shop/store-views.ts';
import { api } from './api.ts';
import { bestEffort } from './best-effort.ts';
import { session } from './session.ts';
import { attempt, storeViewKey } from './stored.ts';

/** Keys that belong to the operator's own sign-in and does not enter the view. */
const ownKeys = new Set(['accessToken', 'refreshToken', 'pendingChoices', 'lastRead']);

/** The tab gets a separate storage, which begins with the settings of the operator. */
function copySettings(): void {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage))
    if (!ownKeys.has(key)) sessionStorage.setItem(key, localStorage.getItem(key) ?? '');
}

/** Opens the view whose ticket is in the address. Returns whether the page is loaded again for it. */
export async function openStoreViewOfAddress(): Promise<boolean> {
  const ticket = new URLSearchParams(window.location.hash.split('?')[1]).get('ticket') ?? '';
  // The ticket is kept in no history.
  window.history.replaceState(null, '', '#/');
  const view = await bestEffort(api.call(openStoreView, { body: { ticket } }));
  if (!view) return false;
  const { storeName, endsAt, tokenType, accessToken } = view;
  const isKept = attempt(() => {
    copySettings();
    sessionStorage.setItem(storeViewKey, JSON.stringify({ storeName, endsAt }));
    return true;
  }, false);
  if (!isKept) return false;
  session.replace({ tokenType, accessToken, refreshToken: '' });
  window.location.reload();
  return true;
}
