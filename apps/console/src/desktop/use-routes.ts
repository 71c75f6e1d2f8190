import { useMemo } from 'react';
import { create } from 'zustand';
import { loadAccount, useAccount } from '../lib/account.ts';
import { bestEffort } from '../lib/best-effort.ts';
import type { buildRoutes, Routes } from './account-routes.ts';
import { Shell } from './shell-ahead.ts';

/** The builder comes with the frame, which the login form does not need: it is loaded with the first account. */
const useBuilder = create<{ build: typeof buildRoutes | undefined }>(() => ({ build: undefined }));

/** Fetches user info and routes, and what turns the routes into pages. */
export async function loadRoutes(): Promise<void> {
  void bestEffort(Shell.load());
  const [{ buildRoutes: build }] = await Promise.all([import('./shell.tsx'), loadAccount()]);
  useBuilder.setState({ build });
}

/** The routes of the signed-in person; nothing until they are loaded. */
export function useRoutesOfAccount(): Routes | undefined {
  const routes = useAccount((account) => account.routes);
  const build = useBuilder((state) => state.build);
  return useMemo(() => (routes ? build?.(routes) : undefined), [routes, build]);
}
