import type { MenuNode } from '@vitrine/contract/admin/menus.ts';

/** A node and everything below it. */
const withAllBelow = (node: MenuNode): MenuNode[] => [node, ...node.children.flatMap(withAllBelow)];

/** The nodes from the top down to one of them, which is the last. */
function pathTo(nodes: readonly MenuNode[], id: string): MenuNode[] {
  for (const node of nodes) {
    const below = node.id === id ? [] : pathTo(node.children, id);
    if (node.id === id || below.length) return [node, ...below];
  }
  return [];
}

/**
 * Whether a person may add a node: a button by its permission, a page if he may add one of its buttons. The server decides
 * it again, by the menus that the person has.
 */
export function isGivable(node: MenuNode, holds: (perm: string) => boolean): boolean {
  if (node.perm) return holds(node.perm);
  return node.children.length === 0 || node.children.some((child) => isGivable(child, holds));
}

interface Toggle {
  id: string;
  isOn: boolean;
  /** A parent takes its children along, and a child its parents. */
  isLinked: boolean;
  holds: (perm: string) => boolean;
}

/** What is chosen after a box was pressed. A linked parent without any chosen child is not chosen either. */
export function toggleNode(
  tree: readonly MenuNode[],
  chosen: ReadonlySet<string>,
  { id, isOn, isLinked, holds }: Toggle,
): Set<string> {
  const path = pathTo(tree, id);
  const node = path.at(-1);
  const after = new Set(chosen);
  if (!node) return after;
  for (const one of isLinked ? withAllBelow(node) : [node]) {
    if (!isOn) after.delete(one.id);
    else if (isGivable(one, holds)) after.add(one.id);
  }
  if (!isLinked) return after;
  for (const parent of path.slice(0, -1).toReversed()) {
    if (isOn) after.add(parent.id);
    else if (
      !parent.children.some((child) => withAllBelow(child).some((below) => after.has(below.id)))
    )
      after.delete(parent.id);
  }
  return after;
}

interface Marks {
  checked: string[];
  halfChecked: string[];
}

/** The boxes: linked, a parent is half checked until everything below it is chosen. */
export function marksOf(
  tree: readonly MenuNode[],
  chosen: ReadonlySet<string>,
  isLinked: boolean,
): Marks {
  const marks: Marks = { checked: [], halfChecked: [] };
  for (const node of tree.flatMap(withAllBelow)) {
    const all = isLinked ? withAllBelow(node) : [node];
    const count = all.filter(({ id }) => chosen.has(id)).length;
    if (count === all.length) marks.checked.push(node.id);
    else if (count > 0) marks.halfChecked.push(node.id);
  }
  return marks;
}
