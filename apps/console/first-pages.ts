import { shapesOf } from './contract-shapes.ts';

interface Module {
  readonly code?: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

interface Graph {
  getModuleInfo(id: string): Module | null;
}

interface Group {
  readonly name: (id: string, graph: Graph) => string | null;
}

/**
 * Every module of ours that comes with the first one; with `isLater` also what its pages fetch when they are opened.
 * Packages are left out: the index of the icons imports all of them, also those of pages that come much later. The shapes of forms come
 * later as well.
 */
function reach(graph: Graph, first: string, isLater: boolean): Set<string> {
  const found = new Set([first]);
  for (const id of found) {
    const module = graph.getModuleInfo(id);
    for (const next of [
      ...(module?.importedIds ?? []),
      ...((isLater && module?.dynamicallyImportedIds) || []),
    ])
      if (!next.includes('/node_modules/') && (isLater || !next.endsWith(shapesOf)))
        found.add(next);
  }
  return found;
}

/** The owner's other pages with figures, each in its own file. */
const listPages = {
  orders: 'shop/orders/orders-page.tsx',
  products: 'shop/pricing/products-page.tsx',
  revenue: 'shop/ledger/ledger-page.tsx',
};

function sortModules(graph: Graph, source: string): Map<string, string> {
  const firsts = {
    start: `${source}/mobile/main.tsx`,
    login: `${source}/admin/identity/login-page.tsx`,
    home: `${source}/mobile/signed-in.tsx`,
  };
  const desktop = reach(graph, `${source}/desktop/main.tsx`, true);
  const home = reach(graph, firsts.home, false);
  const sorted = new Map<string, string>();
  // What comes with the entry does not come again with the pages, and the entries are files of their own.
  for (const [name, first] of Object.entries(firsts))
    for (const id of reach(graph, first, false)) {
      if (sorted.has(id) || id === firsts.start) continue;
      // The desktop's login form takes nothing from the phone's home: what both use comes with the entry.
      const group = name === 'login' && home.has(id) ? 'start' : name;
      sorted.set(id, desktop.has(id) ? `${group}-shared` : `${group}-phone`);
    }
  // The desk's entry comes first, then its frame, its start page, the common part of its lists, and each list. Modules that a page of
  // the phone uses as well are apart.
  const phone = reach(graph, firsts.start, true);
  const put = (ids: Iterable<string>, group: string, shared: string) => {
    for (const id of ids) if (!sorted.has(id)) sorted.set(id, phone.has(id) ? shared : group);
  };
  const main = reach(graph, `${source}/desktop/main.tsx`, false);
  main.delete(`${source}/desktop/main.tsx`);
  put(main, 'desk-start', 'desk-start-shared');
  // The few that other pages of the phone use come with its home, which is one file less.
  put(reach(graph, `${source}/desktop/shell.tsx`, false), 'desk', 'home-shared');
  const dashboard = reach(graph, `${source}/shop/analytics/dashboard-page.tsx`, false);
  const [orders, products, revenue] = [listPages.orders, listPages.products, listPages.revenue].map(
    (page) => reach(graph, `${source}/${page}`, false),
  );
  if (!orders || !products || !revenue) throw new Error('A list has no page');
  const countLists = (id: string) =>
    [orders, products, revenue].filter((own) => own.has(id)).length;
  const isOfLists = (id: string) => id.includes('/src/ui/') || countLists(id) > 1;
  put([...dashboard].filter(countLists), 'desk', 'home-shared');
  put(dashboard, 'dashboard', 'dashboard-shared');
  put([...orders, ...products, ...revenue].filter(isOfLists), 'lists', 'lists-shared');
  put(orders, 'orders', 'lists-shared');
  put(products, 'products', 'lists-shared');
  put(revenue, 'revenue', 'lists-shared');
  return sorted;
}

const pascalCase = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** The names of the icons that these modules draw; the index that they come from imports all. */
function findIcons(graph: Graph, ids: Iterable<string>): Set<string> {
  const names = [...ids].flatMap((id) =>
    [
      ...(graph.getModuleInfo(id)?.code ?? '').matchAll(
        /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g,
      ),
    ].flatMap(([, list = '']) => list.split(',').map((name) => name.trim().split(' ')[0] ?? '')),
  );
  return new Set(names);
}

/**
 * The first pages in a few files, by when they are needed (with the entry, with the login form, or with the home of a
 * signed-in owner) and by whom: what the desktop needs as well stands apart, so that neither shell loads the other. A
 * group takes along what its modules import, hence this order.
 */
export function firstPageGroups(
  source: string,
): Record<'start' | 'login' | 'home' | 'deskStart' | 'desk' | 'icons', Group[]> {
  let sorted: Map<string, string> | undefined;
  let icons: Set<string> | undefined;
  const groupOf = (group: string): Group => ({
    name: (id, graph) => {
      sorted ??= sortModules(graph, source);
      return sorted.get(id) === group ? group : null;
    },
  });
  const firstIcons: Group = {
    name: (id, graph) => {
      const icon = /lucide-react\/dist\/esm\/icons\/([\w-]+)\.\w+$/.exec(id)?.[1];
      if (!icon) return null;
      sorted ??= sortModules(graph, source);
      icons ??= findIcons(graph, sorted.keys());
      return icons.has(pascalCase(icon)) ? 'first-icons' : null;
    },
  };
  return {
    icons: [firstIcons],
    start: [groupOf('start-shared'), groupOf('start-phone')],
    login: [groupOf('login-shared')],
    home: [groupOf('home-shared'), groupOf('home-phone')],
    deskStart: [groupOf('desk-start-shared'), groupOf('desk-start')],
    desk: [
      ...['desk', 'dashboard-shared', 'dashboard', 'lists-shared', 'lists'].map(groupOf),
      ...Object.keys(listPages).map(groupOf),
    ],
  };
}
