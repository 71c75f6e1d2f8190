import type { Tokens } from '@vitrine/contract/admin/identity.ts';
import { logout } from '@vitrine/contract/admin/identity.ts';
import type { MenuRoute } from '@vitrine/contract/admin/menu-routes.ts';
import { listMenuRoutes } from '@vitrine/contract/admin/menu-routes.ts';
import type { UserInfo } from '@vitrine/contract/admin/users.ts';
import { getMe } from '@vitrine/contract/admin/users.ts';
import { create } from 'zustand';
import { statusPageTexts } from '../texts/status-pages.ts';
import { applyAccountChoices } from './account-choices.ts';
import { api, pushAddress } from './api.ts';
import { app } from './app.ts';
import { bestEffort } from './best-effort.ts';
import { forgetPerson } from './client-state.ts';
import { toast } from './feedback.ts';
import { formDrafts } from './form-draft-store.ts';
import type { Rights } from './has-perm.ts';
import { textOf } from './i18n.ts';
import { lastReadStore } from './last-read-store.ts';
import { forgetMarketChoices } from './market.ts';
import { modifiedProducts } from './modified-products.ts';
import { createPush } from './push.ts';
import { queryClient } from './queries.ts';
import { session, tokenOffEvent } from './session.ts';
import { isStoreView } from './stored.ts';

interface Account {
  /** The login check: a token is there. It says nothing about whether the server still takes it. */
  isSignedIn: boolean;
  /** The session began on the page that is shown now. */
  hasJustSignedIn: boolean;
  /** The person signed out on the page that is shown now. */
  hasJustSignedOut: boolean;
  user: UserInfo | null;
  /** The dynamic routes; null until they are fetched. */
  routes: MenuRoute[] | null;
}

const signedOut: Account = {
  isSignedIn: false,
  hasJustSignedIn: false,
  hasJustSignedOut: false,
  user: null,
  routes: null,
};

/** The signed-in person with the routes of their roles. */
export const useAccount = create<Account>(() => ({
  ...signedOut,
  isSignedIn: session.isSignedIn(),
}));

/** Push of the signed-in person: `push.on(topic, handler)`. */
export const push = createPush({
  address: pushAddress,
  // An operator who sees an owner's console is no window of the owner.
  freshToken: (ended) => (isStoreView() ? Promise.resolve('') : api.freshAccessToken(ended)),
});

/** The user info came back empty: the session is worth nothing. */
export class VerificationFailed extends Error {}

/** Fetches the user info, which clears the list of modified products; fails when the answer is empty. */
export async function fetchUserInfo(): Promise<UserInfo> {
  const requestedAtMs = performance.now();
  const user = (await api.call(getMe, {})) as UserInfo | null | undefined;
  if (!user) throw new VerificationFailed(textOf(statusPageTexts, 'verificationFailed'));
  modifiedProducts.clear();
  await applyAccountChoices(user, requestedAtMs);
  return user;
}

let loading: Promise<void> | undefined;
/** How many sessions began or ended on this page: an answer to an earlier one is not this one's. */
let sessionChanges = 0;

function changeSession(): void {
  sessionChanges += 1;
  loading = undefined;
}

async function fetchAccount(): Promise<Pick<Account, 'user' | 'routes'>> {
  const user = await fetchUserInfo();
  // A user who has to set up a second factor first has no pages yet; the phone's bar is the same for everybody.
  const routes =
    user.secondFactor === 'required' || app === 'mobile'
      ? []
      : ((await api.call(listMenuRoutes, {})) ?? []);
  return { user, routes };
}

/**
 * Fetches user info and routes, once at a time; does nothing for a visitor who is not signed in. An answer to a session that
 * ended meanwhile is dropped; when another one has begun, its account is fetched instead.
 */
export function loadAccount(): Promise<void> {
  if (!session.isSignedIn()) return Promise.resolve();
  const begunAt = sessionChanges;
  loading ??= (async () => {
    const [outcome] = await Promise.allSettled([fetchAccount()]);
    if (sessionChanges !== begunAt) return loadAccount();
    loading = undefined;
    if (outcome.status === 'rejected') throw outcome.reason;
    useAccount.setState({ isSignedIn: true, ...outcome.value });
  })();
  return loading;
}

/** Takes the tokens of a login, registration or social sign-in. */
export function signIn(tokens: Pick<Tokens, 'tokenType' | 'accessToken' | 'refreshToken'>): void {
  queryClient.clear();
  lastReadStore.erase();
  session.replace(tokens);
  changeSession();
  useAccount.setState({
    isSignedIn: true,
    hasJustSignedIn: true,
    hasJustSignedOut: false,
    user: null,
    routes: null,
  });
}

/** Forgets the session on this side: tokens, user info, dynamic routes and every cached answer, dictionaries included. */
export function endSession(hasJustSignedOut = false): void {
  session.clear();
  changeSession();
  useAccount.setState({ ...signedOut, hasJustSignedOut });
  modifiedProducts.clear();
  lastReadStore.erase();
  forgetPerson();
  forgetMarketChoices();
  queryClient.clear();
  void push.disconnect();
  window.dispatchEvent(new CustomEvent(tokenOffEvent));
}

/**
 * Signs out: notifies the server, forgets the session (the guard then shows the login form) and says so. Someone who only
 * signs in again for a proof comes back to the page.
 */
export async function signOut({ isReturning = false } = {}): Promise<void> {
  if (isStoreView()) return (await import('./store-view.ts')).closeStoreView();
  // The session ends here even when the server cannot be reached.
  await bestEffort(api.call(logout, {}, { ignoreSessionEnd: true }));
  // Somebody who only proves who they are comes back to what they typed.
  if (!isReturning) formDrafts.forgetAll();
  endSession(!isReturning);
  toast.success(textOf(statusPageTexts, 'loggedOut'));
}

export function useUser(): UserInfo | null {
  return useAccount((account) => account.user);
}

const noRights: Rights = { roles: [], perms: [] };

export function useRights(): Rights {
  return useAccount((account) => account.user) ?? noRights;
}

/** Operators see the back office; owners their store. */
export function isOperator(user: Pick<UserInfo, 'roles'> | null): boolean {
  return user?.roles.some((role) => role !== 'STORE_OWNER') ?? false;
}
