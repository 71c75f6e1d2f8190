/** Sheets are named in the address, so that the phone's back button closes one before it leaves the page. */
interface SheetTrail {
  /** The sheets that were opened on this page by a tap, oldest first; going back closes the newest. */
  sheets?: readonly string[];
}

export function trailOf(state: unknown): readonly string[] {
  const { sheets } = (state ?? {}) as SheetTrail;
  return Array.isArray(sheets) ? sheets : [];
}

export function withSheet(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set(name, value);
  return next;
}

export function withoutSheet(query: URLSearchParams, name: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(name);
  return next;
}

/** Closing goes back to the entry before, unless the sheet came with a link: then there is nothing to go back to. */
export const closesByBack = (trail: readonly string[], name: string): boolean =>
  trail.at(-1) === name;
