import type { MenuForm } from '@vitrine/contract/admin/menu-forms.ts';
import type { MenuRoute } from '@vitrine/contract/admin/menu-routes.ts';
import type { MenuNode, MenuOption } from '@vitrine/contract/admin/menus.ts';
import type { Language } from '@vitrine/contract/locales.ts';
import { webAddress } from '@vitrine/contract/shapes.ts';
import { growTree, isWithin } from '#platform/db/tree.ts';
import { demoMenu } from './demo-menus.reference.ts';
import { menuTitle } from './menu-titles.ts';
import type { menus } from './menus.tables.ts';

export type MenuRow = typeof menus.$inferSelect;
/** What a form decides of a row. */
export type MenuValues = Omit<MenuRow, 'id' | 'createdAt' | 'updatedAt'>;

function camelCase(path: string): string {
  return path
    .replace(/^\/+/, '')
    .replace(/[^A-Za-z0-9]+(.)?/g, (_whole, next: string | undefined) => next?.toUpperCase() ?? '');
}

/** The route tree of a console: buttons are no routes, external links have no component. */
export function toRoutes(rows: readonly MenuRow[], language: Language): MenuRoute[] {
  return growTree<MenuRow, MenuRoute>(
    rows.filter(({ type }) => type !== 'BUTTON'),
    (row, children) => ({
      path: row.routePath,
      component: row.component || null,
      redirect: row.redirect || null,
      name: row.routeName || camelCase(row.routePath),
      meta: {
        title: menuTitle(row, language),
        titleKey: row.titles?.[language] || row.name,
        icon: row.icon,
        hidden: !row.visible,
        ...(row.type === 'MENU' ? { keepAlive: row.keepAlive } : {}),
        alwaysShow: row.alwaysShow,
        params: row.params?.length
          ? Object.fromEntries(row.params.map(({ key, value }) => [key, value]))
          : null,
      },
      children,
    }),
  );
}

export function toNodes(
  rows: readonly MenuRow[],
  language: Language,
  isSystem: (row: MenuRow) => boolean,
): MenuNode[] {
  return growTree<MenuRow, MenuNode>(rows, (row, children) => ({
    id: row.id,
    parentId: row.parentId ?? '0',
    name: row.name,
    title: menuTitle(row, language),
    type: row.type,
    routeName: row.routeName,
    routePath: row.routePath,
    component: row.component,
    sort: row.sort,
    visible: row.visible ? 1 : 0,
    icon: row.icon,
    redirect: row.redirect,
    perm: row.perm,
    isSystem: isSystem(row),
    children,
  }));
}

export function toOptions(rows: readonly MenuRow[], language: Language): MenuOption[] {
  return growTree<MenuRow, MenuOption>(rows, (row, children) => ({
    value: row.id,
    label: menuTitle(row, language),
    ...(children.length ? { children } : {}),
  }));
}

/** Menus without those of the demo pages, what operators put below them included. */
export function withoutDemo(rows: readonly MenuRow[]): MenuRow[] {
  const root = rows.find(({ routeName }) => routeName === demoMenu.name)?.id;
  return rows.filter(
    ({ id, component }) => !component.startsWith('demo/') && !(root && isWithin(rows, root, id)),
  );
}

/** Menus without the page of code generation. */
export const withoutCodegen = (rows: readonly MenuRow[]): MenuRow[] =>
  rows.filter(({ component }) => !component.startsWith('codegen/'));

/** A menu and all below it. */
export function listWithin(rows: readonly MenuRow[], id: string): MenuRow[] {
  return rows.filter((row) => isWithin(rows, id, row.id));
}

const routePattern = /^\/?[\w:.()*/-]*$/;
/** Steps out of the path, and empty ones, which browsers read as another host. */
const oddSteps = /(?:^|\/)\.{1,2}(?:\/|$)|\/\//;
const inheritedNames = new Set(Object.getOwnPropertyNames(Object.prototype));
const redirectPattern = /^\/?[\w/-]*$/;

interface FormFault {
  path: 'routeName' | 'routePath' | 'component' | 'redirect';
  code: 'required' | 'format';
}

/** The first thing that a form lacks for its type. */
export function findFormFault({
  type,
  routePath = '',
  routeName,
  component,
  redirect,
}: MenuForm): FormFault | undefined {
  if (redirect && !redirectPattern.test(redirect)) return { path: 'redirect', code: 'format' };
  if (type === 'BUTTON') return undefined;
  if (!routePath) return { path: 'routePath', code: 'required' };
  if (type === 'EXTLINK')
    return webAddress.safeParse(routePath).success
      ? undefined
      : { path: 'routePath', code: 'format' };
  if (!routePattern.test(routePath) || oddSteps.test(routePath))
    return { path: 'routePath', code: 'format' };
  if (type === 'CATALOG') return undefined;
  if (!routeName) return { path: 'routeName', code: 'required' };
  if (component?.split('/').some((part) => inheritedNames.has(part)))
    return { path: 'component', code: 'format' };
  return component ? undefined : { path: 'component', code: 'required' };
}

/** Titles that were filled in; null for none. */
function ownTitles(titles: MenuForm['titles']): MenuRow['titles'] {
  const filled = Object.entries(titles ?? {}).filter(([, title]) => title);
  return filled.length ? Object.fromEntries(filled) : null;
}

/** A form as a row: each type keeps only the fields that mean something for it. */
export function toValues(form: MenuForm): MenuValues {
  const { routePath = '', routeName = '', icon = '' } = form;
  const plain = {
    parentId: form.parentId === '0' ? null : form.parentId,
    name: form.name,
    titles: ownTitles(form.titles),
    type: form.type,
    sort: form.sort ?? 1,
    visible: form.visible !== 0,
    alwaysShow: false,
    keepAlive: false,
    routeName: '',
    routePath: '',
    component: '',
    params: null,
    perm: '',
    icon: '',
    redirect: '',
  };
  const alwaysShow = form.alwaysShow === 1;
  switch (form.type) {
    case 'BUTTON':
      return { ...plain, visible: true, perm: form.perm ?? '' };
    case 'EXTLINK':
      return { ...plain, routePath, icon };
    case 'CATALOG': {
      // A top-level path begins at the root.
      const needsSlash = plain.parentId === null && !routePath.startsWith('/');
      return {
        ...plain,
        routeName,
        routePath: needsSlash ? `/${routePath}` : routePath,
        component: 'Layout',
        redirect: form.redirect ?? '',
        alwaysShow,
        icon,
      };
    }
    case 'MENU':
      return {
        ...plain,
        routeName,
        routePath,
        component: form.component ?? '',
        params: form.params ?? null,
        keepAlive: form.keepAlive !== 0,
        alwaysShow,
        icon,
      };
  }
}
