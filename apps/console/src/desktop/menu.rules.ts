import { containsText } from '@vitrine/contract/fold-text.ts';

/** A route as `GET /api/v1/menus/routes` answers it. */
export interface ServerRoute {
  path: string;
  name?: string | null | undefined;
  component?: string | null | undefined;
  redirect?: string | null | undefined;
  meta?:
    | {
        title?: string | null | undefined;
        /** The stored name, by which the title follows a switch of the language. */
        titleKey?: string | null | undefined;
        icon?: string | null | undefined;
        hidden?: boolean | null | undefined;
        keepAlive?: boolean | null | undefined;
        alwaysShow?: boolean | null | undefined;
        params?: Record<string, string> | null | undefined;
        layout?: string | null | undefined;
      }
    | null
    | undefined;
  children?: ServerRoute[] | null | undefined;
}

/** `view` names an entry of the view map; `layout` only groups; `link` leads out of the application. */
type Target =
  | { kind: 'layout' }
  | { kind: 'view'; view: string }
  | { kind: 'missing' }
  | { kind: 'link'; url: string };

/** One node of the resolved tree, with an absolute path. */
export interface MenuNode {
  path: string;
  name: string;
  title: string;
  icon: string;
  isHidden: boolean;
  isKept: boolean;
  alwaysShow: boolean;
  params: Record<string, string>;
  redirect: string;
  target: Target;
  children: MenuNode[];
}

const isAddress = (text: string): boolean => /^https?:\/\//i.test(text);

function joinPath(parent: string, path: string): string {
  if (isAddress(path)) return path;
  if (path.startsWith('/')) return path.length > 1 ? path.replace(/\/$/, '') : path;
  return `${parent === '/' ? '' : parent}/${path}`.replace(/\/$/, '');
}

function targetOf(
  route: ServerRoute,
  path: string,
  hasView: (component: string) => boolean,
): Target {
  const component = route.component ?? '';
  if (isAddress(path)) return { kind: 'link', url: path };
  if (component === 'Layout' || component === '') return { kind: 'layout' };
  return hasView(component) ? { kind: 'view', view: component } : { kind: 'missing' };
}

/**
 * Turns the server's routes into a tree: an entry whose component is the layout groups, any other component is
 * matched to a view, an unknown one shows the 404 view; children recursively.
 */
export function resolveRoutes(
  routes: readonly ServerRoute[],
  hasView: (component: string) => boolean,
  parent = '',
): MenuNode[] {
  return routes.map((route) => {
    const path = joinPath(parent, route.path);
    const meta = route.meta ?? {};
    return {
      path,
      name: route.name || path,
      title: meta.titleKey ?? meta.title ?? route.name ?? '',
      icon: meta.icon ?? '',
      isHidden: meta.hidden === true,
      isKept: meta.keepAlive === true,
      alwaysShow: meta.alwaysShow === true,
      params: meta.params ?? {},
      redirect: route.redirect ? joinPath(path, route.redirect) : '',
      target: targetOf(route, path, hasView),
      children: resolveRoutes(route.children ?? [], hasView, isAddress(path) ? parent : path),
    };
  });
}

/** All nodes below and including, parents first. */
function flattenNodes(nodes: readonly MenuNode[]): MenuNode[] {
  return nodes.flatMap((node) => [node, ...flattenNodes(node.children)]);
}

/** The pages of a tree: what can be shown under a path. */
export function listPages(nodes: readonly MenuNode[]): MenuNode[] {
  return flattenNodes(nodes).filter(
    ({ target }) => target.kind === 'view' || target.kind === 'missing',
  );
}

/** What the menu shows: hidden nodes are left out; a group with one visible child shows that child. */
export function visibleMenu(nodes: readonly MenuNode[]): MenuNode[] {
  return nodes
    .filter((node) => !node.isHidden)
    .flatMap((node): MenuNode[] => {
      const children = visibleMenu(node.children);
      const only = children[0];
      if (node.target.kind === 'layout' && children.length === 0) return [];
      if (node.target.kind === 'layout' && children.length === 1 && only && !node.alwaysShow) {
        return [{ ...only, icon: only.icon || node.icon, title: only.title || node.title }];
      }
      return [{ ...node, children }];
    });
}

/** The first page that a menu leads to. */
export function findFirstLeaf(nodes: readonly MenuNode[]): MenuNode | undefined {
  for (const node of nodes) {
    const leaf =
      node.children.length > 0
        ? findFirstLeaf(node.children)
        : node.target.kind === 'link'
          ? undefined
          : node;
    if (leaf) return leaf;
  }
  return undefined;
}

/** The nodes from the top down to a path, for the breadcrumb, the open groups and the mixed layout. */
export function findTrail(nodes: readonly MenuNode[], path: string): MenuNode[] {
  for (const node of nodes) {
    if (node.path === path) return [node];
    const below = findTrail(node.children, path);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** The path that the menu marks: a page's own, else that of the page above it (`/course` for a course). */
export function menuPathOf(menu: readonly MenuNode[], path: string): string {
  for (let at = path; at; at = at.slice(0, at.lastIndexOf('/')))
    if (findTrail(menu, at).length > 0) return at;
  return path;
}

/** A node's address with its parameters. */
export function addressOf(node: MenuNode): string {
  const query = new URLSearchParams(node.params).toString();
  return query ? `${node.path}?${query}` : node.path;
}

/** In the mixed layout, the top entry whose children are on the left: the one just chosen, else the page's own, else the last one. */
export function mixedGroup(
  menu: readonly MenuNode[],
  path: string,
  { chosen, kept }: { chosen: string; kept: string },
): MenuNode | undefined {
  const at = (wanted: string) => menu.find((node) => node.path === wanted);
  return at(chosen) ?? findTrail(menu, path)[0] ?? at(kept);
}

/** The number of the active item of the main menu, counted from 1: the first for home; a page of no menu leaves it as it was. */
export function menuNumberOf(menu: readonly MenuNode[], path: string, before: number): number {
  if (path === '/index') return 1;
  const index = menu.findIndex((node) => findTrail([node], path).length > 0);
  return index === -1 ? before : index + 1;
}

export interface SearchHit {
  path: string;
  /** Titles from the top down. */
  titles: string[];
  icon: string;
}

/** Pages whose title or path holds the words; external links are left out. */
export function searchMenu(
  menu: readonly MenuNode[],
  words: string,
  titleOf: (title: string) => string,
  above: string[] = [],
): SearchHit[] {
  return menu.flatMap((node) => {
    if (node.target.kind === 'link') return [];
    const titles = [...above, titleOf(node.title)];
    if (node.children.length > 0) return searchMenu(node.children, words, titleOf, titles);
    const isHit = [titles.join(' '), node.path].some((text) => containsText(text, words));
    return isHit ? [{ path: addressOf(node), titles, icon: node.icon }] : [];
  });
}

interface Findable {
  title: string;
  /** Further words by which it is found; such an entry shows up in a search only. */
  words?: string;
}

/** True if the search offers an action for the typed text. */
export function isFound({ title, words = '' }: Findable, typed: string): boolean {
  return containsText(`${title} ${words}`, typed) && (words === '' || typed.trim() !== '');
}
