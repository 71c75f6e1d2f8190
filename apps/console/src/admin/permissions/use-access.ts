import { useQuery } from '@tanstack/react-query';
import {
  type RolePermissions,
  readRolePermissions,
  readUserPermissions,
  type UserPermissions,
} from '@vitrine/contract/admin/permissions.ts';
import { api } from '../../lib/api.ts';
import { type TranslateOf, useText } from '../../lib/i18n.ts';
import { permissionKeys } from '../../lib/query-keys/system.ts';
import { permissionTexts } from '../../texts/permissions.ts';
import type { ShownModule } from './permissions.rules.ts';

export type Subject = 'role' | 'user';

/** What a role or a user can do, in the words of the page. */
export interface Access {
  name: string;
  /** What is true of the whole. */
  notes: readonly string[];
  modules: readonly ShownModule[];
}

const separator = ' › ';

function ofRole(role: RolePermissions, t: TranslateOf<typeof permissionTexts>): Access {
  const originsOf = (places: readonly string[][], isForEveryone: boolean): string[] => {
    if (role.holdsEverything) return [role.name];
    const given = places.map((titles) => titles.join(separator));
    if (isForEveryone) return [t('everyone'), ...given];
    return given.length ? given : [t('noPlace')];
  };
  return {
    name: role.name,
    notes: [
      ...(role.holdsEverything ? [t('rootRole')] : []),
      ...(role.isEnabled ? [] : [t('roleOff')]),
    ],
    modules: role.modules.map(({ permissions, ...module }) => ({
      ...module,
      permissions: permissions.map(({ places, isForEveryone, ...row }) => ({
        ...row,
        origins: originsOf(places, isForEveryone),
      })),
    })),
  };
}

function ofUser(user: UserPermissions, t: TranslateOf<typeof permissionTexts>): Access {
  const roles = user.roles.map(({ name, isEnabled }) =>
    isEnabled ? name : t('roleIsOff', { role: name }),
  );
  return {
    name: user.name,
    notes: [
      ...(roles.length ? [t('rolesOf', { roles: roles.join(', ') })] : []),
      ...(user.holdsEverything ? [t('rootUser')] : []),
      ...(user.isEnabled ? [] : [t('userOff')]),
    ],
    modules: user.modules.map(({ permissions, ...module }) => ({
      ...module,
      permissions: permissions.map(({ roles: origins, ...row }) => ({ ...row, origins })),
    })),
  };
}

/** Reads what a role or a user can do. A change of rights anywhere makes open pages read it again (`live-news.ts`). */
export function useAccess(subject: Subject, id: string | undefined) {
  const t = useText(permissionTexts);
  const params = { id: id ?? '' };
  const role = useQuery({
    queryKey: permissionKeys.ofRole(id),
    queryFn: ({ signal }) => api.read(readRolePermissions, { params }, signal),
    enabled: subject === 'role' && id !== undefined,
  });
  const user = useQuery({
    queryKey: permissionKeys.ofUser(id),
    queryFn: ({ signal }) => api.read(readUserPermissions, { params }, signal),
    enabled: subject === 'user' && id !== undefined,
  });
  const { isPending, isError, error, refetch } = subject === 'user' ? user : role;
  const data =
    subject === 'user' ? user.data && ofUser(user.data, t) : role.data && ofRole(role.data, t);
  return { data, isPending, isError, error, retry: () => void refetch() };
}
