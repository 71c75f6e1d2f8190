type Area = 'local' | 'session';

/** Runs a task on a storage that private windows and full disks refuse; they behave like empty ones. */
export function attempt<Result>(task: () => Result, otherwise: Result): Result {
  try {
    return task();
  } catch {
    return otherwise;
  }
}

/** Names the store that an operator sees in this tab as its owner does. */
export const storeViewKey = 'storeView';

/** This tab shows an owner's console to an operator. What it keeps is apart from the operator's own sign-in in other tabs. */
export const isStoreView = (): boolean =>
  attempt(() => sessionStorage.getItem(storeViewKey) !== null, false);

const storageOf = (area: Area) =>
  area === 'local' && !isStoreView() ? localStorage : sessionStorage;

/** Reads a stored value, of this browser or of this tab alone. */
export const readStored = (key: string, area: Area = 'local'): string | null =>
  attempt(() => storageOf(area).getItem(key), null);

/** Stores a value, or removes it with `null`; what cannot be stored holds until the page is loaded again. */
export function writeStored(key: string, value: string | null, area: Area = 'local'): void {
  attempt(
    () => (value === null ? storageOf(area).removeItem(key) : storageOf(area).setItem(key, value)),
    undefined,
  );
}

/** What a JSON text holds; nothing for a text that is none. */
export const parseJson = (text: string | null): unknown =>
  attempt(() => JSON.parse(text ?? 'null') as unknown, undefined);
