import { create } from 'zustand';
import { readStored, writeStored } from './stored.ts';

export type AuthType = 'password' | 'google' | 'facebook';

const homePriceKey = 'homePriceHandled';
const quickStartKey = 'quickStartBegun';

interface ClientState {
  /** Number of the active item of the main menu, from 1. */
  menuActive: number;
  /** Where the person came from; sent with registration and clicks. */
  userSource: string;
  pageSource: string;
  /** How the person signed in here the last time; the login form marks it. */
  authType: AuthType;
  /** The price step of the welcome was dismissed. */
  isHomePriceHandled: boolean;
  /** The quick start was open here, so its end is shown once. */
  isQuickStartBegun: boolean;
}

/** The client state of specification §3 (the modified products have a file of their own). */
export const useClientState = create<ClientState>(() => ({
  menuActive: 1,
  userSource: readStored('userSource') ?? 'default',
  pageSource: readStored('pageSource') ?? '',
  authType: (readStored('authType') as AuthType | null) ?? 'password',
  isHomePriceHandled: readStored(homePriceKey) === 'true',
  isQuickStartBegun: readStored(quickStartKey) === 'true',
}));

/** The person puts the price step of the welcome off; it is offered no more until the session ends. */
export function dismissHomePrice(): void {
  writeStored(homePriceKey, 'true');
  useClientState.setState({ isHomePriceHandled: true });
}

/** The next person at this browser has a price step of their own; the login form resets the active menu item. */
export function forgetPerson(): void {
  writeStored(homePriceKey, null);
  useClientState.setState({ isHomePriceHandled: false });
  endQuickStart();
}

/** The owner has open steps on this browser. */
export function markQuickStartBegun(): void {
  if (useClientState.getState().isQuickStartBegun) return;
  writeStored(quickStartKey, 'true');
  useClientState.setState({ isQuickStartBegun: true });
}

/** The owner has read that all steps are done. */
export function endQuickStart(): void {
  writeStored(quickStartKey, null);
  useClientState.setState({ isQuickStartBegun: false });
}

export function setAuthType(authType: AuthType): void {
  writeStored('authType', authType);
  useClientState.setState({ authType });
}

/** Keeps `user_source` and `page_source` of the address for registration, also over the reload of a first visit. */
export function keepSources({
  userSource,
  pageSource,
}: {
  userSource?: string | undefined;
  pageSource?: string | undefined;
}): void {
  if (userSource) {
    writeStored('userSource', userSource);
    useClientState.setState({ userSource });
  }
  if (pageSource) {
    writeStored('pageSource', pageSource);
    useClientState.setState({ pageSource });
  }
}
