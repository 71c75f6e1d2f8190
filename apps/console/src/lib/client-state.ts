import { create } from 'zustand';
import { readStored, writeStored } from './stored.ts';

export type AuthType = 'password' | 'google' | 'facebook';

interface ClientState {
  /** Number of the active item of the main menu, from 1. */
  menuActive: number;
  activeTabName: string;
  /** Where the person came from; sent with registration and clicks. */
  userSource: string;
  pageSource: string;
  authType: AuthType;
  /** The price step of the welcome was dismissed. */
  isHomePriceHandled: boolean;
}

/** The client state of specification §3 (the modified products have a file of their own). */
export const useClientState = create<ClientState>(() => ({
  menuActive: 1,
  activeTabName: 'Category',
  userSource: readStored('userSource') ?? 'default',
  pageSource: readStored('pageSource') ?? '',
  authType: (readStored('authType') as AuthType | null) ?? 'password',
  isHomePriceHandled: readStored('homePriceHandled') === 'true',
}));

export function setAuthType(authType: AuthType): void {
  writeStored('authType', authType);
  useClientState.setState({ authType });
}

/** Keeps `user_source` and `page_source` of the address for registration, also over the reload of a first visit. */
export function keepSources({ userSource, pageSource }: { userSource?: string | undefined; pageSource?: string | undefined }): void {
  if (userSource) {
    writeStored('userSource', userSource);
    useClientState.setState({ userSource });
  }
  if (pageSource) {
    writeStored('pageSource', pageSource);
    useClientState.setState({ pageSource });
  }
}
