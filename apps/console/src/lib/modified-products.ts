import { create } from 'zustand';

/** A price or visibility that was edited and not saved yet; each screen keeps what it needs beside the id. */
export interface ModifiedProduct {
  id: string;
  [field: string]: unknown;
}

/** Adds an entry; it replaces the one with the same id. */
function withEntry<Entry extends { id: string }>(list: readonly Entry[], entry: Entry): Entry[] {
  if (!list.some(({ id }) => id === entry.id)) return [...list, entry];
  return list.map((existing) => (existing.id === entry.id ? entry : existing));
}

/** The list of modified products of specification §3; fetching the user info clears it (§4). */
export const useModifiedProducts = create<{ list: ModifiedProduct[] }>(() => ({ list: [] }));

export const modifiedProducts = {
  put: (entry: ModifiedProduct) =>
    useModifiedProducts.setState(({ list }) => ({ list: withEntry(list, entry) })),
  remove: (id: string) =>
    useModifiedProducts.setState(({ list }) => ({ list: list.filter((entry) => entry.id !== id) })),
  replaceAll: (list: ModifiedProduct[]) => useModifiedProducts.setState({ list }),
  clear: () => useModifiedProducts.setState({ list: [] }),
};
