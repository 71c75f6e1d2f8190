import type { ReactNode } from 'react';
import { useRights } from '../lib/account.ts';
import { hasPerm } from '../lib/has-perm.ts';

/** Shows its children only to users with the permission; of a list, one is enough. The server checks it anyway. */
export function HasPerm({
  value,
  children,
}: {
  value: string | readonly string[];
  children: ReactNode;
}) {
  return hasPerm(useRights(), value) ? children : null;
}

/** The same as a value, for columns and conditions. */
export function useHasPerm(value: string | readonly string[]): boolean {
  return hasPerm(useRights(), value);
}
