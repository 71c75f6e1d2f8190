interface Module {
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
 * Packages are left out: the index of the icons imports all of them, also those of pages that come much later.
 */
function reach(graph: Graph, first: string, isLater: boolean): Set<string> {
  const found = new Set([first]);
  for (const id of found) {
    const module = graph.getModuleInfo(id);
    for (const next of [
      ...(module?.importedIds ?? []),
      ...((isLater && module?.dynamicallyImportedIds) || []),
    ])
      if (!next.includes('/node_modules/')) found.add(next);
  }
  return found;
}

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
  return sorted;
}

/**
 * The phone's first pages in five files, by when they are needed (with the entry, with the login form, or with the home of
 * a signed-in owner) and by whom: what the desktop needs as well stands apart, so that neither shell loads the other. A
 * group takes along what its modules import, hence this order.
 */
export function firstPageGroups(source: string): Record<'start' | 'login' | 'home', Group[]> {
  let sorted: Map<string, string> | undefined;
  const groupOf = (group: string): Group => ({
    name: (id, graph) => {
      sorted ??= sortModules(graph, source);
      return sorted.get(id) === group ? group : null;
    },
  });
  return {
    start: [groupOf('start-shared'), groupOf('start-phone')],
    login: [groupOf('login-shared')],
    home: [groupOf('home-shared'), groupOf('home-phone')],
  };
}
