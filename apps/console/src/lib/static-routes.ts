/** `hidden`: in no menu and no search. Layout `index` is without the shell; `default` is in it. */
export interface RouteMeta {
  hidden: boolean;
  layout: 'default' | 'index';
}

/** Pages that both sites show without the shell, each with the key of its title. */
export const standingRoutes = {
  '/login': { title: 'login', meta: { hidden: true, layout: 'index' } },
  '/register': { title: 'register', meta: { hidden: true, layout: 'index' } },
  '/authorize': { title: 'authorize', meta: { hidden: true, layout: 'index' } },
  '/401': { title: 'noAccessTitle', meta: { hidden: true, layout: 'index' } },
  '/404': { title: 'notFoundTitle', meta: { hidden: true, layout: 'index' } },
} as const satisfies Readonly<Record<string, { title: string; meta: RouteMeta }>>;

export type StandingPath = keyof typeof standingRoutes;

export const isStanding = (path: string): path is StandingPath => Object.hasOwn(standingRoutes, path);

/** The redirect helper: it shows nothing and leads on to the path behind it. */
export const redirectRoute = { path: '/redirect/*', title: 'redirect', meta: { hidden: true, layout: 'default' } } as const;
