import type { Location } from 'react-router';
import { create } from 'zustand';

interface KeptPages {
  /** Pages that stay mounted, with the location that each was last shown at. */
  list: { path: string; location: Location }[];
  /** Counts how often a path was thrown away, so that it starts anew. */
  generations: Record<string, number>;
}

/** Which pages keep their state. */
export const useKeptPages = create<KeptPages>(() => ({ list: [], generations: {} }));

/** Forgets the state of pages: a refresh, or a tag that was closed. */
export function dropKeptPages(paths: readonly string[]): void {
  useKeptPages.setState(({ list, generations }) => ({
    list: list.filter(({ path }) => !paths.includes(path)),
    generations: {
      ...generations,
      ...Object.fromEntries(paths.map((path) => [path, (generations[path] ?? 0) + 1])),
    },
  }));
}

export function forgetKeptPages(): void {
  useKeptPages.setState({ list: [] });
}
