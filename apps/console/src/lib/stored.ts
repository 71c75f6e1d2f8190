/** Reads a kept value; private windows without storage behave like empty ones. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value, or forgets it with `null`; a full or missing storage is no reason to stop. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // What cannot be kept still holds for this page.
  }
}
