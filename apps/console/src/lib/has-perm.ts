/** What a check needs to know about the signed-in person. */
export interface Rights {
  roles: readonly string[];
  perms: readonly string[];
}

const usage =
  "hasPerm needs a permission or a list of permissions, for example 'sys:user:add' or ['sys:user:add', 'sys:user:edit']";

/** A held permission counts as itself; `sys:user:*` counts as every action on users. */
function holds(held: readonly string[], wanted: string): boolean {
  return held.some(
    (one) => one === wanted || (one.endsWith('*') && wanted.startsWith(one.slice(0, -1))),
  );
}

/**
 * Whether an element may be shown: one permission of a list suffices, and the role ROOT passes.
 * Fails for any value that is neither a string nor a list of strings.
 */
export function hasPerm(rights: Rights, value: unknown): boolean {
  const wanted = typeof value === 'string' ? [value] : value;
  const isList =
    Array.isArray(wanted) &&
    wanted.length > 0 &&
    wanted.every((one) => typeof one === 'string' && one !== '');
  if (!isList) throw new TypeError(usage);
  return rights.roles.includes('ROOT') || wanted.some((one) => holds(rights.perms, one));
}

/** Checks permissions (type `button`) or roles (any other type); the role check has no ROOT bypass. */
export function hasAuth(
  rights: Rights,
  value: string | readonly string[],
  type = 'button',
): boolean {
  if (type === 'button') return hasPerm(rights, value);
  return (typeof value === 'string' ? [value] : value).some((role) => rights.roles.includes(role));
}
