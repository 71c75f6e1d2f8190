const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields that were changed, so that a save touches nothing else. */
export function pickChanged<T extends object>(seen: T, typed: T): Partial<T> {
  const keys = Object.keys(typed) as (keyof T)[];
  return Object.fromEntries(
    keys.filter((key) => !isSame(seen[key], typed[key])).map((key) => [key, typed[key]]),
  ) as Partial<T>;
}

/** What was typed stays; every other field takes what another window has saved meanwhile. */
export function mergeTypedFields<T extends object>(seen: T, typed: T, saved: T): T {
  return { ...saved, ...pickChanged(seen, typed) };
}
