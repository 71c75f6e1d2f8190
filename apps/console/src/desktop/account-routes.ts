import type { MenuRoute } from '@vitrine/contract/admin/menu-routes.ts';
import { matchPath } from 'react-router';
import { hasDemoPages } from '../lib/environment.ts';
import type { RouteBook } from '../lib/guard.rules.ts';
import { type RouteMeta, redirectRoute, standingRoutes } from '../lib/static-routes.ts';
import { type StaticPage, staticPages, type View, views } from '../views.ts';
import {
  addressOf,
  findFirstLeaf,
  listPages,
  type MenuNode,
  resolveRoutes,
  visibleMenu,
} from './menu.rules.ts';

export interface Page {
  path: string;
  title: string;
  /** Nothing when the server names a view that this console does not have: the 404 view. */
  view: View | undefined;
  layout: RouteMeta['layout'];
  /** Kept pages keep their state while another one is shown. */
  isKept: boolean;
}

export interface Routes {
  tree: MenuNode[];
  menu: MenuNode[];
  pages: Page[];
  book: RouteBook;
}

const hasView = (component: string): boolean => Object.hasOwn(views, component);
const isOneOf = (patterns: readonly string[], path: string): boolean =>
  patterns.some((pattern) => matchPath(pattern, path) !== null);
/** Demo pages do not exist where they are turned off: their paths are not found there, instead of not allowed. */
const existing = (component: string): boolean => hasDemoPages || !component.startsWith('demo/');
const existingViews = Object.entries(views).flatMap(([component, view]) =>
  existing(component) ? [view] : [],
);
const everyonesPaths = [...existingViews, ...staticPages].map(({ path }) => path);

/** Every route that the server does not name: pages of everybody, pages without the shell, and the redirect helper. */
export const staticRoutes: readonly Omit<StaticPage, 'load'>[] = [
  ...staticPages,
  ...Object.entries(standingRoutes).map(([path, route]) => ({ path, ...route })),
  redirectRoute,
];

/** A static route as an entry of the menu: a hidden one is left out there and in the search, like a hidden route of the server. */
export const staticNode = ({ path, title, meta }: Omit<StaticPage, 'load'>): MenuNode => ({
  path,
  name: path,
  title,
  icon: '',
  isHidden: meta.hidden,
  isKept: false,
  alwaysShow: false,
  params: {},
  redirect: '',
  target: { kind: 'view', view: path },
  children: [],
});

/** What the routes of the server come to here: menu, pages, and which paths exist. */
export function buildRoutes(routes: readonly MenuRoute[]): Routes {
  const tree = resolveRoutes(routes, hasView);
  const dynamic = listPages(tree).map(
    (node): Page => ({
      path: node.path,
      title: node.title,
      isKept: node.isKept,
      layout: 'default',
      view: node.target.kind === 'view' ? views[node.target.view] : undefined,
    }),
  );
  const fixed = staticPages.map(
    (page): Page => ({
      path: page.path,
      title: page.title,
      isKept: false,
      layout: page.meta.layout,
      view: page,
    }),
  );
  const pages = [...dynamic, ...fixed];
  const own = pages.map(({ path }) => path);
  const groups = tree
    .filter((node) => node.target.kind === 'layout' && node.children.length > 0)
    .map(({ path }) => path);
  const menu = visibleMenu([...tree, ...staticRoutes.map(staticNode)]);
  const first = findFirstLeaf(menu);
  return {
    tree,
    menu,
    pages,
    book: {
      isMine: (path) => isOneOf(own, path) || groups.includes(path),
      isKnown: (path) => isOneOf([...own, ...everyonesPaths], path),
      // The account page is everyone's, also of a person whose menu is empty.
      start: first ? addressOf(first) : '/profile',
    },
  };
}
