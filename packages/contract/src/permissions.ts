/** Roles that the platform brings along; operators add others. A buyer has no account and so no role. */
export const roleCodes = ['ROOT', 'ADMIN', 'GUEST', 'STORE_OWNER'] as const;
export type RoleCode = (typeof roleCodes)[number];

type Holder = Exclude<RoleCode, 'ROOT'>;
const operators: readonly Holder[] = ['ADMIN', 'GUEST'];
const admin: readonly Holder[] = ['ADMIN'];
const owner: readonly Holder[] = ['STORE_OWNER'];
const everyone: readonly Holder[] = ['ADMIN', 'GUEST', 'STORE_OWNER'];

/**
 * Every permission, `module:entity:action`, with the roles that hold it when the platform is installed.
 * ROOT is not listed: it passes every permission check (and no role check, as specification §6 says).
 */
export const permissions = {
  'account:self:use': everyone,
  'account:self:secure': everyone,
  'shop:dashboard:view': owner,
  'shop:store:view': owner,
  'shop:store:edit': owner,
  'shop:price:view': owner,
  'shop:price:edit': owner,
  'shop:order:list': owner,
  'shop:order:pay': owner,
  'shop:order:refund': owner,
  'shop:sample:order': owner,
  'shop:link:list': owner,
  'shop:link:edit': owner,
  'shop:revenue:view': owner,
  'shop:payout-account:edit': owner,
  'shop:course:view': everyone,
  'shop:review:view': owner,
  'shop:review:reply': owner,
  'shop:return:view': owner,
  'shop:return:answer': owner,
  'shop:file:upload': ['ADMIN', 'STORE_OWNER'],
  'platform:dashboard:view': operators,
  'platform:visit:export': admin,
  'platform:catalogue:query': operators,
  'platform:catalogue:edit': admin,
  'platform:product:query': operators,
  'platform:product:add': admin,
  'platform:product:edit': admin,
  'platform:product:delete': admin,
  'platform:category:query': operators,
  'platform:category:add': admin,
  'platform:category:edit': admin,
  'platform:category:delete': admin,
  'platform:supplier:query': operators,
  'platform:supplier:add': admin,
  'platform:supplier:edit': admin,
  'platform:supplier:delete': admin,
  'platform:purchase-order:query': operators,
  'platform:purchase-order:add': admin,
  'platform:purchase-order:edit': admin,
  'platform:media:query': operators,
  'platform:media:add': admin,
  'platform:media:edit': admin,
  'platform:media:delete': admin,
  'platform:product:import': admin,
  'platform:product:export': admin,
  'platform:store:query': operators,
  'platform:store:edit': admin,
  'platform:store:export': admin,
  'platform:store:view-as-owner': admin,
  'platform:order:query': operators,
  'platform:order:personal': admin,
  'platform:order:export': admin,
  'platform:order:fulfil': admin,
  'platform:order:refund': admin,
  'platform:ledger:query': operators,
  'platform:ledger:compare': admin,
  'platform:provider:edit': [],
  'platform:payout:query': operators,
  'platform:payout:run': admin,
  'platform:dispute:query': operators,
  'platform:dispute:answer': admin,
  'platform:promotion:query': operators,
  'platform:promotion:edit': admin,
  'platform:webhook:query': operators,
  'platform:webhook:replay': admin,
  'platform:course:query': operators,
  'platform:course:edit': admin,
  'platform:review:query': operators,
  'platform:review:moderate': admin,
  'platform:return:query': operators,
  'platform:return:answer': admin,
  'platform:rate:query': operators,
  'platform:rate:edit': admin,
  'platform:shipping:query': operators,
  'platform:shipping:add': admin,
  'platform:shipping:edit': admin,
  'platform:shipping:delete': admin,
  'platform:job:query': operators,
  'platform:job:retry': admin,
  'sys:user:second-factor': admin,
  'sys:role:query': operators,
  'sys:role:add': admin,
  'sys:role:edit': admin,
  'sys:role:delete': admin,
  'sys:role:assign': admin,
  'sys:menu:query': operators,
  'sys:menu:add': admin,
  'sys:menu:edit': admin,
  'sys:menu:delete': admin,
  'sys:dict:query': operators,
  'sys:dict:add': admin,
  'sys:dict:edit': admin,
  'sys:dict:delete': admin,
  'sys:dict:list': everyone,
  'sys:dict-data:query': operators,
  'sys:dict-data:add': admin,
  'sys:dict-data:edit': admin,
  'sys:dict-data:delete': admin,
  'sys:log:query': admin,
  'sys:run:query': admin,
  'sys:session:query': admin,
  'sys:session:end': admin,
  'sys:config:query': operators,
  'sys:config:add': admin,
  'sys:config:update': admin,
  'sys:config:delete': admin,
  'sys:config:refresh': admin,
  'sys:codegen:query': operators,
  'sys:codegen:generate': admin,
  'sys:codegen:write': admin,
  'sys:notice:query': operators,
  'sys:notice:add': admin,
  'sys:notice:edit': admin,
  'sys:notice:delete': admin,
  'sys:notice:publish': admin,
  'sys:notice:revoke': admin,
  'sys:user:query': operators,
  'sys:user:add': admin,
  'sys:user:edit': admin,
  'sys:user:delete': admin,
  'sys:user:password:reset': admin,
  'sys:user:import': admin,
  'sys:user:export': admin,
  'sys:dept:query': operators,
  'sys:dept:add': admin,
  'sys:dept:edit': admin,
  'sys:dept:delete': admin,
  'demo:item:query': operators,
  'demo:item:add': admin,
  'demo:item:edit': admin,
  'demo:item:delete': admin,
  'demo:item:export': admin,
  'demo:file:query': admin,
  'demo:file:upload': admin,
  'demo:file:delete': admin,
  'demo:text:query': operators,
  'demo:text:edit': admin,
  'demo:message:send': admin,
} as const satisfies Record<string, readonly Holder[]>;

export type Permission = keyof typeof permissions;

/** The permissions that a role holds on a fresh installation. */
export function permissionsOf(role: RoleCode): Permission[] {
  const all = Object.keys(permissions) as Permission[];
  if (role === 'ROOT') return all;
  return all.filter((permission) => (permissions[permission] as readonly Holder[]).includes(role));
}

/** What every enabled role can do without a menu or button: the own account, the values of lists, courses. */
export const basePermissions: readonly Permission[] = (
  Object.keys(permissions) as Permission[]
).filter((permission) => permissions[permission] === everyone);

const isPermission = (name: string): name is Permission => Object.hasOwn(permissions, name);

/** The permissions that a name stands for: itself, every action of an entity for `sys:user:*`, none for one that guards nothing. */
export function expandPermission(name: string): Permission[] {
  if (!name.endsWith('*')) return isPermission(name) ? [name] : [];
  return (Object.keys(permissions) as Permission[]).filter((permission) =>
    permission.startsWith(name.slice(0, -1)),
  );
}
