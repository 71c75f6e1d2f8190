import { containsText } from '@vitrine/contract/fold-text.ts';

interface Option {
  label?: unknown;
  title?: unknown;
}

const isFound = (typed: string, { label, title }: Option = {}): boolean =>
  containsText(String(label ?? title ?? ''), typed);

/** The `showSearch` of a select: typed text finds labels regardless of accents and capitals. */
export const foldedSearch = { filterOption: isFound };

/** A select with more options than are seen at once is searched by typing. */
export const seenAtOnce = 8;

/** The `showSearch` of a tree select: typed text finds labels or titles in the same way. */
export const foldedTreeSearch = { filterTreeNode: isFound };
