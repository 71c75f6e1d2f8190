import { parseJson } from '../lib/stored.ts';

/** One open page: one tag per path; `fullPath` is the path with its last query. */
export interface Tag {
  path: string;
  fullPath: string;
  /** The route's title as the server gave it, looked up when it is shown. */
  title: string;
  /** Always there, first, never closable. */
  affix?: boolean;
}

/** Opens a tag, or brings the one of the same path up to date; affix tags stand first. */
export function openTag(tags: readonly Tag[], tag: Tag): Tag[] {
  const existing = tags.find(({ path }) => path === tag.path);
  if (existing)
    return tags.map((one) =>
      one === existing ? { ...one, ...tag, affix: one.affix ?? tag.affix ?? false } : one,
    );
  if (!tag.affix) return [...tags, tag];
  const fixed = tags.filter((one) => one.affix);
  return [...fixed, tag, ...tags.filter((one) => !one.affix)];
}

export type TagAction = 'close' | 'closeOthers' | 'closeLeft' | 'closeRight' | 'closeAll';

/** What is left after an action on the tag of a path. */
export function closeTags(tags: readonly Tag[], action: TagAction, path: string): Tag[] {
  const at = tags.findIndex((tag) => tag.path === path);
  const stays: Record<TagAction, (tag: Tag, index: number) => boolean> = {
    close: (tag) => tag.path !== path,
    closeOthers: (tag) => tag.path === path,
    closeLeft: (_tag, index) => index >= at,
    closeRight: (_tag, index) => index <= at,
    closeAll: () => false,
  };
  return tags.filter((tag, index) => tag.affix === true || stays[action](tag, index));
}

/** Which actions make sense: affix tags stay, nothing stands left of the first or right of the last. */
export function possibleActions(tags: readonly Tag[], path: string): Record<TagAction, boolean> {
  const count = (action: TagAction) => closeTags(tags, action, path).length < tags.length;
  return {
    close: count('close'),
    closeOthers: count('closeOthers'),
    closeLeft: count('closeLeft'),
    closeRight: count('closeRight'),
    closeAll: count('closeAll'),
  };
}

/** Where to go when the shown page was closed: its neighbour, else the last tag, else home. */
export function neighbourOf(
  before: readonly Tag[],
  after: readonly Tag[],
  current: string,
): string | undefined {
  if (after.some(({ path }) => path === current)) return undefined;
  const at = before.findIndex(({ path }) => path === current);
  const still = (tag: Tag | undefined) => after.find((one) => one.path === tag?.path);
  return (still(before[at + 1]) ?? still(before[at - 1]) ?? after.at(-1))?.fullPath ?? '/index';
}

/** Reads kept tags; what is no list of tags counts as none. */
export function parseTags(text: string | null): Tag[] {
  const list = parseJson(text);
  if (!Array.isArray(list)) return [];
  return list
    .filter((tag): tag is Tag =>
      ['path', 'fullPath', 'title'].every((key) => typeof tag?.[key] === 'string'),
    )
    .slice(0, 30);
}
