import type { MenuType } from '@vitrine/contract/admin/menu-forms.ts';
import type { MenuNode } from '@vitrine/contract/admin/menus.ts';

type MenuField =
  | 'routeName'
  | 'routePath'
  | 'component'
  | 'params'
  | 'visible'
  | 'alwaysShow'
  | 'keepAlive'
  | 'perm'
  | 'icon'
  | 'redirect';

const fieldsByType: Readonly<Record<MenuType, readonly MenuField[]>> = {
  CATALOG: ['routePath', 'routeName', 'redirect', 'icon', 'visible', 'alwaysShow'],
  MENU: [
    'routePath',
    'routeName',
    'component',
    'params',
    'icon',
    'visible',
    'alwaysShow',
    'keepAlive',
  ],
  EXTLINK: ['routePath', 'icon', 'visible'],
  BUTTON: ['perm'],
};

/** Whether a field means something for a type of menu; the others are neither shown nor sent. */
export const hasField = (type: MenuType, field: MenuField): boolean =>
  fieldsByType[type].includes(field);

/** The nodes that match, with everything below them and the way down to them. */
export function keepMatches(
  nodes: readonly MenuNode[],
  isMatch: (node: MenuNode) => boolean,
): MenuNode[] {
  return nodes.flatMap((node) => {
    if (isMatch(node)) return [node];
    const children = keepMatches(node.children, isMatch);
    return children.length ? [{ ...node, children }] : [];
  });
}

/** A menu as a row of the tree table: a leaf has no list, so that it shows no sign for folding. */
export type MenuTableRow = Omit<MenuNode, 'children'> & { children?: MenuTableRow[] };

export const toTableRows = (nodes: readonly MenuNode[]): MenuTableRow[] =>
  nodes.map(({ children, ...node }) =>
    children.length ? { ...node, children: toTableRows(children) } : node,
  );

/** The ids of all nodes that can be folded. */
export const branchIds = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ id, children }) => (children.length ? [id, ...branchIds(children)] : []));

/** The pages that menus show already, as suggestions for another one. */
export const usedComponents = (nodes: readonly MenuNode[]): string[] =>
  [
    ...new Set(
      nodes.flatMap(({ type, component, children }) => [
        ...(type === 'MENU' && component ? [component] : []),
        ...usedComponents(children),
      ]),
    ),
  ].toSorted();

export interface ParentChoice {
  value: string;
  title: string;
  disabled: boolean;
  children: ParentChoice[];
}

/**
 * Where a menu can stand: below a group, or, unless it is a group itself, below a page. Neither it nor anything
 * below it is a choice.
 */
export function parentChoices(
  nodes: readonly MenuNode[],
  type: MenuType,
  ownId: string | undefined,
): ParentChoice[] {
  return nodes
    .filter((node) => node.id !== ownId && (node.type === 'CATALOG' || node.type === 'MENU'))
    .map((node) => ({
      value: node.id,
      title: node.title,
      disabled: node.type === 'MENU' && type === 'CATALOG',
      children: parentChoices(node.children, type, ownId),
    }));
}
