import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import { type Permission, permissions } from '@vitrine/contract/permissions.ts';
import { menuTitle, moduleTitle } from '#admin/menus/index.ts';
import type { Api } from '#platform/http/route.ts';

type Served = Pick<Api, 'endpoints'>;
type GuardedEndpoint = Pick<Endpoint, 'method' | 'path'>;

interface Described {
  permission: Permission;
  title: string;
  endpoints: GuardedEndpoint[];
}

interface PermissionModule<Row> {
  module: string;
  title: string;
  permissions: Row[];
}

/** The endpoints that this installation serves, by the permissions that each requires, or requires for a part of its reply. */
function endpointsByPermission({ endpoints }: Served): Map<Permission, GuardedEndpoint[]> {
  const found = new Map<Permission, GuardedEndpoint[]>();
  for (const { endpoint } of endpoints.values()) {
    const { permission, reveals, method, path } = endpoint;
    for (const needed of [permission, reveals])
      if (needed) found.set(needed, [...(found.get(needed) ?? []), { method, path }]);
  }
  for (const list of found.values())
    list.sort((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method));
  return found;
}

/** The permissions that are held, by module and in the order of the contract, each with its endpoints and what `explain` adds. */
export function describePermissions<Reason>(
  api: Served,
  language: Language,
  isHeld: (permission: Permission) => boolean,
  explain: (permission: Permission) => Reason,
): PermissionModule<Described & Reason>[] {
  const guarded = endpointsByPermission(api);
  const modules = new Map<string, PermissionModule<Described & Reason>>();
  for (const permission of (Object.keys(permissions) as Permission[]).filter(isHeld)) {
    const name = permission.split(':')[0] as Parameters<typeof moduleTitle>[0];
    const module = modules.get(name) ?? {
      module: name,
      title: moduleTitle(name, language),
      permissions: [],
    };
    modules.set(name, module);
    const title = menuTitle({ name: permission, titles: null }, language);
    module.permissions.push({
      permission,
      title,
      endpoints: guarded.get(permission) ?? [],
      ...explain(permission),
    });
  }
  return [...modules.values()];
}
