import { containsText } from '@vitrine/contract/fold-text.ts';

/** A permission as the page shows it, with the words that say where it comes from. */
export interface ShownPermission {
  permission: string;
  title: string;
  endpoints: readonly { method: string; path: string }[];
  origins: readonly string[];
}

export interface ShownModule {
  module: string;
  title: string;
  permissions: readonly ShownPermission[];
}

/** The permissions that contain the words in their title, name, origin or an endpoint; modules without any are left out. */
export function findPermissions(modules: readonly ShownModule[], words: string): ShownModule[] {
  const isFound = ({ permission, title, endpoints, origins }: ShownPermission) =>
    [
      permission,
      title,
      ...origins,
      ...endpoints.map(({ method, path }) => `${method} ${path}`),
    ].some((text) => containsText(text, words));
  return modules
    .map((module) => ({ ...module, permissions: module.permissions.filter(isFound) }))
    .filter(({ permissions }) => permissions.length > 0);
}
