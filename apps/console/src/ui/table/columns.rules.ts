/** Reads the keys of hidden columns as they are kept; keys that the table does not have (any more) are dropped. */
export function readHidden(stored: string | null, keys: readonly string[]): string[] {
  return (stored ?? '').split(',').filter((key) => keys.includes(key));
}

/** Hides or shows one column; the last shown one stays. */
export function toggleColumn(
  hidden: readonly string[],
  keys: readonly string[],
  key: string,
): string[] {
  if (hidden.includes(key)) return hidden.filter((one) => one !== key);
  return hidden.length + 1 >= keys.length ? [...hidden] : [...hidden, key];
}
