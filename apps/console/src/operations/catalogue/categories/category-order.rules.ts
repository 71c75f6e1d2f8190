export interface OrderedCategory {
  id: string;
  children: readonly { id: string }[];
}

/** Where a category goes: below a parent (null for the first level), before another one (null for the end). */
export interface CategoryPlace {
  parentId: string | null;
  beforeId: string | null;
}

const parentOf = (tree: readonly OrderedCategory[], id: string): string | null | undefined =>
  tree.some((one) => one.id === id)
    ? null
    : tree.find(({ children }) => children.some((child) => child.id === id))?.id;

const siblingsOf = (tree: readonly OrderedCategory[], parentId: string | null) =>
  (parentId === null ? tree : (tree.find(({ id }) => id === parentId)?.children ?? [])).map(
    ({ id }) => id,
  );

/** One step up or down among its siblings; nothing at the ends. */
export function findStep(
  tree: readonly OrderedCategory[],
  id: string,
  by: -1 | 1,
): CategoryPlace | undefined {
  const parentId = parentOf(tree, id);
  if (parentId === undefined) return undefined;
  const siblings = siblingsOf(tree, parentId);
  const at = siblings.indexOf(id);
  if (at + by < 0 || at + by >= siblings.length) return undefined;
  return { parentId, beforeId: siblings[by === -1 ? at - 1 : at + 2] ?? null };
}

/** Where a drop leads: categories stay on their level, and those of the second one can go below another parent. */
export function dropPlace(
  tree: readonly OrderedCategory[],
  id: string,
  target: string,
  where: 'before' | 'after' | 'into',
): CategoryPlace | undefined {
  const [own, other] = [parentOf(tree, id), parentOf(tree, target)];
  if (own === undefined || other === undefined || id === target) return undefined;
  if (where === 'into')
    return own !== null && other === null ? { parentId: target, beforeId: null } : undefined;
  if ((own === null) !== (other === null)) return undefined;
  const siblings = siblingsOf(tree, other).filter((sibling) => sibling !== id);
  const at = siblings.indexOf(target) + (where === 'after' ? 1 : 0);
  return { parentId: other, beforeId: siblings[at] ?? null };
}
